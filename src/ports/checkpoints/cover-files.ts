import { join } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';
import type { CallGuard } from '../../kernel/gate.js';
import type { FilesPort } from '../../kernel/ports.js';
import type { CallFilesPort } from '../files/create-files-port.js';
import type { Checkpoint } from './create-checkpoints.js';

/** A removed folder with more than this is covered as far as it goes; the rest is said to be uncovered. */
const MOST_FILES = 20_000;

/** The same port, with every file kept before it is changed, so that the call can be undone. */
export function coverFiles(
  port: CallFilesPort,
  checkpoint: Checkpoint,
  files: EnvironmentFiles,
  guard: CallGuard,
): CallFilesPort {
  const locate = (path: string): Promise<string> => files.locate(path, { cwd: port.cwd });
  // Asked before anything is kept: what may not be written is not copied either.
  const allow = (permission: string, path: string): Promise<void> => guard.check({ permission, path });

  const write: FilesPort['write'] = async (path, content, options) => {
    if (options?.scratch === true) return port.write(path, content, options);
    return port.lock([path], async () => {
      const real = (await port.resolve(path)).path;
      await allow('file:write', real);
      await checkpoint.cover(real);
      const report = await port.write(path, content, options);
      await checkpoint.settle(real, report);
      return report;
    });
  };

  const remove: FilesPort['remove'] = async (path, options) => {
    if (options?.scratch === true) return port.remove(path, options);
    const real = await locate(path);
    await allow('file:delete', real);
    const inside = options?.recursive === true ? await filesBelow(files, real, checkpoint) : [real];
    await checkpoint.coverAll(inside);
    await port.remove(path, options);
    await checkpoint.settleAll(inside);
  };

  const rename: FilesPort['rename'] = async (from, to, options) => {
    const [source, target] = await Promise.all([locate(from), locate(to)]);
    await allow('file:delete', source);
    await allow('file:write', target);
    const moved = await filesBelow(files, source, checkpoint);
    const landed = moved.map((file) => target + file.slice(source.length));
    const ends = [...(options?.scratch === 'from' ? [] : moved), ...(options?.scratch === 'to' ? [] : landed)];
    await checkpoint.coverAll(ends);
    await port.rename(from, to, options);
    await checkpoint.settleAll(ends);
  };

  return { ...port, write, remove, rename };
}

/** The path itself, or every file below it when it is a folder. Links are not followed. */
async function filesBelow(files: EnvironmentFiles, real: string, checkpoint: Checkpoint): Promise<string[]> {
  const found: string[] = [];
  const waiting = [real];
  while (waiting.length > 0) {
    const path = waiting.pop() as string;
    const folder = await files.openFolder(path).catch(() => undefined); // not a folder: a file of its own
    if (folder === undefined) {
      found.push(path);
      continue;
    }
    try {
      for (const { name, kind } of await folder.list()) {
        if (kind === 'directory') waiting.push(join(path, name));
        else if (found.length < MOST_FILES) found.push(join(path, name));
        else {
          await checkpoint.skip(path, `more than ${MOST_FILES} files`);
          return found;
        }
      }
    } finally {
      await folder.close();
    }
  }
  return found;
}
