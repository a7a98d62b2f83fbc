import { UsageError } from './command.js';

type Given = string | boolean | undefined;

/** A whole number from 1, or what is used without the flag. */
export function wholeNumber(flag: string, given: Given, fallback: number): number {
  if (given === undefined) return fallback;
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= 1) return number;
  throw new UsageError(`--${flag} takes a whole number from 1, not ${JSON.stringify(given)}.`);
}

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Milliseconds since 1970 of an ISO time, or of so long ago (`30m`, `2h`, `3d`). */
export function pointInTime(flag: string, given: Given, now: number): number | undefined {
  if (given === undefined) return undefined;
  const text = String(given).trim();
  const ago = /^(\d+)([smhdw])$/.exec(text);
  if (ago !== null) return now - Number(ago[1]) * (UNITS[ago[2] ?? ''] ?? 0);
  const at = Date.parse(text);
  if (/^\d{4}-/.test(text) && !Number.isNaN(at)) return at;
  throw new UsageError(`--${flag} takes a time such as 2026-03-01T12:00, 30m, 2h or 3d, not ${JSON.stringify(given)}.`);
}

/** One of a few words; undefined when the flag is absent. */
export function oneOf<Word extends string>(what: string, given: Given, words: readonly Word[]): Word | undefined {
  if (given === undefined) return undefined;
  const found = words.find((word) => word === given);
  if (found !== undefined) return found;
  throw new UsageError(`${what} takes ${words.join(', ')}, not ${JSON.stringify(given)}.`);
}
