import * as z from 'zod';
import { FileJournal } from '../../files/file-journal.js';
import { introducedProblems } from '../../files/syntax/introduced-problems.js';
import { writeText } from '../../files/write-text.js';
import { registry } from '../../kernel/registry.js';

export const writeFile = registry.register({
  name: 'write_file',
  toolset: 'file',
  emoji: '✍️',
  tags: ['write', 'create', 'save', 'overwrite'],
  description: `Write a whole text file in one step, making parent folders. To change part of an existing file, edit it instead.
The line ends, byte order mark and encoding of an existing file are kept. Refused when the file changed since you read it (force overrides).`,
  input: () =>
    z.object({
      path: z.string().min(1).max(4096).describe('File to write, relative to the working directory'),
      content: z.string().describe('The whole new content'),
      create_only: z.boolean().default(false).describe('Refuse when the file exists'),
      expected_hash: z
        .string()
        .regex(/^[0-9a-fA-F]{64}$/)
        .optional()
        .describe('SHA-256 the present content must have; without it only the stale check applies'),
      line_ending: z.enum(['keep', 'lf', 'crlf']).default('keep').describe('Line ends to write'),
      encoding: z.enum(['keep', 'utf-8']).default('keep').describe('Encoding to write; new files are UTF-8'),
      force: z.boolean().default(false).describe('Overwrite although the file changed since you read it'),
    }),
  aliases: [{ name: 'file_write', args: { file_path: 'path' } }],
  effects: ({ path }) => [
    { permission: 'file:read', path },
    { permission: 'file:write', path },
  ],
  async run({ path, content, create_only, expected_hash, line_ending, encoding, force }, ctx) {
    const options = { createOnly: create_only, expectedHash: expected_hash, force, lineEnding: line_ending, encoding };
    const { before, ...written } = await writeText(ctx.files, FileJournal.of(ctx.state), path, content, options);
    const diagnostics = await introducedProblems(path, before, content, ctx.syntax);
    return diagnostics === undefined ? written : { ...written, diagnostics: [diagnostics] };
  },
});
