import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chainHash } from '../src/store/audit/append-rows.js';
import { bundleChild } from './support/bundle-child.js';
import { type CommandLine, createCommandLine, LAUNCHER } from './support/command-line.js';

let child = '';
let cli: CommandLine;
beforeAll(async () => {
  child = await bundleChild('support/store-child.ts');
});
afterAll(() => rmSync(child, { force: true }));
beforeEach(() => {
  cli = createCommandLine();
});
afterEach(() => cli.remove());

/** Records until a number of rows was acknowledged, and is killed with the last of them still in its journal. */
async function recordAndDie(session: string, acknowledged: number): Promise<string[]> {
  const writer = spawn(process.execPath, [child, 'forever', cli.home, session], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface({ input: writer.stdout });
  lines.on('line', (line) => {
    said.push(line);
    if (said.length === acknowledged) writer.kill('SIGKILL');
  });
  await Promise.all([once(writer, 'exit'), once(lines, 'close')]);
  return said;
}

/** Runs commands with the home mounted read-only; answers what each printed and how it ended. */
function asAuditor(...commands: string[]): { code: number; out: string }[] {
  const runs = commands.map((args) => `"$NODE" "$LAUNCHER" ${args} 2>&1; echo "#$?"`);
  const script = ['mount --bind "$HERMES_HOME" "$HERMES_HOME"', 'mount -o remount,bind,ro "$HERMES_HOME"', ...runs];
  const env = { ...cli.env, TMPDIR: temporary(), NODE: process.execPath, LAUNCHER };
  const said = execFileSync('unshare', ['-Urm', 'sh', '-c', script.join('\n')], {
    encoding: 'utf8',
    env,
    cwd: cli.cwd,
  });
  const parts = said.split(/^#(\d+)\n/m);
  return commands.map((_, i) => ({ out: parts[2 * i] ?? '', code: Number(parts[2 * i + 1]) }));
}

/** Where the auditor's copy lies for as long as a command reads it. */
function temporary(): string {
  const folder = join(cli.cwd, 'tmp');
  mkdirSync(folder, { recursive: true });
  return folder;
}

function everyFile(): Record<string, string> {
  const names = readdirSync(cli.home, { recursive: true }).map(String);
  const files = names.filter((name) => statSync(join(cli.home, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(cli.home, name), 'base64')]));
}

describe('an auditor who may read the home and not write it', () => {
  it('verifies, lists, shows and exports, with what lies in the journal of a killed process', async () => {
    await recordAndDie('first', 40);
    const { head } = (await cli.json(['audit', 'verify'])) as { head: { seq: number; hash: string } };
    const said = await recordAndDie('second', 9);
    const before = everyFile();
    const last = said.at(-1)?.split(' ')[1] ?? '';

    const [verify, plain, headNow, list, show, exported, replay, approvals] = asAuditor(
      'audit verify --json',
      `audit verify --head ${head.hash}`,
      'audit head --json',
      'audit list --session second --limit 100 --json',
      `audit show ${last} --json`,
      'audit export',
      'permissions replay safe --json',
      'approvals list --json',
    );
    const report = JSON.parse(verify?.out ?? '');
    expect(report).toMatchObject({ ok: true, problems: [] });
    expect(report.rows + report.waiting).toBeGreaterThanOrEqual(head.seq + said.length);
    expect(plain).toMatchObject({ code: 0, out: expect.stringContaining('whole') });
    expect(plain?.out).toContain(`${report.waiting} more rows are kept in audit/`);
    expect(JSON.parse(headNow?.out ?? '')).toEqual(report.head);
    const listed = JSON.parse(list?.out ?? '') as { callId: string; outcome: string }[];
    for (const line of said) {
      const [kind, id] = line.split(' ');
      expect(listed).toContainEqual(
        expect.objectContaining({ callId: id, ...(kind === 'outcome' && { outcome: 'ok' }) }),
      );
    }
    expect(JSON.parse(show?.out ?? '')).toMatchObject({ callId: last });
    const lines = (exported?.out ?? '').trim().split('\n');
    expect(lines).toHaveLength(report.rows + report.waiting);
    expect(lines.filter((line) => JSON.parse(line).waiting === true)).toHaveLength(report.waiting);
    expect(verifyExport(lines)).toBe(report.head.hash);
    expect(replay?.code).toBe(0);
    expect(approvals?.code).toBe(0);
    expect(everyFile()).toEqual(before);
    expect(readdirSync(temporary())).toEqual([]);

    // The rows are still where they were: whoever may write takes them in.
    const after = (await cli.json(['audit', 'verify'])) as { rows: number; waiting: number };
    expect(after).toMatchObject({ ok: true, rows: report.rows + report.waiting, waiting: 0 });
  });

  it('is told of a damaged log, which stays as it is', async () => {
    await recordAndDie('first', 40);
    await cli.run(['audit', 'verify']);
    const database = join(cli.home, 'state.db');
    const bytes = readFileSync(database);
    writeFileSync(database, bytes.fill(7, 100, 4_000));
    const before = everyFile();
    const [verify] = asAuditor('audit verify');
    expect(verify).toMatchObject({ code: 1, out: expect.stringContaining(`${database} is damaged`) });
    expect(everyFile()).toEqual(before);
  });

  it('can do the same when the disk of the home is full', async () => {
    const small = join(cli.cwd, 'small');
    mkdirSync(small);
    await recordAndDie('first', 20);
    const script = [
      'set -e',
      'mount -t tmpfs -o size=2m tmpfs "$SMALL"',
      'cp -a "$HERMES_HOME"/. "$SMALL"/',
      'dd if=/dev/zero of="$SMALL/ballast" bs=4k 2>/dev/null || true',
      '"$NODE" "$LAUNCHER" audit verify --json --home "$SMALL"',
    ];
    const env = { ...cli.env, TMPDIR: temporary(), NODE: process.execPath, LAUNCHER, SMALL: small };
    const said = execFileSync('unshare', ['-Urm', 'sh', '-c', script.join('\n')], { encoding: 'utf8', env });
    const report = JSON.parse(said) as { ok: boolean; rows: number; waiting: number };
    expect(report.ok).toBe(true);
    expect(report.rows + report.waiting).toBeGreaterThanOrEqual(20);
  });

  it('reads a consistent copy while another process writes', async () => {
    const writer = spawn(process.execPath, [child, 'for', cli.home, 'busy', '4'], { stdio: 'ignore' });
    while (!readdirSync(cli.home).includes('state.db')) await new Promise((resolve) => setTimeout(resolve, 10));
    let looks = 0;
    let isDone = false;
    const done = once(writer, 'close').then(() => (isDone = true));
    for (; !isDone; looks++) {
      const [verify] = asAuditor('audit verify --json');
      expect(JSON.parse(verify?.out ?? '')).toMatchObject({ ok: true, problems: [] });
      await new Promise((resolve) => setImmediate(resolve));
    }
    await done;
    expect(looks).toBeGreaterThan(0);
  });
});

describe('a log that was damaged and begun again', () => {
  it('is not called whole until somebody has moved the damaged file away', async () => {
    await recordAndDie('first', 40);
    await cli.run(['audit', 'verify']);
    const database = join(cli.home, 'state.db');
    writeFileSync(database, readFileSync(database).fill(7, 100, 4_000));
    for (const time of ['when it is noticed', 'later']) {
      const { code, out } = await cli.run(['audit', 'verify']);
      expect(code, time).toBe(1);
      expect(out).toMatch(/damaged: The log was damaged and begun again.*state\.db\.damaged-/);
    }
    const [readOnly] = asAuditor('audit verify');
    expect(readOnly?.code).toBe(1);
    for (const name of readdirSync(cli.home)) {
      if (!name.includes('.damaged-')) continue;
      cpSync(join(cli.home, name), join(cli.cwd, name));
      rmSync(join(cli.home, name));
    }
    expect(await cli.run(['audit', 'verify'])).toMatchObject({ code: 0 });
  });
});

/** Checks the chain of an export as anybody could, and answers its last hash. */
function verifyExport(lines: readonly string[]): string {
  let previous = '0'.repeat(64);
  for (const line of lines) {
    const [, body, hash] = /^(.*),"rowHash":"([0-9a-f]{64})"\}$/.exec(line) ?? [];
    if (body === undefined || hash === undefined) continue;
    expect(chainHash(previous, `${body}}`)).toBe(hash);
    previous = hash;
  }
  return previous;
}
