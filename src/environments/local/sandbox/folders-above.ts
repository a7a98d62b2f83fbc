/** The folders a path lies in, outermost first, without the root. */
export function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}
