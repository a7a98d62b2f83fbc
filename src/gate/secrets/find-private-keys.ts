import { type KeyBody, keyBodyAfter, keyBodyBefore } from './key-body.js';

/**
 * Finds the material of private keys in armour (PEM, OpenSSH, PGP, PuTTY, PEM in base64), line by line: what stands
 * around the lines (numbers, file names, quotes, `\n` written out) stays, and so does the number of lines. The end or
 * the beginning may be missing because the text was cut. A header that no key material follows is prose and stays.
 */
export function findPrivateKeys(text: string): KeyBody[] {
  const bodies: KeyBody[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    const at = mark.index;
    if (at < from) continue;
    const body = bodyAt(text, at, mark[0], from);
    if (body === undefined) continue;
    bodies.push(body);
    from = body.end;
  }
  return bodies;
}

/** Whether a text is worth looking through; costs next to nothing. */
export function mayHoldKey(text: string): boolean {
  return text.includes('PRIVATE') || text.includes('Private-Lines:') || text.includes(ENCODED_BEGIN);
}

/**
 * Where an unfinished key may start at the end of a text that goes on later, or undefined. A reader of chunks holds
 * the text back from there.
 */
export function openKeyStart(text: string): number | undefined {
  if (mayHoldKey(text)) {
    const open = findPrivateKeys(text).find(({ isOpen, end }) => isOpen && end >= text.trimEnd().length);
    if (open !== undefined) return text.lastIndexOf('\n', open.start) + 1;
    const header = lastHeader(text);
    if (header !== undefined) return text.lastIndexOf('\n', header) + 1;
  }
  const loose = keyBodyBefore(text, text.length);
  return loose === undefined ? undefined : text.lastIndexOf('\n', loose.start) + 1;
}

const ENCODED_BEGIN = 'LS0tLS1CRUdJTi';
const MARK =
  /-{4,5} ?(?:BEGIN|END)(?:[A-Z0-9 ]|%20|\+){0,60}PRIVATE(?: |%20|\+)KEY(?:(?: |%20|\+)BLOCK)? ?-{4,5}|Private-Lines: \d{1,3}|LS0tLS1CRUdJTi[A-Za-z0-9+/]{20,}={0,2}/g;

function bodyAt(text: string, at: number, mark: string, from: number): KeyBody | undefined {
  if (mark.startsWith('LS0')) return encodedKey(text, at, mark);
  if (mark.includes('END')) return keyBodyBefore(text, at, from);
  return keyBodyAfter(text, at, at + mark.length);
}

/** A whole PEM file in base64, as Kubernetes keeps it; a certificate looks alike until it is decoded. */
function encodedKey(text: string, at: number, mark: string): KeyBody | undefined {
  if (!Buffer.from(mark.slice(0, 80), 'base64').toString('latin1').includes('PRIVATE KEY')) return undefined;
  const rest = keyBodyAfter(text, at, at + mark.length);
  const first = { start: at, end: at + mark.length };
  return {
    start: at,
    end: rest?.end ?? first.end,
    runs: [first, ...(rest?.runs ?? [])],
    isOpen: rest?.isOpen ?? text.length - first.end <= 2,
  };
}

/** A header whose key has not come yet. */
function lastHeader(text: string): number | undefined {
  const at = Math.max(text.lastIndexOf('-----BEGIN'), text.lastIndexOf('Private-Lines:'));
  if (at < 0 || text.length - at > 1_000) return undefined;
  const mark = new RegExp(MARK.source, 'y');
  mark.lastIndex = at;
  const found = mark.exec(text);
  return found !== null && !/[^\s"'\\nr]/.test(text.slice(at + found[0].length)) ? at : undefined;
}
