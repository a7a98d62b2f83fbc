import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtInTools } from '../src/discovery/built-ins.js';
import { temporaryHome } from '../src/testing/temporary-home.js';
import { ended, runHermes, startHermes, untilThere, WAITING_TOOL } from './support/run-hermes.js';

const place = temporaryHome();
afterAll(() => place.remove());
const hermes = (...args: string[]) => runHermes(place, args);

describe('hermes', () => {
  it('--version and --help answer on stdout and nothing else', async () => {
    expect(await hermes('--version')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      err: '',
    });
    const help = await hermes('--help');
    expect(help).toMatchObject({ code: 0, err: '' });
    for (const name of ['tools call', 'toolsets show', 'run', 'doctor']) expect(help.out).toContain(name);
  });

  it.each([
    [['tolos', 'list'], 'Did you mean tools'],
    [['tools', 'lsit'], 'Did you mean tools list'],
    [['tools', 'list', '--jsno'], 'Did you mean --json'],
    [['tools', 'show'], 'Which tool?'],
    [['tools', 'call', 'sleep', 'seconds'], 'is not key=value'],
    [['tools', 'definitions', '--format', 'yaml'], '--format takes openai'],
    [['tools', 'list', '--toolsets', 'fiel'], 'Did you mean file?'],
    [['tools', 'call', 'sleep', 'seconds=0', '--approve', 'maybe'], '--approve takes ask, deny or once'],
    [['tools', 'call', 'sleep', '@missing.json'], 'The arguments cannot be read from missing.json: ENOENT'],
    [['tools', 'call', 'sleep', 'seconds=0', '--timeout', '0'], '--timeout takes seconds above 0'],
    [['tools', 'list', 'web'], 'hermes tools list takes no "web"'],
    [['tools', 'list', '--cwd', 'missing'], '--cwd takes a folder'],
    [['trust', 'missing'], 'There is no folder'],
    [['setup', 'nothing-like-it'], '`hermes tools list --all` and `hermes toolsets list` show them'],
  ])('%j is wrong usage, with a suggestion, exit code 2', async (args, words) => {
    const { code, out, err } = await hermes(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
  });

  it('takes flags before the command as well', async () => {
    const { code, out } = await hermes('--home', place.home, '--json', 'toolsets', 'show', 'file');
    expect(code).toBe(0);
    expect(out).toContain('read_file');
  });

  it('helps on every level', async () => {
    for (const args of [['--help'], ['help'], ['tools', '--help'], ['help', 'tools'], ['help', 'tools', 'list']]) {
      const { code, out } = await hermes(...args);
      expect(code).toBe(0);
      expect(out).toMatch(/Examples:\n {2}hermes tools list/);
    }
    const { code, out } = await hermes('tools', 'call', '--help');
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
  });
});

describe('hermes tools', () => {
  it('list prints one JSON value with every tool, the quick way and the long way alike', async () => {
    const quick = JSON.parse((await hermes('tools', 'list', '--all', '--json')).out) as { name: string }[];
    const long = JSON.parse((await hermes('tools', 'list', '--all', '--json', '--home', place.home)).out) as {
      name: string;
    }[];
    const built = builtInTools()
      .map(({ summary }) => summary.name)
      .sort();
    expect(quick.map(({ name }) => name).sort()).toEqual(built);
    expect(
      long
        .map(({ name }) => name)
        .filter((name) => built.includes(name))
        .sort(),
    ).toEqual(built);
    expect(Object.keys(quick[0] ?? {}).sort()).toEqual([
      'available',
      'description',
      'emoji',
      'name',
      'origin',
      'reason',
      'toolset',
    ]);
  });

  it('show prints one entry with its definition', async () => {
    const { code, out } = await hermes('tools', 'show', 'read_file', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      name: 'read_file',
      toolset: 'file',
      definition: { function: { name: 'read_file' } },
    });
    const unknown = await hermes('tools', 'show', 'raed_file');
    expect(unknown).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Did you mean read_file?') });
  });

  it.each(['openai', 'anthropic', 'gemini', 'mcp'])(
    'definitions in the format of %s count their tokens',
    async (format) => {
      const { code, out } = await hermes('tools', 'definitions', '--format', format, '--toolsets', 'file', '--json');
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ format, count: 4, tokens: expect.any(Number) });
    },
  );

  it('call takes key=value, JSON, a file and stdin', async () => {
    const file = place.write('arguments.json', '{"seconds": 0}');
    for (const args of [['seconds=0'], ['{"seconds": "0"}'], [`@${file}`]]) {
      expect(JSON.parse((await hermes('tools', 'call', 'sleep', ...args)).out)).toMatchObject({ slept_seconds: 0 });
    }
    const piped = await runHermes(place, ['tools', 'call', 'sleep', '-'], '{"seconds": 0}');
    expect(JSON.parse(piped.out)).toMatchObject({ slept_seconds: 0 });
  });

  it('call ends at --timeout, also where the tool would take longer', async () => {
    const { code, out } = await hermes('tools', 'call', 'sleep', 'seconds=60', '--timeout', '0.2');
    expect({ code, answer: JSON.parse(out) }).toMatchObject({ code: 1, answer: { code: 'timeout' } });
  });

  it('a home that cannot be is told without a trace of our code', async () => {
    const { code, err } = await hermes('tools', 'list', '--home', '/dev/null/home');
    expect(code).toBe(1);
    expect(err).toContain('ENOTDIR');
    expect(err).not.toContain('    at ');
  });

  it('call tells by its exit code how it ended: 1 for an error, 3 for a denial', async () => {
    const failed = await hermes('tools', 'call', 'read_file', 'path=missing.txt');
    expect(failed.code).toBe(1);
    expect(JSON.parse(failed.out)).toMatchObject({ code: 'not_found' });
    const unknown = await hermes('tools', 'call', 'slep', 'seconds=1');
    expect(JSON.parse(unknown.out)).toMatchObject({
      code: 'unknown_tool',
      error: expect.stringContaining('Did you mean sleep'),
    });
    expect(unknown.code).toBe(1);
    const denied = await hermes('tools', 'call', 'write_file', 'path=/etc/hermes-test', 'content=x');
    expect(denied.code).toBe(3);
    expect(JSON.parse(denied.out)).toMatchObject({ code: 'denied' });
  });

  it('call is cancelled by Ctrl-C, with an answer and exit code 130', async () => {
    const waiting = temporaryHome({ 'tools/waits.mjs': WAITING_TOOL });
    const marker = join(waiting.cwd, 'started');
    const child = startHermes(waiting, ['tools', 'call', 'waits', `marker=${marker}`]);
    child.stdin.end();
    const answer = ended(child);
    await untilThere(marker);
    child.kill('SIGINT');
    const { code, out, err } = await answer;
    expect(code, err).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ code: 'cancelled' });
    waiting.remove();
  });
});

describe('hermes toolsets', () => {
  it('list and show print what there is, and what is named but not there yet', async () => {
    const list = JSON.parse((await hermes('toolsets', 'list', '--json')).out) as { name: string; tools: number }[];
    expect(list).toContainEqual(expect.objectContaining({ name: 'file', tools: 4 }));
    const { code, out } = await hermes('toolsets', 'show', 'file', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      name: 'file',
      tools: ['patch', 'read_file', 'search_files', 'write_file'],
      missing: [],
    });
    expect(await hermes('toolsets', 'show', 'flie')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean file?'),
    });
  });
});
