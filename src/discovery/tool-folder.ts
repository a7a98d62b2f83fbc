import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './file-tools.js';
import type { ToolFile, ToolFileLoader } from './tool-file.js';

export interface ToolFolder {
  readonly folder: string;
  readonly loaders: readonly ToolFileLoader[];
}

/** The tool files of a folder, by name. Folders inside it hold their parts and are not looked into. */
export function listToolFiles({ folder, loaders }: ToolFolder): { path: string; loader: ToolFileLoader }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const loader = loaders.find(({ matches }) => matches(name));
      return loader === undefined ? [] : [{ path: join(folder, name), loader }];
    });
}

/** Reads every tool file of a folder; one that cannot be used is reported and hurts nothing else. */
export async function readToolFolder(folder: ToolFolder, report: Report): Promise<ToolFile[]> {
  const files = listToolFiles(folder).map(({ path, loader }) => loader.read(path).catch(tell(path, report)));
  return (await Promise.all(files)).filter((file) => file !== undefined);
}

/** Reports a problem with its path and goes on without an answer. */
export function tell(path: string, report: Report): (problem: unknown) => undefined {
  return (problem) => {
    report(path, problem instanceof Error ? problem.message : String(problem));
    return undefined;
  };
}
