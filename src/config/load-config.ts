import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VERSION } from '../lib/version.js';
import { type BlankConfig, blankConfig, fillConfig } from './blank-config.js';
import { parseConfig } from './parse-config.js';
import type { HomePaths } from './paths.js';
import { readIfPresent } from './read-if-present.js';
import type { Config } from './schema.js';

interface Cached extends BlankConfig {
  readonly key: string;
}

/** Settings of our own words alone, those of an MCP server included. */
const OURS = 'mcp_servers: { ours: {} }';

/**
 * The settings of a home. The parsed file is kept as JSON beside it, without what an operator wrote into it (which is
 * read from the file again), so that an ordinary start loads neither a YAML nor a schema library and no secret lies in
 * two places. A file that cannot be used throws a ConfigError with every problem; nothing is guessed.
 */
export async function loadConfig(paths: HomePaths): Promise<Config> {
  const defaults = existsSync(paths.config) ? undefined : builtDefaults();
  if (defaults !== undefined) return defaults;
  const key = cacheKey(paths.config);
  const text = readIfPresent(paths.config);
  const isSteady = cacheKey(paths.config) === key; // else the text may be that of another version than the key
  const cacheFile = join(paths.cache, 'config.json');
  const cached = isSteady ? readCache(cacheFile) : undefined;
  if (cached !== undefined && cached.key === key) return fillConfig(cached, text);
  const config = await parseConfig(text, paths.config);
  const blank = isSteady ? blankConfig(config, text, await parseConfig(OURS, '')) : undefined;
  if (blank === undefined) dropCache(cacheFile);
  else writeCache(cacheFile, { key, ...blank });
  return config;
}

/** The name of the file in which the build keeps the settings of a home without a settings file. */
export const DEFAULTS_FILE = 'default-config.json';

/** A new home does not need the libraries either. Undefined when the sources run unbuilt. */
function builtDefaults(): Config | undefined {
  try {
    return JSON.parse(readFileSync(new URL(`./${DEFAULTS_FILE}`, import.meta.url), 'utf8')) as Config;
  } catch {
    return undefined;
  }
}

function cacheKey(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${VERSION}:${mtimeMs}:${size}:${ino}`;
  } catch {
    return `${VERSION}:none`; // no settings file: the defaults, which depend on our version only
  }
}

function readCache(file: string): Cached | undefined {
  try {
    const cached = JSON.parse(readFileSync(file, 'utf8')) as Cached;
    return Array.isArray(cached.gaps) ? cached : undefined;
  } catch {
    return undefined; // absent or damaged: it is made again
  }
}

function writeCache(file: string, content: Cached): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(content), { mode: 0o600 });
    renameSync(temporary, file);
  } catch {
    // A home that cannot be written only costs the next start a parse.
  }
}

function dropCache(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // As above: what lies there names another version of the file, and is not used.
  }
}
