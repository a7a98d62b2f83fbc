export interface Declarations {
  readonly exported: Record<string, string>;
  readonly plain: Record<string, string>;
}

/**
 * Reads what bash's `declare -p` prints: one declaration after another, values in double quotes or, with characters
 * that cannot be printed, as `$'...'`. Arrays, references and the shell's own variables are left out.
 */
export function parseDeclarations(text: string): Declarations {
  const exported: Record<string, string> = Object.create(null);
  const plain: Record<string, string> = Object.create(null);
  const start = /declare -([A-Za-z-]+) ([A-Za-z_][A-Za-z0-9_]*)(=|\n|$)/y;
  for (let at = 0; at < text.length; ) {
    start.lastIndex = at;
    const match = start.exec(text);
    if (match === null) {
      at = nextLine(text, at);
      continue;
    }
    const [, attributes = '', name = '', equals] = match;
    at = start.lastIndex;
    if (equals !== '=') continue;
    const end = endOfValue(text, at);
    // Most are the shell's own: those are not even read.
    if (!/[aAn]/.test(attributes) && !SHELL_OWN.test(name)) {
      if (attributes.includes('x')) exported[name] = readValue(text, at, end);
      else if (!SHELL_SET.test(name)) plain[name] = readValue(text, at, end);
    }
    at = end + 1;
  }
  return { exported, plain };
}

/** Reads what `declare -f` prints: each function starts at the beginning of a line with `name ()`. */
export function parseFunctions(text: string): Record<string, string> {
  const functions: Record<string, string> = Object.create(null);
  // The body is indented, so only a function's end is a closing bracket at the beginning of a line; a here-document
  // inside may look like one, and then the parts are joined again below.
  const starts = [...text.matchAll(/^([^\s()'"`$\\|&;<>]+) \(\) ?\n\{/gm)];
  starts.forEach((match, index) => {
    const name = match[1] ?? '';
    const body = text.slice(match.index, starts[index + 1]?.index ?? text.length).trimEnd();
    if (!name.startsWith('__hermes_')) functions[name] = body;
  });
  return functions;
}

/** Set by every bash for itself, or meaningless in the next one. */
const SHELL_OWN =
  /^(?:_|__hermes_\w+|BASH\w*|COMP_\w+|DIRSTACK|EPOCH\w+|EUID|FUNCNAME|GROUPS|HISTCMD|HOSTTYPE|IFS|LINENO|MACHTYPE|OPTARG|OPTERR|OPTIND|OSTYPE|PIPESTATUS|PPID|PS[0-4]|PWD|RANDOM|REPLY|SECONDS|SHELLOPTS|SHLVL|SRANDOM|UID|HERMES_PROCESS_LABEL)$/;

/** Set by bash when nobody gave them to it. */
const SHELL_SET = /^(?:HOSTNAME|SHELL|TERM|COLUMNS|LINES|PATH)$/;

/** Whether every shell sets it for itself, so that it means nothing in the next one. */
export function isShellOwn(name: string): boolean {
  return SHELL_OWN.test(name);
}

/** Whether a shell sets it when nobody gave it one. */
export function isShellSet(name: string): boolean {
  return SHELL_SET.test(name);
}

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Where the line break behind a value is: those inside its quotes are part of it. */
function endOfValue(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n') {
    if (text[at] === '"') at = endOfQuoted(text, at + 1, '"') + 1;
    else if (text.startsWith("$'", at)) at = endOfQuoted(text, at + 2, "'") + 1;
    else at += 1;
  }
  return Math.min(at, text.length);
}

function endOfQuoted(text: string, from: number, quote: string): number {
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === quote) return at;
  }
  return text.length;
}

function readValue(text: string, at: number, end: number): string {
  if (text[at] === '"') return text.slice(at + 1, endOfQuoted(text, at + 1, '"')).replace(/\\(.)/gs, '$1');
  if (text.startsWith("$'", at)) return readAnsi(text.slice(at + 2, endOfQuoted(text, at + 2, "'")));
  return text.slice(at, end);
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

function readAnsi(quoted: string): string {
  // Octal escapes are bytes: several of them may be one character.
  const bytes: Buffer[] = [];
  const part = /\\([0-7]{1,3})|\\x([0-9a-fA-F]{1,2})|\\(.)|([^\\]+)/gs;
  for (const [, octal, hex, single, rest] of quoted.matchAll(part)) {
    if (octal !== undefined) bytes.push(Buffer.from([Number.parseInt(octal, 8) & 0xff]));
    else if (hex !== undefined) bytes.push(Buffer.from([Number.parseInt(hex, 16)]));
    else if (single !== undefined) bytes.push(Buffer.from(ESCAPES[single] ?? single));
    else bytes.push(Buffer.from(rest ?? ''));
  }
  return Buffer.concat(bytes).toString('utf8');
}
