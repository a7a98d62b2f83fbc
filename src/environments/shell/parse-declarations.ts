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
    const value = readValue(text, at);
    at = value.end;
    if (/[aAn]/.test(attributes) || SHELL_OWN.test(name)) continue;
    if (attributes.includes('x')) exported[name] = value.text;
    else if (!SHELL_SET.test(name)) plain[name] = value.text;
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

function readValue(text: string, at: number): { text: string; end: number } {
  if (text[at] === '"') return readQuoted(text, at + 1);
  if (text.startsWith("$'", at)) return readAnsi(text, at + 2);
  // An array: its quoted elements may hold line breaks.
  let end = at;
  while (end < text.length && text[end] !== '\n') {
    if (text[end] === '"') end = readQuoted(text, end + 1).end;
    else if (text.startsWith("$'", end)) end = readAnsi(text, end + 2).end;
    else end += 1;
  }
  return { text: text.slice(at, end), end: end + 1 };
}

function readQuoted(text: string, from: number): { text: string; end: number } {
  const parts: string[] = [];
  let start = from;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') {
      parts.push(text.slice(start, at));
      at += 1;
      start = at;
    } else if (text[at] === '"') {
      parts.push(text.slice(start, at));
      return { text: parts.join(''), end: at + 1 };
    }
  }
  return { text: parts.join('') + text.slice(start), end: text.length };
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

function readAnsi(text: string, from: number): { text: string; end: number } {
  const end = endOfAnsi(text, from);
  // Octal escapes are bytes: several of them may be one character.
  const bytes: Buffer[] = [];
  const part = /\\([0-7]{1,3})|\\x([0-9a-fA-F]{1,2})|\\(.)|([^\\]+)/gs;
  for (const [, octal, hex, single, rest] of text.slice(from, end).matchAll(part)) {
    if (octal !== undefined) bytes.push(Buffer.from([Number.parseInt(octal, 8) & 0xff]));
    else if (hex !== undefined) bytes.push(Buffer.from([Number.parseInt(hex, 16)]));
    else if (single !== undefined) bytes.push(Buffer.from(ESCAPES[single] ?? single));
    else bytes.push(Buffer.from(rest ?? ''));
  }
  return { text: Buffer.concat(bytes).toString('utf8'), end: end + 1 };
}

function endOfAnsi(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === "'") return at;
  }
  return text.length;
}
