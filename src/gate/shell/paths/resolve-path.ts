import { UNKNOWN } from '../words/shell-word.js';
import { remembered } from './remembered.js';

/**
 * An absolute path without `.`, `..` and doubled slashes. Links are not followed: this is the text alone.
 * A path that starts with something unknown stays relative to it.
 */
export function resolvePath(text: string, cwd: string): string {
  // A plain name in a folder that is resolved already: by far the most frequent case.
  if (!text.includes('/') && !text.startsWith('.') && text !== '' && !text.includes(UNKNOWN) && cwd.length > 1)
    return `${cwd}/${text}`;
  if (isResolved(text)) return text.startsWith('/') ? text : `${cwd === '/' ? '' : cwd}/${text}`;
  if (cwd !== here) {
    here = cwd;
    resolveHere = remembered((other) => resolveStepByStep(other, cwd));
  }
  return resolveHere(text);
}

/** A line hardly ever changes folders, and every rule about files asks for the same words. */
let here: string | undefined;
let resolveHere: (text: string) => string = (text) => text;

function resolveStepByStep(text: string, cwd: string): string {
  const joined = text.startsWith('/') || text.startsWith(UNKNOWN) ? text : `${cwd}/${text}`;
  const isAbsolute = joined.startsWith('/');
  const segments: string[] = [];
  for (const segment of joined.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== UNKNOWN) segments.pop();
    else if (segment !== '..' || !isAbsolute) segments.push(segment);
  }
  return (isAbsolute ? '/' : '') + segments.join('/');
}

/** Nothing in it has to be taken apart: no `.`, no `..`, no doubled or last slash, nothing unknown. */
function isResolved(text: string): boolean {
  return (
    text.length > 1 &&
    !text.startsWith('.') &&
    !text.includes('/.') &&
    !text.includes('//') &&
    !text.endsWith('/') &&
    !text.includes(UNKNOWN)
  );
}
