import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readSettings, type Settings } from '../../compose/settings.js';
import { commandRules } from '../../gate/profiles/match-commands.js';
import { analyseCommand } from '../../gate/shell/analyse-command.js';
import { type CommandVerdict, commandText, judgeCommand } from '../../gate/shell/judge-command.js';
import { matchCommandPattern } from '../../gate/shell/match-command-pattern.js';
import { makeVisible } from '../../lib/visible-text.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { folders } from '../open-hermes.js';
import { paint, printJson, printLine, type Terminal } from '../terminal.js';

/** How a command is judged. Nothing runs and nobody is asked. */
export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const settings = await readSettings(folders(invocation));
  const place = { cwd: settings.cwd, ...homeOf(settings) };
  if (args[0] === '-' && args.length === 1) return testLines(invocation, place);
  if (args.length === 0)
    throw new UsageError(`Which command? hermes approvals test 'rm -rf build', or - for JSON lines.`);
  const command = args.join(' ');
  const verdict = judgeCommand(command, place);
  const parse = parseOf(command, place);
  const patterns = patternsOf(command, settings, place);
  if (flags.json === true) printJson(terminal, { command, ...verdict, parse, patterns });
  else printVerdict(terminal, command, verdict, parse);
  if (flags.json !== true) printPatterns(terminal, patterns);
  return EXIT.ok;
}

interface MatchedPattern {
  /** The list of `approvals` it stands in. */
  readonly list: 'deny' | 'ask' | 'allow';
  readonly pattern: string;
}

/** The operator's own patterns that mean the command or a part of it. */
function patternsOf(command: string, { config }: Settings, place: Place): MatchedPattern[] {
  const { deny, ask, allow } = config.approvals;
  const some = (list: 'deny' | 'ask', patterns: readonly string[]): MatchedPattern[] =>
    patterns
      .filter((pattern) => commandRules.someCommand(pattern, command, place) !== 'no')
      .map((pattern) => ({ list, pattern }));
  return [
    ...some('deny', deny),
    ...some('ask', ask),
    ...allow
      .filter((pattern) => matchCommandPattern(pattern, command, place).any)
      .map((pattern): MatchedPattern => ({ list: 'allow', pattern })),
  ];
}

const PATTERN_MEANING = {
  deny: 'refuses it',
  ask: 'asks about it',
  allow: 'answers for the parts it means word for word',
} as const;

function printPatterns(terminal: Terminal, patterns: readonly MatchedPattern[]): void {
  if (patterns.length > 0) printLine(terminal, 'Your patterns:');
  for (const { list, pattern } of patterns)
    printLine(terminal, `  approvals.${list} ${JSON.stringify(pattern)} ${PATTERN_MEANING[list]}`);
}

interface Place {
  readonly cwd: string;
  readonly home?: string;
}

interface ParsedCommand {
  /** Assignments, words and redirections as they would run, quotes and variables worked out. */
  readonly command: string;
  readonly program: string;
  /** What it is wrapped in, outermost first. */
  readonly within: readonly string[];
  readonly cwd: string;
  readonly span: { readonly start: number; readonly end: number };
}

function parseOf(command: string, place: Place): ParsedCommand[] {
  return analyseCommand(command, place).runs.map((part) => ({
    command: commandText(part),
    program: part.name,
    within: part.wrappers,
    cwd: part.cwd,
    span: part.span,
  }));
}

/** One JSON string per line in, one verdict per line out. A line that is none is told so, and the test goes on. */
async function testLines({ flags, terminal }: Invocation, place: Place): Promise<number> {
  let isClean = true;
  for await (const line of createInterface({ input: terminal.in, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const command = readLine(line);
    isClean &&= command !== undefined;
    const text =
      command === undefined ? unreadable(line, flags.json === true) : lineOf(command, place, flags.json === true);
    if (!terminal.out.write(`${text}\n`)) await once(terminal.out, 'drain');
  }
  return isClean ? EXIT.ok : EXIT.usage;
}

function readLine(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined; // told in the line's own answer
  }
}

function lineOf(command: string, place: Place, isJson: boolean): string {
  const { verdict, findings } = judgeCommand(command, place);
  if (isJson) return JSON.stringify({ command, verdict, findings });
  return [verdict, ...new Set(findings.map(({ rule }) => rule))].join(' ');
}

function unreadable(line: string, isJson: boolean): string {
  const error = `A line must be one JSON string, e.g. "rm -rf build"; this one is ${JSON.stringify(line.slice(0, 80))}.`;
  return isJson ? JSON.stringify({ error, code: 'invalid_arguments' }) : `error ${error}`;
}

const COLOURS = { allow: 'green', ask: 'yellow', block: 'red' } as const;
const MEANING = {
  allow: 'runs without a question, as far as the command itself goes',
  ask: 'somebody must agree',
  block: 'never runs, whatever the settings',
} as const;

function printVerdict(
  terminal: Terminal,
  command: string,
  { verdict, findings }: CommandVerdict,
  parse: readonly ParsedCommand[],
): void {
  printLine(terminal, `${paint(terminal, COLOURS[verdict], verdict)}: ${MEANING[verdict]}`);
  if (parse.length > 0) printLine(terminal, 'What would run:');
  for (const { command: part, within } of parse) {
    const around = within.length === 0 ? '' : paint(terminal, 'dim', ` (in ${within.join(' > ')})`);
    printLine(terminal, `  ${makeVisible(part, { newlines: 'escape' })}${around}`);
  }
  if (findings.length > 0) printLine(terminal, 'Findings:');
  for (const { rule, severity, reason, span, command: part } of findings) {
    printLine(terminal, `  ${paint(terminal, COLOURS[severity], severity.padEnd(5))} ${rule}: ${reason}`);
    const words = makeVisible(command.slice(span.start, span.end), { newlines: 'escape' });
    const runs = makeVisible(part, { newlines: 'escape' });
    const inside = runs === '' || runs === words ? '' : ` (runs ${runs})`;
    if (words !== '')
      printLine(terminal, paint(terminal, 'dim', `        at ${span.start}-${span.end}: ${words}${inside}`));
  }
}

function homeOf({ env }: Settings): { home?: string } {
  return env.HOME === undefined ? {} : { home: env.HOME };
}
