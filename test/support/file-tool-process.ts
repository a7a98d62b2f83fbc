import { createHermes } from '../../src/create-hermes.js';
import '../../src/tools/file/patch.js';
import '../../src/tools/file/write-file.js';

/** A process with an instance of its own that changes files through the tools. It says what it has done, a line each. */
const [, , job = '', home = '', cwd = '', extra = ''] = process.argv;
const hermes = await createHermes({ home, cwd, toolsets: ['file'], record: false });
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const jobs: Record<string, () => Promise<void>> = {
  /** Fills its own slots of a file that others fill as well. */
  async fill() {
    const [who, count] = extra.split(',');
    for (let i = 0; i < Number(count); i++) {
      const [old_string, new_string] = [`${who} ${i}: empty\n`, `${who} ${i}: full\n`];
      say(await hermes.call('patch', { path: 'a.txt', old_string, new_string }));
    }
  },
  /** Writes numbered records to three files at once, in turn as a whole and by patch; a line is an acknowledged write. */
  async write() {
    await Promise.all([0, 1, 2].map((lane) => writeRecords(`record-${lane}.txt`, Number(extra) + lane)));
  },
};

async function writeRecords(path: string, first: number): Promise<void> {
  for (let number = first; ; number += 3) {
    const [last, next] = [record(number - 3), record(number)];
    const isWhole = number === first || number % 2 === 0;
    const answer = isWhole
      ? await hermes.call('write_file', { path, content: next, force: true })
      : await hermes.call('patch', { path, old_string: last, new_string: next });
    say(answer.includes('"error"') ? answer : `${path} ${number}`);
  }
}

/** A record that shows whether it is whole. */
function record(number: number): string {
  return `begin ${number}\n${`${number} `.repeat(2000 + (number % 7) * 500)}\nend ${number}\n`;
}

await jobs[job]?.();
await hermes.close();
