import { UNKNOWN } from '../words/shell-word.js';

/** Code as it means to be read: pieces of strings put together, encoded ones decoded, names filled in. */
export function readableCode(language: string, source: string): string {
  const joined = joinPieces(decodeStrings(source));
  return language === 'awk' ? fillNames(joined) : joined;
}

/** `'sys'+'tem'` is `'system'`: pieces are put together before anything is looked for. */
function joinPieces(text: string): string {
  return text.includes('+') || text.includes(' . ')
    ? text.replace(
        /(?<=\w)'\s{0,4}[+.]\s{0,4}'(?=\w)|(?<=\w)"\s{0,4}[+.]\s{0,4}"(?=\w)|(?<=[\w/~-] ?)(['"])\s{0,4}\+\s{0,4}\1(?=[\w /~-])/g,
        '',
      )
    : text;
}

/** Calls that turn an encoded string into what it says. */
const ENCODED =
  /\b(?:bytes\.fromhex|bytearray\.fromhex|hex2bin|unhexlify|binascii\.unhexlify)\s*\(\s*b?(['"])([0-9a-fA-F]{4,2000})\1\s*\)(?:\.decode\(\s*\))?|\bpack\s*\(?\s*(['"])H\*\3\s*,\s*(['"])([0-9a-fA-F]{4,2000})\4\s*\)?|\b(?:base64\.b64decode|b64decode|base64_decode|decode_base64|Base64\.decode64|atob)\s*\(\s*b?(['"])([A-Za-z0-9+/=]{8,2000})\6\s*\)(?:\.decode\(\s*\))?|\bBuffer\.from\s*\(\s*(['"])([A-Za-z0-9+/=]{4,2000})\8\s*,\s*(['"])(base64|hex)\10\s*\)(?:\.toString\(\s*\))?/g;

/** What they say is put beside them: the calls themselves are worth a question, too. */
function decodeStrings(text: string): string {
  if (!/fromhex|hex2bin|unhexlify|pack|b64|base64|atob/i.test(text)) return text;
  return text.replace(ENCODED, (whole, ...groups: (string | undefined)[]) => {
    const hex = groups[1] ?? groups[4] ?? (groups[10] === 'hex' ? groups[8] : undefined);
    const said = Buffer.from(hex ?? groups[6] ?? groups[8] ?? '', hex === undefined ? 'base64' : 'hex').toString(
      'utf8',
    );
    return /^[\x20-\x7e\n\t]+$/.test(said) ? `${JSON.stringify(said.trim())} /* ${whole} */` : whole;
  });
}

/** `cmd = "rm x"; cmd | getline`: awk runs what the name holds, and strings side by side are one. */
function fillNames(text: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/(?<![\w$.])([A-Za-z_]\w{0,40})\s*=\s*("(?:\\.|[^"\\])*")/g)) {
    // A name that is given two values may hold either.
    if (values.size < MAX_NAMES) values.set(name, values.has(name) && values.get(name) !== value ? UNSURE : value);
  }
  const filled = values.size === 0 || !/\||\bsystem\b/.test(text) ? text : fillRun(text, values);
  return filled.replace(/(?<=[^\\(|,=\s])"[ \t]{1,8}"/g, '');
}

/** Only where a command stands are names filled in: after `system(` and `|`, and before `| getline`. */
function fillRun(text: string, values: ReadonlyMap<string, string>): string {
  let result = '';
  let done = 0;
  for (const match of text.matchAll(/\bsystem\s{0,4}\(|\|&?\s{0,4}(getline\b)?/g)) {
    if (match.index < done) continue;
    const isRead = match[1] !== undefined;
    const start = isRead ? Math.max(done, startBefore(text, match.index)) : match.index + match[0].length;
    const end = isRead ? match.index : endAfter(text, start);
    result += text.slice(done, start) + filledNames(text.slice(start, end), values);
    done = end;
  }
  return result + text.slice(done);
}

function filledNames(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/(?<!["\w$.])[A-Za-z_]\w{0,40}(?![\w("])/g, (name) => values.get(name) ?? name);
}

const MAX_EXPRESSION = 200;

function startBefore(text: string, end: number): number {
  let at = end;
  while (at > 0 && end - at < MAX_EXPRESSION && !'()|;{}\n='.includes(text[at - 1] as string)) at -= 1;
  return at;
}

function endAfter(text: string, start: number): number {
  let at = start;
  while (at < text.length && at - start < MAX_EXPRESSION && !'()|;{}\n'.includes(text[at] as string)) at += 1;
  return at;
}

const MAX_NAMES = 20;
const UNSURE = `"${UNKNOWN}"`;

/** What is looked for is not done: `print if /kill -9/`. */
export function withoutSearches(language: string, text: string): string {
  if (!/^(?:perl|ruby|awk)$/.test(language) || !text.includes('/')) return text;
  return text.replace(
    /((?:^|[=!]~|\b(?:if|unless|and|or|not|grep|when)|&&|\|\||[({;!])\s{0,4}m?)\/(?:\\.|[^/\\\n]){1,300}\/(?=[a-df-z]{0,4}(?:[\s;)}&|]|$))/g,
    '$1/./',
  );
}
