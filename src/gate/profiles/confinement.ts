import { posix } from 'node:path';
import type { Confinement } from '../../kernel/gate.js';
import { escapeGlob, hasMagic, unescapeGlob } from '../../lib/compile-glob.js';
import { CREDENTIAL_FILES } from '../paths/credential-files.js';
import { absoluteGlob } from '../paths/match-path.js';
import type { CompiledLevel } from './compile-level.js';
import { expandNames } from './judge-restriction.js';
import { matchPermission } from './match-permission.js';
import type { Profile } from './profile.js';
import type { RuleContext } from './rule-helpers.js';

/** Where things are, for the folders that a profile's globs stand for. */
export type PlaceContext = Pick<RuleContext, 'cwd' | 'home' | 'temporary'>;

/**
 * What commands or code of these permissions may reach, when the levels restrict paths or hosts; undefined when they
 * restrict nothing that a command could walk around. The levels are intersected: a place is reachable only if
 * every level grants it. Entries are folders or files with all that is below them. An entry that still holds glob
 * characters is a glob: a hidden one also hides what is below, another one means the files it matches and no more. In `network` a list may hold `!host` entries, which take precedence.
 */
export function confinementFor(
  levels: readonly CompiledLevel[],
  permissions: readonly string[],
  place: PlaceContext,
): Confinement | undefined {
  const bound = levels.filter(({ profile }) => !permissions.every((permission) => isUnconfined(profile, permission)));
  const reaches = bound.map((level) => reachOf(level, place));
  if (reaches.every(isOpen)) return undefined;
  const all = { readable: EVERYTHING, writable: EVERYTHING, hidden: [], denied: [], network: true } as const;
  return reaches.reduce<Confinement>(
    (rest, reach) => ({
      readable: intersectPlaces(rest.readable, reach.readable),
      writable: intersectPlaces(rest.writable, reach.writable),
      hidden: [...new Set([...rest.hidden, ...reach.hidden])],
      denied: [...new Set([...(rest.denied ?? []), ...(reach.denied ?? [])])],
      network: intersectNetwork(rest.network, reach.network),
    }),
    all,
  );
}

/** Whether a profile leaves commands of this permission to their verdict. */
export function isUnconfined({ unconfined = [] }: Profile, permission: string): boolean {
  return unconfined.some((pattern) => matchPermission(pattern, permission));
}

const EVERYTHING: readonly string[] = ['/'];

function reachOf(level: CompiledLevel, place: PlaceContext): Confinement {
  const read = filesOf(level, 'file:read', place);
  const write = filesOf(level, 'file:write', place);
  return {
    readable: read.allowed,
    // What a program may write it can read: a place that may be written and not read is not for it.
    writable: intersectPlaces(write.allowed, read.allowed),
    // A sandbox mounts folders: what may be read but not written inside a writable folder is hidden as well.
    hidden: [...new Set([...read.denied, ...write.denied])],
    denied: write.denied,
    network: networkOf(level),
  };
}

function filesOf(
  level: CompiledLevel,
  permission: string,
  place: PlaceContext,
): { allowed: string[]; denied: string[] } {
  const { verdict, restrictions } = level.ruling(permission);
  if (verdict !== 'allow') return { allowed: [], denied: [] };
  let allowed: readonly string[] = EVERYTHING;
  const denied: string[] = [];
  for (const { restriction } of restrictions) {
    const globs = restriction.allowed_paths?.flatMap((glob) => toPlaces(glob, place, 'allowed'));
    if (globs !== undefined) allowed = intersectPlaces(allowed, globs);
    denied.push(...(restriction.denied_paths ?? []).flatMap((glob) => toPlaces(glob, place, 'denied')));
  }
  return { allowed: [...allowed], denied };
}

function toPlaces(glob: string, place: PlaceContext, list: 'allowed' | 'denied'): string[] {
  if (glob === '@credentials') return credentialPlaces(place);
  return expandNames(glob, place.temporary).map((each) => {
    const absolute = posix.normalize(absoluteGlob(each, { cwd: place.cwd, home: place.home, list }));
    const folder = absolute.replace(list === 'denied' ? /(\/\*\*?)+$/ : /(\/\*\*)+$/, '');
    if (hasMagic(folder)) return list === 'denied' ? folder : absolute;
    return unescapeGlob(folder) || '/';
  });
}

/**
 * Where credential files are looked for when they must be hidden: by name below the working directory, in their
 * usual places in home, and the system's own.
 */
function credentialPlaces({ cwd, home }: PlaceContext): string[] {
  return CREDENTIAL_FILES.flatMap(({ paths }) => paths).flatMap((path) => {
    const name = path.replace(/\/$/, '');
    if (name.startsWith('/')) return [name];
    return [`${escapeGlob(cwd)}/**/${name}`, ...(home === undefined ? [] : [`${escapeGlob(home)}/${name}`])];
  });
}

/** Of two lists of places, what both contain. Globs that cannot be compared contain nothing in common but themselves. */
function intersectPlaces(a: readonly string[], b: readonly string[]): string[] {
  const inside = (inner: string, outer: readonly string[]): boolean => outer.some((place) => contains(place, inner));
  return [...new Set([...a.filter((place) => inside(place, b)), ...b.filter((place) => inside(place, a))])];
}

function contains(outer: string, inner: string): boolean {
  if (outer === inner || outer === '/') return true;
  return !hasMagic(outer) && inner.startsWith(`${outer}/`);
}

function networkOf(level: CompiledLevel): boolean | readonly string[] {
  const { verdict, restrictions } = level.ruling('network:fetch');
  if (verdict !== 'allow') return false;
  let network: boolean | readonly string[] = true;
  for (const { restriction } of restrictions) {
    const { allowed_hosts: allowed, denied_hosts: denied = [] } = restriction;
    if (allowed === undefined && denied.length === 0) continue;
    network = intersectNetwork(network, [...(allowed ?? ['*']), ...denied.map((host) => `!${host}`)]);
  }
  return network;
}

function intersectNetwork(a: boolean | readonly string[], b: boolean | readonly string[]): boolean | readonly string[] {
  if (a === false || b === false) return false;
  if (a === true) return b;
  if (b === true) return a;
  const denied = [...a, ...b].filter((host) => host.startsWith('!'));
  const allows = (list: readonly string[], host: string): boolean =>
    list.some((other) => other === '*' || other === host || (other.startsWith('*.') && host.endsWith(other.slice(1))));
  const open = (list: readonly string[]): readonly string[] => list.filter((host) => !host.startsWith('!'));
  const both = [...open(a).filter((host) => allows(open(b), host)), ...open(b).filter((host) => allows(open(a), host))];
  return both.length === 0 ? false : [...new Set([...both, ...denied])];
}

function isOpen({ readable, writable, hidden, network }: Confinement): boolean {
  return hidden.length === 0 && network === true && readable.includes('/') && writable.includes('/');
}
