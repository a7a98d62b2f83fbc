/**
 * Why a real path must not be opened although it looks like an ordinary file, or null. The kernel's own file systems
 * hold memory, environments and switches of processes, and files that block for ever. Devices, pipes and sockets are
 * recognised by kind, where they are opened.
 */
export function specialFileProblem(realPath: string, effect: 'read' | 'write' | 'delete'): string | null {
  if (!KERNEL_PLACE.test(realPath)) return null;
  const [top, ...rest] = realPath.split('/').filter((segment) => segment !== '');
  if (top === 'proc' && rest.length > 0) {
    if (effect !== 'read') return `${realPath} belongs to the kernel, not to a disk`;
    return isHarmlessProc(rest) ? null : `${realPath} shows the inside of running processes`;
  }
  if (top === 'sys' && rest.length > 0) {
    if (effect !== 'read') return `${realPath} is a switch of the kernel`;
    return rest[0] === 'kernel' && BLOCKING_SYS.has(rest[1] ?? '') ? `${realPath} never ends` : null;
  }
  if (top === 'dev' && rest.length > 0 && rest[0] !== 'shm') return `${realPath} is a device`;
  return null;
}

/** A cheap look first: nearly every path is somewhere else. */
const KERNEL_PLACE = /^\/*(?:proc|sys|dev)(?:\/|$)/;
const BLOCKING_SYS = new Set(['debug', 'tracing']);

/** Plain facts about the machine. Whatever is not listed is refused: kmsg, kcore, mem, environ, maps, fd, ... */
const HARMLESS_PROC = new Set(
  (
    'buddyinfo cgroups cmdline cpuinfo crypto devices diskstats filesystems interrupts loadavg locks meminfo misc ' +
    'modules partitions softirqs stat swaps uptime version vmstat zoneinfo'
  ).split(' '),
);
const HARMLESS_PROC_FOLDERS = new Set(['pressure', 'sys', 'bus', 'driver', 'fs', 'irq', 'tty']);
const HARMLESS_OF_PROCESS = new Set([
  'status',
  'stat',
  'statm',
  'limits',
  'cgroup',
  'io',
  'comm',
  'sched',
  'schedstat',
]);

function isHarmlessProc([first = '', second, ...more]: readonly string[]): boolean {
  if (second === undefined) return HARMLESS_PROC.has(first) || HARMLESS_PROC_FOLDERS.has(first);
  if (HARMLESS_PROC_FOLDERS.has(first)) return true;
  return /^\d+$/.test(first) && more.length === 0 && HARMLESS_OF_PROCESS.has(second);
}
