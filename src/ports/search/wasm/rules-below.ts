import { matchesName } from './matches-name.js';

/** A rule of more would be a trap: their number doubles with every pair of braces. */
const MOST_CHOICES = 64;

/**
 * The rules of an ignore file as they read in a folder further below, which `names` lead to. A rule about names stays as
 * it is; one about a path loses its beginning, or is left out when it leads elsewhere or ends on the way: ripgrep
 * searches a folder it was told to search.
 */
export function rulesBelow(text: string, names: readonly string[]): string[] {
  return text.split('\n').flatMap((line) => {
    const rule = readRule(line);
    if (rule === undefined) return [];
    if (!rule.isPath) return [rule.line];
    const end = rule.onlyFolders ? '/' : '';
    return choicesOf(rule.glob)
      .flatMap((glob) => remainders(glob.split('/'), names))
      .map((rest) => `${rule.isException ? '!' : ''}/${rest.join('/')}${end}`);
  });
}

interface Rule {
  readonly line: string;
  /** Without the signs before and after it. */
  readonly glob: string;
  readonly isException: boolean;
  readonly onlyFolders: boolean;
  /** Otherwise it is about names at any depth. */
  readonly isPath: boolean;
}

function readRule(text: string): Rule | undefined {
  const line = text.endsWith('\\ ') ? text : text.replace(/[ \t\r\f\v]+$/, '');
  if (line === '' || line.startsWith('#')) return undefined;
  const isException = line.startsWith('!');
  const said = isException || /^\\[!#]/.test(line) ? line.slice(1) : line;
  const onlyFolders = said.endsWith('/');
  const whole = onlyFolders ? said.slice(0, -1) : said;
  const glob = whole.replace(/^\//, '');
  return { line, glob, isException, onlyFolders, isPath: whole.includes('/') };
}

/** What can be left of a path's parts when the names were gone through; `**` stands for any number of them. */
function remainders(parts: readonly string[], names: readonly string[]): string[][] {
  let places = new Set([0]);
  for (const name of names) {
    const next = new Set<number>();
    for (const place of places) {
      const part = parts[place];
      if (part === '**') {
        next.add(place);
        // It may stand for nothing; what is added is gone through in this round.
        places.add(place + 1);
      } else if (part !== undefined && matchesName(part, name)) next.add(place + 1);
    }
    places = next;
  }
  return [...places].filter((place) => place < parts.length).map((place) => parts.slice(place));
}

/** `{a,b}` may stand for parts of a path, so it is written out first; a rule of too many choices is left out. */
function choicesOf(glob: string): string[] {
  const waiting = [glob];
  const done: string[] = [];
  while (done.length + waiting.length <= MOST_CHOICES) {
    const next = waiting.pop();
    if (next === undefined) return done;
    const found = /^((?:[^\\{]|\\.)*)\{([^{}]*)\}(.*)$/s.exec(next);
    if (found === null) done.push(next);
    else waiting.push(...(found[2] ?? '').split(',').map((choice) => `${found[1]}${choice}${found[3]}`));
  }
  return [];
}
