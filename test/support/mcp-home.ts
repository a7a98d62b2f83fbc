import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import type { ToolHome } from './tool-home.js';

const require = createRequire(import.meta.url);

/** Writes servers into the settings of a home. */
export function configureServers(home: ToolHome, servers: Readonly<Record<string, unknown>>, more: object = {}): void {
  home.write('config.yaml', stringify({ ...more, mcp_servers: servers }));
}

/** The program of an official reference server. */
export function referenceServer(name: 'everything' | 'filesystem' | 'memory'): { command: string; args: string[] } {
  const file = require.resolve(`@modelcontextprotocol/server-${name}/package.json`);
  return { command: process.execPath, args: [join(dirname(file), 'dist', 'index.js')] };
}

/** A server of ours that misbehaves as it is told. */
export function hostileServer(...faults: string[]): { command: string; args: string[] } {
  const file = fileURLToPath(new URL('./mcp-hostile-server.mjs', import.meta.url));
  return { command: process.execPath, args: [file, ...faults] };
}
