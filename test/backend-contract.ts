import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment, Program, SpawnOptions } from '../src/environments/environment.js';

export interface BackendUnderTest {
  readonly name: string;
  /** Undefined with a printed reason where it cannot run. */
  open(): Promise<Environment>;
  /** What the programs of the target are expected to have. */
  readonly has: { readonly bash: boolean; readonly terminal: boolean; readonly python: boolean };
}

/** What every environment away from this process has to do, whatever carries it. */
export function describeBackend({ name, open, has }: BackendUnderTest): void {
  describe(name, () => {
    let environment: Environment;
    let folder: string;
    beforeAll(async () => {
      environment = await open();
      folder = `/tmp/hermes-contract-${randomBytes(4).toString('hex')}`;
      await run(environment, { shell: `mkdir -p ${folder}` });
      folder = (await run(environment, { shell: `cd ${folder} && pwd -P` })).stdout.trim();
    }, 60_000);
    afterAll(async () => {
      await run(environment, { shell: `rm -rf ${folder}` });
      await environment.close();
      await environment.close();
    }, 60_000);

    describe('commands', () => {
      it('gives every byte of an argument to the program', async () => {
        const odd = ['a b', "it's", '"$HOME" `id` $(id)', 'line\nbreak\n', '', '*', '-n', '\\', 'ünïcode ☃', ';&|<>'];
        const { stdout } = await run(environment, { argv: ['printf', '%s|', ...odd] });
        expect(stdout).toBe(odd.map((word) => `${word}|`).join(''));
      });

      it('tells the ports its processes listen on', async () => {
        const inPython = `import socket,time; s=socket.socket(); s.bind(("127.0.0.1", 0)); s.listen(); print(s.getsockname()[1], flush=True); time.sleep(60)`;
        const server = `command -v python3 >/dev/null && exec python3 -c '${inPython}'; echo 18431; exec nc -l -p 18431`;
        const listening = await environment.spawn({ shell: server });
        const port = await new Promise<number>((resolve) =>
          listening.onOutput((chunk) => resolve(Number(String(chunk)))),
        );
        await expect.poll(() => listening.listeningPorts?.(), { timeout: 10_000 }).toEqual([port]);
        await listening.kill('SIGKILL');
        await listening.exited;
        expect(await listening.listeningPorts?.()).toEqual([]);
      });

      it('tells true exit codes', async () => {
        for (const code of [0, 1, 2, 42, 125, 126, 127, 137, 255])
          expect((await run(environment, { shell: `exit ${code}` })).exit).toMatchObject({ exitCode: code });
      });

      it('keeps stdout and stderr apart, or in true order in one stream', async () => {
        const shell = 'echo one; echo two >&2; echo three';
        expect(await run(environment, { shell })).toMatchObject({ stdout: 'one\nthree\n', stderr: 'two\n' });
        expect(await run(environment, { shell }, { mergeOutput: true })).toMatchObject({ stdout: 'one\ntwo\nthree\n' });
      });

      it('feeds input, binary as well, and closes it', async () => {
        const input = randomBytes(300_000);
        const { bytes } = await run(environment, { argv: ['cat'] }, { input });
        expect(sha256(bytes)).toBe(sha256(input));
        expect((await run(environment, { argv: ['cat'] })).stdout).toBe('');
      });

      it('keeps input open for typing', async () => {
        const process = await environment.spawn({ argv: ['cat'] }, { keepInput: true });
        const lines = new Promise<string>((resolve) =>
          process.onOutput((chunk) => resolve(Buffer.from(chunk).toString())),
        );
        await process.write(Buffer.from('typed\n'));
        expect(await lines).toBe('typed\n');
        process.closeInput();
        expect(await process.exited).toMatchObject({ exitCode: 0 });
        await expect(process.write(Buffer.from('x'))).rejects.toMatchObject({ code: 'conflict' });
      });

      it('starts in the asked folder, whatever its name', async () => {
        const odd = `${folder}/it's "odd" $(touch pwned) ;x`;
        await run(environment, { argv: ['mkdir', odd] });
        expect((await run(environment, { argv: ['pwd'] }, { cwd: odd })).stdout).toBe(`${odd}\n`);
        expect((await run(environment, { argv: ['ls', folder] })).stdout).not.toMatch(/^pwned/m);
        await expect(environment.spawn({ argv: ['pwd'] }, { cwd: `${folder}/none` })).rejects.toMatchObject({
          code: 'not_found',
        });
      });

      it('gives the environment it was told, whatever the values are', async () => {
        const env = { PLAIN: '1', ODD: 'a\nb\'c"d$e', label: 'mine', mark: 'mine too' };
        const { stdout } = await run(environment, { shell: 'printf "%s|" "$PLAIN" "$ODD" "$label" "$mark"' }, { env });
        expect(stdout).toBe(`1|${env.ODD}|mine|mine too|`);
      });

      it('says that a program is not installed', async () => {
        await expect(environment.spawn({ argv: ['no-such-program-here'] })).rejects.toMatchObject({
          code: 'not_found',
        });
      });

      it('carries large and binary output unharmed', async () => {
        const shell =
          'i=0; while [ $i -lt 64 ]; do head -c 65536 /dev/zero; printf "\\000\\001\\377"; i=$((i+1)); done';
        const { bytes } = await run(environment, { shell });
        const block = Buffer.concat([Buffer.alloc(65_536), Buffer.from([0, 1, 255])]);
        expect(sha256(bytes)).toBe(sha256(Buffer.concat(Array.from({ length: 64 }, () => block))));
      });

      it('runs several at once', async () => {
        const all = await Promise.all(
          Array.from({ length: 6 }, (_, index) => run(environment, { shell: `echo ${index}; exit ${index}` })),
        );
        expect(all.map(({ stdout, exit }) => [stdout, exit.exitCode])).toEqual(
          Array.from({ length: 6 }, (_, index) => [`${index}\n`, index]),
        );
      });
    });

    describe('ending', () => {
      it('cancels inside the target and keeps what was printed before', async () => {
        const tag = `300.${Number.parseInt(randomBytes(3).toString('hex'), 16)}`;
        const stop = new AbortController();
        const process = await environment.spawn({ shell: `echo before; sleep ${tag}` }, { signal: stop.signal });
        const printed = new Promise<string>((resolve) =>
          process.onOutput((chunk) => resolve(String(Buffer.from(chunk)))),
        );
        expect(await printed).toBe('before\n');
        stop.abort();
        expect((await process.exited).exitCode).toBeGreaterThan(128);
        expect(await countRunning(environment, tag)).toBe(0);
      });

      it('kills what ignores signals, and what left its group', async () => {
        const tag = `301.${Number.parseInt(randomBytes(3).toString('hex'), 16)}`;
        const stop = new AbortController();
        const shell = `trap '' TERM INT HUP; (setsid sleep ${tag} >/dev/null 2>&1 &); echo up; while :; do sleep ${tag}; done`;
        const process = await environment.spawn({ shell }, { signal: stop.signal });
        await new Promise<void>((resolve) => process.onOutput(() => resolve()));
        const began = performance.now();
        stop.abort();
        expect((await process.exited).exitCode).toBe(137);
        expect(performance.now() - began).toBeLessThan(10_000);
        expect(await countRunning(environment, tag)).toBe(0);
      });

      it('ends what a command leaves behind and counts it', async () => {
        const tag = `302.${Number.parseInt(randomBytes(3).toString('hex'), 16)}`;
        const { exit } = await run(environment, { shell: `sleep ${tag} & (setsid sleep ${tag} &) ; exit 3` });
        expect(exit.exitCode).toBe(3);
        // Two are left; one of them may still be on its way to being a program of its own when they are counted.
        expect(exit.leftBehind).toBeGreaterThanOrEqual(1);
        expect(await countRunning(environment, tag)).toBe(0);
      });

      it('sends signals that the program can answer', async () => {
        const process = await environment.spawn({
          shell: 'trap "echo got; exit 7" USR1; echo up; while :; do sleep 0.1; done',
        });
        let text = '';
        const up = new Promise<void>((resolve) =>
          process.onOutput((chunk) => {
            text += Buffer.from(chunk).toString();
            resolve();
          }),
        );
        await up;
        await process.kill('SIGUSR1');
        expect(await process.exited).toMatchObject({ exitCode: 7 });
        expect(text).toMatch(/^up\n.*got\n/s);
      });

      it('answers at once after a flood was cut off', async () => {
        const stop = new AbortController();
        const process = await environment.spawn({ argv: ['yes'] }, { signal: stop.signal });
        let seen = 0;
        process.onOutput((chunk) => {
          seen += chunk.length;
          if (seen > 1_000_000) stop.abort();
        });
        await process.exited;
        expect((await run(environment, { argv: ['echo', 'fine'] })).stdout).toBe('fine\n');
      });
    });

    it(has.terminal ? 'gives a terminal of the asked size' : 'says that it has no terminals', async () => {
      const asked = { pty: { columns: 91, rows: 17 }, keepInput: true };
      const ran = run(environment, { shell: 'stty size; test -t 1 && echo tty; exit 5' }, asked);
      if (!has.terminal) {
        await expect(ran).rejects.toMatchObject({ code: 'unsupported' });
        return;
      }
      const { stdout, exit } = await ran;
      expect(stdout.replaceAll('\r', '')).toContain('17 91\ntty\n');
      expect(exit.exitCode).toBe(5);
    });

    if (has.terminal) {
      it('sends a signal to the program at a terminal, not to what holds the terminal', async () => {
        const shell = 'trap "echo got; exit 7" TERM; echo up; while :; do sleep 0.1; done';
        const process = await environment.spawn({ shell }, { pty: { columns: 80, rows: 24 }, keepInput: true });
        let text = '';
        await new Promise<void>((resolve) =>
          process.onOutput((chunk) => {
            text += Buffer.from(chunk).toString();
            if (text.includes('up')) resolve();
          }),
        );
        await process.kill('SIGTERM');
        expect((await process.exited).exitCode).toBe(7);
        expect(text).toContain('got');
        expect(text).not.toContain('Session');
      });

      it('tells a program when its terminal changes its size', async () => {
        const shell = 'trap "stty size" WINCH; echo up; while :; do sleep 0.05; done';
        const process = await environment.spawn({ shell }, { pty: { columns: 80, rows: 24 }, keepInput: true });
        let text = '';
        const sees = (part: string): Promise<void> =>
          new Promise((resolve) =>
            process.onOutput((chunk) => {
              text += Buffer.from(chunk).toString();
              if (text.includes(part)) resolve();
            }),
          );
        await sees('up');
        process.resize(101, 33);
        await sees('33 101');
        await process.kill('SIGKILL');
        await process.exited;
      });
    }

    it('says how much room there is', async () => {
      const room = await environment.freeSpace?.('/tmp');
      expect(room?.total).toBeGreaterThan(0);
      expect(room?.free).toBeLessThanOrEqual(room?.total ?? 0);
    });

    describe('files', () => {
      it('writes, reads in ranges, lists, moves and removes', async () => {
        const handle = await environment.files.openFolder(folder);
        const content = randomBytes(2_500_000);
        const report = await handle.write('data.bin', content, { mode: 0o640 });
        expect(report).toEqual({
          path: `${folder}/data.bin`,
          bytes: content.length,
          hash: sha256(content),
          created: true,
        });
        const reader = await handle.open('data.bin');
        expect(reader.stat).toMatchObject({ kind: 'file', size: content.length, mode: 0o640 });
        expect(sha256(await reader.read(0, content.length))).toBe(sha256(content));
        expect(Buffer.from(await reader.read(1_000_000, 10))).toEqual(content.subarray(1_000_000, 1_000_010));
        expect((await reader.read(content.length - 3, 100)).length).toBe(3);
        await reader.close();
        expect(await handle.makeFolder('sub')).toBe(true);
        expect(await handle.makeFolder('sub')).toBe(false);
        const sub = await environment.files.openFolder(`${folder}/sub`);
        await handle.rename('data.bin', sub, 'moved.bin');
        expect(await handle.stat('data.bin')).toBeNull();
        expect(await sub.list()).toEqual([{ name: 'moved.bin', kind: 'file' }]);
        await expect(handle.remove('sub')).rejects.toMatchObject({ code: 'conflict' });
        await sub.remove('moved.bin');
        await sub.sync();
        await sub.close();
        await handle.remove('sub');
        await handle.close();
        await handle.close();
      });

      it(has.python ? 'reads many listed files with few requests' : 'reads files one by one', async () => {
        const many = `${folder}/many`;
        await run(environment, {
          shell: `mkdir ${many} && cd ${many} && for i in $(seq 1 450); do echo $i >$i; done; ln -s 1 link; mkfifo pipe; head -c 5000 /dev/zero >big`,
        });
        const handle = await environment.files.openFolder(many);
        if (!has.python) {
          expect(handle).not.toHaveProperty('readFiles');
          expect(await readAll(handle, '450')).toBe('450\n');
          await handle.close();
          return;
        }
        const names = Array.from({ length: 450 }, (_, index) => String(index + 1));
        const found = await handle.readFiles?.([...names, 'big'], 4_000);
        expect(found?.slice(0, 450).map(({ bytes }) => Buffer.from(bytes ?? []).toString())).toEqual(
          names.map((name) => `${name}\n`),
        );
        expect(found?.[450]).toEqual({ stat: expect.objectContaining({ path: `${many}/big`, size: 5_000 }) });
        await expect(handle.readFiles?.(['1', 'link'], 10)).rejects.toMatchObject({ code: 'conflict' });
        await expect(handle.readFiles?.(['pipe'], 10)).rejects.toMatchObject({ code: 'unsupported' });
        await expect(handle.readFiles?.(['none'], 10)).rejects.toMatchObject({ code: 'not_found' });
        await expect(handle.readFiles?.(['../x'], 10)).rejects.toMatchObject({ code: 'invalid_arguments' });
        await handle.close();
      });

      it('replaces atomically, keeps the mode and leaves nothing beside it', async () => {
        const handle = await environment.files.openFolder(folder);
        await handle.write('kept', Buffer.from('one'), { mode: 0o750 });
        const again = await handle.write('kept', Buffer.from('two'));
        expect(again.created).toBe(false);
        expect((await handle.stat('kept'))?.mode).toBe(0o750);
        await expect(handle.write('kept', Buffer.from('x'), { createOnly: true })).rejects.toMatchObject({
          code: 'conflict',
        });
        await expect(
          handle.write('kept', Buffer.from('x'), { expectedHash: sha256(Buffer.from('one')) }),
        ).rejects.toMatchObject({ code: 'conflict' });
        await handle.write('kept', Buffer.from('three'), { expectedHash: sha256(Buffer.from('two')) });
        await expect(handle.write('kept', broken())).rejects.toThrow('source broke');
        expect(await readAll(handle, 'kept')).toBe('three');
        expect((await handle.list()).filter(({ name }) => name.startsWith('.hermes'))).toEqual([]);
        await handle.write('fresh', Buffer.from(''), { createOnly: true });
        expect(await readAll(handle, 'fresh')).toBe('');
        await handle.close();
      });

      it('holds names of any bytes', async () => {
        const handle = await environment.files.openFolder(folder);
        const names = ['-rf', "it's", 'line\nbreak', 'ünï ☃', '$(id)', 'ends \n', '*', '"'];
        for (const name of names) await handle.write(name, Buffer.from(name));
        for (const name of names) expect(await readAll(handle, name)).toBe(name);
        const listed = (await handle.list()).map(({ name }) => name);
        expect(listed).toEqual(expect.arrayContaining(names));
        await run(environment, { shell: `cd ${folder} && printf raw > "$(printf 'bad\\377name')"` });
        expect((await handle.list()).map(({ name }) => name)).toContain('bad\udcffname');
        expect(await readAll(handle, 'bad\udcffname')).toBe('raw');
        for (const name of [...names, 'bad\udcffname']) await handle.remove(name);
        await handle.close();
      });

      it('never follows links, and knows where paths lead', async () => {
        await run(environment, {
          shell: `cd ${folder} && mkdir real && ln -s real link && ln -s loop loop && ln -s real/new dangling && mkfifo pipe`,
        });
        const { files } = environment;
        expect(await files.resolve('link/x', { cwd: folder })).toEqual({ path: `${folder}/real/x`, kind: 'missing' });
        expect(await files.resolve('dangling', { cwd: folder })).toEqual({
          path: `${folder}/real/new`,
          kind: 'missing',
        });
        expect(await files.resolve('link/../real/.', { cwd: folder })).toEqual({
          path: `${folder}/real`,
          kind: 'directory',
        });
        expect(await files.locate('link', { cwd: folder })).toBe(`${folder}/link`);
        expect((await files.resolve('~', { cwd: folder })).path).toBe(
          (await files.resolve(environment.home, { cwd: '/' })).path,
        );
        await expect(files.resolve('loop', { cwd: folder })).rejects.toMatchObject({ code: 'invalid_arguments' });
        await expect(files.resolve('/proc/self/cwd/x', { cwd: folder })).rejects.toMatchObject({
          code: 'denied',
        });
        await expect(files.openFolder(`${folder}/link`)).rejects.toMatchObject({ code: 'conflict' });
        await expect(files.openFolder(`${folder}/none`)).rejects.toMatchObject({ code: 'not_found' });
        const handle = await files.openFolder(folder);
        expect(await handle.readLink('link')).toBe('real');
        expect((await handle.stat('link'))?.kind).toBe('symlink');
        await expect(handle.open('link')).rejects.toMatchObject({ code: 'conflict' });
        await expect(handle.open('pipe')).rejects.toMatchObject({ code: 'unsupported' });
        await expect(handle.open('real')).rejects.toMatchObject({ code: 'invalid_arguments' });
        await expect(handle.open('none')).rejects.toMatchObject({ code: 'not_found' });
        await expect(handle.write('link', Buffer.from('x'))).rejects.toMatchObject({ code: 'conflict' });
        await expect(handle.open('../x')).rejects.toMatchObject({ code: 'invalid_arguments' });
        await handle.close();
      });

      it('notices a folder that was replaced after it was opened', async () => {
        const { files } = environment;
        await run(environment, { shell: `cd ${folder} && mkdir a elsewhere` });
        const handle = await files.openFolder(`${folder}/a`);
        await run(environment, { shell: `cd ${folder} && mv a b && ln -s elsewhere a` });
        await expect(handle.write('x', Buffer.from('x'))).rejects.toMatchObject({ code: 'conflict' });
        expect((await run(environment, { shell: `ls ${folder}/elsewhere ${folder}/b` })).stdout).not.toContain('x\n');
        await handle.close();
      });
    });

    it('tells whether it holds folders by descriptor', () => {
      expect(environment.files.raceFree).toBe(has.python);
    });
  });
}

/** Runs a program to its end. */
export async function run(environment: Environment, program: Program, options: SpawnOptions = {}) {
  const process = await environment.spawn(program, options);
  const parts: Record<'stdout' | 'stderr', Uint8Array[]> = { stdout: [], stderr: [] };
  process.onOutput((chunk, stream) => void parts[stream === 'stderr' ? 'stderr' : 'stdout'].push(chunk));
  const exit = await process.exited;
  const bytes = Buffer.concat(parts.stdout);
  return { exit, bytes, stdout: bytes.toString(), stderr: Buffer.concat(parts.stderr).toString() };
}

async function countRunning(environment: Environment, tag: string): Promise<number> {
  const shell = `n=0; for f in /proc/[0-9]*/cmdline; do case $(tr '\\0' ' ' 2>/dev/null <$f) in "sleep ${tag} "*) n=$((n+1));; esac; done; echo $n`;
  return Number((await run(environment, { shell })).stdout);
}

async function readAll(handle: Awaited<ReturnType<Environment['files']['openFolder']>>, name: string): Promise<string> {
  const reader = await handle.open(name);
  try {
    return Buffer.from(await reader.read(0, reader.stat.size)).toString();
  } finally {
    await reader.close();
  }
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half');
  throw new Error('source broke');
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
