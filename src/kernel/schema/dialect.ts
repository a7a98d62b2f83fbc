import { isRecord, ownValue } from './json-value.js';

export const DIALECTS = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const;

/** The versions of JSON Schema that are understood. */
export type Dialect = (typeof DIALECTS)[number];

/** The dialect a document names in `$schema`; `fallback` when it names none or one we do not know. */
export function dialectOf(document: unknown, fallback: Dialect): Dialect {
  const named = isRecord(document) ? ownValue(document, '$schema') : undefined;
  if (typeof named !== 'string') return fallback;
  const version = /json-schema\.org\/(?:draft\/)?(draft-0[467]|2019-09|2020-12)\/schema/.exec(named)?.[1];
  return DIALECTS.find((dialect) => dialect === version) ?? fallback;
}

/** Whether `dialect` is `since` or newer. */
export function isSince(dialect: Dialect, since: Dialect): boolean {
  return DIALECTS.indexOf(dialect) >= DIALECTS.indexOf(since);
}
