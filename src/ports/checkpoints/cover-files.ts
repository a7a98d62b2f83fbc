import { dirname } from 'node:path';
import type { EnvironmentFiles } from '../../environments/files.js';
import type { CallGuard } from '../../kernel/gate.js';
import type { FilesPort } from '../../kernel/ports.js';
import type { CallFilesPort } from '../files/create-files-port.js';
import type { KeptContent } from './blob-store.js';
import type { Checkpoint, CoverOptions } from './call-checkpoint.js';
import { inSlices } from './in-slices.js';
import { pathsBelow } from './paths-below.js';

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

  const skip = (path: string, reason: string): void => checkpoint.skip(path, reason);
  /** What is known of files that were written as scratch, for when they are moved to their place. */
  const scratch = new Map<string, KeptContent>();

  const brought = trackMissing(files, port);

  const write: FilesPort['write'] = async (path, content, options) => {
    if (options?.scratch === true) {
      await brought.look(path);
      const report = await port.write(path, content, options);
      scratch.set(report.path, { hash: report.hash, bytes: report.bytes });
      return report;
    }
    return port.lock([path], async () => {
      const real = (await port.resolve(path)).path;
      await allow('file:write', real);
      await checkpoint.cover([real], thought(real, options?.expectedContent));
      const report = await port.write(path, content, options);
      await checkpoint.settle([real], new Map([[real, { hash: report.hash, bytes: report.bytes }]]));
      return report;
    });
  };

  const remove: FilesPort['remove'] = async (path, options) => {
    if (options?.scratch === true) return port.remove(path, options);
    const real = await locate(path);
    await allow('file:delete', real);
    const inside = options?.recursive === true ? await pathsBelow(files, real, skip) : [real];
    await checkpoint.cover(inside);
    await port.remove(path, options);
    await checkpoint.settle(inside);
  };

  const rename: FilesPort['rename'] = async (from, to, options) => {
    const [source, target] = await Promise.all([locate(from), locate(to)]);
    await allow('file:delete', source);
    await allow('file:write', target);
    // What leaves scratch is new at its place, so all of it can be taken back: nothing has to be kept for that.
    const most = options?.scratch === 'from' ? Number.POSITIVE_INFINITY : undefined;
    const moved = await pathsBelow(files, source, skip, most);
    const endsOf = (path: string): string[] => [
      ...(options?.scratch === 'from' ? [] : [path]),
      ...(options?.scratch === 'to' ? [] : [target + path.slice(source.length)]),
    ];
    if (options?.scratch === 'from')
      checkpoint.coverKnown(brought.above(target).map((path) => ({ path, before: null })));
    await inSlices(moved, (some) => checkpoint.cover(some.flatMap(endsOf)));
    await port.rename(from, to, options);
    await inSlices(moved, (some) => {
      const known = new Map<string, KeptContent>();
      for (const path of some) {
        const content = scratch.get(path);
        scratch.delete(path);
        if (content !== undefined) known.set(target + path.slice(source.length), content);
      }
      return checkpoint.settle(some.flatMap(endsOf), known);
    });
  };

  const makeFolder: FilesPort['makeFolder'] = async (path, options) => {
    if (options?.scratch === true) return port.makeFolder(path, options);
    const real = (await port.resolve(path)).path;
    await allow('file:write', real);
    await checkpoint.cover([real]);
    await port.makeFolder(path, options);
    await checkpoint.settle([real]);
  };

  return { ...port, write, remove, rename, makeFolder };
}

/** Folders that were not there before scratch was put into them: they are made by the call like what is moved there. */
function trackMissing(
  files: EnvironmentFiles,
  port: CallFilesPort,
): { look(path: string): Promise<void>; above(path: string): string[] } {
  const looked = new Set<string>();
  const missing = new Set<string>();
  return {
    async look(path) {
      const given = dirname(path);
      if (looked.has(given)) return;
      looked.add(given);
      for (let folder = (await port.resolve(given)).path; !missing.has(folder); folder = dirname(folder)) {
        if ((await files.resolve(folder, { cwd: '/' })).kind !== 'missing') return;
        missing.add(folder);
      }
    },
    above(path) {
      const found: string[] = [];
      for (let folder = dirname(path); missing.has(folder); folder = dirname(folder)) found.push(folder);
      return found;
    },
  };
}

function thought(path: string, content: Uint8Array | undefined): CoverOptions {
  return content === undefined ? {} : { contents: new Map([[path, content]]) };
}
