import type { SecretSpan } from './mask.js';

/**
 * Finds private keys in armour (PEM, OpenSSH, PGP, PuTTY), also with `\n` written out as in JSON, and also when the
 * end is missing because the text was cut. A header that no key material follows is prose and stays.
 */
export function findPrivateKeys(text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  for (let at = text.indexOf('-----BEGIN '); at >= 0; at = text.indexOf('-----BEGIN ', at + 1)) {
    const end = keyEnd(text, at);
    if (end === undefined) continue;
    spans.push({ start: at, end, id: 'private-key' });
    at = end - 1;
  }
  addPuttyKeys(text, spans);
  return spans;
}

/**
 * Where an unfinished key may start at the end of a text that goes on later, or undefined. A reader of chunks holds
 * the text back from there.
 */
export function openKeyStart(text: string): number | undefined {
  const putty = text.lastIndexOf('Private-Lines:');
  if (putty >= 0 && /^Private-Lines: \d{0,3}\s*[A-Za-z0-9+/=\r\n]*$/.test(text.slice(putty, putty + LONGEST_KEY)))
    return putty;
  const at = text.lastIndexOf('-----BEGIN ');
  if (at < 0 || text.length - at > LONGEST_KEY) return undefined;
  HEADER.lastIndex = at;
  const header = HEADER.exec(text);
  // The header itself may still be incomplete.
  if (header === null) return text.length - at < 80 && !text.slice(at).includes('\n') ? at : undefined;
  const bodyEnd = materialEnd(text, at + header[0].length);
  return bodyEnd >= text.length ? at : undefined;
}

const LONGEST_KEY = 64_000;
const HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
const FOOTER = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;
const SHORTEST_MATERIAL = 16;

function keyEnd(text: string, at: number): number | undefined {
  HEADER.lastIndex = at;
  const header = HEADER.exec(text);
  if (header === null) return undefined;
  const from = at + header[0].length;
  const bodyEnd = materialEnd(text, from);
  const body = text.slice(from, bodyEnd);
  if (!LONG_RUN.test(body)) return undefined;
  FOOTER.lastIndex = bodyEnd;
  const footer = FOOTER.exec(text);
  return footer === null ? from + keyLines(body).trimEnd().length : bodyEnd + footer[0].length;
}

const LONG_RUN = new RegExp(`[A-Za-z0-9+/=]{${SHORTEST_MATERIAL}}`);

/** Header lines (`Proc-Type: 4,ENCRYPTED`), then base64 in lines; quotes and `\n` as source code writes them. */
const HEADER_LINES =
  /(?:(?:\s|\\[nr])*(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset|MessageID): [^\n\\]{0,200})*/y;
const HEADER_PREFIX = new RegExp(`^${HEADER_LINES.source}`);
const MATERIAL = /(?:[A-Za-z0-9+/=]{1,200}|\s|\\[nr]|["'+,](?=\s|\\n|["'+])){0,4000}/y;

function materialEnd(text: string, from: number): number {
  HEADER_LINES.lastIndex = from;
  const lines = HEADER_LINES.exec(text);
  const start = from + (lines?.[0].length ?? 0);
  MATERIAL.lastIndex = start;
  return start + (MATERIAL.exec(text)?.[0].length ?? 0);
}

/** Prose after a cut key is letters too: the key ends where a line stops looking like base64. */
function keyLines(body: string): string {
  let end = HEADER_PREFIX.exec(body)?.[0].length ?? 0;
  for (const line of body.slice(end).matchAll(/[^\n\\]*(?:\\[nr]|\n|$)/g)) {
    const content = line[0].replace(/\\[nr]$/, '').replace(/["'+,\s]/g, '');
    const words = line[0].trim().split(/\s+/);
    if (words.length > 1 && words.some((word) => word.length > 2 && word.length < SHORTEST_MATERIAL)) break;
    if (content !== '' && content.length < SHORTEST_MATERIAL && !/[\d+/=]/.test(content)) break;
    end += line[0].length;
  }
  return body.slice(0, end);
}

function addPuttyKeys(text: string, spans: SecretSpan[]): void {
  if (!text.includes('Private-Lines:')) return;
  for (const match of text.matchAll(/Private-Lines: \d{1,3}\r?\n((?:[A-Za-z0-9+/=]{1,80}\r?\n?){1,200})/g)) {
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    spans.push({ start, end: match.index + match[0].trimEnd().length, id: 'private-key' });
  }
}
