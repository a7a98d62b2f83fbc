import { lstatSync } from 'node:fs';
import { homedir } from 'node:os';
import type { Confinement } from '../../../kernel/gate.js';
import { ToolError } from '../../../kernel/outcome.js';
import type { Aftermath, MovedAway } from '../../environment.js';
import { expandPlaces, isRootless, literalPlaces, type PlaceLists } from './expand-places.js';
import type { FoundSandbox } from './find-sandbox.js';
import { foldersAbove } from './folders-above.js';
import { insideScript } from './inside-script.js';
import { moveDenied } from './move-denied.js';
import { privateFile } from './private-file.js';
import type { Place, SeenFolders } from './seen-folders.js';
import { hooksAround, watchGit } from './watch-git.js';

export interface SandboxRequest {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly confinement: Confinement;
  readonly sandbox: Extract<FoundSandbox, { ok: true }>;
  readonly proxySocket?: string | undefined;
  /** A descriptor on which bubblewrap tells the process that stands for the sandbox. */
  readonly infoPipe?: number | undefined;
  readonly floor?: SandboxFloor | undefined;
  /** What is known of the folders that are looked through before every start. */
  readonly seen: SeenFolders;
}

/** What stays read-only inside writable folders, whatever a confinement says. */
export interface SandboxFloor {
  readonly never: readonly string[];
  /** Names that are meant in the working folder and in every folder above it. */
  readonly neverNamed: readonly string[];
  /** Places inside `never` that may be writable. */
  readonly open: readonly string[];
  /** Writable only where a confinement names them, or something in them. */
  readonly explicit: readonly string[];
  /** The settings in the text of a git configuration that make git run a program. */
  gitPrograms(config: string): readonly string[];
}

/** Programs need them whatever they may read; of /etc only what has no secrets. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix/store'];
const SYSTEM_FILES =
  'ld.so.cache ld.so.conf ld.so.conf.d ld.so.preload hosts host.conf nsswitch.conf resolv.conf ssl ca-certificates pki localtime timezone alternatives protocols services mime.types terminfo locale.alias bash.bashrc profile gitconfig python3 perl java-17-openjdk java-21-openjdk fonts'.split(
    ' ',
  );

/** How a program is started confined, and what is to be done when it has ended. */
export interface SandboxedProgram {
  readonly argv: string[];
  /**
   * Whether everything that must be hidden or read-only is so. A sandbox holds what was there when it was made; what
   * came since, or took the place of a held file, it does not hold.
   */
  stillHolds(): Promise<boolean>;
  /** Moves away what it made under names that were denied; call it when the program has ended. */
  afterwards(): Promise<Aftermath>;
}

/**
 * The command line that runs a program confined: what is not readable is not there, what is not writable is read-only,
 * what is hidden is empty and stays where it is; own process ids, a private /tmp unless it is writable, and no network
 * but through the proxy.
 */
export async function sandboxArgv(request: SandboxRequest): Promise<SandboxedProgram> {
  const { confinement, cwd, sandbox, proxySocket, seen } = request;
  const { writable, hidden, network } = confinement;
  const readable = readableFor(request);
  if (Array.isArray(network) && proxySocket === undefined)
    throw new ToolError('The allowed hosts cannot be enforced here.', { code: 'unsupported' });
  const floor = floorFor(request);
  const allowed = (places: readonly string[]) => expandPlaces({ covered: places, form: 'exact' }, ['/'], seen);
  const [{ covered: reads }, { covered: writes }] = await Promise.all([allowed(readable), allowed(floor.writable)]);
  const shown = [...reads, ...writes].filter(({ isFolder }) => isFolder).map(({ path }) => path);
  const held: PlaceLists = { covered: hidden, besides: [...floor.guarded, ...hooksAround(request)], form: 'wide' };
  const { covered: found, besides: guarded } = await expandPlaces(held, shown, seen);
  // Elsewhere it is read-only already, or not there, and must not appear.
  const fixed = guarded.filter(({ path }) => isInside(path, writes));
  const git = await watchGit(request, fixed);
  const masks = outermost([...found, ...literalPlaces(DOORS)]);
  const place = proxySocket === undefined ? [] : ['--ro-bind', proxySocket, proxySocket];
  const argv = [
    sandbox.bwrap,
    ...['--die-with-parent', '--unshare-all', '--cap-drop', 'ALL', ...(network === true ? ['--share-net'] : [])],
    ...(request.infoPipe === undefined ? [] : ['--info-fd', String(request.infoPipe)]),
    ...rootArgs(readable, writable),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...(writable.some((path) => path === '/' || path === '/tmp') ? [] : privateTemporary(cwd, reads)),
    ...byDepth(reads).flatMap(({ path }) => (isEverything(path) ? [] : ['--ro-bind', path, path])),
    ...layers(writes, fixed, pinned([...masks, ...fixed], writes)),
    ...byDepth(masks).flatMap(mask),
    ...place,
    ...['--chdir', cwd, '--'],
    ...insideScript(request),
  ];
  const names = [...floor.guarded, ...git.names, ...(confinement.denied ?? [])];
  const before = identitiesOf([...found, ...fixed]);
  const stillHolds = async (): Promise<boolean> => {
    const now = await expandPlaces(held, shown, seen);
    const places = [...now.covered, ...now.besides.filter(({ path }) => isInside(path, writes))];
    return [...identitiesOf(places)].every(([path, identity]) => before.get(path) === identity);
  };
  const afterwards = (): Promise<Aftermath> =>
    lookAfter([
      () => git.undoPrograms(),
      () => moveDenied({ names, known: [...found, ...fixed], writable: writes, seen }),
    ]);
  return { argv, stillHolds, afterwards };
}

/** A program that has ended has its answer, whatever becomes of this: what could not be done is told in it. */
async function lookAfter(steps: readonly (() => Promise<readonly MovedAway[]>)[]): Promise<Aftermath> {
  const movedAway: MovedAway[] = [];
  let unseen: string | undefined;
  for (const step of steps) {
    try {
      movedAway.push(...(await step()));
    } catch (problem) {
      unseen = problem instanceof Error ? problem.message : String(problem);
    }
  }
  return { ...(movedAway.length === 0 ? {} : { movedAway }), ...(unseen === undefined ? {} : { unseen }) };
}

/** A temporary folder of its own. A working folder that lies in the real one is still there when it may be read. */
function privateTemporary(cwd: string, reads: readonly Place[]): string[] {
  const isHidden = TEMPORARY.some((folder) => cwd.startsWith(`${folder}/`)) && isInside(cwd, reads);
  return [...TEMPORARY.flatMap((folder) => ['--tmpfs', folder]), ...(isHidden ? ['--ro-bind', cwd, cwd] : [])];
}

const TEMPORARY = ['/tmp', '/var/tmp'];

/**
 * Where everything may be read but for names that are denied wherever they are, the whole disk would have to be looked
 * through: the program then sees the system, its working folder and what it may write.
 */
function readableFor({ cwd, confinement: { readable, writable, hidden } }: SandboxRequest): readonly string[] {
  if (!readable.includes('/') || writable.includes('/') || !hidden.some(isRootless)) return readable;
  return [...readable.filter((path) => path !== '/'), cwd];
}

function rootArgs(readable: readonly string[], writable: readonly string[]): string[] {
  if (writable.includes('/')) return ['--bind', '/', '/'];
  if (readable.includes('/')) return ['--ro-bind', '/', '/'];
  const files = SYSTEM_FILES.map((name) => `/etc/${name}`);
  return [...[...SYSTEM, ...files].flatMap((path) => ['--ro-bind-try', path, path]), ...accountArgs()];
}

/** Programs ask for the name of their user; who else has an account here is not theirs to know. */
function accountArgs(): string[] {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const passwd = privateFile('passwd', `user:x:${uid}:${gid}::${homedir().replace(/[:\n]/g, '')}:/bin/sh\n`);
  const group = privateFile('group', `user:x:${gid}:\n`);
  return ['--ro-bind', passwd, '/etc/passwd', '--ro-bind', group, '/etc/group'];
}

function isEverything(path: string): boolean {
  return path === '/';
}

/** An inner place is laid over the outer one. */
function byDepth(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a.path.split('/').length - b.path.split('/').length);
}

/** Sockets through which a program could have another one, outside, do its work. */
const DOORS = [
  ...'/run/user /run/dbus /run/systemd/private /run/snapd.sock /run/snapd-snap.socket /tmp/.X11-unix'.split(' '),
  ...'/run/docker.sock /run/docker /run/podman /run/containerd /run/crio /run/buildkit /run/libvirt'.split(' '),
  ...'/var/run/docker.sock /var/run/podman'.split(' '),
];

/** A confinement's writable places without those under the floor, and where in them the floor lies. */
function floorFor({ cwd, confinement, floor }: SandboxRequest): { writable: string[]; guarded: string[] } {
  if (floor === undefined) return { writable: [...confinement.writable], guarded: [] };
  const named = [...foldersAbove(cwd), cwd].flatMap((folder) => floor.neverNamed.map((name) => `${folder}/${name}`));
  const never = [...floor.never, ...named.filter((path) => !floor.never.includes(path))];
  const isUnder = (path: string, places: readonly string[]): boolean =>
    places.some((place) => path === place || path.startsWith(`${place}/`));
  const writable = confinement.writable.filter((path) => !isUnder(path, never) || isUnder(path, floor.open));
  const explicit = floor.explicit.filter((place) => !writable.some((path) => isUnder(path, [place])));
  return { writable, guarded: [...never, ...explicit] };
}

/** An inner layer lies over the outer one; of the same place, what is fixed over what is writable. */
function layers(writes: readonly Place[], fixed: readonly Place[], pins: readonly string[]): string[] {
  const all = [
    ...pins.map((path) => ['--bind', path]),
    ...writes.map(({ path }) => ['--bind', path]),
    ...fixed.map(({ path }) => ['--ro-bind', path]),
  ].filter(([, path = '/']) => !isEverything(path));
  const depth = ([, path = '']: readonly string[]): number => path.split('/').length;
  return all.sort((a, b) => depth(a) - depth(b)).flatMap(([option = '', path = '']) => [option, path, path]);
}

/** What lies in a hidden folder is hidden with it, and there is nothing left to lay anything over. */
function outermost(places: readonly Place[]): Place[] {
  const folders = new Set(places.filter(({ isFolder }) => isFolder).map(({ path }) => path));
  return places.filter(({ path }) => !foldersAbove(path).some((parent) => folders.has(parent)));
}

/**
 * Folders that must not be moved: under another name what is hidden in them would be found by no rule
 * after this command. A folder with something mounted on it stays where it is, be it the folder itself.
 */
function pinned(places: readonly Place[], writes: readonly Place[]): string[] {
  const ends = new Set(writes.map(({ path }) => path));
  return [...new Set(places.flatMap(({ above }) => above))].filter((path) => !ends.has(path) && isInside(path, writes));
}

function isInside(path: string, places: readonly Place[]): boolean {
  return places.some((place) => isEverything(place.path) || path === place.path || path.startsWith(`${place.path}/`));
}

/** Numbers of files are used again, so the time of birth belongs to what tells one from the next of the same name. */
function identitiesOf(places: readonly Place[]): Map<string, string> {
  const identities = places.map(({ path }) => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    return [path, stat === undefined ? 'gone' : `${stat.dev} ${stat.ino} ${stat.birthtimeMs}`] as const;
  });
  return new Map(identities);
}

/** Something of the same kind with nothing in it, which cannot be written either. */
function mask({ path, isFolder }: Place): string[] {
  if (isFolder) return ['--tmpfs', path, '--remount-ro', path];
  return ['--ro-bind', privateFile('empty', ''), path];
}
