import { expect, it } from 'vitest';
import { findRegistrations } from './find-registrations.js';

async function count(source: string): Promise<number> {
  return (await findRegistrations(source, 'x.ts')).length;
}

it.each([
  ['a bare call', 'registry.register({});', 1],
  ['an exported constant', 'export const x = registry.register({ name: "a" });', 1],
  ['a default export', 'export default registry.register({});', 1],
  ['types around it', 'const x = registry.register({}) as Entry;\nconst y = registry.register({}) satisfies Entry;', 2],
  ['a call that is awaited', 'await registry.register({});', 1],
  ['several', 'registry.register({});\nregistry.register({});', 2],
  ['a comment', '// registry.register({})\n/* registry.register({}) */', 0],
  ['a string', 'const text = "registry.register({})"; const other = `registry.register({})`;', 0],
  ['a function', 'function later() { registry.register({}); }\nconst arrow = () => registry.register({});', 0],
  ['a condition', 'if (process.platform) { registry.register({}); }', 0],
  ['a method of something else', 'other.register({}); registry.other({}); registry["register"]({});', 0],
  ['a class', 'class X { static { registry.register({}); } }', 0],
  ['a regular expression', 'const r = /registry.register\\(/;', 0],
])('finds top-level registrations only: %s', async (_what, source, expected) => {
  expect(await count(source)).toBe(expected);
});

it('says where a file cannot be read', async () => {
  await expect(findRegistrations('registry.register({', 'broken.ts')).rejects.toThrow(/broken\.ts/);
});
