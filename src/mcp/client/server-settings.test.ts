import { expect, it } from 'vitest';
import { configSchema } from '../../config/schema.js';
import { nameTools } from './server-names.js';
import { readServers } from './server-settings.js';
import { compileGlobs } from './tool-globs.js';

const read = (servers: object, env: Record<string, string> = {}) =>
  readServers(configSchema.parse({ mcp_servers: servers }).mcp_servers, env);

it('fills in variables and tells of those that are not set', () => {
  const { servers, problems } = read(
    { a: { command: `\${BIN}/run`, args: [`--key=\${KEY}`, `\${NONE:-plain}`], env: { T: `\${MISSING}` } } },
    { BIN: '/opt', KEY: 'k' },
  );
  expect(servers[0]?.place).toMatchObject({
    command: '/opt/run',
    args: ['--key=k', 'plain'],
    env: { T: `\${MISSING}` },
  });
  expect(problems).toEqual([{ server: 'a', message: `\${MISSING} is not set.` }]);
});

it('leaves out what cannot be used and says why', () => {
  const { servers, problems } = read({
    'a:b': { command: 'x' },
    nothing: {},
    ftp: { url: 'ftp://example.org' },
    off: { command: 'x', enabled: false },
    both: { command: 'x', url: 'https://example.org/mcp' },
  });
  expect(servers.map(({ name, place }) => [name, place.kind])).toEqual([['both', 'http']]);
  expect(problems.map(({ server }) => server)).toEqual(['a:b', 'nothing', 'ftp', 'both']);
});

it.each([
  [undefined, [], 'anything', true],
  [[], [], 'anything', false],
  [['read_*'], [], 'read_file', true],
  [['read_*'], [], 'write_file', false],
  [['*'], ['*_secret*'], 'get_secrets', false],
  [['a*b*c'], [], 'a1b2c', true],
  [['a*b*c'], [], 'acb', false],
  [['?at'], [], 'cat', true],
  [['a*a'], [], 'a', false],
])('include %j exclude %j: %s is offered: %s', (include, exclude, name, expected) => {
  expect(compileGlobs(include, exclude)(name)).toBe(expected);
});

it('matches in linear time', () => {
  const matches = compileGlobs([`${'*a'.repeat(200)}*b`], []);
  expect(matches('a'.repeat(20_000))).toBe(false);
});

it('makes names that a registry takes, each its own, always the same', () => {
  const names = nameTools('srv', ['ok', 'a/b', 'a b', 'x'.repeat(200), 'Ünï']);
  expect(names.get('ok')).toBe('mcp-srv:ok');
  expect(new Set(names.values()).size).toBe(5);
  for (const name of names.values()) expect(name).toMatch(/^mcp-srv:[A-Za-z0-9_.-]{1,120}$/);
  expect(nameTools('srv', ['a b', 'a/b']).get('a/b')).toBe(names.get('a/b'));
});
