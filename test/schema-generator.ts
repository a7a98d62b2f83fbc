/** Small, fast, seeded: the same pairs on every machine. */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const PLAIN_NAMES = ['a', 'b', 'path', 'limit', 'x-y', 'é'];
/** Names that other validators stumble over. */
export const HOSTILE_NAMES = [...PLAIN_NAMES, '', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const TEXTS = [
  '',
  'a',
  'A',
  '5',
  '-3',
  '4.0',
  '1e3',
  'true',
  'False',
  'null',
  'None',
  '[1, 2]',
  "['a']",
  '{"a": 1}',
  '007',
  'é',
  '😀',
];
const NUMBERS = [0, 1, -1, 2, 3.5, 5, 10, 0.1, 1e10, -0.5];
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

export interface Maker {
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly below: (limit: number) => number;
  readonly name: () => string;
}

export function maker(random: () => number, names: readonly string[]): Maker {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  return { chance: (share) => random() < share, below, pick, name: () => pick(names) };
}

export function randomValue(make: Maker, depth: number): unknown {
  const kind = make.below(depth > 2 ? 4 : 6);
  if (kind === 0) return make.pick([null, true, false]);
  if (kind === 1) return make.pick(NUMBERS);
  if (kind <= 3) return make.pick(TEXTS);
  if (kind === 4) return Array.from({ length: make.below(4) }, () => randomValue(make, depth + 1));
  const entries = Array.from({ length: make.below(4) }, () => [make.name(), randomValue(make, depth + 1)]);
  return Object.fromEntries(entries);
}

/** The keywords that ajv and the specification agree about, without references. */
export function randomSchema(make: Maker, depth: number): unknown {
  if (make.chance(0.04)) return make.chance(0.7);
  const schema: Record<string, unknown> = {};
  const child = () => randomSchema(make, depth + 1);
  if (make.chance(0.75))
    schema.type = make.chance(0.25) ? [...new Set([make.pick(TYPES), make.pick(TYPES)])] : make.pick(TYPES);
  if (make.chance(0.12)) schema.enum = Array.from({ length: 1 + make.below(4) }, () => randomValue(make, 2));
  if (make.chance(0.04)) schema.const = randomValue(make, 2);
  if (make.chance(0.12))
    schema[make.pick(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'])] = make.pick(NUMBERS);
  if (make.chance(0.04)) schema.multipleOf = make.pick([1, 2, 0.5]);
  if (make.chance(0.08))
    schema[make.pick(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'])] =
      make.below(3);
  if (make.chance(0.05)) schema.pattern = make.pick(['^a', '\\d', '^[0-9]+$', 'é|😀']);
  if (make.chance(0.04)) schema.uniqueItems = true;
  if (make.chance(0.1)) schema.default = randomValue(make, 2);
  if (depth > 2) return schema;
  if (make.chance(0.4))
    schema.properties = Object.fromEntries(Array.from({ length: make.below(4) }, () => [make.name(), child()]));
  if (make.chance(0.2)) schema.required = [...new Set(Array.from({ length: make.below(3) }, () => make.name()))];
  if (make.chance(0.15)) schema.additionalProperties = make.chance(0.6) ? false : child();
  if (make.chance(0.05)) schema.patternProperties = { '^[a-p]': child() };
  if (make.chance(0.25)) schema.items = make.chance(0.2) ? [child(), child()] : child();
  if (make.chance(0.04)) schema.additionalItems = child();
  // ajv accepts an empty array for `contains` beside a list of `items`; the specification does not.
  if (make.chance(0.04) && !Array.isArray(schema.items)) schema.contains = child();
  if (make.chance(0.04)) schema.propertyNames = make.pick([{ maxLength: 3 }, { pattern: '^[a-z]' }]);
  if (make.chance(0.05)) schema.dependencies = { a: make.chance(0.5) ? ['b'] : child() };
  if (make.chance(0.16)) schema[make.pick(['anyOf', 'oneOf', 'allOf'])] = [child(), child()];
  if (make.chance(0.03)) schema.not = child();
  if (make.chance(0.04))
    Object.assign(schema, Object.fromEntries(['if', 'then', 'else'].map((keyword) => [keyword, child()])));
  return schema;
}
