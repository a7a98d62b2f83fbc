import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { Aftermath } from '../../environments/environment.js';
import type { Confinement } from '../../kernel/gate.js';
import type { CommandDenial } from '../../kernel/processes-port.js';
import type { ProxyRefusal } from '../http/filtering-proxy.js';

export interface DenialClues {
  readonly output: string;
  readonly cwd: string;
  readonly confinement: Confinement;
  readonly refusals: readonly ProxyRefusal[];
}

/** What the sandbox kept a failed command from, and the one thing to widen; undefined when nothing points to it. */
export function detectDenial(clues: DenialClues): CommandDenial | undefined {
  return refusedHost(clues.refusals) ?? refusedPath(clues) ?? refusedNetwork(clues);
}

/** What a confined program made under names that are denied to it, or that nobody could look. */
export function deniedNames({ movedAway: moved = [], unseen }: Aftermath): CommandDenial | undefined {
  const [first] = moved;
  const unlooked = unseen === undefined ? [] : [unlookedWords(unseen)];
  if (first === undefined) return unseen === undefined ? undefined : { what: unlooked.join(), widen: UNLOOKED_HINT };
  const told = moved.map(({ path, to }) => (to === undefined ? `${path} (still there)` : `${path} (now ${to})`));
  return {
    what: [`It may not make ${told.join(', ')}.`, ...unlooked].join(' '),
    widen: /\/\.git(?:\/|$)/.test(first.path)
      ? `restrictions.file:write.allowed_paths: ${first.path}`
      : `restrictions.file:write.denied_paths: without ${first.path}; Hermes' own files cannot be opened`,
  };
}

const UNLOOKED_HINT = 'nothing; work in a folder with fewer files, or name the denied paths without **';

function unlookedWords(why: string): string {
  return `What it made could not be looked through afterwards, so that files under names which are denied to it may be there, under those names. ${why}`;
}

function refusedHost(refusals: readonly ProxyRefusal[]): CommandDenial | undefined {
  const first = refusals[0];
  if (first === undefined) return undefined;
  const widen =
    first.setting === 'allowed_hosts'
      ? `restrictions.network:fetch.allowed_hosts: ${first.host}`
      : first.setting === 'denied_hosts'
        ? `restrictions.network:fetch.denied_hosts: without ${first.host}`
        : `security.private_hosts: ${first.host}:${first.port}`;
  return { what: `The sandbox refused ${first.host}:${first.port}: ${first.reason}.`, widen };
}

const PATH = `['"\u2018\u201c]?([^'"\u2018\u2019\u201c\u201d:\\n]+?)['"\u2019\u201d]?`;
const WORDS = '(Read-only file system|Permission denied|No such file or directory|Operation not permitted)';
/** `touch: cannot touch '/x': Read-only ...`, `bash: line 1: /x: Read-only ...` */
const AFTER = new RegExp(`(?:^|[ :])${PATH}: ${WORDS}`, 'i');
/** `[Errno 30] Read-only file system: '/x'`, `EROFS: read-only file system, open '/x'` */
const BEFORE = new RegExp(`${WORDS}(?:, \\w+|:) ${PATH}$`, 'i');

function refusedPath({ output, cwd, confinement }: DenialClues): CommandDenial | undefined {
  for (const line of output.split('\n').slice(-200)) {
    const found = readLine(line.slice(0, 2_000).trimEnd());
    if (found === undefined) continue;
    const path = posix.resolve(cwd, found.path);
    const denial = judge(path, found.words.toLowerCase(), confinement);
    if (denial !== undefined) return denial;
  }
  return undefined;
}

function readLine(line: string): { path: string; words: string } | undefined {
  const before = BEFORE.exec(line);
  if (before?.[1] !== undefined && before[2] !== undefined) return { words: before[1], path: before[2].trim() };
  const after = AFTER.exec(line);
  if (after?.[1] === undefined || after[2] === undefined) return undefined;
  // Without quotes the words before the path may have been taken for its beginning.
  return { path: after[1].trim().replace(/^.* (?=[./~])/, ''), words: after[2] };
}

function judge(path: string, words: string, { readable, writable, hidden }: Confinement): CommandDenial | undefined {
  const isHidden = hidden.some((place) => covers(place, path));
  if (isHidden && existsSync(path))
    return { what: `${path} is hidden from commands.`, widen: `restrictions.file:read.denied_paths: without ${path}` };
  if (words.startsWith('read-only') && !writable.some((place) => covers(place, path)))
    return { what: `The sandbox may not write ${path}.`, widen: `restrictions.file:write.allowed_paths: ${path}` };
  // It is there for us, and not for the command.
  if (words.startsWith('no such') && !readable.some((place) => covers(place, path)) && existsSync(path))
    return { what: `The sandbox may not read ${path}.`, widen: `restrictions.file:read.allowed_paths: ${path}` };
  return undefined;
}

function covers(place: string, path: string): boolean {
  if (place === '/' || path === place || path.startsWith(`${place}/`)) return true;
  if (!/[*?[{]/.test(place)) return false;
  const name = place.split('/').at(-1) ?? '';
  return !/[*?[{]/.test(name) && path.split('/').includes(name);
}

function refusedNetwork({ output, confinement }: DenialClues): CommandDenial | undefined {
  if (confinement.network === true) return undefined;
  const isCutOff =
    /could not resolve (?:host|proxy)|temporary failure in name resolution|name or service not known|network is unreachable|getaddrinfo|ENOTFOUND|EAI_AGAIN|ENETUNREACH|no route to host/i.test(
      output,
    );
  if (!isCutOff) return undefined;
  return confinement.network === false
    ? { what: 'Commands have no network in this profile.', widen: 'allow: network:fetch' }
    : {
        what: 'Commands reach the network only through the proxy in http_proxy and https_proxy.',
        widen: 'restrictions.network:fetch.allowed_hosts: "*"',
      };
}
