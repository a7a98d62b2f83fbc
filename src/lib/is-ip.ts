/**
 * `isIP` of `node:net`: 4, 6, or 0 for anything else. Fetched at the first use, because the module brings the whole
 * network stack into a process that may never open a socket.
 */
export function isIP(text: string): 0 | 4 | 6 {
  return process.getBuiltinModule('node:net').isIP(text) as 0 | 4 | 6;
}
