import { terminalText } from '../../lib/terminal-text.js';
import type { Captured } from './output-capture.js';

export interface OutputText {
  readonly text: string;
  readonly truncated: boolean;
}

/** Characters the model gets of one command; 40 % from the beginning, 60 % from the end. */
const MAX_CHARS = 50_000;
const HEAD_SHARE = 0.4;

/** Captured output as text for the model. Secrets are masked before anything is cut, so that none is cut in two. */
export function outputText({ head, tail, totalBytes }: Captured, redact: (text: string) => string): OutputText {
  const isWhole = head.length + tail.length >= totalBytes;
  if (isWhole) {
    const text = redact(plain(Buffer.concat([head, tail])));
    return text.length <= MAX_CHARS ? { text, truncated: false } : cut(text, text, totalBytes);
  }
  return cut(redact(plain(head)), redact(plain(tail)), totalBytes);
}

function plain(bytes: Buffer): string {
  let from = 0;
  // The end of a character whose beginning is gone.
  while (from < 3 && from < bytes.length && ((bytes[from] ?? 0) & 0xc0) === 0x80) from++;
  return terminalText(new TextDecoder().decode(bytes.subarray(from))).trimEnd();
}

function cut(start: string, end: string, totalBytes: number): OutputText {
  const head = start.slice(0, lineEnd(start, Math.floor(MAX_CHARS * HEAD_SHARE)));
  const tail = end.slice(lineStart(end, Math.max(0, end.length - MAX_CHARS * (1 - HEAD_SHARE))));
  return { text: `${head}\n[... output cut here; ${totalBytes} bytes in all ...]\n${tail}`, truncated: true };
}

function lineEnd(text: string, near: number): number {
  const at = text.lastIndexOf('\n', near);
  return at > near / 2 ? at : near;
}

function lineStart(text: string, near: number): number {
  if (near === 0) return 0;
  const at = text.indexOf('\n', near);
  return at >= 0 && at < near + (text.length - near) / 2 ? at + 1 : near;
}
