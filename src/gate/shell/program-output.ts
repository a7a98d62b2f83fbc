import type { Run } from './run.js';
import { findStarts } from './unwrap/finders.js';
import { UNKNOWN } from './words/shell-word.js';

const MAX_OUTPUT = 64 * 1024;

/**
 * What a harmless text program prints, when that follows from its words and its standard input.
 * Only programs used to hide a command line are worth knowing here; null means not computable.
 */
export function programOutput(run: Run): string | null {
  // Where a line has changed to, when that is the root or right below it.
  if (run.name === 'pwd' && /^\/[^/]*$/.test(run.cwd)) return `${run.cwd}\n`;
  const compute = BY_NAME.get(run.name);
  if (!compute) return printedLiteral(run);
  if (run.args.some((arg) => arg.includes(UNKNOWN))) return run.name === 'echo' ? echo(run.args) : null;
  const stdin = run.stdin?.text ?? null;
  if (stdin?.includes(UNKNOWN) && run.name !== 'cat' && run.name !== 'tee') return null;
  const text = compute(run.args, stdin);
  return text !== null && text.length > MAX_OUTPUT ? null : text;
}

/** `python3 -c "print('x')"`, `perl -e 'print "x"'`, `awk 'BEGIN{print "x"}'`: one text and nothing else. */
function printedLiteral(run: Run): string | null {
  const [code] = run.code;
  if (run.code.length !== 1 || code === undefined || code.text.length > MAX_OUTPUT) return null;
  const text = PRINTED.exec(code.text)?.[2];
  return text === undefined ? null : `${decodeEscapes(text)}\n`;
}

const PRINTED =
  /^\s*(?:BEGIN\s*\{\s*)?(?:print|puts|echo|say|printf|console\.log|process\.stdout\.write|io\.write)\s*\(?\s*(["'`])([^"'`$]*)\1\s*\)?[\s;}]*$/;

type Compute = (args: readonly string[], stdin: string | null) => string | null;

const PROGRAMS: Readonly<Record<string, Compute>> = {
  echo: (args) => echo(args),
  printf: (args) => printf(args),
  ':': () => '',
  true: () => '',
  sleep: () => '',
  cat: (args, stdin) => (args.every((arg) => arg === '-') ? stdin : null),
  tee: (_args, stdin) => stdin,
  rev: (_args, stdin) => stdin?.replace(/[^\n]+/g, (line) => [...line].reverse().join('')) ?? null,
  tac: (_args, stdin) => stdin?.split('\n').reverse().join('\n') ?? null,
  base64: (args, stdin) => codec(args, stdin, ['-d', '-D', '--decode', '-di'], 'base64'),
  gbase64: (args, stdin) => codec(args, stdin, ['-d', '-D', '--decode', '-di'], 'base64'),
  basenc: (args, stdin) => (args.includes('--base64') ? codec(args, stdin, ['-d', '--decode'], 'base64') : null),
  base32: (args, stdin) => (args.some((arg) => /^(-d|-di|--decode)$/.test(arg)) ? fromBase32(stdin) : null),
  gunzip: (_args, stdin) => unpack(stdin),
  zcat: (_args, stdin) => unpack(stdin),
  gzip: (args, stdin) => (args.some((arg) => /^(-\w*d\w*|--decompress)$/.test(arg)) ? unpack(stdin) : null),
  openssl: (args, stdin) =>
    /^(base64|enc)$/.test(args[0] ?? '') && args.includes('-d') && args.every((arg) => !arg.startsWith('-aes'))
      ? codec(args, stdin, ['-d'], 'base64')
      : null,
  xxd: (args, stdin) =>
    args.some((arg) => /^-\w*r/.test(arg)) && args.some((arg) => /^-\w*p/.test(arg))
      ? decode(stdin?.replace(/\s+/g, '') ?? null, 'hex')
      : null,
  tr: (args, stdin) => translate(args, stdin),
  sed: (args, stdin) => substitute(args, stdin),
  cut: (args, stdin) => cut(args, stdin),
  head: (args, stdin) => lines(args, stdin, (all, count) => all.slice(0, count)),
  tail: (args, stdin) => lines(args, stdin, (all, count) => all.slice(-count)),
  xargs: (args, stdin) => (args.length === 0 || args[0] === 'echo' ? words(stdin) : null),
  which: (args) => located(args),
  whereis: () => null,
  command: (args) => (args[0] === '-v' ? located(args.slice(1)) : null),
  type: (args) => (/^-[pP]$/.test(args[0] ?? '') ? located(args.slice(1)) : null),
  basename: (args) => (args[0] ? `${args[0].replace(/\/+$/, '').split('/').at(-1)}\n` : null),
  dirname: (args) => (args[0]?.includes('/') ? `${args[0].replace(/\/+[^/]*\/*$/, '') || '/'}\n` : null),
  realpath: (args) => (args.length === 1 && args[0]?.startsWith('/') ? `${args[0]}\n` : null),
  readlink: (args) => (args.length === 2 && args[1]?.startsWith('/') ? `${args[1]}\n` : null),
  seq: () => null,
  // What is there already is not known; what a line adds to it is, and that is what counts.
  crontab: (args) => (args[0] === '-l' ? '' : null),
  ls: (args) => listed(args),
  find: (args) => found(args),
};

const BY_NAME: ReadonlyMap<string, Compute> = new Map(Object.entries(PROGRAMS));

function echo(args: readonly string[]): string {
  let index = 0;
  let isInterpreted = false;
  let ending = '\n';
  while (/^-[neE]+$/.test(args[index] ?? '')) {
    const flags = args[index] ?? '';
    if (flags.includes('n')) ending = '';
    if (flags.includes('e')) isInterpreted = true;
    index += 1;
  }
  const text = args.slice(index).join(' ');
  return (isInterpreted ? decodeEscapes(text) : text) + ending;
}

function decodeEscapes(text: string): string {
  return text.replace(/\\(x[0-9a-fA-F]{1,2}|0?[0-7]{1,3}|u[0-9a-fA-F]{1,4}|.)/g, (_whole, body: string) => {
    if (/^[xu][0-9a-fA-F]/.test(body)) return String.fromCharCode(Number.parseInt(body.slice(1), 16));
    if (/^[0-7]/.test(body)) return String.fromCharCode(Number.parseInt(body, 8) & 0xff);
    return (
      { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', e: '\x1b', f: '\f', v: '\v', '\\': '\\' }[body] ?? `\\${body}`
    );
  });
}

function printf(args: readonly string[]): string | null {
  const rest = args[0] === '--' ? args.slice(1) : args;
  if (rest[0] === '-v') return '';
  const [format = '', ...values] = rest;
  let result = '';
  let used = 0;
  do {
    const before = used;
    result += format.replace(
      /\\(?:x[0-9a-fA-F]{1,2}|[0-7]{1,3}|u[0-9a-fA-F]{1,4}|.)|%(-?\d*)(?:\.\d+)?([a-zA-Z%])/g,
      (whole, _width, kind) => {
        if (whole.startsWith('\\')) return decodeEscapes(whole);
        if (kind === '%') return '%';
        const value = values[used] ?? '';
        used += 1;
        if (kind === 'b') return decodeEscapes(value);
        if (kind === 'c') return value.slice(0, 1);
        return value;
      },
    );
    if (used === before || result.length > MAX_OUTPUT) break;
  } while (used < values.length);
  return result;
}

function codec(
  args: readonly string[],
  stdin: string | null,
  decodeFlags: readonly string[],
  encoding: 'base64' | 'hex',
): string | null {
  if (args.some((arg) => decodeFlags.includes(arg))) return decode(stdin, encoding);
  return null;
}

function decode(text: string | null, encoding: 'base64' | 'hex'): string | null {
  if (text === null) return null;
  const bytes = Buffer.from(text, encoding);
  // Compressed bytes must come through unchanged for the program that unpacks them.
  return bytes.toString(bytes[0] === 0x1f && bytes[1] === 0x8b ? 'latin1' : 'utf8');
}

function unpack(text: string | null): string | null {
  if (!text?.startsWith('\x1f\x8b')) return null;
  try {
    // Not imported: few commands unpack anything, and the first one of a process should not wait for it.
    const { gunzipSync } = process.getBuiltinModule('node:zlib');
    return gunzipSync(Buffer.from(text, 'latin1'), { maxOutputLength: MAX_OUTPUT }).toString('utf8');
  } catch {
    // Cut short or too large: then nobody knows what it says.
    return null;
  }
}

function fromBase32(text: string | null): string | null {
  if (text === null) return null;
  let bits = '';
  for (const letter of text.replace(/[\s=]/g, '')) {
    const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter);
    if (value < 0) return null;
    bits += value.toString(2).padStart(5, '0');
  }
  return Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString('utf8');
}

function translate(args: readonly string[], stdin: string | null): string | null {
  if (stdin === null) return null;
  const flags = args.filter((arg) => /^-[a-zA-Z]+$/.test(arg)).join('');
  const sets = args.filter((arg) => !/^-[a-zA-Z]+$/.test(arg)).map(expandSet);
  const [from, to] = sets;
  if (!from || /[csC]/.test(flags)) return null;
  if (flags.includes('d')) return [...stdin].filter((character) => !from.includes(character)).join('');
  if (!to || to.length === 0) return null;
  return [...stdin]
    .map((character) => {
      const at = from.indexOf(character);
      return at < 0 ? character : (to[Math.min(at, to.length - 1)] ?? character);
    })
    .join('');
}

function expandSet(set: string): string[] {
  const text = decodeEscapes(set)
    .replace('[:upper:]', 'A-Z')
    .replace('[:lower:]', 'a-z')
    .replace('[:digit:]', '0-9')
    .replace('[:space:]', ' \t\n\r\v\f');
  const result: string[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = text[index + 2];
    if (text[index + 1] === '-' && last !== undefined) {
      for (let code = text.charCodeAt(index); code <= last.charCodeAt(0); code += 1)
        result.push(String.fromCharCode(code));
      index += 2;
    } else {
      result.push(text[index] as string);
    }
  }
  return result;
}

/** Only the plain `s/a/b/` and `s/a/b/g` with literal text, which is how a command is pieced together. */
function substitute(args: readonly string[], stdin: string | null): string | null {
  const script = args[0] === '-e' ? args[1] : args[0];
  if (stdin === null || args.length > 2 || !script) return null;
  const separator = script[1] ?? '';
  if (script[0] !== 's' || !/[/|#,:@!]/.test(separator)) return null;
  const [, from = '', to = '', flags = ''] = script.split(separator);
  if (!from || /[\\.*[\]^$&]/.test(from + to) || !/^g?$/.test(flags)) return null;
  return flags === 'g' ? stdin.split(from).join(to) : stdin.replace(from, () => to);
}

function cut(args: readonly string[], stdin: string | null): string | null {
  const match = /^-c\s*(\d+)(?:(-)(\d*))?$/.exec(args.join(''));
  if (stdin === null || !match) return null;
  const start = Number(match[1]) - 1;
  const end = match[2] ? (match[3] ? Number(match[3]) : undefined) : start + 1;
  return stdin
    .split('\n')
    .map((line) => line.slice(start, end))
    .join('\n');
}

function lines(
  args: readonly string[],
  stdin: string | null,
  pick: (all: string[], count: number) => string[],
): string | null {
  const match = args.length === 0 ? ['', '10'] : /^-n?\s*(\d+)$/.exec(args.join(''));
  if (stdin === null || !match) return null;
  const all = stdin.replace(/\n$/, '').split('\n');
  return `${pick(all, Number(match[1])).join('\n')}\n`;
}

function words(stdin: string | null): string | null {
  return stdin === null ? null : `${stdin.trim().split(/\s+/).join(' ')}\n`;
}

/** `ls -d /etc/x` prints what it was given, when nothing in it is a pattern. */
function listed(args: readonly string[]): string | null {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const isItself = args.some((arg) => /^-[A-Za-z1]*d/.test(arg)) && !args.some((arg) => /^-[A-Za-z1]*l/.test(arg));
  return isItself && names.length > 0 && !names.some((name) => /[*?[]/.test(name)) ? `${names.join('\n')}\n` : null;
}

/** Where a search begins is among what it prints: of a folder right below the root that is enough to know. */
function found(args: readonly string[]): string | null {
  if (!args.some((arg) => arg.startsWith('/'))) return null;
  if (args.some((arg) => /^-(?:exec|ok|delete|print[f]|fprint|ls|quit)/.test(arg))) return null;
  const starts = findStarts(args);
  if (!starts.every((start) => /^\/[^/]*\/?$/.test(start))) return null;
  const end = args.includes('-print0') ? '\0' : '\n';
  return starts.map((start) => start + end).join('');
}

function located(args: readonly string[]): string | null {
  const [name] = args;
  if (args.length !== 1 || !name || name.startsWith('-')) return null;
  return `${name.includes('/') ? name : `/usr/bin/${name}`}\n`;
}
