import * as z from 'zod';
import { FileJournal } from '../../files/file-journal.js';
import { readPath } from '../../files/read-path.js';
import { readStored } from '../../files/read-stored.js';
import '../../files/reading-settings.js';
import { registry } from '../../kernel/registry.js';

const MAX_LINES = 2_000;
const MAX_OFFSET = 10_000_000_000;
const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\//i;

export const readFile = registry.register({
  name: 'read_file',
  toolset: 'file',
  emoji: '📖',
  tags: ['read', 'text', 'lines', 'cat', 'view', 'notebook', 'result'],
  description: `Read a text file as numbered lines ("12|text"). Page through large files with offset and limit; next_offset tells where to go on.
Also reads notebooks as cells and stored results (result://...). Images, PDFs, office files and archives are answered with what they are and the tool that reads them; a folder with its first entries.`,
  input: () =>
    z.object({
      path: z
        .string()
        .min(1)
        .max(4096)
        .describe('File to read, relative to the working directory, or a result:// address'),
      offset: z
        .int()
        .min(-MAX_OFFSET)
        .max(MAX_OFFSET)
        .default(1)
        .describe('First line, 1-based; negative counts from the end (-50: the last 50 lines)'),
      limit: z.int().min(1).max(MAX_OFFSET).default(500).describe(`How many lines; ${MAX_LINES} at most come at once`),
      column: z
        .int()
        .min(1)
        .max(MAX_OFFSET)
        .default(1)
        .describe('First column, to go on in a line that was shown in part'),
      raw: z.boolean().default(false).describe('Show a notebook as the JSON it is'),
      again: z.boolean().default(false).describe('Return the text even if you were shown the same lines before'),
    }),
  aliases: [
    { name: 'read_file', args: { file_path: 'path' } },
    { name: 'file_read', args: { file_path: 'path' } },
  ],
  maxResultChars: 250_000,
  idempotent: true,
  effects: ({ path }) => (ADDRESS.test(path) ? [] : [{ permission: 'file:read', path }]),
  async run({ path, offset, limit, column, raw, again }, ctx) {
    const { mask } = ctx.reading;
    const options = { offset, limit: Math.min(limit, MAX_LINES), column, raw, mask, signal: ctx.signal };
    if (ADDRESS.test(path)) return readStored(ctx.results, path, options);
    const journal = FileJournal.of(ctx.state);
    const result = await readPath(ctx.files, journal, path, options);
    if (!('content' in result) || result.is_binary || !isConversation(ctx.origin)) return result;
    const region = JSON.stringify([path, offset, limit, column, raw]);
    if (!journal.isRepeated(region, result.content) || again || !ctx.reading.repeatNote) return result;
    return { ...result, content: '', unchanged: true, hint: UNCHANGED };
  },
});

const UNCHANGED = 'You were already shown these lines and they have not changed. Set again to see them once more.';

/** Scripts and programs have no earlier text to look at: they always get it. */
function isConversation(origin: string): boolean {
  return origin === 'model' || origin === 'subagent';
}
