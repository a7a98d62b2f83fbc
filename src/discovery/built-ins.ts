import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LazySlot } from '../kernel/lazy-slot.js';
import { registry, type ToolSlot } from '../kernel/registry.js';
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
  registry.fillWith(() => slotsOf(readManifest()));
}

export function readManifest(): Manifest {
  const path = new URL(fromSource ? '../../dist/manifest.jsonl' : './manifest.jsonl', import.meta.url);
  return parseManifest(readFileSync(fileURLToPath(path)));
}

/** The tools of a manifest. Importing a module runs its top-level `registry.register`, which fills the waiting slot. */
function slotsOf({ tools }: Manifest): ToolSlot[] {
  const load = async (slot: LazySlot): Promise<ToolEntry> => {
    const { name } = slot.summary;
    const module = tools.find(({ summary }) => summary === slot.summary)?.module;
    await importTool(module ?? name);
    if (slot.entry === undefined) throw new Error(`tools/${module} did not register ${name}.`);
    return slot.entry;
  };
  return tools.map(({ summary, tokens }) => new LazySlot(summary, load, tokens));
}

function importTool(module: string): Promise<unknown> {
  const path = fromSource ? `../tools/${module}.ts` : `./tools/${module}.js`;
  return import(/* @vite-ignore */ fileURLToPath(new URL(path, import.meta.url)));
}
