import type { ContentSearch, FileListing } from '../../files/search-port.js';

/** Never what the user of the machine configured, never through links; ignore files count also outside of git. */
const ALWAYS = ['--no-config', '--no-follow', '--no-ignore-global', '--no-require-git', '--color=never'];

/** Arguments for a content search in `target`. Pattern and path cannot become options. */
export function contentArgs(search: ContentSearch, target: string, hiddenPaths: readonly string[]): string[] {
  return [
    ...ALWAYS,
    '--json',
    ...visibility(search),
    ...(search.sorted ? ['--sort=path'] : []),
    // One file is meant whatever is in it, and its lines are then counted alike whether it is read or mapped.
    ...(target === './' ? [] : ['--text']),
    search.ignoreCase ? '--ignore-case' : '--case-sensitive',
    ...(search.literal ? ['--fixed-strings'] : []),
    ...(search.multiline ? ['--multiline'] : []),
    ...(search.context > 0 ? [`--context=${search.context}`] : []),
    ...globArgs(search.fileGlob),
    ...exclusions(search, hiddenPaths),
    // As one word with its value, so that neither ripgrep nor its WASM wrapper can take a pattern for anything else.
    `--regexp=${search.pattern}`,
    '--',
    target,
  ];
}

export function listingArgs(listing: FileListing, target: string, hiddenPaths: readonly string[]): string[] {
  return [...ALWAYS, '--files', '--null', ...visibility(listing), ...exclusions(listing, hiddenPaths), '--', target];
}

function visibility({ hidden, noIgnore }: { hidden: boolean; noIgnore: boolean }): string[] {
  return [...(hidden ? ['--hidden'] : []), ...(noIgnore ? ['--no-ignore'] : [])];
}

/** Of several globs the last one decides, so these come last. */
function exclusions({ hidden }: { hidden: boolean }, hiddenPaths: readonly string[]): string[] {
  return [...(hidden ? ['--glob=!.git'] : []), ...hiddenPaths.map((path) => `--glob=!/${escapeGlob(path)}`)];
}

/**
 * A glob for names becomes a file type, because ripgrep's --glob would bring ignored files back. One with a folder in
 * it, or a negated one, can only be a --glob; the caller then leaves out what is ignored.
 */
function globArgs(glob: string | undefined): string[] {
  if (glob === undefined || glob === '') return [];
  if (glob.startsWith('!')) return [`--glob=${glob}`];
  // A folder means what is in it.
  if (glob.includes('/')) return [`--glob=${glob.replace(/^\.\//, '/').replace(/\/$/, '/**')}`];
  return [`--type-add=wanted:${withoutColons(glob)}`, '--type=wanted'];
}

/** A file type cannot hold a colon: its neighbours among the characters are let in with it, and filtered by the caller. */
function withoutColons(glob: string): string {
  let isInClass = false;
  return glob.replace(/\\?./gsu, (sign) => {
    if (sign === '[') isInClass = true;
    else if (sign === ']') isInClass = false;
    return sign.endsWith(':') ? (isInClass ? '9-;' : '[9-;]') : sign;
  });
}

/** A path as a glob that means only itself. */
function escapeGlob(path: string): string {
  return path.replace(/[*?[\]{}\\!]/g, '\\$&');
}
