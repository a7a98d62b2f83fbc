import * as z from 'zod';
import type { ToolContext } from '../../kernel/context.js';
import type { Effect } from '../../kernel/effect.js';
import { ToolError } from '../../kernel/outcome.js';
import { registry } from '../../kernel/registry.js';
import type { ArgumentProblem } from '../../kernel/tool.js';

const MAX_TEXT = 4_000_000;
const MAX_PNG_BYTES = 32 * 1_024 * 1_024;

const input = () =>
  z.object({
    action: z.enum(['read', 'write']).describe('What to do'),
    type: z.enum(['text', 'png']).default('text').describe('Text, or an image as PNG'),
    text: z.string().max(MAX_TEXT).optional().describe('write: the text; needed for type text'),
    path: z
      .string()
      .min(1)
      .max(4_096)
      .optional()
      .describe('png: the file to copy from when writing, or to save to when reading; needed for type png'),
  });

type Args = z.infer<ReturnType<typeof input>>;

interface Answer {
  readonly type: 'text' | 'png';
  readonly text?: string;
  readonly characters?: number;
  readonly path?: string;
  readonly bytes?: number;
  readonly width?: number;
  readonly height?: number;
}

export const clipboard = registry.register({
  name: 'clipboard',
  toolset: 'system',
  emoji: '📋',
  description:
    "Read or write the clipboard of the user's desktop: text, or an image as a PNG file. Use it when the user speaks of what they copied or want to paste.",
  input,
  problems: problemsOf,
  requires: {
    anyOf: [
      { env: ['WAYLAND_DISPLAY'], bin: ['wl-copy'] },
      { env: ['DISPLAY'], anyOf: [{ bin: ['xclip'] }, { bin: ['xsel'] }] },
      { platform: ['darwin'] },
      { platform: ['win32'] },
    ],
  },
  effects: ({ action, type, path = '' }): Effect[] => [
    { permission: `clipboard:${action}` },
    ...(type === 'png' ? [{ permission: action === 'read' ? 'file:write' : 'file:read', path }] : []),
  ],
  untrusted: ['text'],
  async run(args, ctx): Promise<Answer> {
    return args.action === 'read' ? read(args, ctx) : write(args, ctx);
  },
});

function problemsOf({ action, type, text, path }: Args): ArgumentProblem[] {
  const problems: ArgumentProblem[] = [];
  const missing = (path: string, message: string): void => void problems.push({ path, message });
  if (type === 'png' && path === undefined) missing('path', 'an image needs the path of a PNG file');
  if (type === 'text' && action === 'write' && text === undefined) missing('text', 'write needs the text');
  if (type === 'text' && path !== undefined)
    missing('path', 'path is for type png; for text read the file and pass it as text');
  return problems;
}

async function read({ type, path = '' }: Args, { desktop, files }: ToolContext): Promise<Answer> {
  if (type === 'text') {
    const text = new TextDecoder().decode((await desktop.readClipboard('text/plain')).data);
    return { type, text, characters: text.length };
  }
  const { data } = await desktop.readClipboard('image/png');
  const { path: saved } = await files.write(path, data);
  return { type, path: saved, bytes: data.length, ...pngSize(data) };
}

async function write({ type, text = '', path = '' }: Args, { desktop, files }: ToolContext): Promise<Answer> {
  if (type === 'text') {
    await desktop.writeClipboard({ type: 'text/plain', data: new TextEncoder().encode(text) });
    return { type, characters: text.length };
  }
  const data = await files.read(path, { maxBytes: MAX_PNG_BYTES });
  const size = pngSize(data);
  if (size === undefined)
    throw new ToolError(`${path} is not a PNG image.`, {
      code: 'invalid_arguments',
      hint: 'Convert the image to PNG first.',
    });
  await desktop.writeClipboard({ type: 'image/png', data });
  return { type, bytes: data.length, ...size };
}

/** From the header chunk, which comes first in every PNG file. */
function pngSize(data: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const isPng = data.length >= 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452;
  return isPng ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}
