import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfig } from '../src/config/parse-config.js';
import { temporaryHome } from '../src/testing/temporary-home.js';

const dist = new URL('../dist/', import.meta.url);

/** What a process has loaded once it has an instance that nobody has called. */
function loadedByIdleInstance(): { builtIns: string[]; files: string[] } {
  const place = temporaryHome();
  const program = `
    import { createHermes } from ${JSON.stringify(new URL('index.js', dist).href)};
    const hermes = await createHermes({ env: {} });
    if (hermes.definitions().length === 0) throw new Error('no tools');
    const loaded = process.moduleLoadList.map((entry) => entry.replace(/^(?:NativeModule|Internal Binding) /, ''));
    console.log(JSON.stringify(loaded));
    await hermes.close();`;
  // The names of opened files go to stderr, one line each.
  const traced = `
    import { register } from 'node:module';
    register('data:text/javascript,' + encodeURIComponent(
      'import { writeSync } from "node:fs"; export const load = (url, context, next) => (writeSync(2, url + "\\\\n"), next(url, context));'
    ));`;
  const run = (flags: readonly string[]) =>
    spawnSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
      cwd: place.cwd,
      env: { PATH: process.env.PATH, HERMES_HOME: place.home },
      encoding: 'utf8',
    });
  const plain = run([]);
  const watched = run(['--import', `data:text/javascript,${encodeURIComponent(traced)}`]);
  place.remove();
  expect(plain.stderr).toBe('');
  return {
    builtIns: JSON.parse(plain.stdout) as string[],
    files: watched.stderr.split('\n').filter((url) => url.startsWith('file:')),
  };
}

test('an idle instance has loaded a few files of ours and none of a library', () => {
  const { files } = loadedByIdleInstance();
  expect(files.filter((url) => url.startsWith(dist.href)).length).toBeGreaterThan(1);
  // Many small files make Node optimise its own loader, which costs more memory than all our code.
  expect(files.length).toBeLessThanOrEqual(24);
  expect(files.filter((url) => /node_modules|\/(?:zod|yaml)\//.test(url))).toEqual([]);
});

test('an idle instance has neither a database nor the means to start programs or connections', () => {
  const { builtIns } = loadedByIdleInstance();
  const heavy = ['child_process', 'worker_threads', 'net', 'tls', 'http', 'https', 'http2', 'dns', 'sqlite', 'zlib'];
  expect(builtIns.filter((name) => heavy.includes(name))).toEqual([]);
});

test('the settings of a new home, which the build writes down, are those the schema gives', async () => {
  const built = JSON.parse(readFileSync(new URL('default-config.json', dist), 'utf8')) as unknown;
  expect(built).toEqual(JSON.parse(JSON.stringify(await parseConfig('', 'config.yaml'))));
});
