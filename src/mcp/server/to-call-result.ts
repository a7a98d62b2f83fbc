import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import type { CallAnswer } from '../../kernel/call/run-call.js';
import type { ToolSummary } from '../../kernel/registry.js';
import type { ResultStore } from '../../kernel/result-store.js';
import { takeMedia } from './take-media.js';

export interface ResultParts {
  readonly summary: ToolSummary | undefined;
  readonly sessionId: string;
  readonly results: ResultStore;
}

export interface StoredLink {
  readonly uri: string;
  readonly mediaType: string;
  readonly bytes: number;
}

export interface CallResult {
  readonly result: CallToolResult;
  /** Stored results that the answer names. */
  readonly links: readonly StoredLink[];
}

type Data = Readonly<Record<string, unknown>>;

/** Pictures up to this size travel inside the answer; larger ones are read as resources. */
const MOST_INLINE_BYTES = 4 * 1_024 * 1_024;
const RESULT_ADDRESS = /^result:\/\/[\w-]{8,128}$/;

/**
 * An answer as MCP wants it: the text for the model, the same as structured data, pictures and sounds as such, stored
 * results as links. Everything is taken from the text, which has been cleaned of secrets; the tool's raw data has not.
 */
export function toCallResult({ outcome, text }: CallAnswer, parts: ResultParts): CallResult | Promise<CallResult> {
  if (!outcome.ok) return { result: { content: [{ type: 'text', text }], isError: true }, links: [] };
  const data = readObject(text);
  if (data === undefined) return { result: { content: [{ type: 'text', text }] }, links: [] };
  const addresses = storedAddresses(data);
  const hasMedia = text.includes('"data:');
  if (addresses.length > 0 || hasMedia) return richResult(text, data, addresses, hasMedia, parts);
  return { result: { content: [{ type: 'text', text }], structuredContent: data, ...provenance(parts) }, links: [] };
}

async function richResult(
  text: string,
  data: Data,
  addresses: readonly string[],
  hasMedia: boolean,
  parts: ResultParts,
): Promise<CallResult> {
  const { data: shown, media } = hasMedia ? takeMedia(data) : { data, media: [] };
  const content: ContentBlock[] = [{ type: 'text', text: media.length === 0 ? text : JSON.stringify(shown) }, ...media];
  const links: StoredLink[] = [];
  for (const uri of addresses) {
    const found = await openStored(uri, parts);
    if (found === undefined) continue;
    links.push(found.link);
    content.push(linkBlock(found.link));
    if (found.picture !== undefined) {
      content.push({ type: 'image', data: found.picture.toString('base64'), mimeType: found.link.mediaType });
    }
  }
  const structured = await structuredData(shown as Data, parts);
  return {
    result: { content, ...(structured === undefined ? {} : { structuredContent: structured }), ...provenance(parts) },
    links,
  };
}

/**
 * A preview does not fit the schema that the tool promised, and clients refuse an answer that does not; so the whole
 * is read back, as it was stored, without secrets.
 */
async function structuredData(data: Data, { summary, results, sessionId }: ResultParts): Promise<Data | undefined> {
  if (!isPreview(data)) return data;
  if (summary?.outputSchema?.type !== 'object') return undefined;
  const reader = await results.open(sessionId, String(data.result)).catch(() => undefined);
  if (reader === undefined) return undefined;
  try {
    return readObject(Buffer.from(await reader.read(0, reader.size)).toString());
  } finally {
    await reader.close();
  }
}

/** Head and tail of a result that was too long, as the pipeline writes it. */
function isPreview(data: Data): boolean {
  return data.truncated === true && typeof data.total_chars === 'number' && typeof data.result === 'string';
}

async function openStored(
  uri: string,
  { results, sessionId }: ResultParts,
): Promise<{ link: StoredLink; picture: Buffer | undefined } | undefined> {
  try {
    const reader = await results.open(sessionId, uri);
    try {
      const link = { uri, mediaType: reader.mediaType, bytes: reader.size };
      const isPicture = reader.mediaType.startsWith('image/') && reader.size <= MOST_INLINE_BYTES;
      return { link, picture: isPicture ? Buffer.from(await reader.read(0, reader.size)) : undefined };
    } finally {
      await reader.close();
    }
  } catch {
    // Somebody else's address, or text that only looks like one: the answer stands without the link.
    return undefined;
  }
}

function linkBlock({ uri, mediaType, bytes }: StoredLink): ContentBlock {
  return {
    type: 'resource_link',
    uri,
    name: uri.slice('result://'.length),
    title: 'The whole result',
    description: `${bytes} bytes, kept for this session.`,
    mimeType: mediaType,
    size: bytes,
  };
}

function storedAddresses(data: Data): string[] {
  const found = new Set<string>();
  for (const value of Object.values(data))
    if (typeof value === 'string' && RESULT_ADDRESS.test(value)) found.add(value);
  return [...found];
}

/** Text from outside is told apart, so that a program that takes the data knows what not to obey. */
function provenance({ summary }: ResultParts): { _meta?: Record<string, unknown> } {
  const untrusted = summary?.untrusted;
  if (untrusted === undefined || untrusted === false || (Array.isArray(untrusted) && untrusted.length === 0)) return {};
  return {
    _meta: { 'hermes-tools/untrusted': { fields: untrusted === true ? ['*'] : untrusted, source: summary?.name } },
  };
}

function readObject(text: string): Data | undefined {
  if (!text.startsWith('{')) return undefined;
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null ? (data as Data) : undefined;
}
