/** Small facts about JSON values, with own properties only: `constructor` or `__proto__` are ordinary names here. */

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The property if the object itself has it; never something inherited. */
export function ownValue(record: JsonRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Sets a property without ever reaching a setter such as that of `__proto__`. */
export function setOwn(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record[key] = value;
  }
}

/** Equality as JSON Schema sees it: 1 and 1.0 are the same, key order does not matter. */
export function jsonEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return Array.isArray(right) && left.length === right.length && left.every((item, at) => jsonEqual(item, right[at]));
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && jsonEqual(left[key], right[key]));
}

/** A text that is equal exactly for values that are `jsonEqual`; lets sets replace pairwise comparison. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (isRecord(value)) {
    const fields = Object.keys(value).sort();
    return `{${fields.map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`).join()}}`;
  }
  return value === 0 ? '0' : String(JSON.stringify(value));
}
