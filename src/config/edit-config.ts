import type { Document } from 'yaml';
import { parseConfig } from './parse-config.js';
import { readIfPresent } from './read-if-present.js';
import { replaceFile } from './replace-file.js';

/** Runs work while no other process changes the file. */
export type HoldFile = <T>(file: string, work: () => Promise<T>) => Promise<T>;

/**
 * Changes `config.yaml` in one step and keeps its comments, order and spelling. The changed text must be valid
 * settings: otherwise a ConfigError is thrown and the file stays as it was. Answers whether anything changed.
 */
export function editConfig(file: string, hold: HoldFile, change: (document: Document) => void): Promise<boolean> {
  return hold(file, async () => {
    const { parseDocument } = await import('yaml');
    const before = readIfPresent(file);
    // What is broken already is told as such, before anything is changed in it.
    await parseConfig(before, file);
    const document = parseDocument(before);
    const same = document.toString({ lineWidth: 0 });
    change(document as unknown as Document);
    const after = document.toString({ lineWidth: 0 });
    // Compared with its own spelling of the text: tidying alone is no reason to write.
    if (after === same) return false;
    await parseConfig(after, file);
    replaceFile(file, after);
    return true;
  });
}

/** Adds a name to a list of names, or takes it out; a list that is not there yet is made. */
export function setListed(document: Document, path: readonly string[], name: string, isListed: boolean): void {
  const value: unknown = document.getIn(path);
  const names = readNames(value);
  if (names.includes(name) === isListed) return;
  if (!isListed) {
    document.deleteIn([...path, names.indexOf(name)]);
    return;
  }
  if (names.length === 0) document.setIn(path, document.createNode([name]));
  else document.addIn(path, name);
}

function readNames(value: unknown): unknown[] {
  const list = value as { toJSON?: () => unknown } | undefined;
  const names = typeof list?.toJSON === 'function' ? list.toJSON() : value;
  return Array.isArray(names) ? names : [];
}
