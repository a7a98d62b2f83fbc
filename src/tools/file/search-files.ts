import * as z from 'zod';
import { findFiles } from '../../files/find-files.js';
import { searchContent } from '../../files/search-files.js';
import '../../files/reading-settings.js';
import { registry } from '../../kernel/registry.js';

/** What the programs behind the targets are called. */
const TARGETS = { target: { grep: 'content', find: 'files' } } as const;

export const searchFiles = registry.register({
  name: 'search_files',
  toolset: 'file',
  emoji: '🔎',
  tags: ['grep', 'find', 'ripgrep', 'search', 'regex', 'glob'],
  description: `Search inside files (target "content", a regular expression in Rust syntax or literal text) or for files by name (target "files", a glob such as "*.ts" or "src/**/test_*").
Ignored and hidden files are left out unless asked for. Results come in the order of paths, with totals; go on with next_offset.`,
  input: () =>
    z.object({
      pattern: z
        .string()
        .min(1)
        .max(10_000)
        .describe('content: regular expression, or text with literal; files: glob or part of a name'),
      target: z.enum(['content', 'files']).default('content').describe('Look inside files, or for file names'),
      path: z.string().min(1).max(4096).default('.').describe('Folder or file to search'),
      file_glob: z
        .string()
        .max(1000)
        .optional()
        .describe('content: only files like this, e.g. "*.py" or "src/**/*.ts" (relative to path)'),
      output_mode: z
        .enum(['content', 'files_only', 'count'])
        .default('content')
        .describe('content: matching lines, only file names, or matches per file'),
      context: z.int().min(0).max(20).default(0).describe('Lines to show before and after each match'),
      limit: z.int().min(1).max(1000).default(50).describe('How many results'),
      offset: z.int().min(0).default(0).describe('Results to skip, for the next page'),
      literal: z.boolean().default(false).describe('The pattern is plain text, not an expression'),
      ignore_case: z.boolean().default(false).describe('Upper and lower case are the same'),
      multiline: z.boolean().default(false).describe('A match may span lines'),
      hidden: z.boolean().default(false).describe('Also hidden files and folders'),
      no_ignore: z.boolean().default(false).describe('Also files that .gitignore and the like exclude'),
    }),
  aliases: [
    { name: 'search_files', values: TARGETS },
    { name: 'search', args: { query: 'pattern', file_path: 'path' }, values: TARGETS },
  ],
  idempotent: true,
  effects: ({ path }) => [{ permission: 'file:read', path }],
  run(args, ctx) {
    const { path, pattern, hidden, limit, offset } = args;
    const { mask } = ctx.reading;
    const page = { outputMode: args.output_mode, limit, offset, onFirst: () => ctx.progress('first result'), mask };
    const common = { path, pattern, hidden, noIgnore: args.no_ignore, ignoreCase: args.ignore_case };
    if (args.target === 'files') return findFiles(ctx.search, ctx.files, common, page);
    const { literal, multiline, context, file_glob } = args;
    return searchContent(ctx.search, ctx.files, { ...common, literal, multiline, context, fileGlob: file_glob }, page);
  },
});
