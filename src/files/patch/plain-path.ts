/** One spelling for paths that are written differently: `./a//b` is `a/b`. Nothing is resolved. */
export function plainPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(^|\/)(?:\.\/)+/g, '$1') || path;
}
