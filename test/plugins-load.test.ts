import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run as disable } from '../src/cli/commands/plugins-disable.js';
import { run as enable } from '../src/cli/commands/plugins-enable.js';
import { run as list } from '../src/cli/commands/plugins-list.js';
import { createTrustStore } from '../src/discovery/trust/trust-store.js';
import { workspaceTrust } from '../src/discovery/workspace-trust.js';
import type { PluginStatus } from '../src/plugins/register-plugins.js';
import { invoke } from './support/invoke.js';
import { writeIn } from './support/temporary-folder.js';
import { callJson, sayFile, type ToolHome, toolHome } from './support/tool-home.js';

const MANIFEST = `name: notes
version: 1.2.0
description: Keeps notes.
author: Ann
provides_tools: [note]
`;

const REGISTER = `import type { PluginContext } from 'hermes-tools';
export function register(ctx) {
  ctx.registerTool({ name: 'note', toolset: 'notes', description: 'Notes.', schema: { type: 'object', properties: {} }, run: () => ({ folder: ctx.config.folder ?? null, version: ctx.version }) });
}
`;

/** A home with one enabled plugin. */
function pluginHome(files: Record<string, string>, settings = ''): ToolHome {
  const place = toolHome();
  for (const [path, content] of Object.entries(files)) place.write(`plugins/notes/${path}`, content);
  place.write('config.yaml', `plugins:\n  enabled: [notes]\n${settings}`);
  return place;
}

async function statusOf(place: ToolHome, name = 'notes'): Promise<PluginStatus> {
  const { json } = await invoke(list, { flags: { home: place.home, cwd: place.cwd, json: true } });
  const found = (json as PluginStatus[]).find((plugin) => plugin.name === name);
  if (found === undefined) throw new Error(`no plugin ${name} in ${JSON.stringify(json)}`);
  return found;
}

describe('a plugin', () => {
  it('brings its tools once it is enabled, with its own settings', async () => {
    const place = pluginHome(
      { 'plugin.yaml': MANIFEST, 'index.ts': REGISTER },
      '  config: { notes: { folder: /n } }\n',
    );
    const hermes = await place.open();
    expect(place.problems).toEqual([]);
    expect(await callJson(hermes, 'note')).toEqual({ folder: '/n', version: '1.2.0' });
    expect(hermes.registry.find('note')?.slot.summary).toMatchObject({
      toolset: 'notes',
      origin: { kind: 'plugin', plugin: 'notes' },
    });
    expect(await statusOf(place)).toMatchObject({
      version: '1.2.0',
      author: 'Ann',
      source: 'user',
      enabled: true,
      tools: ['note'],
      hooks: [],
      problem: null,
    });
    place.write('config.yaml', '');
    expect(await callJson(await place.open(), 'note')).toMatchObject({ code: 'unknown_tool' });
    expect(await statusOf(place)).toMatchObject({ enabled: false, tools: [] });
  });

  it('may leave it to its code what it brings', async () => {
    const place = pluginHome({
      'plugin.yaml': 'name: notes\nversion: 1.2.0\n',
      'index.ts': REGISTER.replace(
        '\n}',
        "\n  ctx.registerHook('transform_tool_result', ({ data }) => ({ ...data, seen: true }));\n}",
      ),
    });
    expect(await callJson(await place.open(), 'note')).toEqual({ folder: null, version: '1.2.0', seen: true });
    expect(place.problems).toEqual([]);
  });

  it('does not run before the first call when nothing changed', async () => {
    const mark =
      '(globalThis as Record<string, number>).registered = ((globalThis as Record<string, number>).registered ?? 0) + 1;';
    const place = pluginHome({
      'plugin.yaml': MANIFEST,
      'index.ts': REGISTER.replace('register(ctx) {', `register(ctx) { ${mark}`),
    });
    await (await place.open()).close();
    const count = () => (globalThis as Record<string, unknown>).registered;
    expect(count()).toBe(1);
    const hermes = await place.open();
    expect(hermes.registry.find('note')).toBeDefined();
    expect(count()).toBe(1);
    await callJson(hermes, 'note');
    await callJson(hermes, 'note');
    expect(count()).toBe(2);
  });

  it.each([
    [
      'a manifest that is wrong',
      'manifest_invalid',
      { 'plugin.yaml': 'name: notes\ncolour: red\n', 'index.ts': REGISTER },
      /plugin\.yaml:2: colour: /,
    ],
    ['no main module', 'main_missing', { 'plugin.yaml': MANIFEST }, /has no index\.ts/],
    [
      'a main module outside its folder',
      'manifest_invalid',
      { 'plugin.yaml': `${MANIFEST}main: ../../x.ts\n` },
      /main: expected a path inside the folder/,
    ],
    [
      'code that cannot be read',
      'bundle_failed',
      { 'plugin.yaml': MANIFEST, 'index.ts': 'export function (' },
      /its code cannot be read: index\.ts:1:/,
    ],
    [
      'code that throws',
      'load_failed',
      { 'plugin.yaml': MANIFEST, 'index.ts': "throw new RangeError('early'); export {}" },
      /RangeError: early/,
    ],
    [
      'no register',
      'register_missing',
      { 'plugin.yaml': MANIFEST, 'index.ts': 'export const x = 1;' },
      /exports no function called register/,
    ],
    [
      'a register that throws',
      'register_failed',
      { 'plugin.yaml': MANIFEST, 'index.ts': "export function register() { throw new Error('late'); }" },
      /its register\(ctx\) failed: late/,
    ],
    [
      'a tool it did not declare',
      'undeclared',
      { 'plugin.yaml': MANIFEST.replace('[note]', '[]'), 'index.ts': REGISTER },
      /registers the tool note, which its plugin\.yaml does not list/,
    ],
    [
      'a hook it did not declare',
      'undeclared',
      {
        'plugin.yaml': MANIFEST,
        'index.ts': "export function register(ctx) { ctx.registerHook('post_tool_call', () => {}); }",
      },
      /registers the hook post_tool_call, which its plugin\.yaml does not list/,
    ],
    [
      'an unknown hook',
      'register_failed',
      {
        'plugin.yaml': MANIFEST,
        'index.ts': "export function register(ctx) { ctx.registerHook('on_fire', () => {}); }",
      },
      /unknown hook on_fire/,
    ],
  ])('with %s fails with its own reason and hurts nothing else', async (_what, reason, files, message) => {
    const place = pluginHome(files as unknown as Record<string, string>);
    place.write('tools/say.ts', sayFile('say', 'fine'));
    const hermes = await place.open();
    expect(await callJson(hermes, 'say')).toMatchObject({ word: 'fine' });
    expect(hermes.registry.find('note')).toBeUndefined();
    expect(place.problems).toEqual([expect.stringMatching(message)]);
    expect((await statusOf(place)).problem).toEqual({ reason, message: expect.stringMatching(message) });
  });

  it('tells what its manifest promises and it does not bring, and what is enabled and not there', async () => {
    const place = pluginHome({ 'plugin.yaml': MANIFEST.replace('[note]', '[note, other]'), 'index.ts': REGISTER });
    place.write('config.yaml', 'plugins:\n  enabled: [notes, ghost]\n  packages: [nowhere]\n');
    const hermes = await place.open();
    expect(hermes.registry.find('note')).toBeDefined();
    expect(place.problems.join('\n')).toContain(
      'plugin notes: its plugin.yaml lists the tool other, which it does not register',
    );
    expect(place.problems.join('\n')).toContain('plugin ghost: is enabled in the settings but is not there');
    expect(await statusOf(place, 'nowhere')).toMatchObject({ enabled: false, problem: { reason: 'not_found' } });
  });

  it('makes its tools unavailable when a variable it needs is missing', async () => {
    const place = pluginHome({
      'plugin.yaml': `${MANIFEST}requires_env: [{ name: NOTES_KEY, description: The key }]\n`,
      'index.ts': REGISTER,
    });
    expect(await callJson(await place.open(), 'note')).toMatchObject({
      code: 'unavailable',
      error: expect.stringContaining('NOTES_KEY is not set'),
    });
    expect(place.problems.join()).toContain('needs NOTES_KEY');
    const hermes = await place.open({ env: { NOTES_KEY: 'x' } });
    expect(await callJson(hermes, 'note')).toMatchObject({ version: '1.2.0' });
    expect(hermes.registry.find('note')?.slot.summary.requiresEnv).toEqual([
      { name: 'NOTES_KEY', description: 'The key' },
    ]);
  });

  it('replaces a tool only when it says so and the operator allows it', async () => {
    const override = REGISTER.replace(
      "name: 'note', toolset: 'notes',",
      "name: 'note', toolset: 'notes', override: true,",
    );
    const plain = pluginHome({ 'plugin.yaml': MANIFEST, 'index.ts': REGISTER });
    plain.write('tools/note.ts', sayFile('note', 'file'));
    expect(await callJson(await plain.open(), 'note')).toMatchObject({ word: 'file' });
    expect((await statusOf(plain)).problem).toMatchObject({ reason: 'conflict' });
    const asked = pluginHome({ 'plugin.yaml': MANIFEST, 'index.ts': override });
    asked.write('tools/note.ts', sayFile('note', 'file'));
    expect(await callJson(await asked.open(), 'note')).toMatchObject({ word: 'file' });
    expect(asked.problems.join()).toContain('add notes to plugins.allow_tool_override');
    asked.write('config.yaml', 'plugins:\n  enabled: [notes]\n  allow_tool_override: [notes]\n');
    expect(await callJson(await asked.open(), 'note')).toMatchObject({ version: '1.2.0' });
  });

  it('may be an npm package or lie in a trusted workspace; the first of a name counts', async () => {
    const place = toolHome();
    const manifest = (name: string, tool: string) => `name: ${name}\nprovides_tools: [${tool}]\n`;
    const code = (tool: string) => REGISTER.replaceAll('note', tool);
    place.write('packages/node_modules/@acme/pack/plugin.yaml', `${manifest('pack', 'packed')}main: lib/main.ts\n`);
    place.write('packages/node_modules/@acme/pack/package.json', '{"name":"@acme/pack"}');
    place.write('packages/node_modules/@acme/pack/lib/main.ts', code('packed'));
    writeIn(place.cwd, '.hermes/plugins/here/plugin.yaml', manifest('here', 'local'));
    writeIn(place.cwd, '.hermes/plugins/here/index.ts', code('local'));
    writeIn(place.cwd, '.hermes/plugins/pack/plugin.yaml', manifest('pack', 'stolen'));
    writeIn(place.cwd, '.hermes/plugins/pack/index.ts', code('stolen'));
    place.write('config.yaml', 'plugins:\n  enabled: [pack, here]\n  packages: ["@acme/pack"]\n');
    const before = await place.open();
    expect(before.registry.find('packed'), place.problems.join()).toBeDefined();
    expect(before.registry.find('local')).toBeUndefined();
    createTrustStore(place.home).trust(workspaceTrust(place.cwd, { root: place.home }).snapshot, new Date());
    const hermes = await place.open();
    expect(await callJson(hermes, 'local')).toMatchObject({ version: '0.0.0' });
    expect(await callJson(hermes, 'packed')).toMatchObject({ version: '0.0.0' });
    expect(hermes.registry.find('stolen')).toBeUndefined();
    expect(place.problems.join('\n')).toContain('A plugin called pack is already in');
  });
});

describe('hooks of a plugin', () => {
  const HOOKED = `name: notes\nprovides_hooks: [pre_tool_call, post_tool_call, transform_tool_result]\n`;

  it('observe, change and veto calls, also when their code is loaded at the first event', async () => {
    const place = pluginHome({
      'plugin.yaml': HOOKED,
      'index.ts': `export function register(ctx) {
        ctx.registerHook('pre_tool_call', ({ args }) => (args.to === 'nobody' ? { veto: 'not to nobody' } : args.to === 'ann' ? { args: { to: 'Ann' } } : undefined));
        ctx.registerHook('transform_tool_result', ({ data }) => ({ ...data, seen: true }));
        ctx.registerHook('post_tool_call', ({ tool, outcome }) => ctx.log(tool + ' ' + outcome.ok));
      }`,
    });
    place.write('tools/say.ts', sayFile('say', 'hi'));
    for (const round of ['first', 'from the cache']) {
      place.problems.length = 0;
      const hermes = await place.open();
      expect(await callJson(hermes, 'say', { to: 'ann' }), round).toEqual({ word: 'hi', to: 'Ann', seen: true });
      expect(await callJson(hermes, 'say', { to: 'nobody' })).toMatchObject({
        error: expect.stringContaining('not to nobody'),
      });
      expect(place.problems).toContain('plugin notes: say true');
    }
    expect(await statusOf(place)).toMatchObject({
      hooks: ['pre_tool_call', 'transform_tool_result', 'post_tool_call'],
    });
  });

  it('are attributed to their own plugin', async () => {
    const place = pluginHome({
      'plugin.yaml': HOOKED,
      'index.ts':
        "export function register(ctx) { ctx.registerHook('pre_tool_call', () => undefined); ctx.registerHook('post_tool_call', () => { throw new Error('oops'); }); ctx.registerHook('transform_tool_result', () => undefined); }",
    });
    place.write('plugins/second/plugin.yaml', 'name: second\nprovides_hooks: [pre_tool_call]\n');
    place.write(
      'plugins/second/index.ts',
      "export function register(ctx) { ctx.registerHook('pre_tool_call', () => undefined); }",
    );
    place.write('config.yaml', 'plugins:\n  enabled: [notes, second]\n');
    place.write('tools/say.ts', sayFile('say', 'hi'));
    expect(await callJson(await place.open(), 'say')).toMatchObject({ word: 'hi' });
    expect(place.problems.join('\n')).toContain('plugin notes');
    expect(place.problems.join('\n')).toContain('oops');
    expect(await statusOf(place, 'second')).toMatchObject({ hooks: ['pre_tool_call'] });
  });

  it('fail closed when they guard: a failing guard stops the call, a guard that cannot be loaded stops all', async () => {
    const failing = pluginHome({
      'plugin.yaml': HOOKED.replace(', post_tool_call, transform_tool_result', ''),
      'index.ts':
        "export function register(ctx) { ctx.registerHook('pre_tool_call', () => { throw new Error('guard broke'); }); }",
    });
    failing.write('tools/say.ts', sayFile('say', 'hi'));
    expect(await callJson(await failing.open(), 'say')).toHaveProperty('error');
    const guards = 'name: notes\nprovides_hooks: [{ name: pre_tool_call, guards: true }]\n';
    const broken = pluginHome({ 'plugin.yaml': guards, 'index.ts': 'export function register(' });
    broken.write('tools/say.ts', sayFile('say', 'hi'));
    expect(await callJson(await broken.open(), 'say')).toMatchObject({
      error: expect.stringContaining('guards every call and could not be loaded'),
    });
    broken.write('config.yaml', '');
    expect(await callJson(await broken.open(), 'say')).toMatchObject({ word: 'hi' });
  });
});

describe('hermes plugins enable and disable', () => {
  it('edit the settings in place and keep comments', async () => {
    const place = toolHome();
    place.write('plugins/notes/plugin.yaml', MANIFEST);
    place.write('plugins/notes/index.ts', REGISTER);
    place.write(
      'config.yaml',
      '# mine\nprofile: default   # the usual\nplugins:\n  # carefully chosen\n  enabled: []\ntoolsets: null\n',
    );
    const config = join(place.home, 'config.yaml');
    const flags = { home: place.home, cwd: place.cwd };
    expect((await invoke(enable, { args: ['notes'], flags: { ...flags, json: true } })).json).toEqual({
      plugin: 'notes',
      enabled: true,
      changed: true,
    });
    const text = readFileSync(config, 'utf8');
    for (const kept of ['# mine', '# the usual', '# carefully chosen', 'toolsets: null']) expect(text).toContain(kept);
    expect(await callJson(await place.open(), 'note')).toMatchObject({ version: '1.2.0' });
    expect((await invoke(enable, { args: ['notes'], flags })).out).toContain('was enabled already');
    await invoke(disable, { args: ['notes'], flags });
    expect(await callJson(await place.open(), 'note')).toMatchObject({ code: 'unknown_tool' });
    expect(readFileSync(config, 'utf8')).toContain('# carefully chosen');
  });

  it('refuse unknown names with a suggestion, and settings that are broken', async () => {
    const place = toolHome();
    place.write('plugins/notes/plugin.yaml', MANIFEST);
    place.write('plugins/notes/index.ts', REGISTER);
    const flags = { home: place.home, cwd: place.cwd };
    await expect(invoke(enable, { args: ['nots'], flags })).rejects.toThrow(
      'There is no plugin nots. Did you mean notes?',
    );
    await expect(invoke(enable, { args: [], flags })).rejects.toThrow('Which plugin?');
    const broken = 'plugins:\n  enabled: yes please\n';
    writeFileSync(join(place.home, 'config.yaml'), broken);
    await expect(invoke(enable, { args: ['notes'], flags })).rejects.toThrow(/config\.yaml:2/);
    expect(readFileSync(join(place.home, 'config.yaml'), 'utf8')).toBe(broken);
  });

  it('lose nothing when several do it at once', async () => {
    const place = toolHome();
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) {
      place.write(`plugins/${name}/plugin.yaml`, `name: ${name}\n`);
      place.write(`plugins/${name}/index.ts`, 'export function register() {}');
    }
    await Promise.all(
      names.map((name) => invoke(enable, { args: [name], flags: { home: place.home, cwd: place.cwd } })),
    );
    const { json } = await invoke(list, { flags: { home: place.home, cwd: place.cwd, json: true } });
    expect((json as PluginStatus[]).filter((plugin) => plugin.enabled).map((plugin) => plugin.name)).toEqual(names);
  });
});
