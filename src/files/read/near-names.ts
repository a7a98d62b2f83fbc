import type { FilesPort } from '../../kernel/ports.js';
import { lineSimilarity } from '../edit/line-similarity.js';

const MAX_NAMES = 5;
const NEAR = 0.6;
const MAX_BRANCHES = 4;

/**
 * Up to five existing paths that are really near to one that does not exist: a slip in any part of it, another case,
 * another extension. Looks only into folders along the path.
 */
export async function findNearNames(files: FilesPort, path: string): Promise<string[]> {
  const parts = path.replace(/\/+$/, '').split('/');
  let branches: Branch[] = [{ path: parts[0] === '' ? '/' : '', score: 0 }];
  for (const part of parts[0] === '' ? parts.slice(1) : parts) {
    if (part === '' || part === '.') continue;
    const next = await Promise.all(branches.map((branch) => step(files, branch, part)));
    branches = next
      .flat()
      .sort(byScore)
      .slice(0, MAX_BRANCHES * 4);
    if (branches.length === 0) return [];
  }
  return branches.slice(0, MAX_NAMES).map((branch) => branch.path);
}

interface Branch {
  readonly path: string;
  /** How far off, 0 for the very path. */
  readonly score: number;
}

function byScore(a: Branch, b: Branch): number {
  return a.score - b.score || a.path.localeCompare(b.path);
}

async function step(files: FilesPort, branch: Branch, part: string): Promise<Branch[]> {
  const at = (name: string): string => (branch.path === '' ? name : `${branch.path.replace(/\/$/, '')}/${name}`);
  if (part === '..') return [{ path: at('..'), score: branch.score }];
  const names = await namesIn(files, branch.path === '' ? '.' : branch.path);
  return names
    .map((name) => ({ path: at(name), score: branch.score + distance(part, name) }))
    .filter(({ score }) => score - branch.score <= 1 - NEAR)
    .sort(byScore)
    .slice(0, MAX_BRANCHES);
}

async function namesIn(files: FilesPort, folder: string): Promise<string[]> {
  try {
    return (await files.list(folder)).map(({ name }) => name);
  } catch {
    // A folder that may not be looked into has no suggestions to offer; the error that matters is already known.
    return [];
  }
}

/** 0 for equal names; the same stem with another extension counts as near. */
function distance(wanted: string, name: string): number {
  if (wanted === name) return 0;
  const a = wanted.toLowerCase();
  const b = name.toLowerCase();
  if (a === b) return 0.05;
  const sameStem = stem(a) === stem(b) && stem(a).length > 1 ? 0.25 : 1;
  // A short name is not near for its extension alone.
  return Math.min(sameStem, isNearStem(stem(a), stem(b)) ? 1 - lineSimilarity(a, b, NEAR) : 1);
}

function isNearStem(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length);
  return lineSimilarity(a, b) * longer >= longer - Math.max(1, longer * (1 - NEAR));
}

function stem(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
