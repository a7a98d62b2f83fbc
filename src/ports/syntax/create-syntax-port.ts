import { spawn } from 'node:child_process';
import type { SyntaxProblem } from '../../files/syntax/check-syntax.js';
import type { SyntaxPort } from '../../files/syntax/syntax-port.js';

export interface SyntaxPortOptions {
  /** PATH to find the programs in. */
  readonly searchPath: string;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

interface Checker {
  readonly argv: readonly [string, ...string[]];
  /** Problems in what the program printed; called only when it failed. */
  parse(output: string): SyntaxProblem[];
}

const PYTHON = `
import ast, sys
try:
    ast.parse(sys.stdin.buffer.read())
except SyntaxError as problem:
    print(f"{problem.lineno or 1}:{problem.offset or 1}:{problem.msg}")
    sys.exit(1)
`;

/** Each reads the text from standard input, parses it and runs nothing of it. */
const CHECKERS: Readonly<Record<string, Checker>> = {
  // Isolated: neither variables nor modules of the working folder are looked at.
  python: { argv: ['python3', '-I', '-S', '-c', PYTHON], parse: (output) => placed(/^(\d+):(\d+):(.*)$/gm, output) },
  shell: { argv: ['bash', '--noprofile', '--norc', '-n'], parse: (output) => lined(/line (\d+): (.*)$/gm, output) },
  go: { argv: ['gofmt', '-e'], parse: (output) => placed(/:(\d+):(\d+): (.*)$/gm, output) },
  rust: { argv: ['rustfmt', '--emit', 'stdout', '--quiet'], parse: parseRust },
};

const MAX_OUTPUT = 64 * 1024;

/** Runs the parsers of this machine, each with a fixed command and a short time. */
export function createSyntaxPort({ searchPath, signal, timeoutMs = 3_000 }: SyntaxPortOptions): SyntaxPort {
  return {
    async check(language, text) {
      const checker = CHECKERS[language];
      if (checker === undefined) return undefined;
      const ended = await run(
        checker.argv,
        text,
        searchPath,
        AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      );
      if (ended === undefined) return undefined;
      if (ended.exitCode === 0) return [];
      const problems = checker.parse(ended.output);
      // A failure that names no line is the program's own, not the text's.
      return problems.length > 0 ? problems : undefined;
    },
  };
}

function run(
  [program, ...args]: readonly [string, ...string[]],
  text: string,
  searchPath: string,
  signal: AbortSignal,
): Promise<{ exitCode: number; output: string } | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: '/',
      env: { PATH: searchPath, LC_ALL: 'C.UTF-8' },
      signal,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    const add = (chunk: string): void => {
      if (output.length < MAX_OUTPUT) output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    // Missing programs and ones that ran out of time check nothing; an early exit closes our end of the pipe.
    child.once('error', () => resolve(undefined));
    child.stdin.once('error', () => undefined);
    child.once('close', (code) => resolve(code === null ? undefined : { exitCode: code, output }));
    child.stdin.end(text);
  });
}

function placed(pattern: RegExp, output: string): SyntaxProblem[] {
  return [...output.matchAll(pattern)].map((found) => ({
    line: Number(found[1]),
    column: Number(found[2]),
    message: (found[3] ?? '').trim(),
  }));
}

function lined(pattern: RegExp, output: string): SyntaxProblem[] {
  return [...output.matchAll(pattern)].map((found) => ({ line: Number(found[1]), message: (found[2] ?? '').trim() }));
}

/** `error: message` and, on a line below it, ` --> <stdin>:line:column`. */
function parseRust(output: string): SyntaxProblem[] {
  return [...output.matchAll(/error(?:\[\w+\])?: (.+)\n\s*--> [^\n]*?:(\d+):(\d+)/g)].map((found) => ({
    line: Number(found[2]),
    column: Number(found[3]),
    message: found[1] ?? '',
  }));
}
