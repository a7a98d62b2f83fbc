import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const examples = join(root, 'examples');
/** Inside the package (not below node_modules), so that `hermes-tools` means this very package. */
const built = join(root, '.examples');

/** Lines an example must print: what it is there to show. */
const SHOWS: Readonly<Record<string, readonly RegExp[]>> = {
  '01-library.ts': [/^\d+ tools$/m, /"created":true/, /oat milk/, /\['call_1','call_2'\]|\[ 'call_1', 'call_2' \]/],
  '02-your-own-tool.ts': [
    /\{"value":212,"unit":"fahrenheit"\}/,
    /"code":"invalid_arguments"/,
    /\{"calls":101\} \{"calls":102\}/,
    /The door is locked/,
  ],
  '03-safety.ts': [/^allow block$/m, /^deny/m, /"created":true/, /Only notes, please/, /^true$/m],
};

describe('examples', () => {
  it.each(readdirSync(examples).filter((name) => name.endsWith('.ts')))(
    '%s runs and shows what it says',
    async (name) => {
      mkdirSync(built, { recursive: true });
      const { code } = await transform(readFileSync(join(examples, name), 'utf8'), {
        loader: 'ts',
        format: 'esm',
        target: 'node20',
      });
      const file = join(built, name.replace(/\.ts$/, '.mjs'));
      writeFileSync(file, code);
      const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: root });
      for (const line of SHOWS[name] ?? []) expect(stdout).toMatch(line);
      expect(SHOWS[name], `test/examples.test.ts does not say what ${name} shows`).toBeDefined();
    },
  );
});
