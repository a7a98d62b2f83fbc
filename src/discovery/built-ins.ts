import { fileURLToPath } from 'node:url';
import { LazySlot, type SlotSource } from '../kernel/lazy-slot.js';
import { registry, type ToolFilling } from '../kernel/registry.js';
import { builtFile } from '../lib/built-file.js';
import { type Manifest, type ManifestTool, readManifest } from './manifest.js';

/** True when the sources run unbuilt, as in tests: then the manifest of the last build names source modules. */
const fromSource = import.meta.url.endsWith('.ts');

let isRegistered = false;

/** Lays the manifest into the singleton registry, once; nothing is read before somebody looks. */
export function registerBuiltIns(): void {
  // A second time would put empty slots over tools whose modules have run and will not run again.
  if (isRegistered) return;
  isRegistered = true;
  registry.fillWith(() => slotsOf(openManifest()));
}

/** Every built-in tool with everything the manifest knows, by name. */
export function builtInTools(): ManifestTool[] {
  const { index, tool } = openManifest();
  return index.names.map((_, place) => tool(place));
}

function openManifest(): Manifest {
  return readManifest(builtFile('manifest'));
}

/** The tools of a manifest. Importing a module runs its top-level `registry.register`, which fills the waiting slot. */
function slotsOf({ index, tool }: Manifest): ToolFilling {
  const { names, kinds, kind, tokens, aliases } = index;
  const source: SlotSource = {
    summary: (place) => tool(place).summary,
    async load(slot) {
      const { module } = tool(slot.place);
      await importTool(module);
      if (slot.entry === undefined) throw new Error(`tools/${module} did not register ${slot.name}.`);
      return slot.entry;
    },
  };
  const kindOf = (place: number) => kinds[kind[place] as number] as (typeof kinds)[number];
  return {
    slots: names.map((name, place) => new LazySlot(name, kindOf(place), source, place, tokens[place])),
    aliases,
  };
}

function importTool(module: string): Promise<unknown> {
  const path = fromSource ? `../tools/${module}.ts` : `./tools/${module}.js`;
  return import(/* @vite-ignore */ fileURLToPath(new URL(path, import.meta.url)));
}
