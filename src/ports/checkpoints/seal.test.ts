import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeal } from './seal.js';

const key = randomBytes(32);

test('a sealed content shows nothing of itself and comes back as it was', () => {
  const seal = createSeal(() => key);
  for (const content of [Buffer.from('DB_PASSWORD=hunter2x\n'), Buffer.alloc(0), randomBytes(100_000)]) {
    const sealed = seal.seal(content);
    if (content.length > 0) expect(Buffer.from(sealed).includes(content)).toBe(false);
    expect(Buffer.from(seal.unseal(sealed)).equals(content)).toBe(true);
  }
});

test('the same content is sealed differently each time, and in pieces like in one', () => {
  const seal = createSeal(() => key);
  const content = Buffer.from('the same');
  expect(seal.seal(content)).not.toEqual(seal.seal(content));
  const { head, cipher } = seal.open();
  const pieces = Buffer.concat([head, cipher.update(content.subarray(0, 3)), cipher.update(content.subarray(3))]);
  expect(Buffer.from(seal.unseal(pieces)).toString()).toBe('the same');
});

test('a content from before contents were sealed is read as it is', () => {
  const old = Buffer.from('plain');
  expect(createSeal(() => key).unseal(old)).toBe(old);
});
