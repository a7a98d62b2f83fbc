import { safeName } from './safe-name.js';

/**
 * The name a model sees. Inside, a tool of an MCP server is `mcp-<server>:<tool>`; providers accept no colon, so on
 * the wire it is `mcp__<server>__<tool>`, shortened with a stable hash where it is too long.
 */
export function wireName(name: string): string {
  const mcp = /^mcp-([^:]+):(.+)$/.exec(name);
  return safeName(mcp === null ? name : `mcp__${mcp[1]}__${mcp[2]}`);
}
