import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../config/replace-file.js';
import type { ServerTool } from './server-tool.js';

/** What is known of a server without starting it. */
export interface ServerManifest {
  readonly version: 1;
  /** Of the settings it was read with: with others it says nothing. */
  readonly settingsHash: string;
  readonly tools: readonly ServerTool[];
  readonly has: { readonly resources: boolean; readonly prompts: boolean; readonly completions: boolean };
  readonly server: { readonly name: string; readonly version: string };
  readonly listedAt: string;
  /** Tools as they were approved, by the server's name of them. */
  readonly pins: Readonly<Record<string, ToolPin>>;
}

/** A definition that somebody agreed to; while a tool differs from it, every call is asked about. */
export interface ToolPin {
  readonly hash: string;
  readonly description: string;
}

export interface ManifestStore {
  read(server: string): ServerManifest | undefined;
  write(server: string, manifest: ServerManifest): void;
  remove(server: string): void;
}

/** `<home>/mcp/<server>.json`, readable by the owner alone. */
export function createManifestStore(home: string): ManifestStore {
  const folder = join(home, 'mcp');
  const fileOf = (server: string): string => join(folder, `${server}.json`);
  return {
    read(server) {
      try {
        const found = JSON.parse(readFileSync(fileOf(server), 'utf8')) as ServerManifest;
        return found.version === 1 && Array.isArray(found.tools) ? found : undefined;
      } catch {
        return undefined; // absent or damaged: the server is asked again
      }
    },
    write(server, manifest) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      replaceFile(fileOf(server), `${JSON.stringify(manifest)}\n`);
    },
    remove: (server) => rmSync(fileOf(server), { force: true }),
  };
}
