import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTrustStore } from '../src/discovery/trust/trust-store.js';
import { trustedText, workspaceTrust } from '../src/discovery/workspace-trust.js';
import { temporaryFolder, writeIn } from './support/temporary-folder.js';
import { callJson, sayFile, type ToolHome, toolHome } from './support/tool-home.js';

function trust(place: ToolHome): void {
  createTrustStore(place.home).trust(workspaceTrust(place.cwd, { root: place.home }).snapshot, new Date());
}

const state = (place: ToolHome) => workspaceTrust(place.cwd, { root: place.home });

describe('a workspace', () => {
  it('brings nothing before it is trusted, its tools afterwards, and nothing again after a change', async () => {
    const place = toolHome();
    writeIn(
      place.cwd,
      '.hermes/tools/say.ts',
      `(globalThis as Record<string, unknown>).ranBeforeTrust = true;\n${sayFile('say', 'project')}`,
    );
    expect(await callJson(await place.open(), 'say')).toMatchObject({ code: 'unknown_tool' });
    expect((globalThis as Record<string, unknown>).ranBeforeTrust).toBeUndefined();
    expect(place.problems).toEqual([
      `${place.cwd}: has tools or settings for Hermes, which are not used. Look at them with: hermes trust`,
    ]);
    trust(place);
    expect(await callJson(await place.open(), 'say')).toMatchObject({ word: 'project' });
    writeIn(place.cwd, '.hermes/tools/say.ts', sayFile('say', 'changed'));
    expect(await callJson(await place.open(), 'say')).toMatchObject({ code: 'unknown_tool' });
    expect(place.problems.at(-1)).toContain('was trusted, but something changed since');
    trust(place);
    expect(await callJson(await place.open(), 'say')).toMatchObject({ word: 'changed' });
  });

  it('tells what is there and what changed', () => {
    const place = toolHome();
    expect(state(place).state).toBe('none');
    writeIn(place.cwd, '.hermes/tools/a.ts', 'a');
    writeIn(place.cwd, '.hermes/tools/b.ts', 'b');
    writeIn(place.cwd, '.mcp.json', '{}');
    writeIn(place.cwd, 'src/other.ts', 'not covered');
    expect(state(place)).toMatchObject({ state: 'untrusted', changes: [], refusals: [] });
    expect(state(place).items.map((item) => item.path)).toEqual([
      '.hermes/tools/a.ts',
      '.hermes/tools/b.ts',
      '.mcp.json',
    ]);
    trust(place);
    writeIn(place.cwd, 'src/other.ts', 'changed, but not covered');
    expect(state(place)).toMatchObject({ state: 'trusted', changes: [] });
    writeIn(place.cwd, '.hermes/tools/a.ts', 'A');
    rmSync(join(place.cwd, '.hermes/tools/b.ts'));
    writeIn(place.cwd, 'hermes_permissions.yaml', 'profiles: {}');
    expect(state(place)).toMatchObject({
      state: 'changed',
      changes: [
        { path: '.hermes/tools/a.ts', change: 'changed' },
        { path: '.hermes/tools/b.ts', change: 'removed' },
        { path: 'hermes_permissions.yaml', change: 'added' },
      ],
    });
    expect(trustedText(state(place), '.mcp.json')).toBeUndefined();
  });

  it('counts as changed when everything in it was removed', () => {
    const place = toolHome();
    writeIn(place.cwd, '.mcp.json', '{}');
    trust(place);
    rmSync(join(place.cwd, '.mcp.json'));
    expect(state(place)).toMatchObject({ state: 'changed', changes: [{ path: '.mcp.json', change: 'removed' }] });
  });

  it.each([
    [
      'a file outside',
      (cwd: string, outside: string) => symlinkSync(join(outside, 'x.ts'), join(cwd, '.hermes/tools/x.ts')),
    ],
    [
      'a file of the workspace that is not covered',
      (cwd: string) => symlinkSync('../../src/x.ts', join(cwd, '.hermes/tools/x.ts')),
    ],
    ['nothing, today', (cwd: string) => symlinkSync('later.ts', join(cwd, '.hermes/tools/x.ts'))],
    ['itself', (cwd: string) => symlinkSync('x.ts', join(cwd, '.hermes/tools/x.ts'))],
    ['a folder outside', (cwd: string, outside: string) => symlinkSync(outside, join(cwd, '.hermes/lib'))],
  ])('cannot be trusted while a link leads to %s', (_what, link) => {
    const place = toolHome();
    const outside = temporaryFolder('outside');
    writeFileSync(join(outside, 'x.ts'), 'x');
    writeIn(place.cwd, 'src/x.ts', 'x');
    mkdirSync(join(place.cwd, '.hermes/tools'), { recursive: true });
    link(place.cwd, outside);
    expect(state(place).refusals).toHaveLength(1);
    trust(place);
    expect(state(place).state).toBe('changed');
  });

  it('follows a link to something that is covered itself', () => {
    const place = toolHome();
    writeIn(place.cwd, '.hermes/lib/x.ts', 'x');
    mkdirSync(join(place.cwd, '.hermes/tools'));
    symlinkSync('../lib/x.ts', join(place.cwd, '.hermes/tools/x.ts'));
    expect(state(place)).toMatchObject({ refusals: [], state: 'untrusted' });
  });

  it('never takes home for a workspace', () => {
    const work = temporaryFolder('user');
    const home = join(work, '.hermes');
    mkdirSync(home);
    writeFileSync(join(home, 'config.yaml'), '');
    expect(workspaceTrust(work, { root: home }).state).toBe('none');
  });

  it('keeps its record to the owner, and says when it is damaged', () => {
    const place = toolHome();
    writeIn(place.cwd, '.mcp.json', '{}');
    trust(place);
    expect(statSync(join(place.home, 'trust.json')).mode & 0o777).toBe(0o600);
    writeFileSync(join(place.home, 'trust.json'), '{');
    expect(() => state(place)).toThrow(/trust\.json is damaged, so no workspace is trusted/);
  });

  it('runs only code that was trusted: no import may leave .hermes', async () => {
    const place = toolHome();
    writeIn(place.cwd, 'src/word.ts', "export const word = 'outside';");
    writeIn(place.cwd, 'node_modules/sneaky/package.json', '{"name":"sneaky","main":"index.js"}');
    writeIn(place.cwd, 'node_modules/sneaky/index.js', 'module.exports = 1;');
    writeIn(
      place.cwd,
      '.hermes/tools/a.ts',
      "import { tool } from 'hermes-tools';\nimport { word } from '../../src/word.ts';\nexport const t = tool({ name: 'a', description: 'x', schema: { type: 'object' } }, () => word);",
    );
    writeIn(place.cwd, '.hermes/tools/b.ts', "import x from 'sneaky'; export const y = x;");
    writeIn(place.cwd, '.hermes/lib/word.ts', "export const word = 'inside';");
    writeIn(
      place.cwd,
      '.hermes/tools/c.ts',
      "import { tool } from 'hermes-tools';\nimport { word } from '../lib/word.ts';\nexport const t = tool({ name: 'c', description: 'x', schema: { type: 'object', properties: {} } }, () => ({ word }));",
    );
    trust(place);
    const hermes = await place.open();
    expect(await callJson(hermes, 'c')).toEqual({ word: 'inside' });
    expect(await callJson(hermes, 'a')).toMatchObject({ code: 'unknown_tool' });
    expect(place.problems.filter((problem) => problem.includes('outside what was trusted'))).toHaveLength(2);
  });
});

describe('permissions of a workspace', () => {
  const PROFILE = 'profiles:\n  default:\n    allow: ["*"]\n    deny: ["file:read"]\n';

  async function reading(place: ToolHome) {
    writeIn(place.cwd, 'x.txt', 'text');
    const hermes = await place.open({ profile: 'default' });
    return callJson(hermes, 'read_x');
  }

  function placeWithReader(): ToolHome {
    const place = toolHome();
    place.write(
      'tools/read.ts',
      "import { tool } from 'hermes-tools';\nexport const t = tool({ name: 'read_x', description: 'x', schema: { type: 'object', properties: {} }, effects: () => [{ permission: 'file:read', path: 'x.txt' }] }, () => ({ ok: true }));",
    );
    return place;
  }

  it('narrow once it is trusted, and keep narrowing while a change is not looked at', async () => {
    const place = placeWithReader();
    writeIn(place.cwd, 'hermes_permissions.yaml', PROFILE);
    expect(await reading(place)).toEqual({ ok: true });
    trust(place);
    expect(await reading(place)).toMatchObject({ code: 'denied' });
    writeIn(place.cwd, 'hermes_permissions.yaml', 'profiles:\n  default:\n    allow: ["*"]\n    deny: []\n');
    expect(await reading(place)).toMatchObject({ code: 'denied' });
    rmSync(join(place.cwd, 'hermes_permissions.yaml'));
    expect(await reading(place)).toMatchObject({ code: 'denied' });
    trust(place);
    expect(await reading(place)).toEqual({ ok: true });
  });

  it('never widen what the operator allows', async () => {
    const place = placeWithReader();
    writeIn(place.home, 'permissions.yaml', 'profiles:\n  default:\n    allow: ["*"]\n    deny: ["file:read"]\n');
    writeIn(place.cwd, 'hermes_permissions.yaml', 'profiles:\n  default:\n    allow: ["*"]\n    deny: []\n');
    trust(place);
    expect(await reading(place)).toMatchObject({ code: 'denied' });
  });

  it('stop the start when they cannot be read, with file and line', async () => {
    const place = toolHome();
    writeIn(place.cwd, 'hermes_permissions.yaml', 'profiles:\n  default:\n    alow: []\n');
    trust(place);
    await expect(place.open({ profile: 'default' })).rejects.toThrow(/hermes_permissions\.yaml:3/);
    expect(readFileSync(join(place.cwd, 'hermes_permissions.yaml'), 'utf8')).toContain('alow');
  });
});
