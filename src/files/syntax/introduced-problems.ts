import type { SyntaxProblem } from './check-syntax.js';
import { checkSyntax } from './check-syntax.js';
import type { SyntaxPort } from './syntax-port.js';

export interface Diagnostics {
  readonly path: string;
  /** Problems that were not there before the edit. */
  readonly problems: readonly SyntaxProblem[];
}

const MAX_PROBLEMS = 10;

/** Syntax problems that an edit brought in; undefined when there are none or nothing can check the file. */
export async function introducedProblems(
  path: string,
  before: string | undefined,
  after: string,
  port?: SyntaxPort,
): Promise<Diagnostics | undefined> {
  const problems = await checkSyntax(path, after, port);
  if (problems === undefined || problems.length === 0) return undefined;
  const known = before === undefined ? [] : ((await checkSyntax(path, before, port)) ?? []);
  const left = new Map<string, number>();
  for (const { message } of known) left.set(message, (left.get(message) ?? 0) + 1);
  const fresh = problems.filter(({ message }) => {
    const count = left.get(message) ?? 0;
    left.set(message, count - 1);
    return count <= 0;
  });
  return fresh.length === 0 ? undefined : { path, problems: fresh.slice(0, MAX_PROBLEMS) };
}
