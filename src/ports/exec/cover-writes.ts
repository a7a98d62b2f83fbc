import { basename, join, posix } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';
import type { Effect } from '../../kernel/effect.js';
import type { Checkpoint } from '../checkpoints/call-checkpoint.js';
import type { CommandCoverage } from '../checkpoints/cover-command.js';

export interface CoverWritesOptions {
  readonly cwd: string;
  readonly files: EnvironmentFiles;
  readonly begin: () => Promise<Checkpoint>;
  readonly maxBytes: number;
  readonly env: Readonly<Record<string, string>>;
  /** Real paths of folders that are not the command's. */
  readonly exclude?: readonly string[];
}

/** Keeps what a command may change; undefined when its words show that it changes no file, which costs nothing more. */
export async function coverWrites(command: string, options: CoverWritesOptions): Promise<CommandCoverage | undefined> {
  const { cwd, files, maxBytes, env, exclude = [] } = options;
  const { effects, complete, changed } = await writesOf(command, cwd, files.home);
  if (complete && changed.length === 0) return undefined;
  const { coverCommand } = await import('../checkpoints/cover-command.js');
  const real = await files.resolve(cwd, { cwd: '/' });
  const paths = await namedPaths(effects, options);
  return coverCommand(await options.begin(), {
    cwd: real.path,
    files,
    paths,
    isTold: complete,
    maxBytes,
    env,
    exclude,
  });
}

/** For commands elsewhere, where nothing they change is kept: names what may change, by its path or by the folder. */
export async function tellWrites(
  command: string,
  { cwd, home, environment }: { readonly cwd: string; readonly home: string; readonly environment: string },
): Promise<CommandCoverage | undefined> {
  const { complete, changed } = await writesOf(command, cwd, home);
  if (complete && changed.length === 0) return undefined;
  const named = changed.map(({ path = '.' }) =>
    posix.resolve(
      cwd,
      path.replace(/^~(?=\/|$)/, () => home),
    ),
  );
  const paths = new Set(complete ? named : [...named, cwd]);
  const reason = `what commands change in ${environment} is not kept`;
  const uncovered = [...paths].slice(0, MOST_NAMED).map((path) => ({ path, reason }));
  return { finish: async () => ({ checkpoint: undefined, uncovered }) };
}

const MOST_NAMED = 20;

async function writesOf(command: string, cwd: string, home: string) {
  const { commandEffects } = await import('../../gate/shell/command-effects.js');
  const { effects, complete } = commandEffects(command, { cwd, home });
  const changed = effects.filter(({ permission }) => /^(?:file|git):(?:write|delete)$/.test(permission));
  return { effects, complete, changed };
}

/** What a command would change by its words, by real path. A path that leads nowhere is not written either. */
async function namedPaths(effects: readonly Effect[], { cwd, files }: CoverWritesOptions): Promise<string[]> {
  const named = new Set<string>();
  const taken = effects.filter(({ permission }) => permission === 'file:read' || permission === 'file:delete');
  for (const { permission, path } of effects) {
    if (path === undefined || !/^file:(?:write|delete)$/.test(permission)) continue;
    const place = await files.locate(path, { cwd }).catch(() => undefined);
    const target = await files.resolve(path, { cwd }).catch(() => undefined);
    if (place === undefined || target === undefined) continue;
    if (permission === 'file:delete') named.add(place);
    else if (target.kind !== 'directory') named.add(place).add(target.path);
    // Into a folder things go under their own names; what else it holds stays.
    else for (const { path: source } of taken) if (source !== undefined) named.add(join(target.path, basename(source)));
  }
  return [...named];
}
