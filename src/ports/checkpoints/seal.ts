import { type Cipher, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Kept contents are copies of the user's files, secrets included. On disk they are encrypted, so that nothing but the
 * key beside them gives them away: not a backup of a part of home, not a search through it. Whoever may read the key
 * may read the files themselves.
 */
export interface Seal {
  /** What stands at the front of a sealed content, and the cipher for what follows. */
  open(): { readonly head: Uint8Array; readonly cipher: Cipher };
  seal(content: Uint8Array): Uint8Array;
  /** Also takes a content that was kept before contents were sealed. */
  unseal(kept: Uint8Array): Uint8Array;
}

const MARK = Buffer.from('HERMES\0\x01', 'latin1');
const IV_BYTES = 16;
const HEAD_BYTES = MARK.length + IV_BYTES;

/** The key is asked for at the first use. The hash a content is kept under says whether it is still what it was. */
export function createSeal(readKey: () => Uint8Array): Seal {
  let key: Uint8Array | undefined;
  const known = (): Uint8Array => (key ??= readKey());
  const open: Seal['open'] = () => {
    const iv = randomBytes(IV_BYTES);
    return { head: Buffer.concat([MARK, iv]), cipher: createCipheriv('aes-256-ctr', known(), iv) };
  };
  return {
    open,
    seal(content) {
      const { head, cipher } = open();
      return Buffer.concat([head, cipher.update(content)]);
    },
    unseal(kept) {
      const bytes = Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength);
      if (bytes.length < HEAD_BYTES || !bytes.subarray(0, MARK.length).equals(MARK)) return kept;
      const cipher = createDecipheriv('aes-256-ctr', known(), bytes.subarray(MARK.length, HEAD_BYTES));
      return cipher.update(bytes.subarray(HEAD_BYTES));
    },
  };
}
