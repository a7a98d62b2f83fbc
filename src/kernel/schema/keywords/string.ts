import { isJson } from '../../../lib/is-json.js';
import { describeSchema } from '../describe-schema.js';
import { isSince } from '../dialect.js';
import { findFormat } from '../formats/find-format.js';
import type { JsonRecord } from '../json-value.js';
import { report } from '../report.js';
import type { Check } from '../run.js';
import type { Compiler, SchemaNode } from '../schema-node.js';

/** `minLength`, `maxLength`, `pattern`, `format` and draft-07's content keywords. Values that are no strings pass. */
export function stringChecks(node: SchemaNode, schema: JsonRecord, compiler: Compiler): Check[] {
  const tests: ((value: string) => boolean)[] = [];
  const { minLength, maxLength, pattern, format } = schema;
  if (typeof minLength === 'number') tests.push((value) => hasAtLeast(value, minLength));
  if (typeof maxLength === 'number') tests.push((value) => !hasAtLeast(value, maxLength + 1));
  if (typeof pattern === 'string') tests.push(compiler.pattern(pattern));
  const formatTest = compiler.assertFormats && typeof format === 'string' ? findFormat(format) : undefined;
  if (formatTest !== undefined) tests.push(formatTest);
  // From 2019-09 on these describe; only draft-07 lets them be asserted.
  if (compiler.assertFormats && !isSince(node.dialect, '2019-09')) tests.push(...contentTests(schema));
  return tests.map(
    (test): Check =>
      (value, run) =>
        typeof value !== 'string' ||
        test(value) ||
        report(run, value, () => ({ expected: describeContent(schema), hint: exampleOf(schema) })),
  );
}

const EXAMPLES: ReadonlyMap<unknown, string> = new Map([
  ['date', '2026-01-31'],
  ['time', '09:30:00Z'],
  ['date-time', '2026-01-31T09:30:00Z'],
  ['duration', 'P1DT2H'],
  ['email', 'name@example.org'],
  ['hostname', 'example.org'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', 'https://example.org/path'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000'],
  ['json-pointer', '/items/0'],
  ['regex', '^[a-z]+$'],
]);

function exampleOf(schema: JsonRecord): string | undefined {
  const example = EXAMPLES.get(schema.format);
  return example === undefined ? undefined : `For example "${example}".`;
}

/** Counts characters, not UTF-16 units, and only where the difference can matter. */
function hasAtLeast(value: string, count: number): boolean {
  if (value.length < count) return false;
  if (value.length >= count * 2) return true;
  let characters = 0;
  for (const _ of value) if (++characters >= count) return true;
  return characters >= count;
}

function contentTests(schema: JsonRecord): ((value: string) => boolean)[] {
  const isBase64 = schema.contentEncoding === 'base64';
  const holdsJson = schema.contentMediaType === 'application/json';
  const tests: ((value: string) => boolean)[] = [];
  if (isBase64) tests.push((value) => BASE64.test(value));
  if (holdsJson) {
    tests.push((value) => isJson(isBase64 ? Buffer.from(value, 'base64').toString('utf8') : value));
  }
  return tests;
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function describeContent(schema: JsonRecord): string {
  const content = [schema.contentEncoding, schema.contentMediaType].filter((word) => typeof word === 'string');
  const text = describeSchema(schema);
  return content.length === 0 ? text : `${text} with ${content.join(' ')} content`;
}
