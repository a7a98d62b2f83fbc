import { VERSION } from '../lib/version.js';
import type { CommandSpec, OptionSpec } from './command.js';
import { COMMANDS, COMMON_OPTIONS } from './command-table.js';

/** Help of the whole command line. */
export function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length + (command.args?.length ?? 0) + 1));
  const rows = COMMANDS.map((command) => `  ${usage(command).padEnd(Math.min(width, 34))}  ${command.summary}`);
  return [
    `hermes ${VERSION}: the tool layer for AI agents`,
    '',
    'Usage: hermes [command] [flags]',
    '  on a terminal without a command: hermes shell; otherwise: hermes run',
    '',
    'Commands:',
    ...rows,
    '',
    'Flags everywhere they make sense:',
    ...optionRows(COMMON_OPTIONS),
    '',
    'Exit codes: 0 success, 1 the tool answered with an error, 2 wrong usage, 3 denied by the gate, 130 cancelled.',
    'hermes COMMAND --help shows flags and examples.',
  ].join('\n');
}

/** Help of a group such as `tools`. */
export function groupHelp(group: string): string {
  const members = COMMANDS.filter((command) => command.name.startsWith(`${group} `));
  const rows = members.map((command) => `  hermes ${usage(command).padEnd(34)}  ${command.summary}`);
  return [`hermes ${group}`, '', ...rows, '', `hermes ${group} COMMAND --help shows flags and examples.`].join('\n');
}

export function commandHelp(command: CommandSpec): string {
  const lines = [
    `hermes ${usage(command)}`,
    '',
    `  ${command.summary}`,
    '',
    'Flags:',
    ...optionRows({ ...command.options, ...COMMON_OPTIONS }),
  ];
  lines.push('', 'Examples:', ...command.examples.map((example) => `  ${example}`));
  return lines.join('\n');
}

function usage(command: CommandSpec): string {
  return command.args === undefined ? command.name : `${command.name} ${command.args}`;
}

function optionRows(options: Readonly<Record<string, OptionSpec>>): string[] {
  return Object.entries(options).map(([name, option]) => {
    const short = option.short === undefined ? '' : `-${option.short}, `;
    const text = `${short}--${name}${option.value === undefined ? '' : ` ${option.value}`}`;
    return `  ${text.padEnd(34)}  ${option.summary}`;
  });
}
