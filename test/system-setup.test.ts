import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LAUNCHER = fileURLToPath(new URL('../bin/hermes.js', import.meta.url));
const SECRET = 'wx-3391-kfj2-aa10';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hermes-setup-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function environment(): Record<string, string> {
  // Nothing may be fetched: the registry is a port where nobody listens.
  return { PATH: process.env.PATH ?? '', HOME: home, npm_config_registry: 'http://127.0.0.1:1' };
}

function hermes(args: readonly string[], input?: string, cwd = home): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [LAUNCHER, ...args, '--home', home, '--cwd', cwd],
      { env: environment() },
      (problem, out, err) => resolve({ code: Number(problem?.code ?? 0), out, err }),
    );
    child.stdin?.end(input ?? '');
  });
}

/** Setup at a real terminal, with keys pressed at its first question. */
function atTerminal(keys: string): Promise<{ text: string; code: number }> {
  return new Promise((resolve) => {
    let text = '';
    let answered = false;
    const pty = spawn(process.execPath, [LAUNCHER, 'setup', '--home', home], {
      cols: 200,
      rows: 40,
      cwd: home,
      env: { ...environment(), TERM: 'xterm' },
    });
    pty.onData((data) => {
      text += data;
      if (answered || !text.includes('empty to skip): ')) return;
      answered = true;
      pty.write(keys);
    });
    pty.onExit(({ exitCode }) => resolve({ text, code: exitCode }));
  });
}

/** A tool of the operator's that needs a key and a package. */
function addTool(fields: string, name = 'weather'): void {
  mkdirSync(join(home, 'tools'), { recursive: true });
  writeFileSync(
    join(home, 'tools', `${name}.ts`),
    `import { registry } from 'hermes-tools';
registry.register({
  name: '${name}', toolset: 'outside', description: 'Tells the weather of a place in a sentence.',
  schema: { type: 'object', properties: {} },
  ${fields}
  run: (_args, ctx) => ({ length: ctx.secrets.get('WEATHER_KEY')?.length ?? 0 }),
});
`,
  );
}

const NEEDS_KEY = `requires: { env: ['WEATHER_KEY'] },
  requiresEnv: [{ name: 'WEATHER_KEY', description: 'key of the weather service', url: 'https://weather.test/keys', secret: true }],`;
const WORDS = 'WEATHER_KEY (key of the weather service), from https://weather.test/keys';

describe('hermes setup', () => {
  it('says what is missing where nobody can be asked, and changes nothing', async () => {
    addTool(NEEDS_KEY);
    const { code, out } = await hermes(['setup']);
    expect(code).toBe(2);
    expect(out).toContain(`Missing: ${WORDS}; for weather`);
    expect(existsSync(join(home, '.env'))).toBe(false);
  });

  it('stores a value from standard input, and the tool can use it', async () => {
    addTool(NEEDS_KEY);
    const { code, out } = await hermes(['setup', '--stdin', 'WEATHER_KEY'], `${SECRET}\n`);
    expect({ code, out }).toEqual({ code: 0, out: `Stored in ${join(home, '.env')}: WEATHER_KEY.\n` });
    expect(readFileSync(join(home, '.env'), 'utf8')).toBe(`WEATHER_KEY=${SECRET}\n`);
    expect(statSync(join(home, '.env')).mode & 0o777).toBe(0o600);
    expect((await hermes(['setup', 'weather'])).out).toBe('Nothing is missing for weather.\n');
    expect(JSON.parse((await hermes(['tools', 'call', 'weather'])).out)).toEqual({ length: SECRET.length });
  });

  it('asks at a terminal without showing what is typed', async () => {
    addTool(NEEDS_KEY);
    const screen = await atTerminal(`${SECRET}\r`);
    expect(screen.code).toBe(0);
    expect(screen.text).toContain(WORDS);
    expect(screen.text).not.toContain(SECRET);
    expect(screen.text).not.toContain(SECRET.slice(0, 4));
    expect(readFileSync(join(home, '.env'), 'utf8')).toBe(`WEATHER_KEY=${SECRET}\n`);
  });

  it('stores nothing when it is interrupted', async () => {
    addTool(NEEDS_KEY);
    const screen = await atTerminal('\u0003');
    expect(screen.code).toBe(130);
    expect(screen.text).not.toContain('at ');
    expect(existsSync(join(home, '.env'))).toBe(false);
  });

  it.each([
    [['--stdin', 'NODE_OPTIONS'], 'x', 'NODE_OPTIONS cannot be stored'],
    [['--stdin', 'HERMES_HOME'], 'x', 'HERMES_HOME cannot be stored'],
    [['--stdin', 'NOT A NAME'], 'x', '"NOT A NAME" is not a name of a variable'],
    [['--stdin', 'EMPTY'], '', 'No value for EMPTY came over standard input'],
    [['--stdin', 'QUOTES'], `'"\``, 'all kinds of quotes'],
    [['wether'], '', 'Did you mean weather'],
    [['a', 'b'], '', 'One tool or toolset at a time'],
  ])('refuses %j', async (args, input, message) => {
    addTool(NEEDS_KEY);
    const { code, err } = await hermes(['setup', ...args], input);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(existsSync(join(home, '.env'))).toBe(false);
  });

  it('installs packages under home without running their scripts, after showing the command', async () => {
    const source = join(home, 'source');
    mkdirSync(source);
    writeFileSync(join(source, 'index.js'), 'module.exports = 7;');
    writeFileSync(
      join(source, 'package.json'),
      JSON.stringify({
        name: 'weather-data',
        version: '1.0.0',
        scripts: { postinstall: `node -e "require('fs').writeFileSync('${join(home, 'ran')}', '')"` },
      }),
    );
    addTool(`requires: { module: ['weather-data'] },`);
    expect(JSON.parse((await hermes(['setup', '--json'])).out)).toEqual({
      stored: [],
      installed: [],
      missing: { variables: [], packages: [{ name: 'weather-data', tools: ['weather'] }] },
    });
    // npm reads this file in the folder it installs into; nothing is fetched.
    mkdirSync(join(home, 'packages'), { recursive: true });
    writeFileSync(
      join(home, 'packages', 'package.json'),
      JSON.stringify({ dependencies: { 'weather-data': `file:${source}` }, overrides: {} }),
    );
    const { code, out, err } = await hermes(['setup', 'weather', '--yes', '--json']);
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(err).toContain(`npm install --prefix ${join(home, 'packages')} --ignore-scripts`);
    expect(JSON.parse(out)).toMatchObject({ installed: ['weather-data'] });
    expect(existsSync(join(home, 'ran'))).toBe(false);
    expect(JSON.parse((await hermes(['tools', 'check', '--json', '--toolsets', 'outside'])).out)).toMatchObject([
      { name: 'weather', state: 'ok' },
    ]);
  });
});

describe('hermes tools check', () => {
  it('tells for each tool whether it works, why not, and how to get it', async () => {
    addTool(NEEDS_KEY);
    addTool(`check: () => { throw new Error('no luck'); },`, 'unlucky');
    const { code, out } = await hermes(['tools', 'check', '--json']);
    const rows = JSON.parse(out) as { name: string; state: string; reason: string | null; fix: string | null }[];
    const row = (name: string) => rows.find((found) => found.name === name);
    expect(code).toBe(1);
    expect(row('sleep')).toMatchObject({ state: 'ok', reason: null, fix: null });
    expect(row('weather')).toMatchObject({
      state: 'unavailable',
      reason: 'WEATHER_KEY is not set',
      fix: `set ${WORDS} with: hermes setup weather`,
    });
    expect(row('unlucky')).toMatchObject({ state: 'broken', reason: 'its check failed: no luck' });
    expect(row('clipboard')).toMatchObject({ state: 'unavailable', fix: 'start Hermes in a desktop session' });
  });

  it('is content with tools that only lack something', async () => {
    const { code, out, err } = await hermes(['tools', 'check', '--toolsets', 'system']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ok +system_info +system$/m);
    expect(err).toContain('0 are broken.');
  });
});

describe('hermes doctor', () => {
  type Row = { area: string; name: string; state: string; detail: string; fix: string | null };
  const doctor = async (cwd = home): Promise<{ code: number; rows: Row[]; row: (name: string) => Row | undefined }> => {
    const { code, out } = await hermes(['doctor', '--json'], '', cwd);
    const rows = JSON.parse(out) as Row[];
    return { code, rows, row: (name) => rows.find((found) => found.name === name) };
  };

  it('finds nothing broken in a fresh home, and says what each thing is for', async () => {
    const { code, rows, row } = await doctor();
    expect(code).toBe(0);
    expect(rows.filter(({ state }) => state === 'broken')).toEqual([]);
    for (const name of [
      'node',
      'home',
      'settings',
      'state.db',
      'ripgrep',
      'git',
      'bubblewrap',
      'docker',
      'ssh',
      'chromium',
    ])
      expect(row(name), name).toMatchObject({ purpose: expect.stringMatching(/./) });
    expect(existsSync(join(home, 'state.db'))).toBe(false);
    const { out } = await hermes(['doctor']);
    expect(out).toContain('searching files');
  });

  it('finds what is broken, and tells it all at once', async () => {
    addTool('requires: {', 'syntax');
    addTool('isolated: false,', 'own_code');
    writeFileSync(join(home, '.env'), 'A=1\n');
    chmodSync(join(home, '.env'), 0o644);
    writeFileSync(join(home, 'state.db'), 'this is not a database'.repeat(100));
    writeFileSync(join(home, 'config.yaml'), 'terminal:\n  timeot: 5\nmcp_servers: {}\n');
    const { code, row } = await doctor();
    expect(code).toBe(1);
    expect(row('settings')).toMatchObject({ state: 'broken', detail: expect.stringContaining('timeot') });
    expect(row('keys')).toMatchObject({ state: 'broken', fix: `chmod 600 ${join(home, '.env')}` });
    expect(row('state.db')).toMatchObject({ state: 'broken' });
    expect(readFileSync(join(home, 'state.db'), 'utf8')).toContain('this is not a database');
  });

  it('does not call a folder broken that is not trusted', async () => {
    const project = join(home, 'project');
    mkdirSync(join(project, '.hermes', 'tools'), { recursive: true });
    writeFileSync(join(project, '.hermes', 'tools', 'x.ts'), 'export {};');
    const { code, row } = await doctor(project);
    expect(row(project)).toMatchObject({ state: 'missing', fix: 'look at them with: hermes trust' });
    expect(code).toBe(0);
  });

  it('lists servers, plugins and code tools, and names what is trusted code', async () => {
    addTool('requires: {', 'syntax');
    addTool(NEEDS_KEY, 'own_code');
    mkdirSync(join(home, 'plugins', 'greeter'), { recursive: true });
    writeFileSync(
      join(home, 'plugins', 'greeter', 'plugin.yaml'),
      'name: greeter\nversion: 1.0.0\ndescription: Greets.\n',
    );
    writeFileSync(
      join(home, 'config.yaml'),
      'mcp_servers:\n  works: { command: node }\n  lost: { command: no-such-program }\n  off: { command: x, enabled: false }\n',
    );
    const { code, rows, row } = await doctor();
    expect(code).toBe(1);
    expect(row('works')).toMatchObject({ area: 'mcp', state: 'ok' });
    expect(row('lost')).toMatchObject({ state: 'broken', detail: 'no-such-program is not installed' });
    expect(row('off')).toMatchObject({ state: 'ok', detail: 'switched off' });
    expect(row('own_code')).toMatchObject({
      state: 'ok',
      detail: join(home, 'tools', 'own_code.ts'),
      purpose: 'trusted code: runs as you, inside Hermes',
    });
    expect(row('plugin greeter')).toMatchObject({ purpose: 'trusted code: runs as you, inside Hermes' });
    expect(
      rows.some(({ state, name, detail }) => state === 'broken' && `${name} ${detail}`.includes('syntax.ts')),
    ).toBe(true);
    expect(row('WEATHER_KEY')).toMatchObject({
      state: 'missing',
      detail: WORDS,
      fix: 'set it with: hermes setup own_code',
    });
  });
});
