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
    const parts = splitOutput(separator, (part) => {
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
    if (ended.exitCode === 2 && !stopped) requireUsable(ended.stderr);
    return { engine, stopped, warnings: stopped ? [] : warningsIn(ended.stderr) };
  }

  return {
    content: (request, onEvent) =>
      search(request.path, NEWLINE, (target, hidden) => contentArgs(request, target, hidden), onEvent),
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

/** Ripgrep says 2 for a bad expression and also when a single file could not be read; only the first is the end. */
function requireUsable(stderr: string): void {
  const bad =
    /(?:regex parse error|error parsing (?:glob|file type)|invalid definition|unrecognized|the literal .* is not allowed|PCRE2)/i;
  if (!bad.test(stderr)) return;
  throw new ToolError(expressionProblem(stderr), {
    code: 'invalid_arguments',
    hint: 'Correct the expression (Rust syntax: no look-around or back-references), or set literal to search for the text as it is.',
  });
}

function warningsIn(stderr: string): string[] {
  return stderr
    .split('\n')
    .map((line) => line.replace(/^rg: /, '').trim())
    .filter(Boolean)
    .slice(0, 20);
}
