import type { ContentBlock } from '@modelcontextprotocol/server';

const DATA_URL = /^data:((image|audio)\/[\w.+-]+);base64,([A-Za-z0-9+/]+={0,2})$/;
/** Deeper than any honest answer. */
const MAX_DEPTH = 32;

/** Takes pictures and sounds written as data URLs out of an answer; a note stays where each was. */
export function takeMedia(data: unknown): { data: unknown; media: ContentBlock[] } {
  const media: ContentBlock[] = [];
  const walk = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return value.startsWith('data:') ? taken(value, media) : value;
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
    if (Array.isArray(value)) return value.map((item) => walk(item, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, depth + 1)]));
  };
  return { data: walk(data, 0), media };
}

function taken(text: string, media: ContentBlock[]): string {
  const [, mimeType, kind, base64] = DATA_URL.exec(text) ?? [];
  if (mimeType === undefined || base64 === undefined) return text;
  media.push({ type: kind === 'image' ? 'image' : 'audio', data: base64, mimeType });
  return `[${kind} ${media.length}: ${mimeType}, attached]`;
}
