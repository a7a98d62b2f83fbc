import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT } from '../src/cli/command.js';
import { run as doctor } from '../src/cli/commands/doctor.js';
import { run as undo } from '../src/cli/commands/undo.js';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';
import { dockerMissing, startDocker, type TestEngine } from './support/docker-engine.js';
import { invoke } from './support/invoke.js';

registerBuiltIns();
const missing = dockerMissing();
if (missing !== undefined) console.warn(`The choice of a container is not tested: ${missing}.`);

type Answer = Record<string, unknown>;

describe.skipIf(missing !== undefined)('a session whose settings choose a container', () => {
  let engine: TestEngine;
  let place: TemporaryHome;
  beforeAll(async () => {
    engine = await startDocker();
    place = temporaryHome({});
    writeFileSync(join(place.home, '.env'), `DOCKER_HOST=${engine.host}\n`, { mode: 0o600 });
    settings({ docker_image: engine.plainImage });
  }, 120_000);
  afterAll(async () => {
    await engine?.close();
    place?.remove();
  }, 60_000);

  function settings(terminal: Record<string, unknown>): void {
    const all = { env_type: 'docker', network: false, container_memory: 256, ...terminal };
    writeFileSync(join(place.home, 'config.yaml'), JSON.stringify({ terminal: all }));
  }
  const open = (options = {}): Promise<Hermes> =>
    createHermes({ home: place.home, cwd: place.cwd, toolsets: ['file', 'terminal'], yolo: true, ...options });
  const ask = async (hermes: Hermes, name: string, args: unknown, options = {}): Promise<Answer> =>
    JSON.parse(await hermes.call(name, args, options));
  const containers = (): string[] =>
    execFileSync('docker', ['-H', engine.host, 'ps', '-q', '--filter', 'label=hermes.home'])
      .toString()
      .split('\n')
      .filter(Boolean);

  it('opens the container once for calls at the same time, and nothing before', async () => {
    const hermes = await open();
    try {
      expect(containers()).toEqual([]);
      const answers = await Promise.all([
        ask(hermes, 'terminal', { command: 'echo one' }),
        ask(hermes, 'write_file', { path: 'x.txt', content: 'x' }),
        ask(hermes, 'read_file', { path: '/etc/passwd' }),
      ]);
      for (const answer of answers) expect(answer).not.toHaveProperty('error');
      expect(containers()).toHaveLength(1);
    } finally {
      await hermes.close();
    }
    expect(containers()).toEqual([]);
  });

  it('puts files back through the environment they live in', async () => {
    const first = await open();
    await ask(first, 'write_file', { path: 'kept.txt', content: 'one\ntwo\n' });
    await ask(first, 'patch', { path: 'kept.txt', old_string: 'two', new_string: 'three' });
    await first.close();
    const { code, err } = await invoke(undo, { flags: { home: place.home, cwd: place.cwd, yes: true } });
    expect(err).toContain('-three\n+two\n');
    expect(code).toBe(EXIT.ok);
    const second = await open();
    expect(await ask(second, 'terminal', { command: 'cat kept.txt' })).toMatchObject({ output: 'one\ntwo' });
    await second.close();
  });

  it('lets the first call of a task choose another place, and no later one', async () => {
    const hermes = await open();
    try {
      const here = { taskId: 'here', environment: 'local' };
      expect(await ask(hermes, 'write_file', { path: 'here.txt', content: 'here' }, here)).not.toHaveProperty('error');
      expect(await ask(hermes, 'terminal', { command: 'pwd' }, here)).toMatchObject({ output: place.cwd });
      expect(await ask(hermes, 'terminal', { command: 'pwd' }, { ...here, environment: 'docker' })).toMatchObject({
        code: 'conflict',
      });
      expect(await ask(hermes, 'terminal', { command: 'pwd' })).toMatchObject({ output: '/root' });
      expect(await ask(hermes, 'terminal', { command: 'pwd' }, { taskId: 'x', environment: 'dokcer' })).toMatchObject({
        code: 'invalid_arguments',
        error: expect.stringContaining('docker'),
      });
      const strange = { type: 'docker', imgae: 'x' };
      expect(await ask(hermes, 'terminal', { command: 'pwd' }, { taskId: 'x', environment: strange })).toMatchObject({
        code: 'invalid_arguments',
        error: expect.stringContaining('image'),
      });
    } finally {
      await hermes.close();
    }
    await expect(open({ environment: 'nowhere' })).rejects.toMatchObject({ code: 'invalid_arguments' });
  });

  it('judges paths where they lie, also those of this machine that are mounted there', async () => {
    mkdirSync(join(place.cwd, 'secret'), { recursive: true });
    const hermes = await open({
      yolo: false,
      environment: { type: 'docker', volumes: [`${place.home}:/data`], persistent: false },
      profile: {
        allow: ['file:*', 'terminal:*'],
        restrictions: { 'file:*': { denied_paths: ['private/**', '/link/**'] } },
      },
    });
    try {
      const options = { taskId: 'judged' };
      const write = (path: string): Promise<Answer> => ask(hermes, 'write_file', { path, content: 'x' }, options);
      expect(await write('open.txt')).not.toHaveProperty('error');
      expect(await write('/root/private/x')).toMatchObject({ code: 'denied' });
      // Restricted and not to be confined in a container: asked about, and nobody answers.
      expect(await ask(hermes, 'terminal', { command: 'ln -s /root/private /tmp/way' }, options)).toMatchObject({
        code: expect.stringMatching(/denied|approval_required/),
      });
      // The home of Hermes under another name stays closed.
      expect(await write('/data/config.yaml')).toMatchObject({ code: 'denied' });
      expect(await write('/data/tools/evil.ts')).toMatchObject({ code: 'denied' });
    } finally {
      await hermes.close();
    }
  });

  it('says what is missing when the image is not there, and works again when it is', async () => {
    settings({ docker_image: 'hermes-test/none' });
    try {
      const hermes = await open();
      expect(await ask(hermes, 'terminal', { command: 'true' }, { taskId: 'none' })).toMatchObject({
        code: 'unavailable',
        error: expect.stringContaining('hermes-test/none'),
      });
      await hermes.close();
      const found = await invoke(doctor, { flags: { home: place.home, cwd: place.cwd, json: true } });
      expect(found.code).toBe(EXIT.toolError);
      expect(found.json).toContainEqual(
        expect.objectContaining({
          area: 'environments',
          name: 'docker',
          state: 'broken',
          fix: expect.stringContaining('docker_image'),
        }),
      );
    } finally {
      settings({ docker_image: engine.plainImage });
    }
    const { json } = await invoke(doctor, { flags: { home: place.home, cwd: place.cwd, json: true } });
    expect(json).toContainEqual(expect.objectContaining({ area: 'environments', name: 'docker', state: 'ok' }));
  });

  it('goes on after its container was taken away', async () => {
    const hermes = await open({ environment: { type: 'docker', persistent: false } });
    try {
      await ask(hermes, 'terminal', { command: 'cd /tmp; export KEPT=1' });
      execFileSync('docker', ['-H', engine.host, 'rm', '-f', ...containers()]);
      const lost = await ask(hermes, 'terminal', { command: 'echo "$KEPT"' });
      const after = lost.error === undefined ? lost : await ask(hermes, 'terminal', { command: 'echo "$KEPT"' });
      expect(after).toMatchObject({ output: '1', exit_code: 0, cwd: '/tmp' });
      expect(await ask(hermes, 'write_file', { path: '/root/again', content: 'x' })).not.toHaveProperty('error');
    } finally {
      await hermes.close();
    }
  });
});
