import type { SecretSpan } from './mask.js';
import { type PasswordOptions, passwordOptionsOf } from './password-options.js';
import { isPlaceholder, isReference, looksSecret } from './secret-values.js';

/**
 * Finds passwords that a command line hands to a program: `mysql -phunter`, `curl -u me:hunter`, `PGPASSWORD=hunter
 * psql`. The program's own words say that it is one, so that it need not look like one; `mkdir -p`, `ssh -p 22` and
 * `mysql -p` hold none. Line by line, as text may come in pieces.
 */
export function addCommandSecrets(text: string, spans: SecretSpan[]): void {
  MAYBE_COMMAND.lastIndex = 0;
  for (let match = MAYBE_COMMAND.exec(text); match !== null; match = MAYBE_COMMAND.exec(text)) {
    const start = text.lastIndexOf('\n', match.index - 1) + 1;
    const end = lineEnd(text, match.index);
    if (end - start <= LONGEST_LINE) addFromLine(text, start, end, spans, 0);
    MAYBE_COMMAND.lastIndex = end;
  }
}

/** The passwords in a command line that also look like one: they may be masked wherever they appear. */
export function commandPasswords(command: string): string[] {
  const spans: SecretSpan[] = [];
  addCommandSecrets(command, spans);
  return spans
    .map(({ start, end }) => command.slice(start, end))
    .filter((value) => looksSecret(value, 'password', 'sure'));
}

/** A name whose options or variables are known below; the program is looked up by its whole name then. */
const MAYBE_COMMAND =
  /mysql|mariadb|sshpass|curl|wget|redis-cli|mongo|sqlcmd|ldap|login\s|smbclient|lftp|mosquitto|cqlsh|beeline|openssl|zip\s|\b7z|rar\s|keytool|jarsigner|gpg|svn\s|clickhouse|\bhttps?\s|\bxh\s|--[a-z-]{0,20}pass|PASS[A-Z]*=|_PWD=|_AUTH=/g;
const LONGEST_LINE = 64_000;

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

const DEEPEST = 2;

interface Word {
  readonly text: string;
  readonly start: number;
}

// A word with its quotes, or what ends a command: also a quote that is never closed, and one around a whole command.
const TOKEN = /((?:\\.|"(?:\\.|[^"\\])*"|'[^']*'|[^\s"'`;|&()\\]){1,4000})|[;|&()`"'\\]/g;
/** In what is quoted already, a quote with a backslash stands around a command. */
const INNER_TOKEN = /((?:\\[^"']|'[^']*'|[^\s"'`;|&()\\]){1,4000})|\\?[;|&()`"'\\]/g;

function addFromLine(text: string, start: number, end: number, spans: SecretSpan[], depth: number): void {
  const line = text.slice(start, end);
  const token = depth === 0 ? TOKEN : INNER_TOKEN;
  const words: Word[] = [];
  // One expression for all lines, which are many: what is quoted inside uses it as well, so its place is kept here.
  let next = 0;
  for (;;) {
    token.lastIndex = next;
    const match = token.exec(line);
    if (match === null) break;
    next = token.lastIndex;
    const [, word] = match;
    if (word === undefined) {
      addFromCommands(words, spans);
      words.length = 0;
      continue;
    }
    const at = start + match.index;
    words.push({ text: word, start: at });
    // What is quoted may be a command line itself: for `bash -c`, for `ssh`, or in JSON.
    if (depth < DEEPEST && (word.includes('"') || word.includes("'"))) addFromQuotes(text, word, at, spans, depth);
  }
  addFromCommands(words, spans);
}

const QUOTED = /"((?:\\.|[^"\\])*)"|'([^']*)'/g;

function addFromQuotes(text: string, word: string, start: number, spans: SecretSpan[], depth: number): void {
  for (const match of word.matchAll(QUOTED)) {
    const inner = match[1] ?? match[2] ?? '';
    const from = start + match.index + 1;
    if (/\s/.test(inner)) addFromLine(text, from, from + inner.length, spans, depth + 1);
  }
}

/** What may stand before a program: a prompt, a number of a history, words of the shell, wrappers with their options. */
const BEFORE_PROGRAM =
  /^(?:[$#%>+!{]+|\d+|then|do|else|elif|if|while|until|time|sudo|doas|env|nohup|exec|command|nice|ionice|timeout|stdbuf|setsid|xargs|watch|strace|export|declare|local|readonly|set|-[\w-]*(?:=\S*)?|\d+[smhd]|\S+@\S+[$#:]\S*)$/;
const ASSIGNMENT = /^([A-Z][A-Z0-9_]*)=(.+)$/s;
const PASSWORD_VARIABLE = /(?:PASSWORD|PASSWD|PASSPHRASE|_PWD|PASS|REDISCLI_AUTH)$/;

/** The command these words are, and the one it runs, and so on. */
function addFromCommands(words: readonly Word[], spans: SecretSpan[]): void {
  for (let at = 0; at < words.length; ) at = addFromCommand(words, at, spans);
}

/** Answers where the command begins that it runs; behind the last word when it runs none. */
function addFromCommand(words: readonly Word[], from: number, spans: SecretSpan[]): number {
  let at = from;
  for (; at < words.length; at++) {
    const { text, start } = words[at] as Word;
    const [, name = '', value = ''] = ASSIGNMENT.exec(text) ?? [];
    if (name === '' && !BEFORE_PROGRAM.test(text)) break;
    // A shell that traces shows it on a line of its own, after its plus signs.
    const isHanded = at + 1 < words.length || /^(?:export|\++)$/.test(words[at - 1]?.text ?? '');
    if (PASSWORD_VARIABLE.test(name) && isHanded) addValue(value, start + name.length + 1, spans);
  }
  if (at + 1 >= words.length) return words.length;
  const options = passwordOptionsOf(words.slice(at, at + 4).map(({ text }) => text));
  return addFromOptions(words, at + 1, options, spans);
}

function addFromOptions(
  words: readonly Word[],
  from: number,
  options: PasswordOptions | undefined,
  spans: SecretSpan[],
): number {
  for (let at = from; at < words.length; at++) {
    const { text, start } = withoutQuotes(words[at] as Word);
    if (text === '--') break;
    if (!text.startsWith('-') && options?.runsAnother !== true) continue;
    const next = words[at + 1];
    const [, name = '', value] = /^--?([a-zA-Z][\w-]*)(?:=(.*))?$/s.exec(text) ?? [];
    if (text.startsWith('--') && value !== undefined) {
      const kind = options?.long?.[name] ?? (ANY_PASSWORD.test(name) ? 'password' : undefined);
      if (kind !== undefined) addHanded(kind, value, start + text.length - value.length, spans);
    } else if (options?.long?.[name] !== undefined && !isOption(next)) {
      addHanded(options.long[name], next?.text ?? '', next?.start ?? 0, spans);
    } else if (options?.attached?.test(text)) {
      const given = text.replace(options.attached, '');
      addHanded('password', given, start + text.length - given.length, spans);
    } else if (options?.separate?.[text] !== undefined && !isOption(next)) {
      addHanded(options.separate[text], next?.text ?? '', next?.start ?? 0, spans);
    } else if (options?.runsAnother && !text.startsWith('-') && !isValueOf(options, words[at - 1])) {
      return at;
    }
  }
  return words.length;
}

/** `'-ptwo words'` is one word, whatever stands in it. */
function withoutQuotes(word: Word): Word {
  const inner = /^["']/.test(word.text) ? /^(["'])(-.*)\1$/s.exec(word.text)?.[2] : undefined;
  return inner === undefined ? word : { text: inner, start: word.start + 1 };
}

const ANY_PASSWORD = /^(?:[a-z]+-)?(?:password|passwd|passphrase)$/;

function isOption(word: Word | undefined): boolean {
  return word === undefined || word.text.startsWith('-');
}

function isValueOf(options: PasswordOptions, word: Word | undefined): boolean {
  return (
    word !== undefined && (options.separate?.[word.text] !== undefined || options.valued?.includes(word.text) === true)
  );
}

/** After the mark, where a login stands before the password. */
function addHanded(kind: string, given: string, start: number, spans: SecretSpan[]): void {
  if (kind === 'password') {
    addValue(given, start, spans);
    return;
  }
  const mark = given.indexOf(kind);
  if (mark < 0) return;
  // Of a quoted login the closing quote is left.
  const value = given.slice(mark + kind.length).replace(/^([^"']*)["']$/, '$1');
  addValue(value, start + mark + kind.length, spans);
}

function addValue(given: string, start: number, spans: SecretSpan[]): void {
  const quote = /^(\\?["'])(.+)\1$/s.exec(given);
  const value = quote?.[2] ?? given;
  const from = start + (quote?.[1]?.length ?? 0);
  if (value.length < SHORTEST || EVERYDAY.test(value) || isPlaceholder(value) || isReference(value)) return;
  if (/[$`]\(|\$\{|`/.test(value) || /^[~./]*\//.test(value)) return;
  spans.push({ start: from, end: from + value.length, id: 'password' });
}

const SHORTEST = 4;
/** Passwords of programs that are tried out: to hide them tells nothing and hides the word. */
const EVERYDAY = /^(?:test(?:ing)?|root|admin|guest|demo|user|postgres|mysql|redis|local|prompt|stdin|\d{1,5})$/i;
