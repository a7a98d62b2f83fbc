import { addCommandSecrets } from './find-command-secrets.js';
import { addCredentialFiles } from './find-credential-lines.js';
import type { SecretSpan } from './mask.js';
import { isPlaceholder, looksSecret } from './secret-values.js';

/**
 * Finds secrets by the place they stand in: authorization headers, cookies, passwords in URLs, flags, and
 * assignments to a name that can only be a secret's. What stands there must also look like a secret.
 */
export function findContextual(text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  if (!MAYBE_ANYTHING.test(text)) return spans;
  addAssignments(text, spans);
  if (MAYBE_HEADER.test(text)) {
    addAuthorizations(text, spans);
    addCookies(text, spans);
  }
  if (text.includes('://')) addUrlPasswords(text, spans);
  if (MAYBE_FLAG.test(text)) addFlags(text, spans);
  addCommandSecrets(text, spans);
  addCredentialFiles(text, spans);
  return spans;
}

// Here, not in the function: every result passes through it, and a pattern written there is made anew each time.
/** What any of the patterns below needs: most texts have none of it and are passed over once instead of four times. */
const MAYBE_ANYTHING =
  /key|token|secret|pass|pwd?|credential|auth|sess|sig|bearer|basic|cookie|kty|:\/\/|:(?:\d{2,5}|\*):|(?:^|[ \t"'])-[upaw-]/im;
const MAYBE_HEADER = /authorization|bearer|basic|cookie/i;

// `word` is what makes the search cheap; the whole name around it is judged afterwards.
const ASSIGNMENT =
  /(?:key|token|secret|passw|pass|pwd?|passphrase|credential|auth|sess|sig)[\w-]{0,24}(?:\\?["'`\]]){0,2}[ \t]{0,3}(?:=>|:=|=(?![=:])|:(?![=:/]))[ \t]{0,3}/gi;

function addAssignments(text: string, spans: SecretSpan[]): void {
  ASSIGNMENT.lastIndex = 0;
  for (let match = ASSIGNMENT.exec(text); match !== null; match = ASSIGNMENT.exec(text)) {
    const operator = match[0];
    const nameStart = nameBegin(text, match.index);
    const name = text.slice(nameStart, match.index) + (/^[\w-]+/.exec(operator)?.[0] ?? '');
    const inQuery = /[?&;]$/.test(text.slice(Math.max(0, nameStart - 1), nameStart));
    const kind = secretNameKind(name, inQuery);
    if (kind === undefined) continue;
    const value = valueAt(text, match.index + operator.length);
    const isTight = /[=]$/.test(operator) && !/[ \t]/.test(operator);
    const isHeader = /:\s*$/.test(operator) && name.includes('-');
    const trust = isTight || isHeader ? 'sure' : 'code';
    if (value !== undefined && (looksSecret(value.text, kind, trust) || isAwsSecret(name, value.text))) {
      spans.push({
        start: value.start,
        end: value.start + value.text.length,
        id: kind === 'password' ? 'password' : 'secret',
      });
      ASSIGNMENT.lastIndex = value.start + value.text.length;
    }
  }
}

/** The one key without a shape of its own that has a name and a length of its own. */
function isAwsSecret(name: string, value: string): boolean {
  return /secret_?access_?key$/i.test(name) && /^[A-Za-z0-9+/]{40}$/.test(value) && !isPlaceholder(value);
}

function nameBegin(text: string, from: number): number {
  let at = from;
  while (at > 0 && from - at < 60 && /[\w.-]/.test(text.charAt(at - 1))) at--;
  return at;
}

/** `openaiApiKey`, `X-Api-Key`, `DB_PASSWORD_2`; not `MAX_TOKENS`, `token_type`, `primary_key`. */
export function secretNameKind(name: string, inQuery = false): 'password' | 'token' | undefined {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/_\d{1,2}$/, '')
    .replace(/^_+|_+$/g, '');
  if (HARMLESS_NAME.test(words)) return undefined;
  if (PASSWORD_NAME.test(words)) return 'password';
  if (TOKEN_NAME.test(words)) return 'token';
  return inQuery && /(?:^|_)(?:key|sig|signature|auth|session|sid|code|hash)$/.test(words) ? 'token' : undefined;
}

const PASSWORD_NAME = /(?:password|passwd|passphrase|passwort|(?:^|_)(?:pass|pwd|pw)|pgpass|mysql_pwd)$/;
const TOKEN_NAME =
  /(?:token|secret|api_?key|access_?key|secret_?key|private_?key|signing_?key|pre_?shared_?key|encryption_?key|master_?key|auth_?key|account_?key|service_?key|deploy_?key|client_?key|webhook_?key|hmac_?key|session_?(?:id|key)?|phpsessid|jsessionid|credentials?|authorization|signature|^auth|x_auth)$/;
const HARMLESS_NAME =
  /(?:^|_)(?:public|primary|foreign|sort|cache|partition|idempotency|hash|range|row|group|object|s3|storage|registry|sub|hot|short|arrow|map|dict|translation|i18n|feature|page|next|next_page|prev|continuation|continue|sync|pagination|cursor|pad|eos|bos|sep|unk|cls|mask|cancel|cancellation|stop|lexer|parser|csrf_?field|design)_?(?:api_)?(?:key|token|session)$|key_?(?:id|name|path|file|type|length|size|code)$|token_?(?:type|count|limit|url|id|name|uri|endpoint|budget|length)$/;

/** A quoted value up to its quote, or a word up to what ends one. */
function valueAt(text: string, from: number): { start: number; text: string } | undefined {
  const opening = /^(?:\\?["'`]|b["'])/.exec(text.slice(from, from + 3))?.[0];
  if (opening !== undefined) {
    const start = from + opening.length;
    const end = text.indexOf(opening.replace(/^b/, ''), start);
    const value = end < 0 || end - start > 4096 ? '' : text.slice(start, end);
    return value === '' || value.includes('\n') ? undefined : { start, text: value };
  }
  WORD.lastIndex = from;
  const word = WORD.exec(text)?.[0] ?? '';
  const next = text.charAt(from + word.length);
  // `get_token(`, `tokens[`, `` `...` ``: code, not a value.
  return word === '' || next === '(' || next === '[' ? undefined : { start: from, text: word };
}

const WORD = /[^\s"'`<>|;,&(){}[\]\\=]{1,1024}={0,3}/y;

const AUTHORIZATION =
  /authorization\\?["']?[ \t]{0,3}[:=][ \t]{0,3}\\?["']?((?:basic|bearer|token|digest|apikey|api-key|negotiate|ntlm|oauth|key|bot|splunk|github|hawk|ssws|genie-?key|[\w-]{1,20}-(?:oauth-?token|api-?key|auth-?key|token))[ \t]{1,3})?([\w.~+/=:-]{8,4096})/gi;
const BEARER = /(?:bearer|basic)[ \t]{1,3}([\w.~+/=-]{16,4096})/gi;

function addAuthorizations(text: string, spans: SecretSpan[]): void {
  for (const match of text.matchAll(AUTHORIZATION)) {
    const [, scheme, value = ''] = match;
    // In JSON text a line break before it is written `\n`: that letter is no part of the name.
    const isHeader = /(?:^|[^A-Za-z0-9]|\\[nrt])$/.test(text.slice(Math.max(match.index - 2, 0), match.index));
    const looksIssued =
      scheme === undefined ? looksSecret(value, 'token', 'code') : /\d|[a-z][A-Z]|[A-Z][a-z]/.test(value);
    if (isHeader && looksIssued && !isPlaceholder(value)) spans.push(lastPart(match, value, 'authorization'));
  }
  for (const match of text.matchAll(BEARER)) {
    const value = match[1] ?? '';
    if (looksSecret(value.replace(/=+$/, ''), 'token', 'sure')) spans.push(lastPart(match, value, 'authorization'));
  }
}

const COOKIE_HEADER = /cookie2?\\?["']?[ \t]{0,3}[:=][ \t]{0,3}\\?["']?([^\n\r"'\\]{3,8192})/gi;
const COOKIE_PAIR = /([\w!#$%&*+.^|~-]{1,120})=([^;,\s]{8,4096})/g;
const COOKIE_ATTRIBUTE = /^(?:path|domain|expires|max-age|samesite|secure|httponly|version|priority|partitioned)$/i;

function addCookies(text: string, spans: SecretSpan[]): void {
  for (const header of text.matchAll(COOKIE_HEADER)) {
    const pairs = header[1] ?? '';
    const from = header.index + header[0].length - pairs.length;
    for (const pair of pairs.matchAll(COOKIE_PAIR)) {
      const [whole, name = '', value = ''] = pair;
      if (COOKIE_ATTRIBUTE.test(name) || !looksLikeCookie(name, value)) continue;
      const start = from + pair.index + whole.length - value.length;
      spans.push({ start, end: start + value.length, id: 'cookie' });
    }
  }
}

function looksLikeCookie(name: string, value: string): boolean {
  if (isPlaceholder(value) || /^\$|[(){}]/.test(value)) return false;
  if (/sess|sid|token|auth|jwt|csrf|xsrf|login|remember|secret|ident/i.test(name))
    return /\d/.test(value) || value.length >= 16;
  return value.length >= 16 && looksSecret(value, 'token', 'sure');
}

// The last `@` before the path ends the user-info; a password may hold `:` and `@`.
const URL_LOGIN = /:\/\/([^\s/?#"'`<>:@]{0,200}):([^\s/?#"'`<>]{1,400})@(?=[\w[(])/g;
const URL_TOKEN = /:\/\/([\w.~-]{20,400})@(?=[\w[])/g;

// What documentation writes there; any other word before the `@` is somebody's password.
const DOCUMENTED_PASSWORD =
  /^(?:pass|password|passwd|pwd|pw|secret|token|changeme|example|(?:your|my|the|db|some)[-_]?(?:db[-_]?)?(?:pass|password|passwd|secret|token)|[x.*…•]{2,}|\[[^\]]*\]|\{[^}]*\})$/i;

function addUrlPasswords(text: string, spans: SecretSpan[]): void {
  for (const match of text.matchAll(URL_LOGIN)) {
    const password = match[2] ?? '';
    if (DOCUMENTED_PASSWORD.test(password) || /^(?:\$|%[A-Z_]+%|\{\{)|\$\{/.test(password)) continue;
    const start = match.index + match[0].length - 1 - password.length;
    spans.push({ start, end: start + password.length, id: 'url-password' });
  }
  for (const match of text.matchAll(URL_TOKEN)) {
    const token = match[1] ?? '';
    if (looksSecret(token, 'token', 'sure'))
      spans.push({ start: match.index + 3, end: match.index + 3 + token.length, id: 'url-password' });
  }
}

// Patterns start with a literal, which the engine can search for; what stands before it is looked at afterwards.
const MAYBE_FLAG = /(?:^|[ \t])(?:-[upawP]|--[a-z])/m;
const FLAG =
  /--([\w-]{0,30}(?:password|passwd|passphrase|token|secret|api-?key|pass))[ \t]{1,3}["']?([^\s"'`]{6,400})/g;
const USER_FLAG = /(?:-u|--user|--proxy-user)[ =]?["']?([^\s:"'`]{1,100}):([^\s"'`]{4,400})/g;
const SSHPASS = /sshpass[ \t]{1,3}-p[ \t]{0,3}["']?([^\s"'`]{4,200})/g;

// Where one letter is the flag of a password, only the program before it says so.
const PROGRAM_WITH_PASSWORD = /mysql|mariadb|redis-cli|mongo|sqlcmd|ldap|login/;
const PROGRAM_PASSWORDS: readonly RegExp[] = [
  /(?:mysql|mariadb)[\w-]{0,10}(?=[ \t])[^\n|;&]{0,300}?[ \t]-p["']?([^\s"'`]{4,200})/g,
  /redis-cli(?=[ \t])[^\n|;&]{0,300}?[ \t]-a[ \t]{1,3}["']?([^\s"'`]{4,200})/g,
  /(?:mongo\w{0,7}|(?:docker|podman|nerdctl|buildah|skopeo|az|helm)[ \t][a-z ]{0,20}login)(?=[ \t])[^\n|;&]{0,300}?[ \t]-p[ \t=]{1,3}["']?([^\s"'`]{4,200})/g,
  /sqlcmd(?=[ \t])[^\n|;&]{0,300}?[ \t]-P[ \t]{0,3}["']?([^\s"'`]{4,200})/g,
  /ldap(?:search|add|modify|delete|whoami|passwd)(?=[ \t])[^\n|;&]{0,300}?[ \t]-w[ \t]{0,3}["']?([^\s"'`]{4,200})/g,
];

function addFlags(text: string, spans: SecretSpan[]): void {
  for (const match of text.matchAll(FLAG)) {
    const value = match[2] ?? '';
    const kind = secretNameKind(match[1] ?? '');
    if (kind !== undefined && looksSecret(value, kind, 'sure'))
      spans.push(lastPart(match, value, kind === 'password' ? 'password' : 'secret'));
  }
  if (PROGRAM_WITH_PASSWORD.test(text)) {
    for (const match of PROGRAM_PASSWORDS.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const value = match[1] ?? '';
      if (looksSecret(value, 'password', 'sure')) spans.push(lastPart(match, value, 'password'));
    }
  }
  for (const match of [...text.matchAll(USER_FLAG), ...text.matchAll(SSHPASS)]) {
    const value = match[2] ?? match[1] ?? '';
    if (isUserAndGroup(text, match.index)) continue;
    if (looksSecret(value, 'password', 'sure')) spans.push(lastPart(match, value, 'password'));
  }
}

/** `docker run -u user:group`: with these programs it names no password, unless they run one with which it does. */
function isUserAndGroup(text: string, at: number): boolean {
  const before = text.slice(Math.max(at - 300, 0), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return (
    /(?:^|[\s/"'`(])(?:docker|podman|nerdctl|sudo|rsync|gosu|su-exec|chroot)\s/.test(line) && !/curl|http/.test(line)
  );
}

function lastPart(match: RegExpMatchArray, part: string, id: string): SecretSpan {
  const end = (match.index ?? 0) + match[0].length;
  return { start: end - part.length, end, id };
}
