import { parseArgs } from 'node:util';
import { processEnvironment } from '../config/environment.js';
import { ConfigError } from '../config/parse-config.js';
import { ToolError } from '../kernel/outcome.js';
import { didYouMean } from '../lib/nearest.js';
import { StoreError } from '../store/store-error.js';
import { type CommandSpec, EXIT, type RunCommand, UsageError } from './command.js';
import { COMMANDS, COMMON_OPTIONS } from './command-table.js';
import { commandHelp, groupHelp, overview } from './help.js';
import { describeCrash, endOnCrash } from './report-crash.js';
import { paint, printLine, processTerminal, type Terminal } from './terminal.js';

/** Runs one command line and sets the exit code. */
export async function main(argv: readonly string[]): Promise<void> {
  const terminal = processTerminal(processEnvironment);
  const stop = new AbortController();
  const interrupt = (): void => {
    // The second Ctrl-C leaves at once; the first lets the call end cleanly.
    if (stop.signal.aborted) process.exit(EXIT.cancelled);
    stop.abort('interrupted');
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  ignoreClosedPipe(terminal);
  endOnCrash(terminal);
  try {
    process.exitCode = await dispatch(argv, terminal, stop.signal);
  } catch (problem) {
    process.exitCode = await report(problem, terminal);
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

async function dispatch(argv: readonly string[], terminal: Terminal, signal: AbortSignal): Promise<number> {
  const [flags, named] = leadingFlags(askedForHelp(argv));
  const words = named.length === 0 ? [terminal.isInteractive ? 'shell' : 'run'] : named;
  const found = findCommand(words);
  if (found === undefined) return unknown(words, terminal);
  const { command } = found;
  const rest = [...flags, ...found.rest];
  if (rest.includes('--help') || rest.includes('-h')) {
    printLine(terminal, commandHelp(command));
    return EXIT.ok;
  }
  const { values, positionals } = parseFlags(command, rest);
  if (command.args === undefined && positionals.length > 0) {
    const given = positionals.map((word) => JSON.stringify(word)).join(' ');
    throw new UsageError(`hermes ${command.name} takes no ${given}. See: hermes ${command.name} --help`);
  }
  const { run } = await load(command);
  return run({ args: positionals, flags: values, terminal, signal });
}

/** `hermes help tools list` is `hermes tools list --help`. */
function askedForHelp(argv: readonly string[]): readonly string[] {
  const [first, ...words] = argv;
  return first === 'help' && words.length > 0 ? [...words.filter((word) => !word.startsWith('-')), '--help'] : argv;
}

/** `hermes --home DIR tools list` is `hermes tools list --home DIR`. */
function leadingFlags(argv: readonly string[]): [flags: readonly string[], words: readonly string[]] {
  const takesValue = (flag: string): boolean =>
    [COMMON_OPTIONS, ...COMMANDS.map(({ options }) => options)].some(
      (options) => options?.[flag.slice(2)]?.type === 'string',
    );
  let at = 0;
  for (let flag = argv[at]; flag?.startsWith('-'); flag = argv[at]) at += takesValue(flag) ? 2 : 1;
  return [argv.slice(0, at), argv.slice(at)];
}

/** Each command is a module of its own beside this one, so that a command loads only what it needs. */
async function load(command: CommandSpec): Promise<{ run: RunCommand }> {
  return import(new URL(`./commands/${command.name.replaceAll(' ', '-')}.js`, import.meta.url).href);
}

/** The longest name that fits: `tools list` before `tools`. */
function findCommand(words: readonly string[]): { command: CommandSpec; rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const command = COMMANDS.find(({ name }) => name === words.slice(0, length).join(' '));
    if (command !== undefined) return { command, rest: words.slice(length) };
  }
  return undefined;
}

function unknown(words: readonly string[], terminal: Terminal): number {
  const [group = '', second] = words;
  const names = COMMANDS.map((command) => command.name);
  const isGroup = names.some((name) => name.startsWith(`${group} `));
  if (isGroup && (second === undefined || second.startsWith('-'))) {
    printLine(terminal, groupHelp(group));
    return second === undefined ? EXIT.usage : EXIT.ok;
  }
  if (group === 'help') {
    printLine(terminal, overview());
    return EXIT.ok;
  }
  const asked = isGroup ? `${group} ${second}` : group;
  const known = new Set([...names, ...names.map((name) => name.split(' ')[0] ?? '')]);
  const near = didYouMean(asked, known) || ' `hermes --help` shows every command.';
  throw new UsageError(`Unknown command: ${asked}.${near}`);
}

function parseFlags(command: CommandSpec, rest: readonly string[]) {
  const options = { ...COMMON_OPTIONS, ...command.options };
  try {
    return parseArgs({ args: [...rest], options, allowPositionals: true, strict: true });
  } catch (problem) {
    const flag = /'(--?[\w-]+)/.exec((problem as Error).message)?.[1] ?? '';
    const name = flag.replace(/^-+/, '');
    const guess = Object.hasOwn(options, name) ? '' : didYouMean(name, Object.keys(options));
    const near = guess.replace('Did you mean ', 'Did you mean --');
    throw new UsageError(`${firstSentence((problem as Error).message)}${near} See: hermes ${command.name} --help`);
  }
}

function firstSentence(message: string): string {
  return `${message.split(/\. |\n/)[0]?.replace(/\.$/, '') ?? message}.`;
}

async function report(problem: unknown, terminal: Terminal): Promise<number> {
  const say = (text: string): void => void terminal.err.write(`${paint(terminal, 'red', 'hermes:')} ${text}\n`);
  if (problem instanceof UsageError || problem instanceof ConfigError) {
    say(problem.message);
    return EXIT.usage;
  }
  if (problem instanceof StoreError) {
    say(problem.message);
    return EXIT.toolError;
  }
  if (problem instanceof ToolError) {
    say(`${problem.message}${problem.hint === undefined ? '' : `\n  ${problem.hint}`}`);
    return problem.code === 'denied' || problem.code === 'approval_required'
      ? EXIT.denied
      : problem.code === 'invalid_arguments'
        ? EXIT.usage
        : EXIT.toolError;
  }
  say(problem instanceof Error && isOfSystem(problem) ? problem.message : await describeCrash(problem));
  return EXIT.toolError;
}

/** A file that cannot be read or written is the machine's matter: where in our code it was noticed helps nobody. */
function isOfSystem(problem: NodeJS.ErrnoException): boolean {
  return problem.syscall !== undefined && problem.code !== undefined;
}

/** `hermes tools list | head` is not an error. */
function ignoreClosedPipe(terminal: Terminal): void {
  terminal.out.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code === 'EPIPE') process.exit(EXIT.ok);
    throw problem;
  });
}
