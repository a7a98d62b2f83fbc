/**
 * `hermes-tools/mcp`: MCP servers for programs that bring their own registry. Most programs need none of it:
 * `createHermes` uses the servers of the settings by itself.
 */
export type { ElicitAnswer, ElicitRequest } from './client/answer-elicitation.js';
export type { ServerManifest, ToolPin } from './client/manifest-store.js';
export { McpServers, type McpServersParts } from './client/mcp-servers.js';
export { type McpServerConfig, type ReadServers, readServers, type ServerSettings } from './client/server-settings.js';
export type { ServerTool, ToolHints } from './client/server-tool.js';
