import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Confinement } from '../../../kernel/gate.js';
import { ToolError } from '../../../kernel/outcome.js';
import { expandPlaces, type Place } from './expand-places.js';
import type { FoundSandbox } from './find-sandbox.js';
import { insideScript } from './inside-script.js';

export interface SandboxRequest {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly confinement: Confinement;
  readonly sandbox: Extract<FoundSandbox, { ok: true }>;
  readonly proxySocket?: string | undefined;
}

/** Programs need them whatever they may read; of /etc only what has no secrets. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix/store'];
const SYSTEM_FILES =
  'ld.so.cache ld.so.conf ld.so.conf.d ld.so.preload passwd group hosts host.conf nsswitch.conf resolv.conf ssl ca-certificates pki localtime timezone alternatives protocols services mime.types terminfo locale.alias bash.bashrc profile gitconfig python3 perl java-17-openjdk java-21-openjdk fonts'.split(
    ' ',
  );

/**
 * The command line that runs a program confined: what is not readable is not there, what is not writable is read-only,
 * what is hidden is empty; own process ids, a private /tmp unless it is writable, and no network but through the proxy.
 */
export async function sandboxArgv(request: SandboxRequest): Promise<string[]> {
  const { confinement, cwd, sandbox, proxySocket } = request;
  const { readable, writable, hidden, network } = confinement;
  if (Array.isArray(network) && proxySocket === undefined)
    throw new ToolError('The allowed hosts cannot be enforced here.', { code: 'unsupported' });
  const [reads, writes, masks] = await Promise.all([readable, writable, hidden].map(expandPlaces));
  const place = proxySocket === undefined ? [] : ['--ro-bind', proxySocket, proxySocket];
  return [
    sandbox.bwrap,
    ...['--die-with-parent', '--unshare-all', '--cap-drop', 'ALL', ...(network === true ? ['--share-net'] : [])],
    ...rootArgs(readable, writable),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...(writable.some((path) => path === '/' || path === '/tmp') ? [] : ['--tmpfs', '/tmp', '--tmpfs', '/var/tmp']),
    ...byDepth(reads ?? []).flatMap(({ path }) => (isEverything(path) ? [] : ['--ro-bind', path, path])),
    ...byDepth(writes ?? []).flatMap(({ path }) => (isEverything(path) ? [] : ['--bind', path, path])),
    ...byDepth(masks ?? []).flatMap(mask),
    ...place,
    ...['--chdir', cwd, '--'],
    ...insideScript(request),
  ];
}

function rootArgs(readable: readonly string[], writable: readonly string[]): string[] {
  if (writable.includes('/')) return ['--bind', '/', '/'];
  if (readable.includes('/')) return ['--ro-bind', '/', '/'];
  const files = SYSTEM_FILES.map((name) => `/etc/${name}`);
  return [...SYSTEM, ...files].flatMap((path) => ['--ro-bind-try', path, path]);
}

function isEverything(path: string): boolean {
  return path === '/';
}

/** An inner place is laid over the outer one. */
function byDepth(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a.path.split('/').length - b.path.split('/').length);
}

/** Something of the same kind with nothing in it, which cannot be written either. */
function mask({ path, isFolder }: Place): string[] {
  if (isFolder) return ['--tmpfs', path, '--remount-ro', path];
  return ['--ro-bind', emptyFile(), path];
}

let blank: string | undefined;

function emptyFile(): string {
  if (blank !== undefined && existsSync(blank)) return blank;
  const path = join(tmpdir(), `hermes-empty-${process.getuid?.() ?? 0}`, 'file');
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, '', { mode: 0o400, flag: existsSync(path) ? 'r+' : 'w' });
  blank = path;
  return path;
}
