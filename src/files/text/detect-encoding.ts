import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';

export interface TextEncoding {
  /** As results name it: `utf-8`, `utf-16le`, `windows-1252`, `shift_jis`, ... */
  readonly name: string;
  /** Bytes of the byte order mark. */
  readonly bom: number;
  /** How many bytes a line feed takes; 2 for UTF-16. */
  readonly unit: 1 | 2;
}

/** Null means: not text. `whole` tells that the sample is the complete file. */
export async function detectEncoding(sample: Buffer, whole: boolean): Promise<TextEncoding | null> {
  const marked = byMark(sample);
  if (marked !== undefined) return marked;
  if (sample.includes(0)) return wideWithoutMark(sample) ?? null;
  // Each look goes through all of it.
  if (sample.length > LARGE_BYTES) await setImmediate();
  const complete = whole ? sample : withoutCutSequence(sample);
  if (isUtf8(complete)) return looksBinary(sample) ? null : UTF8;
  if (looksBinary(sample)) return null;
  return guess(sample);
}

const LARGE_BYTES = 4 * 1024 * 1024;
const UTF8: TextEncoding = { name: 'utf-8', bom: 0, unit: 1 };

function byMark(sample: Buffer): TextEncoding | null | undefined {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return { name: 'utf-8', bom: 3, unit: 1 };
  if (sample[0] === 0xff && sample[1] === 0xfe) {
    return sample[2] === 0 && sample[3] === 0 && sample.length > 3 ? null : { name: 'utf-16le', bom: 2, unit: 2 };
  }
  if (sample[0] === 0xfe && sample[1] === 0xff) return { name: 'utf-16be', bom: 2, unit: 2 };
  return undefined;
}

/** Mostly Latin text in UTF-16 has a zero in every second byte and nearly none in the others. */
function wideWithoutMark(sample: Buffer): TextEncoding | undefined {
  if (sample.length < 4) return undefined;
  const end = Math.min(sample.length & ~1, 4096);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < end; i += 2) {
    if (sample[i] === 0) even++;
    if (sample[i + 1] === 0) odd++;
  }
  const pairs = end / 2;
  if (odd > pairs * 0.6 && even === 0 && printable(sample, 0, end)) return { name: 'utf-16le', bom: 0, unit: 2 };
  if (even > pairs * 0.6 && odd === 0 && printable(sample, 1, end)) return { name: 'utf-16be', bom: 0, unit: 2 };
  return undefined;
}

function printable(sample: Buffer, offset: number, end: number): boolean {
  for (let i = offset; i < end; i += 2) {
    const code = sample[i] ?? 0;
    if (code < 32 && !(code >= 9 && code <= 13)) return false;
  }
  return true;
}

/** Text of any encoding has few control characters besides tabs, line ends, form feeds and escapes. */
function looksBinary(sample: Buffer): boolean {
  let control = 0;
  for (const code of sample.subarray(0, 8192)) {
    if (code < 32 && !(code >= 8 && code <= 13) && code !== 27) control++;
  }
  return control > Math.max(1, Math.min(sample.length, 8192) * 0.02);
}

/** A sample cut in the middle of a character is still UTF-8. */
function withoutCutSequence(sample: Buffer): Buffer {
  for (let back = 1; back <= 3 && back <= sample.length; back++) {
    const code = sample[sample.length - back] ?? 0;
    if (code >= 0xc0) return sample.subarray(0, sample.length - back);
    if (code < 0x80) break;
  }
  return sample;
}

/** A stray byte or two in UTF-8 stay UTF-8; otherwise statistics decide. */
async function guess(sample: Buffer): Promise<TextEncoding> {
  if (mostlyUtf8(sample)) return UTF8;
  const { analyse } = await import('chardet');
  const names = analyse(sample.subarray(0, 65_536)).map(({ name }) => plainName(name));
  return { name: await firstThatDecodes(sample, [...new Set(names)]), bom: 0, unit: 1 };
}

function plainName(name: string): string {
  const plain = name.toLowerCase();
  return plain.startsWith('utf-') || plain === 'ascii' || plain === 'iso-8859-1' ? LATIN : plain;
}

const LATIN = 'windows-1252';

/** The likeliest encoding in which every byte has a meaning; a long text keeps its own in spite of a few broken bytes. */
async function firstThatDecodes(sample: Buffer, names: readonly string[]): Promise<string> {
  const { default: iconv } = await import('iconv-lite');
  const broken = (name: string): number => {
    if (!iconv.encodingExists(name)) return sample.length;
    // The sample may end inside a character.
    return (
      iconv
        .decode(sample, name)
        .slice(0, -2)
        .match(/\ufffd/g)?.length ?? 0
    );
  };
  const [best = LATIN] = names;
  if (broken(best) * 200 <= sample.length) return best;
  return names.find((name) => broken(name) === 0) ?? LATIN;
}

/** At least as many characters of several bytes are right as there are bytes that are wrong, or there are hardly any. */
function mostlyUtf8(sample: Buffer): boolean {
  let right = 0;
  let wrong = 0;
  for (let i = 0; i < sample.length; i++) {
    const code = sample[i] ?? 0;
    if (code < 0x80) continue;
    const length = code >= 0xf0 ? 4 : code >= 0xe0 ? 3 : code >= 0xc2 ? 2 : 0;
    let ok = length > 0 && i + length <= sample.length;
    for (let k = 1; ok && k < length; k++) ok = ((sample[i + k] ?? 0) & 0xc0) === 0x80;
    if (ok) {
      right++;
      i += length - 1;
    } else wrong++;
  }
  return right > wrong || (wrong <= 2 && sample.length > 512 * wrong);
}
