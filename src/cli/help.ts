import { VERSION } from '../lib/version.js';
import type { CommandSpec, OptionSpec } from './command.js';
import { COMMANDS, COMMON_OPTIONS } from './command-table.js';

/** Help of the whole command line. */
export function overview(): string {
  return [
    `hermes ${VERSION}: the tool layer for AI agents`,
    '',
    'Usage: hermes [command] [flags]',
    '  on a terminal without a command: hermes shell; otherwise: hermes run',
    '',
    'Commands:',
    ...COMMANDS.map((command) => row(usage(command), command.summary)),
    '',
    'Flags everywhere they make sense:',
    ...optionRows(COMMON_OPTIONS),
    '',
    'Examples:',
    ...FIRST_STEPS.map((example) => `  ${example}`),
    '',
    'Exit codes: 0 success, 1 the tool answered with an error, 2 wrong usage, 3 denied by the gate, 130 cancelled.',
    'hermes COMMAND --help shows flags and examples.',
  ].join('\n');
}

const FIRST_STEPS = [
  'hermes tools list --all',
  'hermes tools call read_file path=README.md limit=5',
  `printf '{"id":"1","name":"system_info","arguments":{}}\\n' | hermes run`,
  `hermes permissions check write_file '{"path":"/etc/hosts","content":""}'`,
  'hermes doctor',
];

/** Help of a group such as `tools`. */
export function groupHelp(group: string): string {
  const members = COMMANDS.filter((command) => command.name.startsWith(`${group} `));
  return [
    `hermes ${group}`,
    '',
    ...members.map((command) => row(`hermes ${usage(command)}`, command.summary)),
    '',
    'Examples:',
    ...members.flatMap(({ examples }) => examples.slice(0, 1)).map((example) => `  ${example}`),
    '',
    `hermes ${group} COMMAND --help shows flags and more examples.`,
  ].join('\n');
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
    return row(text, option.summary);
  });
}

const WIDTH = 34;

/** What does not fit its column has a line of its own. */
function row(left: string, right: string): string {
  return left.length > WIDTH ? `  ${left}\n  ${''.padEnd(WIDTH)}  ${right}` : `  ${left.padEnd(WIDTH)}  ${right}`;
}
