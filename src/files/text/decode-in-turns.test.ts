import { expect, it } from 'vitest';
import { decodeInTurns } from './decode-in-turns.js';
import { decodeLossless } from './lossless-utf8.js';

const PIECE = 4 * 1024 * 1024;

it('gives the text of the whole, wherever a piece ends inside a character or among stray bytes', async () => {
  for (const odd of ['é', '漢', '😀', 'e\u0301']) {
    for (let shift = -5; shift <= 1; shift++) {
      const bytes = Buffer.concat([Buffer.alloc(PIECE + shift, 'a'), Buffer.from(odd.repeat(4)), Buffer.from('end')]);
      expect((await decodeInTurns(bytes)) === decodeLossless(bytes)).toBe(true);
    }
  }
  for (let shift = -5; shift <= 1; shift++) {
    const stray = Buffer.from([0xe6, 0x80, 0x80, 0x80, 0x80, 0xff, 0xf0, 0x9f, 0x98]);
    const bytes = Buffer.concat([Buffer.alloc(PIECE + shift, 'a'), stray, Buffer.alloc(20, 'b')]);
    expect((await decodeInTurns(bytes)) === decodeLossless(bytes)).toBe(true);
  }
});
