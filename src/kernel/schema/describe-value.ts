import { isRecord } from './json-value.js';

const MAX_TEXT = 60;

/** What a value is, in a few words: `string "abc"`, `array of 3 items`, `object with keys a, b`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return describeArray(value);
  if (isRecord(value)) return describeRecord(value);
  if (typeof value === 'string') return `string ${quote(value)}`;
  if (typeof value === 'number' || typeof value === 'boolean') return `${typeof value} ${value}`;
  return typeof value;
}

/** JSON text of a value, shortened. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, MAX_TEXT + 1) : String(JSON.stringify(value));
  if (text.length <= MAX_TEXT) return typeof value === 'string' ? JSON.stringify(text) : text;
  const head = text.slice(0, MAX_TEXT);
  return typeof value === 'string' ? `${JSON.stringify(head)}...` : `${head}...`;
}

function describeArray(items: readonly unknown[]): string {
  if (items.length === 0) return 'empty array';
  return items.length === 1 ? 'array of 1 item' : `array of ${items.length} items`;
}

function describeRecord(record: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(record);
  if (keys.length === 0) return 'empty object';
  const shown = keys.slice(0, 5).map((key) => (key.length > 30 ? `${key.slice(0, 30)}...` : key));
  return `object with ${keys.length === 1 ? 'key' : 'keys'} ${shown.join(', ')}${keys.length > 5 ? ', ...' : ''}`;
}
