import * as z from 'zod';
import { searchPaths } from '../../files/quick-open/search-paths.js';
import { registry } from '../../kernel/registry.js';

export const fileSearch = registry.register({
  name: 'file_search',
  toolset: 'filesystem',
  emoji: '🎯',
  tags: ['quick open', 'fuzzy', 'find', 'path', 'name'],
  description: `Find files by a few characters of their path, as in an editor's quick open: "usrsvc" finds src/user-service.ts. Best first, recently changed files before others. It takes no globs and does not look inside files.`,
  input: () =>
    z.object({
      query: z
        .string()
        .min(1)
        .max(500)
        .describe('Characters of the path in order; words separated by blanks may come in any order'),
      path: z.string().min(1).max(4096).default('.').describe('Folder to look below'),
      limit: z.int().min(1).max(200).default(20).describe('How many files'),
      hidden: z.boolean().default(false).describe('Also hidden files and folders'),
      no_ignore: z.boolean().default(false).describe('Also files that .gitignore and the like exclude'),
      refresh: z
        .boolean()
        .default(false)
        .describe('Walk the folder again; otherwise its listing is kept for 15 seconds'),
    }),
  idempotent: true,
  effects: ({ path }) => [{ permission: 'file:read', path }],
  async run({ query, path, limit, hidden, no_ignore, refresh }, ctx) {
    const options = { path, query, limit, hidden, noIgnore: no_ignore, refresh };
    const found = await searchPaths(ctx.search, ctx.files, ctx.state, ctx.clock.now(), options);
    return {
      files: found.files,
      total_count: found.total,
      searched: found.searched,
      truncated: found.total > found.files.length,
    };
  },
});
