import { eventKind } from './search-events.js';

/** Events of a file that a page needs: its matches and what may be shown around them. */
export interface GroupPart {
  readonly events: readonly Buffer[];
  /** Matches among them that come before the page. */
  readonly skip: number;
  readonly take: number;
}

/** Of a file with a hundred thousand matches only what is shown is looked into. Matches are counted from 0. */
export function partOfGroup(events: readonly Buffer[], from: number, to: number, context: number): GroupPart {
  const places: number[] = [];
  for (const [at, event] of events.entries()) if (eventKind(event) === 'match') places.push(at);
  const [first, last] = [places[from], places[Math.min(to, places.length) - 1]];
  if (first === undefined || last === undefined) return { events: [], skip: 0, take: 0 };
  const start = Math.max(0, first - context);
  const skip = from - places.findIndex((place) => place >= start);
  return { events: events.slice(start, last + context + 1), skip, take: Math.min(to, places.length) - from };
}
