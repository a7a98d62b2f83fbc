import type { ProcessFacts } from './system-facts.js';

/** Columns of fixed meaning without headings; the command comes last, because it may hold spaces. */
export const PS_ARGS = ['-axo', 'pid=,ppid=,state=,rss=,time=,etime=,comm='] as const;

/** What `ps` of macOS and the BSDs prints for `PS_ARGS`. */
export function parsePs(text: string): ProcessFacts[] {
  return text.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\d+)\s+(\S+)\s+(\S+)\s+(.+?)\s*$/.exec(line);
    if (match === null) return [];
    const [, pid, parent, state = '', kilobytes, time = '', elapsed = '', command = ''] = match;
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        name: command.split('/').at(-1) ?? command,
        state: PS_STATES[state.charAt(0)] ?? state,
        memory: Number(kilobytes) * 1_024,
        cpu_seconds: seconds(time),
        running_seconds: Math.round(seconds(elapsed)),
        command,
      },
    ];
  });
}

const PS_STATES: Readonly<Record<string, string>> = {
  R: 'running',
  S: 'sleeping',
  I: 'idle',
  U: 'waiting for disk',
  D: 'waiting for disk',
  Z: 'zombie',
  T: 'stopped',
};

/** `[days-][hours:]minutes:seconds[.part]` */
function seconds(text: string): number {
  const [days, clock] = text.includes('-') ? (text.split('-', 2) as [string, string]) : ['0', text];
  const parts = clock.split(':').map(Number);
  const total = parts.reduce((sum, part) => sum * 60 + part, 0) + Number(days) * 86_400;
  return Math.round(total * 10) / 10;
}

/** One line of JSON; times in seconds, so that no locale writes them. */
export const WINDOWS_SCRIPT = [
  '[Console]::OutputEncoding = [Text.Encoding]::UTF8;',
  '$now = Get-Date;',
  'ConvertTo-Json -Compress -InputObject @(Get-CimInstance Win32_Process | ForEach-Object { @{',
  'pid = $_.ProcessId; parent = $_.ParentProcessId; name = $_.Name; command = $_.CommandLine;',
  'memory = $_.WorkingSetSize; cpu = ($_.KernelModeTime + $_.UserModeTime) / 10000000;',
  'age = if ($_.CreationDate) { ($now - $_.CreationDate).TotalSeconds } else { 0 } } })',
].join(' ');

interface WindowsProcess {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly command: string | null;
  readonly memory: number;
  readonly cpu: number;
  readonly age: number;
}

/** What `WINDOWS_SCRIPT` prints. */
export function parseWindowsProcesses(text: string): ProcessFacts[] {
  const rows = JSON.parse(text) as readonly WindowsProcess[];
  return rows.map(({ pid, parent, name, command, memory, cpu, age }) => ({
    pid,
    parent,
    name,
    state: 'running',
    memory,
    cpu_seconds: Math.round(cpu * 10) / 10,
    running_seconds: Math.round(age),
    command: (command ?? name).slice(0, 400),
  }));
}
