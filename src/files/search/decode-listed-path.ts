import { decodeLossless } from '../text/lossless-utf8.js';

/** A path as the port lists it, in the bytes of the file system. */
export function decodeListedPath(latin1: string): string {
  return decodeLossless(Buffer.from(latin1, 'latin1'));
}
