import { toGuestName } from './guest-names.js';

/** Parts of a tree that several workers search, each part by whoever comes upon it first. */
export interface Share {
  /** Paths below the tree's folder, in the bytes of the file system, one character each. */
  readonly parts: readonly string[];
  /** Who has a part; 0 is nobody. */
  readonly holders: Int32Array<SharedArrayBuffer>;
  /** The number of this worker, from 1. */
  readonly own: number;
}

/** Tells whether a path is a part that another worker has; otherwise it is from now on this worker's. */
export function takeParts({ parts, holders, own }: Share): (path: string) => boolean {
  const places = new Map(parts.map((part, place) => [toGuestName(part), place] as const));
  return (path) => {
    const place = places.get(path);
    if (place === undefined) return false;
    const holder = Atomics.compareExchange(holders, place, 0, own);
    return holder !== 0 && holder !== own;
  };
}
