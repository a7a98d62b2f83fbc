import { createHash } from 'node:crypto';

const LONGEST = 128;

/** The toolset of a server. */
export function serverToolset(server: string): string {
  return `mcp-${server}`;
}

/**
 * The names of a server's tools inside Hermes: `mcp-<server>:<tool>`, with what a name may not contain replaced by
 * `_`. Two tools that would end up with one name are told apart by a stable hash of their own name.
 */
export function nameTools(server: string, tools: readonly string[]): Map<string, string> {
  const prefix = `${serverToolset(server)}:`;
  const plain = tools.map((tool) => tool.replace(/[^A-Za-z0-9_.-]/g, '_'));
  const times = new Map<string, number>();
  for (const name of plain) times.set(name.toLowerCase(), (times.get(name.toLowerCase()) ?? 0) + 1);
  const names = new Map<string, string>();
  tools.forEach((tool, index) => {
    const safe = plain[index] ?? '';
    const isClear = times.get(safe.toLowerCase()) === 1 && prefix.length + safe.length <= LONGEST;
    const mark = isClear ? '' : `_${createHash('sha256').update(tool).digest('hex').slice(0, 8)}`;
    names.set(tool, `${prefix}${safe.slice(0, LONGEST - prefix.length - mark.length)}${mark}`);
  });
  return names;
}
