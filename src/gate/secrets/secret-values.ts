/**
 * Whether a value that stands where a secret would stand is one: not a placeholder, a variable, a path, a name or a
 * call. `trust` says how sure the place is: `sure` (a header, a query, `NAME=value`) asks for less than `code`.
 */
export function looksSecret(value: string, kind: 'password' | 'token', trust: 'sure' | 'code'): boolean {
  if (value.length > 4096 || isPlaceholder(value) || isReference(value)) return false;
  return kind === 'password' ? looksLikePassword(value, trust) : looksLikeToken(value, trust);
}

/**
 * Letters of both cases and digits that alternate as they do by chance, and not as in words written together. Of base64
 * by chance 64 of 100 neighbours are of another kind; of `someLongIdentifier` hardly 25.
 */
function looksRandom(value: string): boolean {
  if (value.length < 12 || !/[a-z]/.test(value) || !/[A-Z]/.test(value)) return false;
  return caseChanges(value) >= (value.length < 20 ? 0.6 : 0.45);
}

/** The share of neighbours that are of another kind: small, capital, digit, other. */
function caseChanges(value: string): number {
  let changes = 0;
  for (let i = 1; i < value.length; i++) if (classOf(value, i) !== classOf(value, i - 1)) changes++;
  return changes / (value.length - 1);
}

/** Letters alone change their case half of the time by chance, and in a name only where a word begins. */
function looksShuffled(value: string): boolean {
  return /^[A-Za-z]{12,}$/.test(value) && /[A-Z]{2}/.test(value) && caseChanges(value) >= 0.4;
}

function classOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return 1;
  if (code >= 65 && code <= 90) return 2;
  return code >= 48 && code <= 57 ? 3 : 4;
}

/** `your-api-key`, `xxxx`, `<token>`, `***`, `changeme`: written to be replaced. */
export function isPlaceholder(value: string): boolean {
  if (value.startsWith('[redacted:') || new Set(value.slice(0, 200)).size <= 2) return true;
  const text = value.slice(0, 200).toLowerCase();
  return (
    STANDS_FOR.has(text) ||
    BRACKETED.test(text) ||
    EXAMPLE.test(text) ||
    HINTS.some((hint) => text.includes(hint)) ||
    isMostlyFiller(text) ||
    LEAD.test(text)
  );
}

/** `sk-xxxxxxxx`; a real key may well hold four x in a row. */
function isMostlyFiller(text: string): boolean {
  return text.includes('xxxx') && (text.match(/[x.*]/g)?.length ?? 0) * 2 > text.length;
}

const STANDS_FOR = new Set(
  'none null nil undefined true false yes no password passwd pass secret token string number boolean required optional empty unset todo tbd n/a user username foo bar baz value'.split(
    ' ',
  ),
);
const BRACKETED = /^(?:<[^>]*>|\[[^\]]*\]|\{[^}]*\})$/;
const HINTS =
  'placeholder changeme change-me change_me replaceme replace-me replace_me dummy redacted masked hidden -here _here *** ... …'.split(
    ' ',
  );
// Words around `example`; a key that merely contains the word is still a key.
const EXAMPLE = /^[a-z_ -]*example[a-z_ -]*$/;
const LEAD = /^(?:your|my|the|an?|some|insert|enter|replace|put|add|use)[-_ .]/;

/** `$TOKEN`, `${X}`, `%X%`, `{{ x }}`, `process.env.X`, `os.environ[..]`, `config.key`. */
export function isReference(value: string): boolean {
  return (
    /^(?:\$|%[A-Z_]+%|\{\{|<%|@\{|!|&|\*)/.test(value) ||
    /^[A-Za-z_$][A-Za-z_$]*(?:\??\.[A-Za-z_$]+|::[A-Za-z_$]+)+$/.test(value)
  );
}

function looksLikePassword(value: string, trust: 'sure' | 'code'): boolean {
  if (/\s/.test(value) || value.includes('://') || looksLikePath(value)) return false;
  if (looksRandom(value) || (trust === 'sure' && (PASSPHRASE.test(value) || looksShuffled(value)))) return true;
  const letters = /[A-Za-z]/.test(value);
  const digits = /\d/.test(value);
  const symbols = /[^A-Za-z0-9]/.test(value);
  if (trust === 'sure') return value.length >= 6 && letters && (digits || (symbols && !isWordy(value)));
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((part) => part.test(value)).length;
  return value.length >= 8 && letters && digits && classes >= 3 && !isWordy(value);
}

function looksLikeToken(value: string, trust: 'sure' | 'code'): boolean {
  if (/\s/.test(value) || value.includes('://') || looksLikePath(value) || isWordy(value)) return false;
  if (/[()<>{}[\]"'`\\]/.test(value)) return false;
  if (value.length >= 20 && looksRandom(value)) return true;
  const digits = value.match(/\d/g)?.length ?? 0;
  const mixedCase = /[a-z]/.test(value) && /[A-Z]/.test(value);
  const variety = new Set(value).size;
  if (value.length >= 16 && /[A-Za-z]/.test(value) && digits >= 2 && variety >= 8) return true;
  if (value.length >= 24 && mixedCase && variety >= 12 && trust === 'sure') return true;
  return trust === 'sure' && value.length >= 12 && digits >= 2 && mixedCase && variety >= 8;
}

/** Base64 may begin with a slash. */
function looksLikePath(value: string): boolean {
  return /^[./~]/.test(value) && !(/^[A-Za-z0-9+/]{40,}={0,2}$/.test(value) && looksRandom(value));
}

/** Four words or more, as people are told to make passwords. */
const PASSPHRASE = /^(?:[a-z]{3,12}[-_]){3,}[a-z\d]{1,12}$/i;

/** Words with separators and short numbers between them: a name or a sentence, whatever its length. */
function isWordy(value: string): boolean {
  if (looksRandom(value)) return false;
  return value
    .split(/[-_.\s/:@+]+/)
    .every(
      (part) =>
        /^(?:[A-Za-z]{0,15}|[A-Za-z]{1,12}\d{1,2}|v?\d{1,4}|[A-Z]?[a-z]+(?:[A-Z][a-z]+){0,4})$/.test(part) &&
        part.length < 30,
    );
}
