import * as z from 'zod';
import { createArchive } from '../../files/archive/create-archive.js';
import { extractArchive } from '../../files/archive/extract-archive.js';
import { listArchive } from '../../files/archive/list-archive.js';
import { ToolError } from '../../kernel/outcome.js';
import { registry } from '../../kernel/registry.js';

const path = () => z.string().min(1).max(4096);

export const fileCompress = registry.register({
  name: 'file_compress',
  toolset: 'filesystem',
  emoji: '🗜️',
  tags: ['zip', 'tar', 'gzip', 'zstd', 'archive', 'extract', 'unzip'],
  description: `Create, list or extract zip, tar, tar.gz, tar.zst and gzip archives. Extracting is all or nothing: an entry that would leave the target, a link out of it, a device or an archive bomb refuses the whole archive.`,
  input: () =>
    z.object({
      action: z.enum(['create', 'list', 'extract']).describe('What to do'),
      archive: path().describe('The archive file'),
      paths: z
        .array(path())
        .min(1)
        .max(10_000)
        .optional()
        .describe('create: files and folders to pack; needed for create'),
      target: path().optional().describe('extract: folder to unpack into; default: a folder named like the archive'),
      format: z
        .enum(['zip', 'tar', 'tar.gz', 'tar.zst', 'gzip'])
        .optional()
        .describe('create: format; default: by the name of the archive'),
      overwrite: z.boolean().default(false).describe('Replace an existing archive, or existing files when extracting'),
      limit: z.int().min(1).max(10_000).default(500).describe('list: how many entries'),
      max_bytes: z
        .int()
        .min(1)
        .max(64 * 1024 ** 3)
        .default(4 * 1024 ** 3)
        .describe('extract: refuse archives that unpack to more'),
    }),
  timeoutMs: 600_000,
  effects: ({ action, archive, paths, target }) => {
    if (action === 'list') return [{ permission: 'file:read', path: archive }];
    if (action === 'create') {
      return [
        { permission: 'file:write', path: archive },
        ...(paths ?? []).map((name) => ({ permission: 'file:read', path: name })),
      ];
    }
    const folder = target ?? defaultTarget(archive);
    // What is unpacked is moved to its place at the end, and a move takes something away.
    return [
      { permission: 'file:read', path: archive },
      { permission: 'file:write', path: folder },
      { permission: 'file:delete', path: folder },
    ];
  },
  async run({ action, archive, paths, target, format, overwrite, limit, max_bytes }, ctx) {
    const shared = {
      archive,
      overwrite,
      signal: ctx.signal,
      onProgress: (done: number) => ctx.progress({ message: 'files', done }),
    };
    if (action === 'list') return listArchive(ctx.files, archive, limit, ctx.signal);
    if (action === 'extract') {
      return extractArchive(ctx.files, {
        ...shared,
        target: target ?? defaultTarget(archive),
        limits: { maxBytes: max_bytes },
      });
    }
    if (paths === undefined)
      throw new ToolError('paths is required to create an archive.', { code: 'invalid_arguments' });
    return createArchive(ctx.files, { ...shared, paths, format });
  },
});

/** A folder named like the archive; a single packed file goes beside it. */
function defaultTarget(archive: string): string {
  if (/\.gz$/i.test(archive) && !/\.tar\.gz$/i.test(archive))
    return archive.includes('/') ? archive.slice(0, archive.lastIndexOf('/')) || '/' : '.';
  const bare = archive.replace(/\.(zip|tar|tgz|tzst|tar\.gz|tar\.zst|gz)$/i, '');
  return bare === archive ? `${archive}.unpacked` : bare;
}
