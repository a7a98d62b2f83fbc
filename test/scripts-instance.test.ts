import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HermesOptions } from '../src/compose/options.js';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import type { ApprovalRequest } from '../src/gate/approvals/approval-request.js';
import { tool } from '../src/kernel/define-tool.js';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';

registerBuiltIns();

let place: TemporaryHome;
let hermes: Hermes;
beforeEach(() => {
  place = temporaryHome({ '.env': 'STORED_TOKEN=tok-5up3r53cr3tv4lu3-xyz\n' });
});
afterEach(async () => {
  await hermes?.close();
  place.remove();
});

const env = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  SHLVL: '1',
  PLANTED_API_KEY: 'sk-planted-0123456789abcdef0123',
  OPENAI_API_KEY: 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789',
};
async function open(options: Partial<HermesOptions> = {}): Promise<Hermes> {
  hermes = await createHermes({
    home: place.home,
    cwd: place.cwd,
    env: { ...env, HOME: place.home },
    toolsets: ['code_execution', 'file', 'terminal', ...(options.tools ? ['custom'] : [])],
    ...options,
  });
  return hermes;
}
const run = async (code: string, args: Record<string, unknown> = {}): Promise<Record<string, unknown>> =>
  JSON.parse(await hermes.call('execute_code', { code, ...args })) as Record<string, unknown>;

describe('execute_code in an instance', () => {
  it('works with the real tools of the grant, in the folder of the task', async () => {
    place.write('a.txt', 'one\ntwo\n');
    await open({ yolo: true });
    const answer = await run(
      `from hermes_tools import read_file, write_file, search_files, terminal
text = read_file(path='a.txt')
write_file(path='b.txt', content='from a script')
print(terminal(command='cat b.txt')['output'], 'two' in str(text))`,
    );
    expect(answer).toMatchObject({
      status: 'success',
      output: expect.stringContaining('from a script True'),
      tool_calls_made: 3,
    });
  });

  it('stands where the shell of the task stands, with what it exported', async () => {
    await open({ yolo: true });
    await hermes.call('terminal', { command: 'mkdir sub && cd sub && export GREETING=hello' });
    const answer = await run("import os\nprint(os.path.basename(os.getcwd()), os.environ.get('GREETING'))");
    expect(answer.output).toContain('sub hello');
  });

  it('shows the whole script to whoever is asked, and runs nothing without a yes', async () => {
    const asked: ApprovalRequest[] = [];
    const code = "open('made', 'w').write('x')";
    writeFileSync(join(place.home, 'config.yaml'), 'terminal:\n  sandbox: off\n');
    await open({
      approve: async (request) => {
        asked.push(request);
        return 'deny';
      },
    });
    expect(await run(code)).toMatchObject({ code: 'denied' });
    expect(JSON.stringify(asked[0]?.display)).toContain('made');
    expect(existsSync(join(place.cwd, 'made'))).toBe(false);
  });

  it('denies without asking where nobody can be asked or the profile says no', async () => {
    writeFileSync(join(place.home, 'config.yaml'), 'terminal:\n  sandbox: off\n');
    await open();
    expect(['denied', 'approval_required']).toContain((await run('print(1)')).code);
    await hermes.close();
    await open({ profile: 'readonly_research' });
    expect((await run('print(1)')).code).toBe('denied');
  });

  it('lets nested calls do no more than the profile allows', async () => {
    await open({
      profile: {
        allow: ['code:execute', 'file:read'],
        deny: [],
        restrictions: { 'file:read': { denied_paths: ['secret.txt'] } },
      },
      approve: async () => 'once',
    });
    place.write('secret.txt', 'hidden');
    place.write('open.txt', 'seen');
    const answer = await run(
      `from hermes_tools import read_file, write_file, ToolError
print('seen' in str(read_file(path='open.txt')))
for call in (lambda: read_file(path='secret.txt'), lambda: write_file(path='x', content='y')):
    try: call()
    except ToolError as e: print(e.code)`,
    );
    expect(answer.output).toContain('True\ndenied\ndenied');
    expect(existsSync(join(place.cwd, 'x'))).toBe(false);
  });

  it('hands no secret to a script, neither by its variables nor by a result', async () => {
    const leak = tool(
      { name: 'leak', toolset: 'custom', description: 'Answers a secret', schema: { type: 'object' } },
      () => ({ text: 'the token is tok-5up3r53cr3tv4lu3-xyz, really' }),
    );
    await open({ yolo: true, tools: [leak] });
    const answer = await run(
      `import os, hermes_tools
everything = ' '.join(f'{k}={v}' for k, v in os.environ.items()) + str(hermes_tools.leak())
import binascii
print(binascii.hexlify(everything.encode()).decode())`,
    );
    const seen = Buffer.from(String(answer.output).match(/[0-9a-f]{40,}/)?.[0] ?? '', 'hex').toString();
    expect(seen).toContain('the token is');
    for (const secret of ['tok-5up3r53cr3tv4lu3-xyz', env.PLANTED_API_KEY, env.OPENAI_API_KEY])
      expect(seen).not.toContain(secret);
  });

  it('cannot reach a tool outside the grant by any name', async () => {
    await open({ yolo: true, toolsets: ['code_execution', 'terminal'] });
    const answer = await run(
      `import hermes_tools
print(hasattr(hermes_tools, 'read_file'))
for name in ('read_file', 'file_read', 'write_file', 'tool_call', 'execute_code', 'process_manager'):
    try: print(name, hermes_tools._call(name, {'path': 'a.txt'}))
    except hermes_tools.ToolError as e: print(name, e.code)`,
    );
    expect(String(answer.output)).toContain('False\n');
    expect(String(answer.output).match(/not_granted/g)?.length).toBe(6);
  });

  it('is held to the sandbox where there is one, without being asked about', async () => {
    await open();
    const explained = await hermes.explain('execute_code', { code: 'print(1)' });
    const answer = await run("print(open('/etc/hostname').read() != '')\nopen('/etc/hermes-was-here', 'w')");
    if (explained.decision === 'allow') {
      expect(answer).toMatchObject({ exit_code: 1, output: expect.stringContaining('True') });
      expect(answer.stderr).toMatch(/Read-only file system|Permission denied/);
    } else {
      // Without a sandbox the question has nobody to answer it.
      expect(['denied', 'approval_required']).toContain(answer.code);
    }
    expect(existsSync('/etc/hermes-was-here')).toBe(false);
  });

  it.each([
    ['python', 'python'],
    ['typescript', 'ts'],
  ])('runs the example of the page in %s', async (language, fence) => {
    const page = readFileSync(new URL('../docs/scripts.md', import.meta.url), 'utf8');
    const code = new RegExp(`\`\`\`${fence}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';
    expect(code).not.toBe('');
    place.write('src/a.ts', '// TODO: one\n');
    await open({ yolo: true });
    expect(await run(code, { language })).toMatchObject({
      status: 'success',
      output: expect.stringMatching(language === 'python' ? /src\/a\.ts \d+/ : /\d+ \d+/),
    });
  });
});

describe('the floor below scripts', () => {
  it.each([
    ['python', 'import shutil, os\nshutil.rmtree(os.path.expanduser("~"))'],
    ['python', `import os\n${'x = 1\n'.repeat(20_000)}os.system("rm -rf /")`],
    ['javascript', "import { execSync } from 'node:child_process';\nexecSync('mkfs.ext4 /dev/sda1');"],
    ['typescript', "import { rmSync } from 'node:fs';\nrmSync('/', { recursive: true });"],
  ])('holds for %s with approvals off', async (language, code) => {
    await open({ yolo: true });
    expect(await run(code, { language })).toMatchObject({
      code: 'denied',
      error: expect.stringContaining('The script is refused, whatever the settings'),
    });
  });

  it('does not mind prose about it, or work in folders of its own', async () => {
    await open({ yolo: true });
    const code = `import shutil, tempfile
lines = ['rm -rf /', 'mkfs.ext4 /dev/sda1']
folder = tempfile.mkdtemp()
shutil.rmtree(folder)
print(len(lines), '# rm -rf /')`;
    expect(await run(code)).toMatchObject({ status: 'success', output: expect.stringContaining('2 # rm -rf /') });
  });
});

describe('programs that a tool runs', () => {
  const runner = tool(
    {
      name: 'runner',
      toolset: 'custom',
      description: 'Runs a program.',
      schema: {
        type: 'object',
        properties: { argv: { type: 'array', items: { type: 'string' } }, options: { type: 'object' } },
        required: ['argv'],
      },
      effects: () => [{ permission: 'terminal:execute' }],
    },
    async ({ argv, options }, ctx) => {
      const { stdout } = await ctx.exec.run(argv as string[], options as object);
      return { output: Buffer.from(stdout).toString() };
    },
  );
  const start = async (argv: readonly string[], options: object): Promise<Record<string, unknown>> => {
    await open({ yolo: true, tools: [runner] });
    return JSON.parse(await hermes.call('runner', { argv, options })) as Record<string, unknown>;
  };

  it.each([
    ['a script on their input', ['bash'], { stdin: 'rm -rf /\n' }],
    ['their folder', ['bash', '-c', 'rm -rf *'], { cwd: '/etc' }],
    ['their variables', ['bash', '-c', 'rm -rf "$D"'], { env: { D: '/usr' } }],
  ])('are judged with %s', async (_name, argv, options) => {
    expect(await start(argv, options)).toMatchObject({ code: 'denied' });
  });

  it('may be fed data of any length', async () => {
    expect(await start(['wc', '-c'], { stdin: 'x'.repeat(200_000) })).toMatchObject({
      output: expect.stringContaining('200000'),
    });
  });
});
