import * as z from 'zod';
import { diffPaths, diffWithText } from '../../files/diff/diff-paths.js';
import { ToolError } from '../../kernel/outcome.js';
import { registry } from '../../kernel/registry.js';

export const fileDiff = registry.register({
  name: 'file_diff',
  toolset: 'filesystem',
  emoji: '🔀',
  tags: ['compare', 'difference', 'unified'],
  description:
    'Compare two files, a file with a text, or two folders. Answers a unified diff and how many lines were added and removed; says so when a file is binary.',
  input: () =>
    z.object({
      path: z.string().min(1).max(4096).describe('First file or folder'),
      other: z.string().min(1).max(4096).optional().describe('Second file or folder; needed unless text is given'),
      text: z.string().optional().describe('Text to compare the first file with, instead of other'),
      context: z.int().min(0).max(100).default(3).describe('Unchanged lines around each change'),
    }),
  idempotent: true,
  timeoutMs: 120_000,
  effects: ({ path, other }) =>
    [path, other].flatMap((name) => (name === undefined ? [] : [{ permission: 'file:read', path: name }])),
  run({ path, other, text, context }, ctx) {
    const options = { context, signal: ctx.signal, aside: ctx.aside };
    if (other !== undefined && text === undefined) return diffPaths(ctx.files, path, other, options);
    if (text !== undefined && other === undefined) return diffWithText(ctx.files, path, text, options);
    throw new ToolError('Give either other (a second path) or text.', { code: 'invalid_arguments' });
  },
});
