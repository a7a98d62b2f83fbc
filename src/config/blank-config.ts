import type { Config } from './schema.js';

/** Settings without what their file says: every value the file brought is a gap that names its place in the text. */
export interface BlankConfig {
  readonly config: Config;
  readonly gaps: readonly Gap[];
}

/** Where a value belongs in the settings, and where it stands in the file. */
type Gap = readonly [path: readonly (string | number)[], kind: 'string' | 'number', start: number, length: number];

/**
 * Settings fit to be kept beside their file: an operator may write a secret into any text or number of it, so none is
 * repeated. `ours` are settings made of our own words alone. Undefined when a value does not stand in the file as it
 * is (escapes, folded text): such a file is parsed at every start.
 */
export function blankConfig(config: Config, text: string, ours: Config): BlankConfig | undefined {
  const known = new Set<unknown>(leavesOf(ours).map(({ value }) => value));
  const blank = structuredClone(config);
  const gaps: Gap[] = [];
  let from = 0;
  for (const { path, value } of leavesOf(config)) {
    if (known.has(value)) continue;
    const words = String(value);
    const ahead = text.indexOf(words, from); // most values follow each other, so the search stays short
    const start = ahead === -1 ? text.indexOf(words) : ahead;
    if (start === -1) return undefined;
    gaps.push([path, typeof value === 'number' ? 'number' : 'string', start, words.length]);
    put(blank, path, null);
    from = start + words.length;
  }
  return { config: blank, gaps };
}

/** The settings again, with the gaps read from the text they were made of. */
export function fillConfig({ config, gaps }: BlankConfig, text: string): Config {
  for (const [path, kind, start, length] of gaps) {
    const words = text.slice(start, start + length);
    put(config, path, kind === 'number' ? Number(words) : words);
  }
  return config;
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: string | number;
}

function leavesOf(value: unknown, path: readonly (string | number)[] = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

function put(root: unknown, path: readonly (string | number)[], value: unknown): void {
  const parent = path.slice(0, -1).reduce((node, key) => (node as Record<string | number, unknown>)[key], root);
  (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
}
