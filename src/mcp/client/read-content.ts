import { ToolError } from '../../kernel/outcome.js';
import type { SessionResults } from '../../kernel/ports.js';

/** What a call answered, as data: text joined, media stored and described. */
export interface CallData {
  readonly result: string;
  readonly structuredContent?: unknown;
  /** Images, audio, embedded resources and links, in the server's order. */
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly type: string;
  readonly mediaType?: string;
  readonly bytes?: number;
  /** `result://...` of stored content; read it with `read_file`. */
  readonly stored?: string;
  /** The server's own address of a resource. */
  readonly uri?: string;
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  readonly text?: string;
  readonly problem?: string;
}

const MAX_BLOCKS = 1_000;

/** Reads the answer of `tools/call`. Throws a ToolError with the server's words when it says that the call failed. */
export async function readCallResult(
  answer: Readonly<Record<string, unknown>>,
  results: Pick<SessionResults, 'put'>,
  tool: string,
): Promise<CallData> {
  const { content, structuredContent, isError } = answer;
  if (content !== undefined && !Array.isArray(content)) throw malformed(tool, '`content` is not a list');
  if (content === undefined && structuredContent === undefined && !('toolResult' in answer)) {
    throw malformed(tool, 'there is no `content`');
  }
  const { text, attachments } = await readBlocks((content ?? []) as unknown[], results);
  if (isError === true) {
    const message = text.trim() === '' ? `${tool} failed without saying why.` : text;
    throw new ToolError(message.slice(0, 10_000), {
      code: 'failed',
      ...(structuredContent === undefined ? {} : { details: { structuredContent } }),
    });
  }
  // Servers repeat structured content as text for older clients; saying it twice helps nobody.
  const isRepeated = structuredContent !== undefined && sameJson(text, structuredContent);
  return {
    result: isRepeated ? '' : text,
    ...(structuredContent === undefined ? {} : { structuredContent }),
    ...(attachments.length === 0 ? {} : { attachments }),
  };
}

/** Content blocks of a tool, a prompt or a sampling message. */
export async function readBlocks(
  blocks: readonly unknown[],
  results: Pick<SessionResults, 'put'>,
): Promise<{ text: string; attachments: Attachment[] }> {
  const texts: string[] = [];
  const attachments: Attachment[] = [];
  for (const block of blocks.slice(0, MAX_BLOCKS)) {
    const fields = asRecord(block);
    if (fields.type === 'text' && typeof fields.text === 'string') texts.push(fields.text);
    else attachments.push(await readBlock(fields, results));
  }
  if (blocks.length > MAX_BLOCKS)
    attachments.push({ type: 'note', problem: `${blocks.length - MAX_BLOCKS} more parts were left out` });
  return { text: texts.join('\n'), attachments };
}

async function readBlock(fields: Record<string, unknown>, results: Pick<SessionResults, 'put'>): Promise<Attachment> {
  switch (fields.type) {
    case 'image':
    case 'audio':
      return store({ type: fields.type }, fields.data, text(fields.mimeType) ?? 'application/octet-stream', results);
    case 'resource':
      return readResource(asRecord(fields.resource), results);
    case 'resource_link':
      return {
        type: 'resource_link',
        ...pick(fields, ['uri', 'name', 'title', 'description']),
        ...(text(fields.mimeType) === undefined ? {} : { mediaType: String(fields.mimeType) }),
        ...(typeof fields.size === 'number' ? { bytes: fields.size } : {}),
      };
    default:
      return { type: text(fields.type) ?? 'unknown', problem: 'a kind of content that is not known here' };
  }
}

/** An embedded resource, or one element of the answer of `resources/read`. */
export async function readResource(
  resource: Readonly<Record<string, unknown>>,
  results: Pick<SessionResults, 'put'>,
): Promise<Attachment> {
  const known = { type: 'resource', ...pick(resource, ['uri', 'name', 'title']) };
  const mediaType = text(resource.mimeType);
  if (typeof resource.text === 'string') {
    return { ...known, ...(mediaType === undefined ? {} : { mediaType }), text: resource.text };
  }
  return store(known, resource.blob, mediaType ?? 'application/octet-stream', results);
}

async function store(
  known: Attachment,
  data: unknown,
  mediaType: string,
  results: Pick<SessionResults, 'put'>,
): Promise<Attachment> {
  if (typeof data !== 'string' || !isBase64(data)) return { ...known, mediaType, problem: 'its data is not base64' };
  const bytes = Buffer.from(data, 'base64');
  const { uri } = await results.put(bytes, { mediaType: cleanMediaType(mediaType) });
  return { ...known, mediaType, bytes: bytes.length, stored: uri };
}

/** By hand: a pattern with a star over megabytes would be slow. */
function isBase64(data: string): boolean {
  return !/[^A-Za-z0-9+/=_\s-]/.test(data);
}

function cleanMediaType(mediaType: string): string {
  return /^[\w.+-]{1,60}\/[\w.+-]{1,60}/.exec(mediaType)?.[0] ?? 'application/octet-stream';
}

function sameJson(given: string, value: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(given)) === JSON.stringify(value);
  } catch {
    return false; // plain text
  }
}

function pick<Name extends string>(
  fields: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { [Key in Name]?: string } {
  const found: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = text(fields[name]);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function malformed(tool: string, what: string): ToolError {
  return new ToolError(`${tool} answered something that is no result: ${what}.`, { code: 'failed' });
}
