/**
 * `hermes-tools/mcp`, both ways. Serving: `serveStdio` and `serveHttp` put an instance of `createHermes` behind the
 * protocol. Using servers: `createHermes` does it by itself for the servers of the settings; `McpServers` is for
 * programs that bring their own registry.
 */
export type { ElicitAnswer, ElicitRequest } from './client/answer-elicitation.js';
export type { ServerManifest, ToolPin } from './client/manifest-store.js';
export { McpServers, type McpServersParts } from './client/mcp-servers.js';
export { type McpServerConfig, type ReadServers, readServers, type ServerSettings } from './client/server-settings.js';
export type { ServerTool, ToolHints } from './client/server-tool.js';
export { createSessionServer, type SessionServer } from './server/create-session-server.js';
export type { ElicitationDesk } from './server/elicitation-desk.js';
export { type HttpOptions, type HttpServing, serveHttp } from './server/http/serve-http.js';
export { type StdioStreams, serveStdio } from './server/serve-stdio.js';
export type { ServedHermes, ServeOptions, ShownTools } from './server/served-hermes.js';
