import type { Effect } from '../../kernel/effect.js';
import { containsMask } from './mask.js';

const WRITING = new Set(['code:execute', 'env:write', 'file:write', 'terminal:execute']);

/** Whether an effect puts text of the call where it would stay: a mark in it would take the place of the secret. */
export function writesText({ permission }: Effect): boolean {
  return WRITING.has(permission);
}

/**
 * The argument that holds a redaction mark, in a call that writes; undefined when there is none. A model that read a
 * masked file and writes it back would otherwise replace the secret by the mark.
 */
export function writtenMask(args: Readonly<Record<string, unknown>>, effects: readonly Effect[]): string | undefined {
  if (!effects.some(writesText)) return undefined;
  return Object.keys(args).find((name) => holdsMask(args[name], 0));
}

const MAX_DEPTH = 100;

function holdsMask(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return containsMask(value);
  if (value === null || typeof value !== 'object' || depth > MAX_DEPTH) return false;
  return Object.values(value).some((inner) => holdsMask(inner, depth + 1));
}
