import { expect, it } from 'vitest';
import { readState } from './read-state.js';
import { createShellState } from './shell-state.js';

const before = createShellState({ cwd: '/a', exported: { X: '1' }, plain: {}, functions: {} });
const told = (mark: string, cwd: string): Buffer => Buffer.from(`${mark}\0${cwd}\0declare -x X="1"\n\0\0`);

it('takes what follows the marker', () => {
  expect(readState(told('m1', '/b'), 'm1', before)).toMatchObject({ cwd: '/b', exported: { X: '1' } });
});

it('is the very same state when nothing changed', () => {
  expect(readState(told('m1', '/a'), 'm1', before)).toBe(before);
});

it('believes nothing without the marker, and nothing that was cut off', () => {
  expect(readState(told('forged', '/evil'), 'm1', before)).toBe(before);
  expect(readState(Buffer.from('m1\0/b\0declare -x'), 'm1', before)).toBe(before);
  expect(readState(Buffer.alloc(0), 'm1', before)).toBe(before);
});
