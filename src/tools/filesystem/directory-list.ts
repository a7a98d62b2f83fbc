import * as z from 'zod';
import { listFolder } from '../../files/tree/list-folder.js';
import { registry } from '../../kernel/registry.js';

export const directoryList = registry.register({
  name: 'directory_list',
  toolset: 'filesystem',
  emoji: '🗂️',
  tags: ['ls', 'tree', 'folder', 'list'],
  description: `List a folder, flat or as a tree, with sizes, times and totals. Hidden files and what .gitignore excludes are left out unless asked for.`,
  input: () =>
    z.object({
      path: z.string().min(1).max(4096).default('.').describe('Folder to list'),
      depth: z.int().min(1).max(20).default(1).describe('How deep; 1 lists the folder itself'),
      format: z.enum(['tree', 'flat']).default('flat').describe('flat: entries as data; tree: an indented text'),
      sort: z
        .enum(['name', 'size', 'time'])
        .default('name')
        .describe('Order inside each folder; size and time put the largest and newest first'),
      hidden: z.boolean().default(false).describe('Also names that begin with a dot'),
      no_ignore: z.boolean().default(false).describe('Also what .gitignore and .ignore exclude'),
      limit: z.int().min(1).max(5000).default(500).describe('How many entries'),
    }),
  idempotent: true,
  effects: ({ path }) => [{ permission: 'file:read', path }],
  async run({ path, depth, format, sort, hidden, no_ignore, limit }, ctx) {
    const listing = await listFolder(ctx.files, path, {
      depth,
      sort,
      hidden,
      noIgnore: no_ignore,
      limit,
      signal: ctx.signal,
    });
    const { entries, ...totals } = listing;
    if (format === 'flat') return { path, entries: entries.map(({ depth: _depth, ...entry }) => entry), ...totals };
    const tree = entries.map(({ path: entry, kind, size, depth: level }) => {
      const name = entry.slice(entry.lastIndexOf('/') + 1);
      const mark = kind === 'directory' ? '/' : kind === 'symlink' ? '@' : '';
      return `${'  '.repeat(level - 1)}${name}${mark}${size === undefined ? '' : `  ${size}`}`;
    });
    return { path, tree: tree.join('\n'), ...totals };
  },
});
