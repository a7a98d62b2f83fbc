import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run as reload } from '../src/cli/commands/tools-reload.js';
import { run as trust } from '../src/cli/commands/trust.js';
import { invoke } from './support/invoke.js';
import { writeIn } from './support/temporary-folder.js';
import { callJson, sayFile, toolHome, until } from './support/tool-home.js';

it('hermes trust shows what a workspace brings, trusts it, and shows the difference later', async () => {
  const place = toolHome();
  const flags = { home: place.home, cwd: place.cwd };
  expect((await invoke(trust, { flags })).out).toContain('has no tools or settings for Hermes');
  writeIn(place.cwd, '.hermes/tools/say.ts', sayFile('say', 'one'));
  writeIn(place.cwd, '.mcp.json', '{"mcpServers":{"x":{"command":"evil\u202e"}}}');
  await expect(invoke(trust, { flags })).rejects.toThrow(`Trust ${place.cwd}? Nobody can be asked here: add --yes`);
  expect(await callJson(await place.open(), 'say')).toMatchObject({ code: 'unknown_tool' });

  const look = await invoke(trust, { flags: { ...flags, json: true } });
  expect(look).toMatchObject({ code: 3, json: { state: 'untrusted', trusted: false } });

  const first = await invoke(trust, { flags: { ...flags, yes: true } });
  expect(first.code).toBe(0);
  expect(first.out).toContain('.hermes/tools/say.ts  code that runs as you: tools');
  expect(first.out).toContain('evil\\u202e');
  expect(first.out).toContain('is trusted. New sessions use it.');
  expect(await callJson(await place.open(), 'say')).toMatchObject({ word: 'one' });
  expect((await invoke(trust, { flags })).out).toContain('is trusted and has not changed');

  writeIn(place.cwd, '.hermes/tools/say.ts', sayFile('say', 'two'));
  rmSync(join(place.cwd, '.mcp.json'));
  const second = await invoke(trust, { flags: { ...flags, yes: true } });
  expect(second.out).toMatch(/changed: \.hermes\/tools\/say\.ts[\s\S]*-.*word: 'one'[\s\S]*\+.*word: 'two'/);
  expect(second.out).toMatch(/removed: \.mcp\.json/);
  expect(await callJson(await place.open(), 'say')).toMatchObject({ word: 'two' });

  const { json } = await invoke(trust, { flags: { ...flags, json: true } });
  expect(json).toMatchObject({
    root: place.cwd,
    state: 'trusted',
    trusted: true,
    changes: [],
    items: [{ path: '.hermes/tools/say.ts' }],
  });
  expect((await invoke(trust, { flags: { ...flags, revoke: true } })).out).toContain('is no longer trusted');
  expect(await callJson(await place.open(), 'say')).toMatchObject({ code: 'unknown_tool' });
});

it('hermes trust takes a folder, and refuses one with a link that leads out', async () => {
  const place = toolHome();
  writeIn(place.cwd, 'project/.mcp.json', '{}');
  const { json } = await invoke(trust, {
    args: ['project'],
    flags: { home: place.home, cwd: place.cwd, yes: true, json: true },
  });
  expect(json).toMatchObject({ root: join(place.cwd, 'project'), trusted: true });
  const { symlinkSync } = await import('node:fs');
  writeIn(place.cwd, 'other/.hermes/tools/a.ts', 'a');
  symlinkSync('/etc/passwd', join(place.cwd, 'other/.hermes/tools/b.ts'));
  await expect(
    invoke(trust, { args: ['other'], flags: { home: place.home, cwd: place.cwd, yes: true } }),
  ).rejects.toThrow(
    /cannot be trusted: \.hermes\/tools\/b\.ts is a link that does not lead into \.hermes: \/etc\/passwd/,
  );
});

it('hermes tools reload lists what is new, names what is broken, and lets running sessions use the rest', async () => {
  const place = toolHome();
  place.write('tools/say.ts', sayFile('say', 'one'));
  const running = await place.open({ liveTools: true });
  place.write('tools/say.ts', sayFile('say', 'two'));
  place.write('tools/fresh.ts', sayFile('fresh', 'new'));
  writeFileSync(join(place.home, 'tools/broken.ts'), 'export const = 1;');
  const flags = { home: place.home, cwd: place.cwd };
  await expect(invoke(reload, { flags })).rejects.toThrow('add --yes');
  expect(await callJson(running, 'say')).toMatchObject({ word: 'one' });
  const { code, json, err } = await invoke(reload, { flags: { ...flags, yes: true, json: true } });
  expect(code).toBe(1);
  expect(err).toContain('broken.ts');
  expect(json).toMatchObject({
    reloaded: true,
    files: [{ tools: ['fresh'] }, { tools: ['say'] }],
    broken: [join(place.home, 'tools/broken.ts')],
  });
  await until(async () => (await callJson(running, 'say')).word === 'two', 'the changed file is used');
  await until(async () => (await callJson(running, 'fresh')).word === 'new', 'the new file is used');
  rmSync(join(place.home, 'tools/broken.ts'));
  expect((await invoke(reload, { flags })).out).toContain('Nothing is new');
});
