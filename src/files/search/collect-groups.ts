import { byPath } from './by-path.js';
import { eventKind, isBinaryEnd, pathOfEvent } from './search-events.js';

/** The matches of one file. */
export interface FileGroup {
  readonly path: string;
  matches: number;
  /** Events still unparsed; empty when the page cannot reach this file. */
  events: Buffer[];
}

export interface GroupCollector {
  /** False when enough was seen. */
  add(event: Buffer): boolean;
  groups(): FileGroup[];
  readonly total: number;
  readonly dropped: boolean;
  /** Files that turned out to be binary after something was found in them. */
  readonly binaries: readonly string[];
}

export interface CollectorOptions {
  /** How many matches (or files) the page needs from the beginning. */
  readonly need: number;
  readonly unit: 'matches' | 'files';
  /** Events arrive by path: then nothing after the page is needed. */
  readonly sorted: boolean;
  readonly isShown: (path: string) => boolean;
  /** Give up after so many matches. */
  readonly maxMatches: number;
  /** Lines shown around a match. */
  readonly context: number;
}

/**
 * Gathers ripgrep's events by file. They come in no order, so every file is counted, but lines are kept only for the
 * files that come first by path: memory follows the page, not the number of matches.
 */
export function createGroupCollector(options: CollectorOptions): GroupCollector {
  const { need, unit, sorted, isShown, maxMatches, context } = options;
  let groups: FileGroup[] = [];
  const seen = new Set<string>();
  let current: FileGroup | undefined;
  let total = 0;
  let keptUnits = 0;
  let border: string | undefined;
  let dropped = false;
  let linesAfter = 0;
  const binaries: string[] = [];
  const keepsEvents = unit === 'matches';

  function drop(): void {
    groups.sort(inOrder);
    let units = 0;
    for (const group of groups) {
      if (units < need) {
        units += unit === 'files' ? 1 : group.matches;
        // Without enough before it there is no border: a file behind it may still be needed.
        if (units >= need) border = group.path;
      } else if (group.events.length > 0) group.events = [];
    }
    keptUnits = units;
    dropped = border !== undefined;
  }

  /**
   * Ripgrep gives up a file at its first NUL byte, and how much of it was shown by then depends on what its thread
   * read before. So it counts as not searched, except in order, where one thread reads and the end may not be seen.
   */
  function forget(group: FileGroup): void {
    total -= group.matches;
    group.matches = 0;
    group.events = [];
    binaries.push(group.path);
  }

  return {
    add(event) {
      const kind = eventKind(event);
      if (kind === 'begin') {
        const path = pathOfEvent(event);
        // Searches side by side may both come upon a file that was made meanwhile.
        current = seen.has(path) || !isShown(path) ? undefined : { path, matches: 0, events: [] };
        if (current !== undefined) groups.push(current);
        seen.add(path);
      } else if (current !== undefined && (kind === 'match' || kind === 'context')) {
        if (kind === 'match') {
          current.matches++;
          total++;
        }
        if (keepsEvents && (border === undefined || byPath(current.path, border) <= 0)) {
          current.events.push(Buffer.from(event));
          keptUnits++;
        }
        // In a file of a million matches the end of the file is no place to wait for.
        if (sorted && keepsEvents && total >= need) return total === need || linesAfter++ < context;
      } else if (kind === 'end') {
        if (!sorted && current !== undefined && isBinaryEnd(event)) forget(current);
        if (keptUnits > 4 * need + 2_000 && !sorted) drop();
        if (sorted) return (unit === 'files' ? groups.length : total) <= need;
      }
      return total <= maxMatches;
    },
    groups() {
      const found = groups.filter(({ matches }) => matches > 0);
      groups = sorted ? found : found.sort(inOrder);
      return groups;
    },
    get total() {
      return total;
    },
    get dropped() {
      return dropped;
    },
    binaries,
  };
}

function inOrder(a: FileGroup, b: FileGroup): number {
  return byPath(a.path, b.path);
}
