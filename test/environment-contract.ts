import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Environment,
  EnvironmentBackend,
  EnvironmentProcess,
  ProcessExit,
  Program,
  SpawnOptions,
} from '../src/environments/environment.js';

export interface ContractOptions {
  readonly backend: () => EnvironmentBackend | Promise<EnvironmentBackend>;
  /** A writable folder inside the environment. */
  readonly folder: () => string;
  /** Added to every spawn, e.g. a confinement. */
  readonly spawn?: () => SpawnOptions;
}

interface Ran extends ProcessExit {
  readonly stdout: string;
  readonly stderr: string;
  readonly bytes: Buffer;
}

/** What every backend must do. Runs against the real thing. */
export function environmentContract(name: string, options: ContractOptions): void {
  describe(`the environment contract: ${name}`, () => {
    let environment: Environment;
    beforeAll(async () => {
      environment = await (await options.backend()).open({ taskId: 'contract' });
    });
    afterAll(() => environment.close());

    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };
    const spawn = (program: Program, more: SpawnOptions = {}): Promise<EnvironmentProcess> =>
      environment.spawn(program, { cwd: options.folder(), env, ...options.spawn?.(), ...more });
    const run = async (program: Program, more: SpawnOptions = {}): Promise<Ran> => collect(await spawn(program, more));
    const shell = (line: string, more: SpawnOptions = {}): Promise<Ran> => run({ shell: line }, more);

    it('hands words over as they are', async () => {
      const words = ['a b', "it's", '"q"', '$HOME', '`id`', '\\', 'x\ny', '', '*', '-n', 'ü€😀', '$(id)', ';', '#'];
      const { stdout } = await run({ argv: ['printf', '<%s>', ...words] });
      expect(stdout).toBe(words.map((word) => `<${word}>`).join(''));
    });

    it('runs a line by a shell', async () => {
      expect((await shell(`a=1; echo "$a" 'b c' | tr 1 2`)).stdout).toBe('2 b c\n');
    });

    it.each([0, 1, 2, 77, 126, 255])('answers exit code %i truly', async (code) => {
      expect((await shell(`exit ${code}`)).exitCode).toBe(code);
    });

    it('answers a signal as 128 and its number', async () => {
      expect((await shell('kill -9 $$')).exitCode).toBe(137);
    });

    it('says that a program is not there', async () => {
      expect((await shell('no-such-program-anywhere')).exitCode).toBe(127);
    });

    it('feeds standard input to its end', async () => {
      const input = Buffer.from('line\n'.repeat(50_000));
      expect((await shell('wc -c', { input })).stdout.trim()).toBe(String(input.length));
      expect((await shell('cat; echo end')).stdout).toBe('end\n');
    });

    it('can be written to while it runs', async () => {
      const process = await spawn({ shell: 'while read -r line; do echo "got $line"; done' }, { keepInput: true });
      const done = collect(process);
      await process.write(Buffer.from('one\n'));
      await process.write(Buffer.from('two\n'));
      process.closeInput();
      expect(await done).toMatchObject({ stdout: 'got one\ngot two\n', exitCode: 0 });
    });

    it('keeps stdout and stderr apart, or in one stream in true order', async () => {
      const line = 'for i in 1 2 3; do echo o$i; echo e$i >&2; done';
      expect(await shell(line)).toMatchObject({ stdout: 'o1\no2\no3\n', stderr: 'e1\ne2\ne3\n' });
      expect(await shell(line, { mergeOutput: true })).toMatchObject({ stdout: 'o1\ne1\no2\ne2\no3\ne3\n' });
    });

    it('starts in the folder it is told', async () => {
      expect((await shell('pwd')).stdout.trim()).toBe(options.folder());
      await expect(spawn({ shell: 'pwd' }, { cwd: `${options.folder()}/not-there` }).then(collect)).rejects.toThrow();
    });

    it('gives the variables it is told and none of ours', async () => {
      process.env.HERMES_CONTRACT_SECRET = 'planted-in-our-own-environment';
      const { stdout } = await shell('env; echo "V=$V"', { env: { ...env, V: "a 'b'\n$c" } });
      delete process.env.HERMES_CONTRACT_SECRET;
      expect(stdout).toContain("V=a 'b'\n$c");
      expect(stdout).not.toContain('planted-in-our-own');
    });

    it('hands out large output whole', async () => {
      const { bytes, exitCode } = await shell('head -c 20000000 /dev/zero');
      expect([bytes.length, exitCode]).toEqual([20_000_000, 0]);
    });

    it('lets a flood wait while the reader is busy', async () => {
      const process = await spawn({ shell: 'yes | head -c 5000000' });
      let bytes = 0;
      process.onOutput((chunk) => {
        bytes += chunk.length;
        process.pause();
        setImmediate(() => process.resume());
      });
      expect((await process.exited).exitCode).toBe(0);
      expect(bytes).toBe(5_000_000);
    });

    it('hands out bytes as they are', async () => {
      const { bytes } = await shell(`printf '\\000\\001\\377\\376\\r\\n\\033[0m'`);
      expect([...bytes]).toEqual([0, 1, 255, 254, 13, 10, 27, 91, 48, 109]);
    });

    it('is ended by a signal, with what it printed until then', async () => {
      const process = await spawn({ shell: 'echo before; sleep 300; echo after' });
      const first = new Promise<void>((resolve) => void (started = resolve));
      let text = '';
      process.onOutput((chunk) => {
        text += Buffer.from(chunk).toString();
        started();
      });
      await first;
      await process.kill('SIGTERM');
      expect((await process.exited).exitCode).not.toBe(0);
      expect(text).toBe('before\n');
    });

    it('is ended within two seconds when it is cancelled, whatever it ignores', async () => {
      const controller = new AbortController();
      const process = await spawn(
        { shell: `trap '' TERM INT HUP; echo ready; while :; do sleep 1; done & while :; do sleep 1; done` },
        { signal: controller.signal },
      );
      await new Promise<void>((resolve) => process.onOutput(() => resolve()));
      const begun = performance.now();
      controller.abort();
      await process.exited;
      expect(performance.now() - begun).toBeLessThan(2_500);
    });

    it('leaves nothing behind that left its group', async () => {
      const mark = `31${Math.floor(Math.random() * 1e6)}`;
      await shell(`(setsid sleep ${mark} >/dev/null 2>&1 </dev/null &); sleep 0.05; echo left`);
      expect((await shell(`ps -eo args 2>/dev/null | grep -c '^sleep ${mark}'`)).stdout.trim()).toBe('0');
    });

    it('ends a flood that nobody wants any more', async () => {
      const process = await spawn({ shell: 'yes' });
      let bytes = 0;
      const enough = new Promise<void>((resolve) =>
        process.onOutput((chunk) => {
          bytes += chunk.length;
          if (bytes > 1_000_000) resolve();
        }),
      );
      await enough;
      await process.kill('SIGKILL');
      expect((await process.exited).exitCode).toBe(137);
      expect((await shell('echo next')).stdout).toBe('next\n');
    });

    it('runs many at once, each with its own output', async () => {
      const all = await Promise.all(
        Array.from({ length: 12 }, (_, n) => shell(`echo ${n}; echo ${n} | wc -c; exit ${n}`)),
      );
      expect(all.map(({ exitCode }) => exitCode)).toEqual(Array.from({ length: 12 }, (_, n) => n));
      all.forEach(({ stdout }, n) => {
        expect(stdout.startsWith(`${n}\n`)).toBe(true);
      });
    });

    it('tells the process by its id and start', async () => {
      const process = await spawn({ shell: 'echo $$; sleep 300' });
      expect(process.pid).toBeGreaterThan(0);
      expect(Math.abs(process.startedAt - Date.now())).toBeLessThan(60_000);
      await process.kill('SIGKILL');
      await process.exited;
    });

    it('shares its files with its commands', async () => {
      const handle = await environment.files.openFolder(options.folder());
      try {
        await handle.write('from-files.txt', Buffer.from('written\n'));
        expect((await shell('cat from-files.txt')).stdout).toBe('written\n');
        await shell('printf changed > from-command.txt');
        const reader = await handle.open('from-command.txt');
        expect(Buffer.from(await reader.read(0, 100)).toString()).toBe('changed');
        await reader.close();
        await handle.remove('from-files.txt');
        await handle.remove('from-command.txt');
      } finally {
        await handle.close();
      }
    });

    it('ends what still runs when it closes, and can be closed twice', async () => {
      const other = await (await options.backend()).open({ taskId: 'closing' });
      const process = await other.spawn({ shell: 'sleep 300' }, { cwd: options.folder(), env, ...options.spawn?.() });
      await other.close();
      expect((await process.exited).exitCode).not.toBe(0);
      await other.close();
    });
  });
}

let started: () => void = () => undefined;

async function collect(process: EnvironmentProcess): Promise<Ran> {
  const streams = { stdout: [] as Uint8Array[], stderr: [] as Uint8Array[] };
  process.onOutput((chunk, stream) => {
    if (typeof stream !== 'number') streams[stream].push(chunk);
  });
  const exit = await process.exited;
  const bytes = Buffer.concat(streams.stdout);
  return { ...exit, bytes, stdout: bytes.toString(), stderr: Buffer.concat(streams.stderr).toString() };
}
