import { expect, it } from 'vitest';
import { readState } from './read-state.js';
import { createShellState } from './shell-state.js';

const before = createShellState({ cwd: '/a', exported: { X: '1' }, plain: {}, functions: {} });
const told = (mark: string, cwd: string): Buffer => Buffer.from(`${mark}\0${cwd}\0declare -x X="1"\n\0\0`);

it('takes what follows the marker', () => {
  expect(readState(told('m1', '/b'), 'm1', before)).toMatchObject({ state: { cwd: '/b', exported: { X: '1' } } });
});

it('is the very same state when nothing changed', () => {
  expect(readState(told('m1', '/a'), 'm1', before).state).toBe(before);
});

it('believes nothing without the marker, and nothing that was cut off', () => {
  expect(readState(told('forged', '/evil'), 'm1', before).state).toBe(before);
  expect(readState(Buffer.from('m1\0/b\0declare -x'), 'm1', before).state).toBe(before);
  expect(readState(Buffer.alloc(0), 'm1', before).state).toBe(before);
});

it('leaves out what no shell could be started with, the largest first', () => {
  const large = (name: string, size: number): string => `declare -x ${name}="${'x'.repeat(size)}"\n`;
  const text = [
    'declare -x X="1"\n',
    large('BIG', 200_000),
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => large(name, 90_000 + index)),
    `declare -- PLAIN="${'y'.repeat(300_000)}"\n`,
    'declare -- SMALL="z"\n',
  ].join('');
  const functions = `f () \n{ \n    echo ${'w'.repeat(70_000)}\n}\ng () \n{ \n    echo\n}\n`;
  const { state, tooLarge } = readState(Buffer.from(`m1\0/b\0${text}\0${functions}\0`), 'm1', before);
  expect(Object.keys(state.exported).sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'X']);
  expect(state.plain).toEqual({ SMALL: 'z' });
  expect(Object.keys(state.functions)).toEqual(['g']);
  expect(tooLarge).toEqual([
    'BIG (200,005 bytes)',
    expect.stringMatching(/^F \(/),
    expect.stringMatching(/^PLAIN \(/),
    expect.stringMatching(/^function f \(/),
  ]);
});

it('gives an inherited variable its old value where the new one is too large', () => {
  const inherited = { PATH: '/usr/bin' };
  const old = createShellState({ cwd: '/a', exported: inherited, plain: {}, functions: {}, inherited });
  const text = `m1\0/a\0declare -x PATH="${'/x:'.repeat(50_000)}"\n\0\0`;
  expect(readState(Buffer.from(text), 'm1', old).state).toBe(old);
});
