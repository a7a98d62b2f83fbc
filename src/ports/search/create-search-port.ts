import { basename, dirname, relative } from 'node:path';
import type { SearchEnd, SearchPort } from '../../files/search-port.js';
import type { CallGuard, ResolvedPath } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import { expressionProblem } from './expression-problem.js';
import { contentArgs, listingArgs } from './ripgrep-args.js';
import type { SearchRunner } from './search-runner.js';
import { splitOutput } from './split-output.js';

export interface SearchPortOptions {
  readonly guard: CallGuard;
  /** Follows a path in the environment that is searched. */
  readonly resolve: (path: string) => Promise<ResolvedPath>;
  readonly signal: AbortSignal;
  /** Asked at the first search. */
  readonly runner: () => Promise<SearchRunner>;
}

const NEWLINE = 10;
const NUL = 0;

/**
 * Searches below a root the gate was asked about. Ripgrep starts in that root and is given only `./` or a name in it;
 * what it finds is filtered again by the caller with `readable`.
 */
export function createSearchPort({ guard, resolve, signal, runner }: SearchPortOptions): SearchPort {
  async function rootOf(path: string): Promise<{ cwd: string; target: string }> {
    const { path: real, kind } = await resolve(path);
    if (kind === 'missing') {
      throw new ToolError(`Path not found: ${path}`, {
        code: 'not_found',
        hint: 'Use directory_list to see what is there.',
      });
    }
    if (kind !== 'file' && kind !== 'directory')
      throw new ToolError(`${path} is a ${kind}; it cannot be searched.`, { code: 'denied' });
    await guard.check({ permission: 'file:read', path: real });
    return kind === 'directory' ? { cwd: real, target: './' } : { cwd: dirname(real), target: `./${basename(real)}` };
  }

  async function search(
    path: string,
    separator: number,
    argsFor: (target: string, hidden: readonly string[]) => string[],
    onPart: (part: Buffer) => boolean,
  ): Promise<SearchEnd> {
    const { cwd, target } = await rootOf(path);
    const { engine, run } = await runner();
    const stop = new AbortController();
    let hasAnswered = false;
    const parts = splitOutput(separator, (part) => {
      hasAnswered = true;
      if (!stop.signal.aborted && !onPart(part)) stop.abort();
    });
    const ended = await run(argsFor(target, hiddenBelow(guard, cwd)), {
      cwd,
      signal: AbortSignal.any([signal, stop.signal]),
      onOutput: parts.add,
    });
    signal.throwIfAborted();
    parts.end();
    const stopped = stop.signal.aborted;
    if (!stopped) requireSearched(ended, hasAnswered || separator === NUL);
    return { engine, stopped, warnings: stopped ? [] : warningsIn(ended.stderr) };
  }

  return {
    async content(request, onEvent) {
      refuseNul('pattern', request.pattern);
      refuseNul('file_glob', request.fileGlob ?? '');
      return search(request.path, NEWLINE, (target, hidden) => contentArgs(request, target, hidden), onEvent);
    },
    files: (request, onPath) =>
      search(
        request.path,
        NUL,
        (target, hidden) => listingArgs(request, target, hidden),
        (part) => onPath(relativeName(part)),
      ),
    readable: (paths) => guard.filterMembers('file:read', paths),
  };
}

/** It cannot be handed to a program, which would read only what is before it. */
function refuseNul(name: string, text: string): void {
  if (!text.includes('\0')) return;
  throw new ToolError(`${name} contains a NUL character (at ${text.indexOf('\0') + 1}), which no text has.`, {
    code: 'invalid_arguments',
    hint: `Leave it out of ${name}.`,
  });
}

/** Latin-1 keeps every byte; the caller turns it into a name. */
function relativeName(part: Buffer): string {
  const name = part.toString('latin1');
  return name.startsWith('./') ? name.slice(2) : name;
}

function hiddenBelow(guard: CallGuard, root: string): string[] {
  return (guard.confinement?.hidden ?? [])
    .map((path) => relative(root, path))
    .filter((path) => path !== '' && !path.startsWith('..'));
}

/**
 * Ripgrep says 2 for a bad expression and also when a single file could not be read. Only after the first it answers
 * nothing at all; otherwise events end with a summary. (A list of files takes no expression, and may be empty.)
 */
function requireSearched({ exitCode, stderr }: { exitCode: number; stderr: string }, hasAnswered: boolean): void {
  if (exitCode !== 0 && exitCode !== 1 && exitCode !== 2)
    throw new ToolError(`The search ended early, with code ${exitCode}${stderr === '' ? '.' : `: ${stderr.trim()}`}`);
  if (exitCode !== 2 || hasAnswered) return;
  const isGlob = /error parsing (?:glob|file type)|invalid definition/i.test(stderr);
  throw new ToolError(expressionProblem(stderr), {
    code: 'invalid_arguments',
    hint: isGlob
      ? 'Correct file_glob: one glob such as "*.ts", "*.{ts,js}" or "src/**"; a bracket itself is written [[] or [{].'
      : 'Correct the expression (Rust syntax: no look-around or back-references), or set literal to search for the text as it is.',
  });
}

function warningsIn(stderr: string): string[] {
  return (
    stderr
      .split('\n')
      // Numbers of errors are not the same everywhere, and say nothing the words do not.
      .map((line) =>
        line
          .replace(/^rg: /, '')
          .replace(/ \(os error \d+\)$/, '')
          .trim(),
      )
      .filter(Boolean)
      .slice(0, 20)
  );
}
