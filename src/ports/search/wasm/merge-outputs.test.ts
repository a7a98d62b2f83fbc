import { expect, it } from 'vitest';
import { mergeOutputs } from './merge-outputs.js';

it('lets nobody interrupt what is not whole yet, and loses nothing of those who wait', () => {
  const said: string[] = [];
  const merged = mergeOutputs((bytes) => said.push(bytes.toString()));
  const [a, b, c] = [merged.source(), merged.source(), merged.source()];
  a.add(Buffer.from('a1'), true);
  b.add(Buffer.from('b1'), false);
  a.add(Buffer.from('a2'), false);
  c.add(Buffer.from('c1'), true);
  a.add(Buffer.from('a3'), true);
  b.add(Buffer.from('b2'), true);
  expect(said).toEqual(['a1', 'b1', 'b2', 'a2', 'a3', 'c1']);
  a.add(Buffer.from('a4'), false);
  b.add(Buffer.from('b3'), true);
  a.end();
  expect(said.slice(6)).toEqual(['a4', 'b3']);
});
