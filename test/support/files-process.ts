import { readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFileLocks } from '../../src/ports/files/create-file-locks.js';
import { createTestFilesPort } from './local-files.js';

/** A process for tests of files: what it does is its first argument. It says what it has done, a line each. */
const [, , job = '', folder = '', extra = ''] = process.argv;
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const jobs: Record<string, () => Promise<void>> = {
  /** Writes numbered records to a few files, for ever; a line is an acknowledged write. */
  async write() {
    const port = createTestFilesPort(folder);
    for (let number = Number(extra); ; number++) {
      const file = `record-${number % 3}.txt`;
      await port.write(file, Buffer.from(record(number)));
      say(`${file} ${number}`);
    }
  },
  /** Takes a lock and keeps it. */
  async hold() {
    await createFileLocks({ folder }).hold([extra], undefined, async () => {
      say('held');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    });
  },
  /** Adds one to a counter file, many times, each time under the lock. */
  async count() {
    const locks = createFileLocks({ folder: join(folder, 'locks') });
    const file = join(folder, 'counter');
    for (let i = 0; i < Number(extra); i++) {
      await locks.hold(['counter'], undefined, async () => {
        const now = Number(readFileSync(file, 'utf8'));
        await new Promise((resolve) => setImmediate(resolve));
        writeFileSync(file, String(now + 1));
      });
    }
    say('done');
  },
  /** Swaps a name between what it is and a link, as fast as it can. */
  async swap() {
    const [name = '', target = ''] = extra.split(',');
    const path = join(folder, name);
    symlinkSync(target, `${path}.link`);
    say('ready');
    for (let round = 0; ; round++) {
      const aside = `${path}.aside-${round}`;
      move(path, `${path}.real`, aside);
      move(`${path}.link`, path, aside);
      move(path, `${path}.link`, aside);
      move(`${path}.real`, path, aside);
    }
  },
  /** Tries operations given as JSON and answers each with `ok` or its error. */
  async probe() {
    const port = createTestFilesPort(folder);
    for (const [operation, path] of JSON.parse(extra) as [string, string][]) {
      const work =
        operation === 'read'
          ? port.read(path)
          : operation === 'write'
            ? port.write(path, Buffer.from('new'))
            : port.remove(path);
      say(
        await work.then(
          () => 'ok',
          (error: Error & { code?: string }) => JSON.stringify([error.code, error.message]),
        ),
      );
    }
  },
};

/** A write may have made something of the name in the moment it was free: that is put aside. */
function move(from: string, to: string, aside: string): void {
  try {
    renameSync(from, to);
  } catch {
    try {
      renameSync(to, aside);
      renameSync(from, to);
    } catch {
      // The next round finds another state.
    }
  }
}

/** A record that shows whether it is whole. */
function record(number: number): string {
  return `begin ${number}\n${`${number} `.repeat(2000 + (number % 7) * 500)}\nend ${number}\n`;
}

await jobs[job]?.();
