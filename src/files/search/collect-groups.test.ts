import { expect, it } from 'vitest';
import { createGroupCollector, type GroupCollector } from './collect-groups.js';

function collector(need: number): GroupCollector {
  return createGroupCollector({
    need,
    unit: 'matches',
    sorted: false,
    isShown: () => true,
    maxMatches: 100_000,
    context: 0,
  });
}

function add(to: GroupCollector, path: string, matches: number, binaryOffset: number | null = null): void {
  const data = { path: { text: `./${path}` } };
  const events = [
    { type: 'begin', data },
    ...Array.from({ length: matches }, () => ({ type: 'match', data })),
    { type: 'end', data: { ...data, binary_offset: binaryOffset } },
  ];
  for (const event of events) to.add(Buffer.from(JSON.stringify(event)));
}

it('keeps the lines of the files that come first by path, whatever order they come in', () => {
  const found = collector(10);
  for (const path of ['z', 'm', 'a', 'q', 'b']) add(found, path, 3_000);
  expect(found.groups().map(({ path, matches, events }) => [path, matches, events.length > 0])).toEqual([
    ['a', 3_000, true],
    ['b', 3_000, false],
    ['m', 3_000, false],
    ['q', 3_000, false],
    ['z', 3_000, false],
  ]);
  expect(found).toMatchObject({ total: 15_000, dropped: true });
});

it('forgets a binary file, and needs the lines of those behind it', () => {
  const found = collector(10);
  add(found, 'a', 5_000, 70_000);
  add(found, 'b', 2);
  expect(found.groups().map(({ path, events }) => [path, events.length])).toEqual([['b', 2]]);
  expect(found).toMatchObject({ total: 2, binaries: ['a'], dropped: false });
});

it('is not fooled by the name of a file', () => {
  const found = collector(10);
  add(found, 'a","binary_offset":null,"', 1, 5);
  add(found, 'b","binary_offset":5,"', 1);
  expect(found.groups().map(({ path }) => path)).toEqual(['b","binary_offset":5,"']);
});
