import { readFileSync, statSync } from 'node:fs';
import { rulesBelow } from './rules-below.js';

const RULE_FILES = ['.gitignore', '.ignore', '.rgignore', '.git/info/exclude'];

/**
 * Ignore files of a folder together with those of all folders above it. Ripgrep as WASM cannot look above the folder it
 * searches, where ripgrep otherwise does; rules from above go first, because the last one that fits decides. Answers
 * only the files that differ from those in the folder, by their path in it. All text is bytes, one character each.
 */
export function inheritedRules(folder: string): Map<string, Buffer> {
  const together = new Map<string, Buffer>();
  const names = folder.split('/').filter((name) => name !== '');
  for (const file of RULE_FILES) {
    const rules = names.flatMap((_, depth) => {
      const text = readText(`/${[...names.slice(0, depth), file].join('/')}`);
      return text === undefined ? [] : rulesBelow(text, names.slice(depth));
    });
    if (rules.length === 0) continue;
    const own = readText(`${folder}/${file}`) ?? '';
    together.set(file, Buffer.from(`${rules.join('\n')}\n${own}`, 'latin1'));
  }
  return together;
}

const BYTE_ORDER_MARK = /^\xef\xbb\xbf/;

function readText(path: string): string | undefined {
  const place = Buffer.from(path, 'latin1');
  try {
    if (statSync(place, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
    return readFileSync(place, 'latin1').replace(BYTE_ORDER_MARK, '');
  } catch {
    return undefined; // not ours to read: as ripgrep, which goes on without it
  }
}
