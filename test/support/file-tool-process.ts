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
  /** Writes numbered records to a few files, for ever; a line is an acknowledged write. */
  async write() {
    for (let number = Number(extra); ; number++) {
      const path = `record-${number % 3}.txt`;
      const answer = await hermes.call('write_file', { path, content: record(number) });
      say(answer.includes('"error"') ? answer : `${path} ${number}`);
    }
  },
};

/** A record that shows whether it is whole. */
function record(number: number): string {
  return `begin ${number}\n${`${number} `.repeat(2000 + (number % 7) * 500)}\nend ${number}\n`;
}

await jobs[job]?.();
await hermes.close();
