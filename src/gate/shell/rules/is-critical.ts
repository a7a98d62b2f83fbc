import { criticalFolder, matchesSystemFolder } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { type ShellWord, UNKNOWN, withoutUnknown } from '../words/shell-word.js';

/** Whether deleting what a word names would take the root, a home or a system folder with it. */
export function isCritical(word: ShellWord, run: Run): boolean {
  if (/^[\w-][\w.-]*$/.test(word.text) && /^\/[^/]*\/[^/]*\//.test(run.cwd)) return false;
  const unset = word.text.includes(UNKNOWN) && word.isMaybeEmpty;
  if (unset && isRootWhenEmpty(withoutUnknown(word.text), run)) return true;
  const text = word.text.startsWith('/') ? withoutUnknown(word.text) : word.text;
  if (text.startsWith(UNKNOWN)) return false;
  if (
    /^[A-Za-z]:[\\/]*(\*(\.\*)?)?$/.test(text) ||
    /^([A-Za-z]:[\\/]+|\/mnt\/c\/|\/c\/)(windows|users|program files)([\\/]+\*?)?$/i.test(text) ||
    /^\/(mnt\/)?[a-z]\/?$/.test(text)
  )
    return true;
  const path = resolvePath(text, run.cwd);
  // Two names below somebody's home nothing is critical, whatever the last name is.
  if (DEEP_IN_HOME.test(path) && !run.home.startsWith(path)) return false;
  const whole = stripContents(path);
  if (/[*?[]/.test(whole) && matchesSystemFolder(whole)) return true;
  return criticalFolder(whole, run.home, text.startsWith('/')) !== undefined;
}

const DEEP_IN_HOME = /^\/(?:home|Users)\/[\w-]+\/[\w-]+\/[\w-]/;

/** `rm -rf "$X"/*` deletes the root folder when nobody set X; writing `"${X:?}"` says that somebody did. */
function isRootWhenEmpty(text: string, run: Run): boolean {
  if (!text.startsWith('/')) return false;
  const whole = stripContents(resolvePath(text, run.cwd));
  return whole === '/' || /^\/(etc|usr|bin|sbin|lib|lib64|boot|dev|home|root|var|sys|proc)$/.test(whole);
}

/** `/etc/*`, `/etc/.*` and `/etc/**` name everything in `/etc`. */
function stripContents(path: string): string {
  let result = path.length > MAX_PATH ? path.slice(0, MAX_PATH) : path;
  while (/\/(\*+|\.\*|\.\[[^\]]*\]\*?|\?\*|\.\?\?\*|\.\.\?\*|\*\.\*|\{[^}]*\}\*?|\[[^\]]*\]\*)$/.test(result))
    result = result.slice(0, result.lastIndexOf('/')) || '/';
  return result;
}

/** Longer than any path a file system takes. */
const MAX_PATH = 4096;
