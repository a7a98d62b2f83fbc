import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../config/replace-file.js';
import type { McpServerConfig } from './server-settings.js';

/** Which servers of which workspace somebody agreed to, by the hash of what would be started. */
interface Approvals {
  readonly [root: string]: { readonly [server: string]: string };
}

/** Notes that a server of a workspace may be started as it is now. */
export function approveWorkspaceServer(home: string, root: string, name: string, config: McpServerConfig): void {
  const all = readApprovals(home);
  const next = { ...all, [root]: { ...all[root], [name]: approvalHash(config) } };
  replaceFile(approvalsFile(home), `${JSON.stringify(next, undefined, 2)}\n`);
}

/** Of what would be started. */
export function approvalHash({ command, args, env, cwd, url, transport, headers }: McpServerConfig): string {
  const facts = JSON.stringify([command, args, env, cwd, url, transport, headers]);
  return createHash('sha256').update(facts).digest('hex');
}

/** `<home>/mcp/workspace-approvals`. */
export function approvalsFile(home: string): string {
  return join(home, 'mcp', 'workspace-approvals');
}

export function readApprovals(home: string): Approvals {
  try {
    return JSON.parse(readFileSync(approvalsFile(home), 'utf8')) as Approvals;
  } catch {
    return {}; // none yet, or damaged: everything is asked about again
  }
}
