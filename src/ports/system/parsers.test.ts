import { describe, expect, it } from 'vitest';
import { parsePs, parseWindowsProcesses } from './foreign-processes.js';
import { cpuUsage } from './read-cpu.js';
import { dataMounts } from './read-disks.js';
import { cgroupLimit, parseMeminfo } from './read-memory.js';
import { defaultGateway, parseNetDev } from './read-network.js';
import { linuxName, macName } from './read-os.js';
import { parseStat } from './read-processes.js';

const UNITS = { uptimeSeconds: 1_000, pageBytes: 4_096 };

describe('what Linux tells', () => {
  it('reads a process whose name holds brackets and spaces', () => {
    const fields = 'S 1 42 42 0 -1 4194560 100 0 0 0 250 150 0 0 20 0 1 0 40000 1000000 256 18446744073709551615';
    expect(parseStat(`4242 (tmux: (server) x) ${fields}`, UNITS)).toEqual({
      pid: 4242,
      parent: 1,
      name: 'tmux: (server) x',
      state: 'sleeping',
      memory: 256 * 4_096,
      cpu_seconds: 4,
      running_seconds: 600,
      command: 'tmux: (server) x',
    });
  });

  it('knows a process that is gone', () => expect(parseStat('', UNITS)).toBeUndefined());

  it('reads memory, also from kernels that do not count what is available', () => {
    const text = 'MemTotal:       1000 kB\nMemFree:         100 kB\nMemAvailable:    400 kB\nSwapTotal:        50 kB\n';
    expect(parseMeminfo(text)).toEqual({
      total: 1_024_000,
      available: 409_600,
      used: 614_400,
      swap_total: 51_200,
      swap_free: 0,
    });
    expect(parseMeminfo('MemTotal: 10 kB\nMemFree: 4 kB\n')?.available).toBe(4_096);
    expect(parseMeminfo('')).toBeUndefined();
  });

  it('counts a limit of a control group only when it is below the machine', () => {
    expect(cgroupLimit('536870912\n', 1_000_000_000)).toBe(536_870_912);
    for (const none of ['max\n', '', '9223372036854771712', '0']) expect(cgroupLimit(none, 1_000)).toBeUndefined();
  });

  it('finds mounts that hold data, each device once', () => {
    const text = [
      'proc /proc proc rw 0 0',
      '/dev/sda1 /mnt/very/long ext4 rw 0 0',
      '/dev/sda1 / ext4 rw 0 0',
      'tmpfs /tmp tmpfs rw 0 0',
      'overlay /a overlay rw 0 0',
      'overlay /b overlay rw 0 0',
      'host:/share /srv/my\\040share nfs4 rw 0 0',
      '/dev/loop1 /snap/core squashfs ro 0 0',
    ].join('\n');
    expect(dataMounts(text).map(({ mount }) => mount)).toEqual(['/', '/a', '/b', '/srv/my share']);
  });

  it('reads counters and the gateway', () => {
    const dev =
      'Inter-|   Receive\n face |bytes packets\n    lo: 10 1 0 0 0 0 0 0 20 2 0 0 0 0 0 0\n  eth0:300 3 0 0 0 0 0 0 400 4 0 0 0 0 0 0\n';
    expect(parseNetDev(dev)).toEqual(
      new Map([
        ['lo', { received: 10, sent: 20 }],
        ['eth0', { received: 300, sent: 400 }],
      ]),
    );
    const head = 'Iface\tDestination\tGateway\tFlags\n';
    expect(defaultGateway(`${head}eth0\t0002A8C0\t00000000\t1\neth0\t00000000\t0102A8C0\t3\n`)).toBe('192.168.2.1');
    expect(defaultGateway(head)).toBeUndefined();
  });

  it('names the distribution', () => {
    expect(linuxName('NAME=x\nPRETTY_NAME="Debian GNU/Linux 12"\n')).toBe('Debian GNU/Linux 12');
    expect(linuxName('PRETTY_NAME=Alpine')).toBe('Alpine');
    expect(linuxName('')).toBeUndefined();
  });
});

describe('what other systems tell', () => {
  it('reads ps of macOS', () => {
    const text = [
      '    1     0 Ss    12345   1:02.50    10:20:30 /sbin/launchd',
      '  501     1 R+  2000 100:00.00 2-01:00:00 /Applications/My App.app/Contents/MacOS/My App',
      '',
    ].join('\n');
    expect(parsePs(text)).toEqual([
      {
        pid: 1,
        parent: 0,
        name: 'launchd',
        state: 'sleeping',
        memory: 12_641_280,
        cpu_seconds: 62.5,
        running_seconds: 37_230,
        command: '/sbin/launchd',
      },
      {
        pid: 501,
        parent: 1,
        name: 'My App',
        state: 'running',
        memory: 2_048_000,
        cpu_seconds: 6_000,
        running_seconds: 176_400,
        command: '/Applications/My App.app/Contents/MacOS/My App',
      },
    ]);
  });

  it('reads processes of Windows, also those without a command line', () => {
    const text = JSON.stringify([
      { pid: 4, parent: 0, name: 'System', command: null, memory: 100, cpu: 12.34, age: 60.2 },
    ]);
    expect(parseWindowsProcesses(text)).toEqual([
      {
        pid: 4,
        parent: 0,
        name: 'System',
        state: 'running',
        memory: 100,
        cpu_seconds: 12.3,
        running_seconds: 60,
        command: 'System',
      },
    ]);
  });

  it('names macOS', () => {
    const plist =
      '<dict><key>ProductName</key>\n<string>macOS</string><key>ProductVersion</key><string>15.1</string></dict>';
    expect(macName(plist)).toBe('macOS 15.1');
    expect(macName('')).toBeUndefined();
  });
});

it('tells how busy processors were between two looks', () => {
  const cpu = (user: number, idle: number) => ({ times: { user, nice: 0, sys: 0, idle, irq: 0 } });
  expect(cpuUsage([cpu(0, 0), cpu(10, 10)], [cpu(75, 25), cpu(10, 110)])).toEqual({ total: 0.375, cores: [0.75, 0] });
  expect(cpuUsage([cpu(5, 5)], [cpu(5, 5)])).toEqual({ total: 0, cores: [0] });
});
