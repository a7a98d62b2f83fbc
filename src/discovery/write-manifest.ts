import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULTS_FILE } from '../config/load-config.js';
import { parseConfig } from '../config/parse-config.js';
import { estimateTokens } from '../kernel/definitions/estimate-tokens.js';
import { registry, summarise } from '../kernel/registry.js';
import { VERSION } from '../lib/version.js';
import { findRegistrations } from './find-registrations.js';
import { type ManifestTool, writeManifest } from './manifest.js';

// Run by the build: imports every built tool module once and writes down what it registers; and the default settings.
const built = fileURLToPath(new URL('.', import.meta.url));
const sources = join(built, '..', 'src', 'tools');
const tools: ManifestTool[] = [];
const seen = new Map<string, string>();

for (const source of toolSources()) {
  const registrations = await findRegistrations(readFileSync(source, 'utf8'), source);
  if (registrations.length === 0) continue;
  const module = relative(sources, source).replace(/\.ts$/, '').replaceAll('\\', '/');
  const before = new Set(registry.names());
  await import(join(built, 'tools', `${module}.js`));
  const added = registry.slots().filter((slot) => !before.has(slot.name));
  if (added.length !== registrations.length) {
    throw new Error(
      `src/tools/${module}.ts has ${registrations.length} top-level registrations, but registered ${added.length} tools.`,
    );
  }
  for (const { entry } of added) {
    if (entry === undefined) continue;
    const taken = seen.get(entry.name);
    if (taken !== undefined) throw new Error(`${entry.name} is registered by ${taken} and ${module}.`);
    seen.set(entry.name, module);
    tools.push({
      summary: { ...summarise(entry), origin: { kind: 'builtin' } },
      module,
      tokens: estimateTokens(entry.definition),
    });
  }
}

writeManifest(join(built, 'manifest'), VERSION, tools);
writeFileSync(join(built, DEFAULTS_FILE), JSON.stringify(await parseConfig('', DEFAULTS_FILE)));

function toolSources(): string[] {
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
