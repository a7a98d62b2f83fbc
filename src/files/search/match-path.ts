/**
 * Compares paths with a glob. A pattern without a wildcard finds names that contain it; one without a slash is compared
 * with names, one with a slash with the path below the folder, from its beginning when it begins with a slash or `./`.
 */
export async function createPathMatcher(pattern: string, ignoreCase: boolean): Promise<(path: string) => boolean> {
  const { default: picomatch } = await import('picomatch');
  const clean = pattern.replace(/^\.?\//, '');
  const isAnchored = clean !== pattern;
  const glob = /[*?[\]{}!]/.test(clean) ? clean : `${isAnchored ? '' : '*'}${clean}*`;
  // A name may hold a line break.
  const options = { dot: true, nocase: ignoreCase, flags: ignoreCase ? 'is' : 's' };
  if (isAnchored) return picomatch(glob, options);
  if (glob.includes('/')) return picomatch(glob.startsWith('**/') ? glob : [glob, `**/${glob}`], options);
  const matches = picomatch(glob, options);
  return (path) => matches(path.slice(path.lastIndexOf('/') + 1));
}
