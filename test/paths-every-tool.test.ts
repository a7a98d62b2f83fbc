import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { buildFixture, changesBetween, loadTraversal, profileOf, snapshot } from './support/traversal.js';

registerBuiltIns();
const sample = loadTraversal(fileURLToPath(new URL('corpora/traversal.json', import.meta.url)));
const fixture = buildFixture(sample);
const home = mkdtempSync(join(tmpdir(), 'hermes-paths-home-'));
let hermes: Hermes;

beforeAll(async () => {
  const files = profileOf(sample, undefined, fixture.root);
  hermes = await createHermes({
    home,
    cwd: fixture.workspace,
    toolsets: ['file', 'filesystem', 'terminal', 'code_execution'],
    record: false,
    profile: {
      allow: ['file:*', 'terminal:execute', 'code:execute', 'process:manage'],
      deny: [],
      restrictions: { 'file:read': files, 'file:write': files, 'file:delete': files },
    },
  });
});
afterAll(async () => {
  await hermes.close();
  fixture.remove();
  rmSync(home, { recursive: true, force: true });
});

/** Out by dots, by an absolute path, by a link, by a chain of links, by another name of the root; denied inside. */
const HOSTILE = [
  '../outside/secret.txt',
  '$ROOT/outside/secret.txt',
  'link-out/secret.txt',
  'link-file',
  'src/up/chain1/sub/s.txt',
  'link-root$ROOT/ws-evil/x.txt',
  'dangling',
  '.env',
  'link-secrets/key.pem',
  '.GIT/config',
];

const section = (lines: string): string => `*** Begin Patch\n${lines}\n*** End Patch`;
const inQuotes = (path: string): string => `'${path}'`;

/** Every way our tools can read or write a path that somebody gives them. */
function callsFor(path: string): [tool: string, args: Record<string, unknown>][] {
  const all = { hidden: true, no_ignore: true };
  return [
    ['read_file', { path }],
    ['read_file', { path, raw: true }],
    ['directory_list', { path, depth: 3, ...all }],
    ['search_files', { pattern: 'can.ry', path, ...all }],
    ['file_search', { query: 'secret', path, ...all }],
    ['file_diff', { path, other: 'a.txt' }],
    ['file_diff', { path: 'a.txt', other: path }],
    ['file_watch', { action: 'start', path }],
    ['file_compress', { action: 'create', archive: 'x.zip', paths: [path] }],
    ['file_compress', { action: 'create', archive: path, paths: ['a.txt'] }],
    ['file_compress', { action: 'extract', archive: path, target: 'unpacked' }],
    ['write_file', { path, content: 'owned', force: true }],
    ['patch', { mode: 'replace', path, old_string: 'canary', new_string: 'owned' }],
    ['patch', { mode: 'patch', patch: section(`*** Add File: ${path}\n+owned`) }],
    ['patch', { mode: 'patch', patch: section(`*** Delete File: ${path}`) }],
    ['patch', { mode: 'patch', patch: section(`*** Update File: a.txt\n*** Move to: ${path}\n@@\n-a\n+owned`) }],
    [
      'patch',
      { mode: 'patch', patch: section(`*** Update File: ${path}\n*** Move to: got.txt\n@@\n-canary-outside\n+x`) },
    ],
    ['terminal', { command: `cat ${inQuotes(path)}; echo owned > ${inQuotes(path)}` }],
    ['terminal', { command: `python3 -c "print(open(${inQuotes(path)}).read())"` }],
    ['terminal', { command: `python3 -c "open(${inQuotes(path)}, 'w').write('owned')"` }],
    ['terminal', { command: 'cat *', workdir: path }],
  ];
}

/** What no call may change: everything outside, and the denied places inside. */
const isHeld = (path: string): boolean =>
  !/^(?:ws|tmp)\//.test(path) || /^ws\/(?:\.env$|secrets(?:\/|$))|(?:^|\/)\.git(?:\/|$)/.test(path);

describe('a hostile path, through every tool', () => {
  it.each(HOSTILE)('%s shows no canary and changes nothing', async (given) => {
    const path = given.replaceAll('$ROOT', fixture.root);
    for (const [tool, args] of callsFor(path)) {
      const before = snapshot(fixture.root);
      const { text, outcome } = await hermes.callFor(tool, args);
      const changes = changesBetween(before, snapshot(fixture.root));
      const told = `${tool} ${JSON.stringify(args)} answered ${text}`;
      expect(text.replaceAll(path, ''), told).not.toContain('canary-');
      expect(changes.filter(isHeld), told).toEqual([]);
      expect(outcome.ok ? 'ok' : outcome.code, told).not.toBe('internal');
      if (changes.length > 0) fixture.reset();
    }
  });
});

it('a search by name counts nothing that may not be read', async () => {
  const { outcome } = await hermes.callFor('file_search', { query: 'key.pem', hidden: true, no_ignore: true });
  expect(outcome).toMatchObject({ ok: true, data: { files: [], total_count: 0, truncated: false } });
});
