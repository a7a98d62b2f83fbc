import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProfiles } from '../../compose/gate.js';
import { readSettings, type Settings } from '../../compose/settings.js';
import { processEnvironment, readEnvFile } from '../../config/environment.js';
import { ConfigError, parseConfig } from '../../config/parse-config.js';
import { type HomePaths, homePaths } from '../../config/paths.js';
import { loadDriver } from '../../store/sqlite/load-driver.js';
import type { DoctorRow } from './doctor-row.js';

/** The settings, also when the file cannot be used: then the defaults, and what is wrong with it. */
export async function lookAtSettings(folders: {
  home?: string;
  cwd?: string;
}): Promise<{ settings: Settings; rows: DoctorRow[] }> {
  const purpose = 'everything you decided for Hermes';
  try {
    const settings = await readSettings(folders);
    const { config } = settings.paths;
    const detail = existsSync(config) ? config : `${config} is not there; the defaults hold`;
    return { settings, rows: [{ area: 'home', name: 'settings', state: 'ok', detail, purpose, fix: null }] };
  } catch (problem) {
    const broken = (detail: string): DoctorRow => ({
      ...{ area: 'home', name: 'settings', state: 'broken', detail, purpose },
      fix: 'mend the line; docs/configuration.md lists every setting',
    });
    const details = problem instanceof ConfigError ? problem.message.split('\n') : [String(problem)];
    return { settings: await defaultSettings(folders), rows: details.filter((line) => line.trim() !== '').map(broken) };
  }
}

async function defaultSettings({ home, cwd }: { home?: string; cwd?: string }): Promise<Settings> {
  const paths = homePaths(processEnvironment, home);
  const stored = readStored(paths);
  return {
    paths,
    config: await parseConfig('', paths.config),
    cwd: cwd ?? process.cwd(),
    env: { ...stored, ...processEnvironment },
    stored,
  };
}

function readStored({ env }: HomePaths): Record<string, string> {
  try {
    return readEnvFile(env);
  } catch {
    return {}; // its own row tells why it cannot be read
  }
}

/** Whether home can be written, and whether what it keeps is whole and closed to others. */
export async function lookAtHome({ paths }: Settings): Promise<DoctorRow[]> {
  return [await lookAtFolder(paths), await lookAtProfiles(paths), lookAtKeys(paths), await lookAtDatabase(paths)];
}

async function lookAtFolder({ root }: HomePaths): Promise<DoctorRow> {
  const row = { area: 'home', name: 'home', purpose: 'settings, keys, records and stored results' } as const;
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    const trial = mkdtempSync(join(root, '.doctor-'));
    writeFileSync(join(trial, 'file'), 'x');
    rmSync(trial, { recursive: true });
    return { ...row, state: 'ok', detail: root, fix: null };
  } catch (problem) {
    return {
      ...row,
      state: 'broken',
      detail: `${root} cannot be written: ${(problem as Error).message}`,
      fix: 'make it writable for you, or choose another with --home or HERMES_HOME',
    };
  }
}

async function lookAtProfiles({ permissions }: HomePaths): Promise<DoctorRow> {
  const row = { area: 'home', name: 'profiles', purpose: 'what tools may do' } as const;
  try {
    const names = Object.keys(await readProfiles(permissions, false));
    const detail = names.length === 0 ? 'the built-in ones' : `${permissions}: ${names.join(', ')}`;
    return { ...row, state: 'ok', detail, fix: null };
  } catch (problem) {
    return { ...row, state: 'broken', detail: (problem as Error).message, fix: 'mend the file' };
  }
}

/** Windows has no modes; there the folder's own protection counts. */
function lookAtKeys({ env }: HomePaths): DoctorRow {
  const row = { area: 'home', name: 'keys', purpose: 'keys that tools use' } as const;
  const stat = statSync(env, { throwIfNoEntry: false });
  if (stat === undefined) return { ...row, state: 'ok', detail: `${env} is not there yet`, fix: null };
  if (process.platform !== 'win32' && (stat.mode & 0o077) !== 0)
    return { ...row, state: 'broken', detail: `${env} can be read by others`, fix: `chmod 600 ${env}` };
  try {
    accessSync(env, constants.R_OK);
    const count = Object.keys(readEnvFile(env)).length;
    return { ...row, state: 'ok', detail: `${env}: ${count} stored`, fix: null };
  } catch (problem) {
    return { ...row, state: 'broken', detail: `${env} cannot be read: ${(problem as Error).message}`, fix: null };
  }
}

/** Looks itself instead of opening the store, which would put a damaged file aside. */
async function lookAtDatabase({ state }: HomePaths): Promise<DoctorRow> {
  const row = { area: 'home', name: 'state.db', purpose: 'the audit log, sessions and jobs' } as const;
  try {
    const driver = await loadDriver();
    const alone = driver.shared ? '' : '; only one process at a time';
    if (!existsSync(state)) return { ...row, state: 'ok', detail: `not made yet; ${driver.name}${alone}`, fix: null };
    const db = driver.open(state);
    try {
      const finding = String(db.prepare('PRAGMA quick_check(1)').get()?.quick_check);
      if (finding !== 'ok') throw new Error(finding);
    } finally {
      db.close();
    }
    return { ...row, state: 'ok', detail: `whole; ${driver.name}${alone}`, fix: null };
  } catch (problem) {
    return {
      ...row,
      state: 'broken',
      detail: `${state}: ${(problem as Error).message}`,
      fix: 'start Hermes once: it puts a damaged file aside and takes the newest backup',
    };
  }
}
