import { foldPath } from '../../lib/fold-name.js';
import type { CredentialRow } from './credential-row.js';
import { OWN_CREDENTIALS } from './own-credentials.js';
import { SERVICE_CREDENTIALS } from './service-credentials.js';

/**
 * Whether a real path is, by its name and place, a file that holds keys, tokens or passwords. The `default` profile
 * does not read these, and no profile writes them without naming them. Contents are not looked at: redaction does that.
 */
export function isCredentialFile(realPath: string): boolean {
  const path = foldPath(realPath.includes('\\') ? realPath.replaceAll('\\', '/') : realPath);
  return candidates(path).test(path) && !HARMLESS.test(path);
}

/** One row per kind, each with examples of its own that the tests run. */
export const CREDENTIAL_FILES: readonly CredentialRow[] = [...OWN_CREDENTIALS, ...SERVICE_CREDENTIALS];

/** Templates and public halves, which carry such names and hold nothing. */
const HARMLESS = ends([
  '*.example',
  '*.sample',
  '*.template',
  '*.tmpl',
  '*.dist',
  '*.defaults',
  '.env.schema',
  '.env.vault',
  '*.pub',
  '*.example.*',
  '*.sample.*',
]);
const NOTHING = /(?!)/;

/** Most paths have no name that occurs in any row, so the rows are looked up by name before they are compared. */
const ROWS_BY_NAME = new Map<string, string[]>();
/** Rows that end in a pattern, and one expression for those patterns alone. */
const PATTERN_ROWS: string[] = [];
for (const row of CREDENTIAL_FILES.flatMap(({ paths }) => paths)) {
  const name = row.replace(/\/$/, '').split('/').at(-1) ?? '';
  if (name.includes('*')) PATTERN_ROWS.push(row);
  else ROWS_BY_NAME.set(name, [...(ROWS_BY_NAME.get(name) ?? []), row]);
}
const PATTERNS = ends(PATTERN_ROWS);
const LAST_NAMES = ends(PATTERN_ROWS.map((row) => row.split('/').at(-1) ?? ''));
const compiled = new Map<string, RegExp>();

/** An expression that holds every row which could mean this path. */
function candidates(path: string): RegExp {
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1);
  for (const known of rowsInFolder(path.slice(0, Math.max(0, cut)))) if (known.test(path)) return known;
  const own = rowsNamed(name);
  if (own?.test(path)) return own;
  return mayFitPattern(name) && LAST_NAMES.test(name) ? PATTERNS : NOTHING;
}

function rowsNamed(name: string): RegExp | undefined {
  const rows = ROWS_BY_NAME.get(name);
  if (rows === undefined) return undefined;
  const known = compiled.get(name) ?? ends(rows);
  compiled.set(name, known);
  return known;
}

/** Of the last folder: thousands of files are asked about one folder after the other. */
let looked: { readonly folder: string; readonly rows: readonly RegExp[] } = { folder: '', rows: [] };

function rowsInFolder(folder: string): readonly RegExp[] {
  if (looked.folder !== folder) looked = { folder, rows: folder.split('/').flatMap((name) => rowsNamed(name) ?? []) };
  return looked.rows;
}

const EDGE = 2;
/** How the names begin that patterns mean, and how those end whose pattern leaves the beginning open. */
const BEGINNINGS = new Set<string>();
const ENDINGS = new Set<string>();
for (const row of PATTERN_ROWS) {
  const [begin = '', ...rest] = (row.split('/').at(-1) ?? '').split('*');
  if (begin.length >= EDGE) BEGINNINGS.add(begin.slice(0, EDGE));
  else ENDINGS.add((rest.at(-1) ?? '').slice(-EDGE));
}

/** A look at two characters spares nearly every name all patterns. */
function mayFitPattern(name: string): boolean {
  return ENDINGS.has('') || BEGINNINGS.has(name.slice(0, EDGE)) || ENDINGS.has(name.slice(-EDGE));
}

/** One expression for all of them; each can match only at the start of a name, so there is little to try. */
function ends(paths: readonly string[]): RegExp {
  const alternatives = paths.map((path) => {
    const isFolder = path.endsWith('/');
    const isRooted = path.startsWith('/');
    const body = path.slice(isRooted ? 1 : 0, isFolder ? -1 : undefined);
    const text = body.replace(/[.+^$()|[\]{}\\]/g, '\\$&').replaceAll('*', '[^/]*');
    return `${isRooted ? '^/' : '(?:^|/)'}${text}${isFolder ? '(?:/|$)' : '$'}`;
  });
  return new RegExp(alternatives.join('|'));
}
