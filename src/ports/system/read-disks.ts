import { readdir, readFile, statfs } from 'node:fs/promises';
import { platform } from 'node:os';
import type { DiskFacts } from './system-facts.js';

const MOST_DISKS = 32;
/** A network share that does not answer must not hold the others up. */
const ANSWER_MS = 1_000;

export interface Mount {
  readonly device: string;
  readonly mount: string;
  readonly type: string;
}

/** File systems that hold data, the root first. */
export async function readDisks(signal: AbortSignal): Promise<DiskFacts[]> {
  const mounts = (await listMounts()).slice(0, MOST_DISKS);
  const disks = await Promise.all(mounts.map((mount) => measure(mount, signal)));
  return disks.filter((disk): disk is DiskFacts => disk !== undefined);
}

async function listMounts(): Promise<Mount[]> {
  switch (platform()) {
    case 'linux':
      return dataMounts(await readFile('/proc/self/mounts', 'utf8').catch(() => ''));
    case 'win32':
      return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
        device: letter,
        mount: `${letter}:\\`,
        type: 'volume',
      }));
    default: {
      const volumes = await readdir('/Volumes').catch(() => []);
      return ['/', ...volumes.map((name) => `/Volumes/${name}`)].map((mount) => ({
        device: mount,
        mount,
        type: 'volume',
      }));
    }
  }
}

/** Kernel interfaces, memory and images that are full by nature. */
const NO_DATA =
  /^(?:proc|sysfs|tmpfs|devtmpfs|devpts|cgroup2?|securityfs|debugfs|tracefs|configfs|pstore|bpf|mqueue|hugetlbfs|autofs|binfmt_misc|fusectl|efivarfs|rpc_pipefs|nsfs|ramfs|rootfs|squashfs|iso9660|fuse\.(?:gvfsd-fuse|portal|lxcfs|snapfuse)|nfsd|selinuxfs)$/;

/** Mounts of `/proc/self/mounts` that hold data; each device once, by its shortest path. */
export function dataMounts(text: string): Mount[] {
  const byDevice = new Map<string, Mount>();
  for (const line of text.split('\n')) {
    const [device = '', rawMount = '', type = ''] = line.split(' ');
    if (rawMount === '' || NO_DATA.test(type)) continue;
    const mount = unescapeMount(rawMount);
    // Overlays share the name `overlay` and are different file systems.
    const key = device.startsWith('/') ? device : `${device} ${mount}`;
    const known = byDevice.get(key);
    if (known === undefined || mount.length < known.mount.length) byDevice.set(key, { device, mount, type });
  }
  return [...byDevice.values()].sort((a, b) => a.mount.length - b.mount.length || (a.mount < b.mount ? -1 : 1));
}

/** Spaces and the like are written as octal numbers. */
function unescapeMount(path: string): string {
  return path.replace(/\\([0-7]{3})/g, (_match, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
}

async function measure({ mount, type }: Mount, signal: AbortSignal): Promise<DiskFacts | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_MS);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  try {
    // A drive that is not there or does not answer is left out.
    const stat = await Promise.race([statfs(mount).catch(() => undefined), late]);
    if (stat === undefined || stat.blocks === 0) return undefined;
    const total = stat.blocks * stat.bsize;
    return {
      mount,
      type,
      total,
      available: stat.bavail * stat.bsize,
      used: total - stat.bfree * stat.bsize,
    };
  } finally {
    clearTimeout(timer);
  }
}
