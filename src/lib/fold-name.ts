/**
 * One spelling for all spellings of a name that some file system takes for the same: upper and lower case, Unicode
 * forms, invisible characters, trailing dots and spaces, stream suffixes of Windows. Used where a rule forbids: there
 * the widest reading is the safe one, also on a file system that tells them apart. Permissions never fold this far.
 */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name;
  if (ASCII.test(name)) return name.toLowerCase();
  const folded = foldCase(name.normalize('NFKC').replace(INVISIBLE, ''))
    .replace(STREAM, '')
    .replace(/[. ]+$/, '');
  return folded === '' ? name : folded;
}

/** Upper and lower case only, as file systems that ignore case compare, with Unicode forms made one. */
export function foldCase(name: string): string {
  return name.toUpperCase().toLowerCase().normalize('NFC');
}

/** `foldName` for every segment of a path. */
export function foldPath(path: string): string {
  if (ASCII_PATH.test(path) && !/[. ](?:\/|$)/.test(path)) return path.toLowerCase();
  return path.split('/').map(foldName).join('/');
}

/**
 * Whether a name can be the short alias Windows makes for a longer one: `GIT~1` for `.git`, `ENV~1.LOC` for
 * `.env.local`. Both names folded.
 */
export function isShortNameOf(short: string, long: string): boolean {
  const parts = /^([^~.]{1,6})~\d{1,4}(?:\.([^.]{1,3}))?$/.exec(short);
  if (parts === null || /^[^. ]{1,8}(\.[^. ]{1,3})?$/.test(long)) return false;
  const bare = long.replace(/^[. ]+/, '');
  const dot = bare.lastIndexOf('.');
  const base = (dot > 0 ? bare.slice(0, dot) : bare).replace(/[. ]/g, '');
  const extension = dot > 0 ? bare.slice(dot + 1).slice(0, 3) : '';
  return base.slice(0, 6) === parts[1] && extension === (parts[2] ?? '');
}

const PLAIN = /^[a-z0-9_-]*(\.[a-z0-9_-]+)*$/;
/** Visible ASCII without a colon, not ending in a dot: only its case can differ. */
const ASCII = /^[!-9;-~]*[!--/-9;-~]$/;
const ASCII_PATH = /^[ -9;-~]*$/;
/** Zero-width, directional and other characters that do not show; some file systems drop them from names. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const STREAM = /:[^:]*:\$[a-z_]+$|::?\$[a-z_]+$/;
