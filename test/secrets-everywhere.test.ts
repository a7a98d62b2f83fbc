import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { SECRET_SHAPES } from '../src/gate/secrets/secret-shapes.js';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';

const pemOf = (type: 'rsa' | 'ec'): string =>
  String(
    (type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    ).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
const rsa = pemOf('rsa');
const ec = pemOf('ec');
const lines = (pem: string): string[] => pem.trim().split('\n').slice(1, -1);
const basic = Buffer.from('deploy:Zx9-Qw7-Er5t').toString('base64');

/** Files as they lie about in projects and homes, each with what must not be seen of it. */
const files: Record<string, { readonly text: string; readonly secrets: readonly string[] }> = {
  'shapes.txt': {
    text: SECRET_SHAPES.map(({ hit }, index) => `row ${index}: ${hit} end`).join('\n'),
    secrets: SECRET_SHAPES.map(({ hit }) => /[A-Za-z0-9]{14,}$/.exec(hit)?.[0] ?? hit),
  },
  'service-account.json': {
    text: JSON.stringify(
      { type: 'service_account', private_key_id: 'x', private_key: rsa, client_email: 'a@b.c' },
      null,
      2,
    ),
    secrets: lines(rsa).slice(0, -1),
  },
  'values.yaml': {
    text: `tls:\n  key: |\n${ec.replace(/^/gm, '    ')}\n  cert: none\n`,
    secrets: lines(ec).slice(0, 2),
  },
  'crlf.pem': { text: rsa.replaceAll('\n', '\r\n'), secrets: lines(rsa).slice(0, -1) },
  'kube.yaml': {
    text: `users:\n- name: a\n  user:\n    client-key-data: ${Buffer.from(ec).toString('base64')}\n    token: kT4vQz81LmXw02RbYc7dHs9pNe3Ju6Ga\n`,
    secrets: [Buffer.from(ec).toString('base64').slice(80, 140), 'kT4vQz81LmXw02RbYc7dHs9pNe3Ju6Ga'],
  },
  'docker-config.json': {
    text: JSON.stringify({
      auths: { 'registry.example': { auth: basic }, other: { identitytoken: 'a8Kd93kdLsw02kdLeo29dkWl' } },
    }),
    secrets: [basic, 'a8Kd93kdLsw02kdLeo29dkWl'],
  },
  netrc: { text: 'machine api.example\n  login deploy\n  password Gh7-kk2-Lp9x\n', secrets: ['Gh7-kk2-Lp9x'] },
  'netrc-one-line': { text: 'machine a.example login me password Bn4-tt8-Mw1z\n', secrets: ['Bn4-tt8-Mw1z'] },
  npmrc: {
    text: '//r.example/:_authToken=0f9e8d7c-6b5a-4938-2716-0504a3b2c1d0\n//r.example/:_password=UzNjcjN0UGFzcw==\n',
    secrets: ['0f9e8d7c-6b5a-4938-2716-0504a3b2c1d0', 'UzNjcjN0UGFzcw'],
  },
  pgpass: { text: 'db.example:5432:app:app_user:Vb6-yy3-Kd8s\n', secrets: ['Vb6-yy3-Kd8s'] },
  'pypirc.ini': { text: '[pypi]\nusername = __token__\npassword = Jm5-rr1-Qc7w\n', secrets: ['Jm5-rr1-Qc7w'] },
  'git-credentials': { text: 'https://octo:Hd3-ww9-Zp2r@git.example\n', secrets: ['Hd3-ww9-Zp2r'] },
  'aws.ini': {
    text: '[default]\naws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzKEY1\naws_session_token = IQoJb3JpZ2luX2VjEXAMPLa1B2c3D4e5F6g7H8\n',
    secrets: ['bPxRfiCYzzKEY1', 'a1B2c3D4e5F6g7H8'],
  },
  'urls.txt': {
    text: 'postgres://app:Tk2-hh6-Wx4v@db/x\nmongodb+srv://u:Ls8-dd1-Bq5n@c.example/d\nredis://:Fy7-nn3-Gt9k@r:6379\namqp://g:Pw1-cc5-Rz8j@q\n',
    secrets: ['Tk2-hh6-Wx4v', 'Ls8-dd1-Bq5n', 'Fy7-nn3-Gt9k', 'Pw1-cc5-Rz8j'],
  },
  'azure.txt': {
    text: `DefaultEndpointsProtocol=https;AccountName=a;AccountKey=${'aB1cD2eF3gH4iJ5k'.repeat(5)}L6mN7o==;EndpointSuffix=core\nServer=tcp:s;User ID=u;Password=Cx4-mm7-Vn2h;\n`,
    secrets: ['aB1cD2eF3gH4iJ5kaB1c', 'Cx4-mm7-Vn2h'],
  },
  'jwk.json': {
    text: JSON.stringify({
      kty: 'EC',
      crv: 'P-256',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI',
    }),
    secrets: ['jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI'],
  },
  'wg.conf': {
    text: '[Interface]\nPrivateKey = yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=\n[Peer]\nPresharedKey = /UwcSPg38hW/D9Y3tcS1FOV0K1wuURMbS0sesJEP5ak=\n',
    secrets: ['yAnz5TF+lXXJte14tji3zlMNq', 'D9Y3tcS1FOV0K1wuURMbS0sesJEP5ak'],
  },
  'auth.http': {
    text: `Authorization: Basic ${basic}\nProxy-Authorization: Basic ${basic}\nCookie: a=1; sid=Yb8kPq3xLm7vNc2w\nX-Amz-Security-Token: FwoGZXIvYXdzEBYaDHa1B2c3D4e5F6\n`,
    secrets: [basic, 'Yb8kPq3xLm7vNc2w', 'FwoGZXIvYXdzEBYaDHa1B2c3D4e5F6'],
  },
};
const planted = Object.values(files).flatMap(({ secrets }) => secrets);

let place: TemporaryHome;
let hermes: Hermes;
const seen: string[] = [];
let calls = 0;

beforeAll(async () => {
  registerBuiltIns();
  place = temporaryHome();
  for (const [name, { text }] of Object.entries(files)) writeFileSync(join(place.cwd, name), text);
  hermes = await createHermes({
    home: place.home,
    cwd: place.cwd,
    env: { PATH: process.env.PATH ?? '', HOME: place.cwd, OPENAI_API_KEY: 'sk-proj-Zq8LmN4vB7xC2kJ9hG5fD3sA1pO6iU0y' },
    approve: async () => 'always' as const,
  });
  for (const event of ['call-start', 'call-end', 'progress'] as const)
    hermes.on(event, (detail: unknown) => void seen.push(safeJson(detail)));
});
afterAll(async () => {
  await hermes.close();
  place.remove();
});

const safeJson = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
};
const leaksIn = (text: string): string[] =>
  planted.filter((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)));
const ask = async (name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const answer = await hermes.call(name, args);
  calls += 1;
  expect({
    name,
    args,
    leaks: leaksIn(answer),
    answer: leaksIn(answer).length > 0 ? answer.slice(0, 3_000) : '',
  }).toMatchObject({ leaks: [] });
  return JSON.parse(answer) as Record<string, unknown>;
};

it.each(Object.keys(files))(
  'shows no secret of %s by reading it whole, in parts, by search or by command',
  async (name) => {
    await ask('search_files', { pattern: '.', path: name, limit: 500 });
    await ask('search_files', { pattern: '[A-Za-z0-9+/]{30}', path: name, context: 1 });
    await ask('read_file', { path: name });
    await ask('read_file', { path: name, offset: 5, limit: 3 });
    await ask('read_file', { path: name, offset: -3, limit: 2, column: 12 });
    await ask('terminal', { command: `cat ${name}; sed -n 4,6p ${name}; grep -n . ${name}; cat -A ${name}` });
    await ask('terminal', { command: `cat ${name} >&2; exit 3` });
    await ask('file_diff', { path: name, text: 'nothing\n' });
    await ask('execute_code', {
      language: 'javascript',
      code: `console.log(await (await import('node:fs/promises')).readFile(${JSON.stringify(name)}, 'utf8'))`,
    });
    await ask('write_file', { path: `copy-${name}`, content: files[name]?.text ?? '' });
    await ask('patch', { path: `copy-${name}`, old_string: (files[name]?.text ?? '').slice(0, 3), new_string: '###' });
  },
);

it('shows none in the output of background processes, by page, by search or at its end', async () => {
  const started = await ask('terminal', {
    command: 'for f in *; do cat "$f"; echo; done; sleep 0.1',
    background: true,
  });
  const session_id = String(started.session_id);
  await ask('process', { action: 'wait', session_id, timeout: 20 });
  await ask('process', { action: 'log', session_id, limit: 2_000, offset: 1 });
  for (const offset of [3, 40, 90, -20]) await ask('process', { action: 'log', session_id, offset, limit: 4 });
  await ask('process', { action: 'log', session_id, search: 'M' });
  await ask('process', { action: 'poll', session_id });
  await ask('process', { action: 'list' });
});

it('finds a secret under colours, also in what was stored', async () => {
  const secret = 'ghp_9aB8cD7eF6gH5iJ4kL3mN2oP1qR0sT9uV8wX';
  const coloured = `${secret.slice(0, 12)}\\033[31m${secret.slice(12)}\\033[0m`;
  const answer = await ask('terminal', {
    command: `printf '${coloured}\\n'; yes filler | head -c 300000; echo; printf '${coloured}\\n'`,
  });
  const [stored] = /result:\/\/[\w/-]+/.exec(JSON.stringify(answer)) ?? [];
  expect(stored).toBeDefined();
  const read = await ask('read_file', { path: stored, offset: 1, limit: 3 });
  expect(JSON.stringify(read).replaceAll(/\\u001b\[\d+m|\\x1b\[\d+m/g, '')).not.toContain(secret.slice(4));
});

it('keeps an answer of always about a command with a secret out of the settings', async () => {
  for (const secret of ['ghp_9aB8cD7eF6gH5iJ4kL3mN2oP1qR0sT9uV8wX', 'Tk2-hh6-Wx4v'])
    await ask('terminal', { command: `rm -rf build && : postgres://app:${secret}@db/x` });
});

it('hands none to a child', async () => {
  const answer = await ask('terminal', { command: 'env; cat /proc/self/environ | tr "\\0" "\\n"' });
  expect(JSON.stringify(answer)).toContain('PATH=');
  expect(JSON.stringify(answer)).not.toContain('OPENAI_API_KEY');
});

it('tells listeners of calls none', () => {
  console.log(`${SECRET_SHAPES.length} key shapes, ${Object.keys(files).length - 1} credential files, ${calls} calls`);
  expect(seen.flatMap(leaksIn)).toEqual([]);
});

it('leaves none on disk but in the raw output, which is for the owner alone', async () => {
  await hermes.close();
  const kept = below(place.home);
  const raw = (file: string): boolean => /\/results\/|\/processes\/[^/]+\/log$/.test(file);
  expect(
    kept
      .filter((file) => !raw(file))
      .flatMap((file) => leaksIn(readFileSync(file, 'latin1')).map((leak) => `${file}: ${leak}`)),
  ).toEqual([]);
  for (const file of kept.filter(raw)) expect(statSync(file).mode & 0o077).toBe(0);
  expect(kept.some((file) => file.includes('/checkpoints/blobs/'))).toBe(true);
});

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
