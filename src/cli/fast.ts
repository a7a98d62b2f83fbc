import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { processEnvironment } from '../config/environment.js';
import { type HomePaths, homePaths } from '../config/paths.js';
import { readManifest } from '../discovery/manifest.js';
import { missing } from '../kernel/availability.js';
import { VERSION } from '../lib/version.js';
import { overview } from './help.js';
import { printToolRows } from './print-tool-rows.js';
import { createQuickProbe } from './quick-probe.js';
import { processTerminal } from './terminal.js';
import type { ToolRow } from './tool-row.js';
import { writeOut } from './write-out.js';

/**
 * Answers what needs no tool, no YAML and no schema library: `--version`, `--help` and plain listings.
 * False means: load the whole command line. Loaded by the CommonJS launcher, so it imports next to nothing.
 */
export function answer(argv: readonly string[], dist: string): boolean {
  const [first] = argv;
  if (argv.length === 1 && (first === '--version' || first === '-v')) return print(VERSION);
  if (argv.length === 1 && (first === '--help' || first === '-h' || first === 'help')) return print(overview());
  return first === 'tools' && argv[1] === 'list' && listTools(argv.slice(2), dist);
}

function print(text: string): boolean {
  writeOut(`${text}\n`);
  return true;
}

/** Only when nothing but the built-ins can be in the listing; anything else takes the ordinary way. */
function listTools(flags: readonly string[], dist: string): boolean {
  if (flags.some((flag) => flag !== '--json' && flag !== '--all')) return false;
  const paths = homePaths(processEnvironment);
  if (!isPlainHome(paths) || existsSync('.hermes') || existsSync('.mcp.json')) return false;
  const { index, rows: shown } = readManifest(join(dist, 'manifest'));
  if (index.kinds.some(({ has }) => has.check)) return false;
  const probe = createQuickProbe(processEnvironment, paths.packages);
  const { emoji, lines } = shown();
  const kinds = index.kinds.map(({ toolset, requires }) => ({ toolset, reason: missing(requires, probe) ?? null }));
  const rows = index.names.map((name, place): ToolRow => {
    const { toolset = '', reason = null } = kinds[index.kind[place] ?? -1] ?? {};
    return {
      name,
      toolset,
      description: lines[place] ?? '',
      emoji: emoji[place] ?? '',
      available: reason === null,
      reason,
      origin: 'builtin',
    };
  });
  const all = flags.includes('--all');
  if (flags.includes('--json')) return print(JSON.stringify(all ? rows : rows.filter((row) => row.available)));
  printToolRows(processTerminal(processEnvironment), rows, { all, json: false });
  return true;
}

/** No settings, tools, plugins or variables of one's own. */
function isPlainHome(paths: HomePaths): boolean {
  return [paths.config, paths.tools, paths.plugins, paths.env].every(
    (path) => statSync(path, { throwIfNoEntry: false }) === undefined,
  );
}
