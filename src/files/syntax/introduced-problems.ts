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
  const left = placedIn(before ?? '', known);
  const places = placedIn(after, problems);
  const fresh = problems.filter((_, i) => {
    const here = places[i];
    const same = here === undefined ? -1 : left.findIndex((there) => isSame(here, there));
    if (same !== -1) left.splice(same, 1);
    return same === -1;
  });
  return fresh.length === 0 ? undefined : { path, problems: fresh.slice(0, MAX_PROBLEMS) };
}

interface Placed {
  readonly message: string;
  readonly line: number;
  readonly fromEnd: number;
  readonly text: string;
}

function placedIn(text: string, problems: readonly SyntaxProblem[]): Placed[] {
  const lines = text.split(/\r\n|\n|\r/);
  return problems.map(({ line, message }) => ({
    message,
    line,
    fromEnd: lines.length - line,
    text: (lines[line - 1] ?? '').trim(),
  }));
}

/** An edit elsewhere moves a problem as a whole: it stays as far from the top or the end, or its line reads the same. */
function isSame(here: Placed, there: Placed): boolean {
  if (here.message !== there.message) return false;
  return here.line === there.line || here.fromEnd === there.fromEnd || here.text === there.text;
}
