import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import type { CallAnswer } from '../../kernel/call/run-call.js';
import type { ToolSummary } from '../../kernel/registry.js';
import type { ServedHermes } from './served-hermes.js';
import { takeMedia } from './take-media.js';

export interface ResultParts {
  readonly summary: ToolSummary | undefined;
  readonly hermes: Pick<ServedHermes, 'sessionId' | 'results' | 'maskSecrets'>;
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

/** Pictures and sounds up to this size in all travel inside the answer; others are read as resources. */
const MOST_INLINE_BYTES = 4 * 1_024 * 1_024;
const RESULT_ADDRESS = /^result:\/\/[\w-]{8,128}$/;

/**
 * An answer as MCP wants it: the text for the model, the data for programs, pictures and sounds as such, stored results
 * as links. The text has been cleaned of secrets, so the data is read from it, unless the two differ: marks around text
 * from outside are for models, and a promised schema is about the data.
 */
export function toCallResult({ outcome, text }: CallAnswer, parts: ResultParts): CallResult | Promise<CallResult> {
  if (!outcome.ok) return { result: { content: [{ type: 'text', text }], isError: true }, links: [] };
  const data = readObject(text);
  if (data === undefined) return { result: { content: [{ type: 'text', text }] }, links: [] };
  const plain = isPlain(parts) ? data : plainData(outcome.data, parts);
  const addresses = text.includes('"result://') ? storedAddresses([data, plain]) : [];
  const hasMedia = text.includes('"data:');
  if (addresses.length > 0 || hasMedia) return richResult(text, { data, plain }, addresses, hasMedia, parts);
  return {
    result: { content: [{ type: 'text', text }], structuredContent: plain ?? data, ...provenance(parts) },
    links: [],
  };
}

function isPlain({ summary }: ResultParts): boolean {
  return summary?.outputSchema === undefined && !isUntrusted(summary);
}

/** The tool's data as JSON, without secrets; undefined when it is no object. */
function plainData(data: unknown, { hermes }: ResultParts): Data | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const asText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);
  return readObject(JSON.stringify(hermes.maskSecrets(data), asText));
}

async function richResult(
  text: string,
  { data, plain }: { readonly data: Data; readonly plain: Data | undefined },
  addresses: readonly string[],
  hasMedia: boolean,
  parts: ResultParts,
): Promise<CallResult> {
  const { data: shown, media } = hasMedia ? takeMedia(data) : { data, media: [] };
  const content: ContentBlock[] = [{ type: 'text', text: media.length === 0 ? text : JSON.stringify(shown) }, ...media];
  const links: StoredLink[] = [];
  let room = MOST_INLINE_BYTES;
  for (const uri of addresses) {
    const found = await openStored(uri, room, parts);
    if (found === undefined) continue;
    links.push(found.link);
    content.push(linkBlock(found.link), ...found.media);
    if (found.media.length > 0) room -= found.link.bytes;
  }
  const whole = plain === data ? shown : hasMedia ? takeMedia(plain).data : plain;
  // Head and tail of a result that was too long are no data of the tool; a schema it promised holds for the whole.
  const hasData = !isPreview(data) || parts.summary?.outputSchema !== undefined;
  const structured = hasData ? (whole as Data | undefined) : undefined;
  return {
    result: { content, ...(structured === undefined ? {} : { structuredContent: structured }), ...provenance(parts) },
    links,
  };
}

/** Head and tail of a result that was too long, as the pipeline writes it. */
function isPreview(data: Data): boolean {
  return data.truncated === true && typeof data.total_chars === 'number' && typeof data.result === 'string';
}

async function openStored(
  uri: string,
  room: number,
  { hermes }: ResultParts,
): Promise<{ link: StoredLink; media: ContentBlock[] } | undefined> {
  try {
    const reader = await hermes.results.open(hermes.sessionId, uri);
    try {
      const { mediaType: mimeType, size } = reader;
      const link = { uri, mediaType: mimeType, bytes: size };
      const [, type] = /^(image|audio)\//.exec(mimeType) ?? [];
      if (type === undefined || size > room) return { link, media: [] };
      const data = Buffer.from(await reader.read(0, size)).toString('base64');
      return { link, media: [{ type: type as 'image' | 'audio', data, mimeType }] };
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

/** At most so many are looked up for one answer. */
const MOST_LINKS = 50;
/** Deeper than any honest answer. */
const MAX_DEPTH = 32;

function storedAddresses(data: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown, depth: number): void => {
    if (typeof value === 'string') {
      if (found.size < MOST_LINKS && RESULT_ADDRESS.test(value)) found.add(value);
    } else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
      for (const inner of Object.values(value)) look(inner, depth + 1);
    }
  };
  look(data, 0);
  return [...found];
}

/** Text from outside is told apart, so that a program that takes the data knows what not to obey. */
function provenance({ summary }: ResultParts): { _meta?: Record<string, unknown> } {
  if (!isUntrusted(summary)) return {};
  const { untrusted, name: source } = summary;
  return { _meta: { 'hermes-tools/untrusted': { fields: untrusted === true ? ['*'] : untrusted, source } } };
}

function isUntrusted(summary: ToolSummary | undefined): summary is ToolSummary {
  const untrusted = summary?.untrusted;
  return untrusted === true || (Array.isArray(untrusted) && untrusted.length > 0);
}

function readObject(text: string): Data | undefined {
  if (!text.startsWith('{')) return undefined;
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null ? (data as Data) : undefined;
}
