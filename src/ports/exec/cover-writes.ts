import type { EnvironmentFiles } from '../../environments/files.js';
import type { CommandCoverage } from '../checkpoints/cover-command.js';
import type { Checkpoint } from '../checkpoints/create-checkpoints.js';

export interface CoverWritesOptions {
  readonly cwd: string;
  readonly files: EnvironmentFiles;
  readonly begin: () => Checkpoint;
  readonly maxBytes: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Keeps what a command may change; undefined when its words show that it changes no file, which costs nothing more. */
export async function coverWrites(command: string, options: CoverWritesOptions): Promise<CommandCoverage | undefined> {
  const { commandEffects } = await import('../../gate/shell/command-effects.js');
  const { cwd, files, maxBytes, env } = options;
  const { effects, complete } = commandEffects(command, { cwd, home: files.home });
  const changed = effects.filter(({ permission }) => /^(?:file|git):(?:write|delete)$/.test(permission));
  if (complete && changed.length === 0) return undefined;
  const { coverCommand } = await import('../checkpoints/cover-command.js');
  const real = await Promise.all(
    // A path that leads nowhere is not written either.
    changed.map(({ path }) => (path === undefined ? undefined : files.resolve(path, { cwd }).catch(() => undefined))),
  );
  const paths = real.flatMap((found) => (found === undefined || found.kind === 'directory' ? [] : [found.path]));
  return coverCommand(options.begin(), { cwd, paths, maxBytes, env });
}
