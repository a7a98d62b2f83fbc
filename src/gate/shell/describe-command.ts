import { analyseCommand, type CommandOptions } from './analyse-command.js';
import { type CommandVerdict, commandText, judgeCommand } from './judge-command.js';

/** What Hermes understands of a command line, for people and as data. */
export interface CommandDescription extends CommandVerdict {
  readonly commands: readonly {
    readonly text: string;
    readonly depth: number;
    readonly wrappers: readonly string[];
    readonly code: readonly { readonly language: string; readonly text: string }[];
  }[];
  /** The same as lines of text. */
  readonly lines: readonly string[];
}

/** The parse, the findings and the verdict of a command line, as `hermes approvals test` shows them. */
export function describeCommand(command: string, options: CommandOptions = {}): CommandDescription {
  const { runs } = analyseCommand(command, options);
  const verdict = judgeCommand(command, options);
  const commands = runs
    .filter((run) => run.words.length > 0 || run.redirects.length > 0 || run.assignments.length > 0)
    .map((run) => ({
      text: commandText(run),
      depth: run.wrappers.length,
      wrappers: run.wrappers,
      code: run.code.map(({ language, text }) => ({ language, text })),
    }));
  const lines = [
    ...commands.flatMap(({ text, depth, code }) => [
      `${'  '.repeat(depth)}${text}`,
      ...code.map(
        ({ language, text: source }) => `${'  '.repeat(depth + 1)}(${language}) ${source.split('\n')[0] ?? ''}`,
      ),
    ]),
    ...verdict.findings.map(
      ({ severity, rule, reason, command: text }) => `${severity}  ${rule}: ${reason}${text ? `  [${text}]` : ''}`,
    ),
    `verdict: ${verdict.verdict}`,
  ];
  return { ...verdict, commands, lines };
}
