/** Options of make to show the recipes instead of running them. */
export const SHOWS_RECIPES = /^(?:-[a-zA-Z]*n[a-zA-Z]*|--dry-run|--just-print|--recon)$/;

/**
 * The command lines of a makefile: recipes, and `$(shell ...)`, which runs as soon as the file is read. When recipes are
 * only shown, those that begin with `+` run all the same.
 */
export function makeCommands(text: string, isShown = false): string[] {
  const shells = [...text.matchAll(/\$\(shell ([^)]*)\)/g)].map((match) => match[1] ?? '');
  const recipes = text
    .split('\n')
    .filter((line) => (isShown ? /^\t[@-]*\+/.test(line) : line.startsWith('\t')))
    .map((line) => line.replace(/^\t[@+-]*/, ''));
  const inline = isShown ? [] : [...text.matchAll(/^[^:=\n]+:[^=\n;]*;([^\n]*)/gm)].map((match) => match[1] ?? '');
  return [...shells, ...recipes, ...inline].map((recipe) => recipe.replaceAll('$$', '$'));
}
