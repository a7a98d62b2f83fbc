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
  '04-files-and-undo.ts': [
    /"line":2,"column":2/,
    /"strategy":"indentation"/,
    /^"export function start\(\) \{\\r\\n\\tlisten\(9090\);\\r\\n\}\\r\\n"$/m,
    /missing\.ts does not exist\. No file was changed/,
    /1 file put back/,
    /^true$/m,
  ],
  '05-terminal.ts': [/^Hermes in site$/m, /^true begun$/m, /background: true/, /^0 ready\nhello$/m],
  '06-scripts.ts': [/3 errors in \['a\.log', 'b\.log', 'c\.log'\]/, /refused: denied/, /lines: 2 2/],
  '07-environments.ts': [
    /"output":"colour:"/,
    /Cannot connect to build-1\.invalid/,
    /outside\.txt is outside the allowed paths/,
    /^leaked: false$/m,
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
