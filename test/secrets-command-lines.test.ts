import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { temporaryHome } from '../src/testing/temporary-home.js';

registerBuiltIns();
const place = temporaryHome();
const seen: string[] = [];
let hermes: Hermes;

beforeAll(async () => {
  const env = { PATH: '/usr/bin:/bin', HOME: place.cwd };
  hermes = await createHermes({ home: place.home, cwd: place.cwd, env, yolo: true });
  for (const name of ['call-start', 'call-end', 'notice', 'problem'] as const)
    hermes.on(name, (event) => seen.push(JSON.stringify(event)));
});
afterAll(async () => {
  await hermes.close();
  place.remove();
});

/** Everything home holds but the raw output of commands, which is masked when it is read out. */
function kept(): string {
  const files = readdirSync(place.home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return paths
    .filter((path) => !/\/(?:results|processes)\//.test(path))
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

const LINES = [
  ['mysql -uroot -pzebrafish app', 'zebrafish'],
  ['mysql --password=okapi-word app', 'okapi-word'],
  ['sshpass -p narwhals ssh host.invalid', 'narwhals'],
  ['curl -u admin:lemurian http://127.0.0.1:9/', 'lemurian'],
  ['redis-cli -a quokkas ping', 'quokkas'],
  ['PGPASSWORD=wallabies psql -h db.invalid', 'wallabies'],
  ["mysql -p'two words' app", 'two words'],
] as const;

it.each(LINES)('%s: its password is in no answer, event, error or record', async (command, secret) => {
  for (const line of [command, `echo ${JSON.stringify(command).replaceAll('$', '\\$')}`, `set -x; ${command}`]) {
    const answer = await hermes.call('terminal', { command: line, timeout: 20 });
    expect(answer).not.toContain(secret);
  }
  expect(seen.join('\n')).not.toContain(secret);
  expect(kept()).not.toContain(secret);
});

it('a password that looks like one is masked wherever it appears later', async () => {
  await hermes.call('terminal', { command: 'mysql -uroot -pTr0ub4dor3 app' });
  expect(await hermes.call('terminal', { command: 'printf "%s" "Tr0ub4" "dor3"' })).toContain(
    '[redacted:known-secret:',
  );
});

it.each([
  'mkdir -p zebrafish',
  'docker run -p 80:80 --name mysql -p3306:3306 mysql',
  'ssh -p 2222 host',
  'mysql -u root -p zebrafish',
])('%s is shown as it is', async (line) => {
  expect(await hermes.call('terminal', { command: `echo '${line}'` })).toContain(line);
});

it('the name of a tool there is not is masked for whoever listens', async () => {
  const name = `ghp_${'aB3dE6gH9j'.repeat(4).slice(0, 36)}`;
  expect(await hermes.call(name, {})).not.toContain(name);
  expect(seen.join('\n')).not.toContain(name);
});
