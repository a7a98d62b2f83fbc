import type { ScriptStream } from '../../kernel/scripts-port.js';
import { terminalText } from '../../lib/terminal-text.js';
import type { ResultWriter } from '../../store/results/result-writer.js';
import type { Captured } from '../exec/output-capture.js';

export interface ShownStreamParts {
  /** Bytes, counted as characters once it is text. */
  readonly limit: number;
  readonly redact: (text: string) => string;
  readonly openSpool: () => Promise<ResultWriter>;
}

/** From the beginning; the rest is from the end, where the results are. */
const HEAD_SHARE = 0.4;

/** What a script printed, as the model gets it: masked, then cut in the middle where it is long, and then stored whole. */
export async function shownStream(captured: Captured, parts: ShownStreamParts): Promise<ScriptStream> {
  const { head, tail, totalBytes } = captured;
  const isWhole = head.length + tail.length >= totalBytes;
  const whole = isWhole ? parts.redact(plain(Buffer.concat([head, tail]))) : undefined;
  const truncated = whole === undefined || whole.length > parts.limit;
  const text = truncated
    ? cut(whole ?? parts.redact(plain(head)), whole ?? parts.redact(plain(tail)), totalBytes, parts.limit)
    : whole;
  return { text, truncated, totalBytes, stored: truncated ? await keep(captured, parts) : await drop(captured) };
}

function plain(bytes: Buffer): string {
  let from = 0;
  // The end of a character whose beginning is gone.
  while (from < 3 && ((bytes[from] ?? 0) & 0xc0) === 0x80) from++;
  return terminalText(new TextDecoder().decode(bytes.subarray(from)));
}

function cut(start: string, end: string, totalBytes: number, limit: number): string {
  const head = start.slice(0, Math.floor(limit * HEAD_SHARE)).replace(/[\uD800-\uDBFF]$/, '');
  const tail = end.slice(-Math.ceil(limit * (1 - HEAD_SHARE))).replace(/^[\uDC00-\uDFFF]/, '');
  return `${head}\n[... output cut here; ${totalBytes} bytes in all ...]\n${tail}`;
}

async function keep({ spool, head, tail, problem }: Captured, parts: ShownStreamParts): Promise<string | undefined> {
  if (problem !== undefined) return undefined;
  if (spool !== undefined) return (await spool.finish()).uri;
  const writer = await parts.openSpool();
  await writer.write(Buffer.concat([head, tail]));
  return (await writer.finish()).uri;
}

/** Much was printed, but little of it can be seen: nothing of worth is lost. */
async function drop({ spool }: Captured): Promise<undefined> {
  await spool?.abandon();
}
