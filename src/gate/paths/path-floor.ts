import { foldPath } from '../../lib/fold-name.js';
import { isCredentialFile } from './credential-files.js';
import { RUN_BY_THEMSELVES, SYSTEM_FOLDERS, type SystemFolder } from './protected-places.js';

export type PathEffect = 'read' | 'write' | 'delete';

export interface PathFloorContext {
  /** The user's home folder, real. */
  readonly home: string;
  /** Hermes home, real. */
  readonly hermesHome: string;
}

/** `never`: no profile opens it. `explicit`: only a rule that names it. `ordinary`: the profile decides alone. */
export interface PathVerdict {
  readonly verdict: 'never' | 'explicit' | 'ordinary';
  readonly reason: string;
}

/**
 * The two floors under every profile, for a real path. Names are compared in their widest spelling, so that no other
 * case, Unicode form or trailing dot walks around them. Reading has no floor but the container sockets: what must
 * not be read is said by profiles, with `isCredentialFile`.
 */
export function pathFloor(realPath: string, effect: PathEffect, context: PathFloorContext): PathVerdict {
  const path = folded(realPath);
  if (/(?:sock|engine)$/.test(path) && CONTAINER_SOCKET.test(path))
    return never('a container socket is the whole machine');
  if (effect === 'read') return ORDINARY;
  return (
    systemFloor(path) ??
    hermesFloor(path, effect, folded(context.hermesHome)) ??
    explicitFloor(path, folded(context.home)) ??
    ORDINARY
  );
}

const ORDINARY: PathVerdict = { verdict: 'ordinary', reason: 'nothing special' };
const CONTAINER_SOCKET = /\/(?:docker|podman|containerd|crio|buildkitd)(?:\.raw)?\.sock$|\/pipe\/docker_engine$/;

function folded(path: string): string {
  return foldPath(path.includes('\\') ? path.replaceAll('\\', '/') : path);
}

const FOLDERS_BY_TOP = new Map<string, SystemFolder[]>();
for (const folder of SYSTEM_FOLDERS) {
  const top = topOf(folder.path);
  FOLDERS_BY_TOP.set(top, [...(FOLDERS_BY_TOP.get(top) ?? []), folder]);
}

function topOf(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? path : path.slice(0, end);
}

function systemFloor(path: string): PathVerdict | null {
  const place = /^[a-z]:\//.test(path) ? path.slice(2) : path;
  const folder = FOLDERS_BY_TOP.get(topOf(place))?.find(({ path: top }) => isInside(place, top));
  if (folder === undefined || folder.except?.some((open) => isInside(place, open))) return null;
  return never(`${folder.path} belongs to the system`);
}

/** Whether a path lies in a folder of the operating system, where no tool writes. */
export function isOfSystem(path: string): boolean {
  return systemFloor(folded(path)) !== null;
}

/** Settings, tools, memory and trust of Hermes itself: whoever writes them owns the agent. */
function hermesFloor(path: string, effect: PathEffect, hermesHome: string): PathVerdict | null {
  if (isInside(path, hermesHome)) {
    const inside = path.slice(hermesHome.length + 1);
    const isOpen = /^(?:results|sandboxes)\/./.test(inside);
    return isOpen ? workspaceFloor(inside) : never('Hermes home is changed only by what is made for it');
  }
  if (effect === 'delete' && isInside(hermesHome, path)) return never('it contains Hermes home');
  return workspaceFloor(path);
}

/** In any folder, since any folder can be the workspace of a later session. */
function workspaceFloor(path: string): PathVerdict | null {
  if (/(?:^|\/)\.hermes(?:\/|$)/.test(path)) return never('.hermes holds the tools and settings of a workspace');
  const file = /(?:^|\/)(\.mcp\.json|hermes_permissions\.ya?ml)(?:\/|$)/.exec(path)?.[1];
  return file === undefined ? null : never(`${file} decides what Hermes runs and allows in this workspace`);
}

function explicitFloor(path: string, home: string): PathVerdict | null {
  if (/\/\.ssh(?:\/|$)/.test(path)) return explicit('it belongs to ssh');
  if (isCredentialFile(path)) return explicit('it holds credentials');
  if (!MAY_RUN.test(path)) return null;
  const row = RUN_BY_THEMSELVES.find(({ ends, inHome }) => ends.test(path) && (!inHome || isInside(path, home)));
  return row === undefined ? null : explicit(row.reason);
}

/** A cheap look first: the rows are all about hidden files, or about these few places. */
const MAY_RUN = /\/\.|launchagents|startup|profile\.ps1/;

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

function never(reason: string): PathVerdict {
  return { verdict: 'never', reason };
}

function explicit(reason: string): PathVerdict {
  return { verdict: 'explicit', reason };
}
