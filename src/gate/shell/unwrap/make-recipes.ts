/** The command lines of a makefile: recipes, and `$(shell ...)`, which runs as soon as the file is read. */
export function makeCommands(text: string): string[] {
  const shells = [...text.matchAll(/\$\(shell ([^)]*)\)/g)].map((match) => match[1] ?? '');
  const recipes = text
    .split('\n')
    .filter((line) => line.startsWith('\t'))
    .map((line) => line.replace(/^\t[@+-]*/, ''));
  const inline = [...text.matchAll(/^[^:=\n]+:[^=\n;]*;([^\n]*)/gm)].map((match) => match[1] ?? '');
  return [...shells, ...recipes, ...inline].map((recipe) => recipe.replaceAll('$$', '$'));
}
