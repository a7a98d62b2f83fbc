import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A desktop of its own for a test: a display, a session bus, a notification daemon. */
export interface TestDesktop {
  /** The variables of a program on this desktop. */
  readonly env: Record<string, string>;
  readonly folder: string;
  close(): Promise<void>;
}

/** Programs that are not installed, in words for the name of a skipped test; empty when all are. */
export function lacking(...programs: readonly string[]): string {
  const path = (process.env.PATH ?? '').split(':');
  const missing = programs.filter((program) => !path.some((folder) => existsSync(join(folder, program))));
  return missing.length === 0 ? '' : ` (needs ${missing.join(', ')})`;
}

/** Xvfb, a D-Bus session and dunst, which tells every notification it shows. */
export async function startX11Desktop({ markup = 'no' }: { markup?: 'no' | 'full' } = {}): Promise<TestDesktop> {
  const { folder, children, env, close } = begin();
  const xvfb = start(children, 'Xvfb', ['-displayfd', '3', '-screen', '0', '640x480x24', '-nolisten', 'tcp'], env);
  env.DISPLAY = `:${await firstLine(xvfb.stdio[3] as Readable)}`;
  const bus = start(children, 'dbus-daemon', ['--session', '--nofork', '--print-address=3'], env);
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdio[3] as Readable);
  writeFileSync(
    join(folder, 'hook'),
    '#!/bin/sh\nprintf "%s|%s|%s|%s" "$1" "$2" "$3" "$5" > "$0.part" && mv "$0.part" "$0.shown"\n',
  );
  chmodSync(join(folder, 'hook'), 0o700);
  writeFileSync(
    join(folder, 'dunstrc'),
    `[global]\nmarkup = ${markup}\n[told]\nsummary = "*"\nscript = ${join(folder, 'hook')}\n`,
  );
  start(children, 'dunst', ['-config', join(folder, 'dunstrc')], env);
  const wait = spawnSync('gdbus', ['wait', '--session', '--timeout', '20', 'org.freedesktop.Notifications'], { env });
  if (wait.status !== 0) throw new Error(`dunst did not come up: ${wait.stderr}`);
  return { env, folder, close };
}

/** The next notification dunst shows after `show` was started: application|title|body|urgency. */
export async function shownNotification({ folder }: TestDesktop, show: () => Promise<unknown>): Promise<string> {
  const file = join(folder, 'hook.shown');
  rmSync(file, { force: true });
  const watcher = watch(folder);
  try {
    const changes = once(watcher, 'change');
    await show();
    if (!existsSync(file)) await changes;
    while (!existsSync(file)) await once(watcher, 'change');
    return readFileSync(file, 'utf8');
  } finally {
    watcher.close();
  }
}

/** A headless sway. It refuses to run as root, so then it runs as nobody. */
export async function startWaylandDesktop(): Promise<TestDesktop> {
  const { folder, children, env, close } = begin();
  const runtime = join(folder, 'runtime');
  mkdirSync(runtime, { mode: 0o700 });
  writeFileSync(join(folder, 'sway'), "exec sh -c 'echo display=$WAYLAND_DISPLAY >&3'\n", { mode: 0o644 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(runtime, NOBODY, NOBODY);
  }
  env.XDG_RUNTIME_DIR = runtime;
  const headless = { WLR_BACKENDS: 'headless', WLR_LIBINPUT_NO_DEVICES: '1', WLR_RENDERER: 'pixman', HOME: runtime };
  const sway = start(
    children,
    'sway',
    ['-c', join(folder, 'sway')],
    { ...env, ...headless },
    isRoot ? NOBODY : undefined,
  );
  env.WAYLAND_DISPLAY = (await firstLine(sway.stdio[3] as Readable)).replace('display=', '');
  return { env, folder, close };
}

const NOBODY = 65_534;

function begin() {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-desktop-'));
  const children: ChildProcess[] = [];
  const env: Record<string, string> = { PATH: process.env.PATH ?? '', HOME: folder };
  const close = async (): Promise<void> => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, children, env, close };
}

function start(
  children: ChildProcess[],
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  user?: number,
): ChildProcess {
  const identity = user === undefined ? {} : { uid: user, gid: user };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'], ...identity });
  children.push(child);
  return child;
}

async function firstLine(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    const end = text.indexOf('\n');
    if (end >= 0) return text.slice(0, end);
  }
  throw new Error(`The program ended before it was ready: ${text}`);
}
