import { readFileSync } from 'node:fs';
import type { CodeLoaderOptions } from '../../discovery/code-loader.js';
import type { DiscoveryCache } from '../../discovery/discovery-cache.js';
import { sha256 } from '../../discovery/sha256.js';
import type { FoundTool, ToolFile, ToolFileLoader } from '../../discovery/tool-file.js';
import { summarise } from '../../kernel/registry.js';
import { httpWrapperEntry } from './http-wrapper-entry.js';
import { parseYamlTools } from './parse-yaml-tools.js';
import type { YamlTool } from './yaml-tool.js';

/** YAML files of a tools folder. What was parsed is kept, so that an ordinary start loads no YAML library. */
export function createYamlLoader(cache: DiscoveryCache, inspect?: CodeLoaderOptions['inspect']): ToolFileLoader {
  return {
    matches: (name) => /^[^._].*\.ya?ml$/.test(name),
    read: async (path) => {
      const file = await readYamlFile(path, cache);
      inspect?.({ inputs: [{ path, sha256: file.hash }] });
      return file;
    },
  };
}

async function readYamlFile(path: string, cache: DiscoveryCache): Promise<ToolFile> {
  const known = cache.fresh(path);
  if (known !== undefined) {
    return { path, hash: known.hash, inputs: [path], describe: async () => wrap(known.details as YamlTool[], path) };
  }
  const text = readFileSync(path, 'utf8');
  const hash = sha256(text);
  const tools = await parseYamlTools(text, path);
  const describe = async (): Promise<readonly FoundTool[]> => {
    const found = wrap(tools, path);
    cache.keep(path, { hash, inputs: [{ path, sha256: hash }], tools: [], details: tools });
    return found;
  };
  return { path, hash, inputs: [path], describe };
}

function wrap(tools: readonly YamlTool[], path: string): FoundTool[] {
  return tools.map((tool) => {
    const entry = httpWrapperEntry(tool, path);
    return { summary: summarise(entry), load: () => Promise.resolve(entry) };
  });
}
