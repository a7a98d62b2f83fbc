import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registry, type ToolRegistry } from '../kernel/registry.js';
import type { ToolEntry } from '../kernel/tool.js';
import { type Manifest, parseManifest } from './manifest.js';

/** True when the sources run unbuilt, as in tests: then the manifest of the last build names source modules. */
const fromSource = import.meta.url.endsWith('.ts');

let isRegistered = false;

/** Lays the manifest into the singleton registry, once; nothing is read before somebody looks. */
export function registerBuiltIns(): void {
  // A second time would put empty slots over tools whose modules have run and will not run again.
  if (isRegistered) return;
  isRegistered = true;
  registry.fillWith(() => fillFromManifest(registry, readManifest(), importTool));
}

export function readManifest(): Manifest {
  const path = new URL(fromSource ? '../../dist/manifest.jsonl' : './manifest.jsonl', import.meta.url);
  return parseManifest(readFileSync(fileURLToPath(path)));
}

/** Exported for tests: a manifest of any size, with any loader. */
export function fillFromManifest(
  target: ToolRegistry,
  manifest: Manifest,
  load: (module: string) => Promise<unknown>,
): void {
  for (const { summary, module, tokens } of manifest.tools) {
    const loadEntry = async (): Promise<ToolEntry> => {
      await load(module);
      // Importing the module ran its top-level `registry.register`, which filled this very slot.
      if (slot.entry === undefined) throw new Error(`tools/${module} did not register ${summary.name}.`);
      return slot.entry;
    };
    const slot = target.addLazy(summary, loadEntry, tokens);
  }
}

function importTool(module: string): Promise<unknown> {
  const path = fromSource ? `../tools/${module}.ts` : `./tools/${module}.js`;
  return import(/* @vite-ignore */ fileURLToPath(new URL(path, import.meta.url)));
}
