import { type Declarations, isShellOwn, isShellSet } from './parse-declarations.js';

/** Reads what `export -p` and `set` of a plain POSIX shell print: names with their values in quotes. */
export function parsePosix(exports: string, all: string): Declarations {
  const exported = Object.fromEntries(assignments(exports).filter(([name]) => !isShellOwn(name)));
  const others = assignments(all).filter(
    ([name]) => !Object.hasOwn(exported, name) && !isShellOwn(name) && !isShellSet(name),
  );
  return { exported, plain: Object.fromEntries(others) };
}

function assignments(text: string): [string, string][] {
  const found: [string, string][] = [];
  const start = /^(?:export )?([A-Za-z_]\w*)=/gm;
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    const { value, end } = readWord(text, start.lastIndex);
    found.push([match[1] ?? '', value]);
    // Behind the value: what it holds is not looked at for names.
    start.lastIndex = end;
  }
  return found;
}

const PART = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^'"\\\s]+)/y;

function readWord(text: string, from: number): { value: string; end: number } {
  let value = '';
  let end = from;
  for (;;) {
    PART.lastIndex = end;
    const match = PART.exec(text);
    if (match === null) return { value, end };
    const [, single, double, escaped, plain] = match;
    value += single ?? double?.replace(/\\([$`"\\\n])/g, '$1') ?? escaped ?? plain ?? '';
    end = PART.lastIndex;
  }
}
