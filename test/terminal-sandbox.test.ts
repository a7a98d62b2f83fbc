import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HermesOptions } from '../src/compose/options.js';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import type { Profile } from '../src/gate/profiles/profile.js';

registerBuiltIns();

let root: string;
let work: string;
let outside: string;
let server: Server;
let hermes: Hermes;

const profile = (): Profile => ({
  name: 'held',
  deny: [],
  allow: ['file:read', 'file:write', 'terminal:execute', 'network:fetch', 'process:manage', 'git:*'],
  restrictions: {
    'file:read': { denied_paths: [`${work}/**/.env`, `${outside}/private/**`] },
    'file:write': {
      allowed_paths: [`${work}/**`],
      denied_paths: [`${work}/**/*.lock-me`, `${work}/kept/deep/secrets/**`, `${work}/never.txt`],
    },
    'network:fetch': { allowed_hosts: ['127.0.0.1', 'allowed.example'] },
  },
});

beforeAll(async () => {
  // Not below the temporary folder, which is private inside, and not in a repository, whose state would be kept.
  root = realpathSync(mkdtempSync(join(homedir(), '.hermes-sandbox-test-')));
  work = join(root, 'work');
  outside = join(root, 'outside');
  for (const folder of [join(work, 'sub'), join(work, 'kept/deep/secrets'), join(outside, 'private')])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(work, '.env'), 'KEY=top-secret-value');
  writeFileSync(join(work, 'sub/.env'), 'KEY=other-secret-value');
  writeFileSync(join(work, 'kept/deep/secrets/key'), 'moved-secret-value');
  writeFileSync(join(work, '.mcp.json'), '{}');
  writeFileSync(join(outside, 'private/notes'), 'private notes');
  server = createServer((_request, response) => response.end('from the server')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const config = `security:\n  private_hosts: ['127.0.0.1:${port()}']\n`;
  hermes = await openIn('home', config, { profile: profile(), approve: async () => 'once' });
});

afterAll(async () => {
  await hermes.close();
  server.close();
  rmSync(root, { recursive: true });
});

/** An instance with a home of its own. */
async function openIn(name: string, config: string, options: HermesOptions = {}): Promise<Hermes> {
  const home = join(root, name);
  mkdirSync(home);
  writeFileSync(join(home, 'config.yaml'), config);
  const env = { PATH: '/usr/bin:/bin', HOME: root, SHLVL: '1' };
  return createHermes({ home, cwd: work, env, toolsets: ['terminal'], ...options });
}

const port = (): number => (server.address() as AddressInfo).port;

async function run(command: string, args: object = {}): Promise<Record<string, unknown>> {
  const { outcome } = await hermes.callFor('terminal', { command, ...args });
  return outcome.ok ? (outcome.data as Record<string, unknown>) : { error: outcome.message, code: outcome.code };
}

/** Through a program, so that the command's own words tell the gate nothing. */
const python = (code: string): string => `python3 -c ${JSON.stringify(code)}`;

describe('a confined command', () => {
  it('writes where it may', async () => {
    expect(await run(python("open('made','w').write('x')"))).toMatchObject({ exit_code: 0 });
    expect(readFileSync(join(work, 'made'), 'utf8')).toBe('x');
  });

  it('writes nowhere else, and is told the one thing to widen', async () => {
    const path = join(outside, 'escaped');
    expect(await run(python(`open('${outside}'+chr(47)+'escaped','w').write('x')`))).toMatchObject({
      exit_code: 1,
      denied: expect.stringContaining(path),
      to_allow: `restrictions.file:write.allowed_paths: ${path}`,
    });
    expect(existsSync(path)).toBe(false);
  });

  it('finds hidden files empty, at every depth, and cannot write them', async () => {
    const read = await run(python("print(open('.env').read()+open('sub/.env').read()+'|')"));
    expect(read).toMatchObject({ exit_code: 0, output: '|' });
    await run(python("open('.env','w').write('changed')"));
    expect(readFileSync(join(work, '.env'), 'utf8')).toBe('KEY=top-secret-value');
    expect((await run(python(`import os; print(os.listdir('${outside}/private'))`))).output).toBe('[]');
  });

  it('cannot move a folder away to bring what is hidden in it under another name', async () => {
    for (const [from, to] of [
      ['kept', 'other'],
      ['kept/deep', 'kept/other'],
      ['kept/deep/secrets', 'shown'],
    ])
      expect(await run(python(`import os; os.rename('${from}','${to}')`))).toMatchObject({ exit_code: 1 });
    expect(readFileSync(join(work, 'kept/deep/secrets/key'), 'utf8')).toBe('moved-secret-value');
    // A name that is hidden wherever it lies goes along with its folder, and stays hidden.
    expect(await run(python("import os; os.rename('sub','sub2')"))).toMatchObject({ exit_code: 0 });
    expect(await run(python("import os; print(open('sub2/.env').read()+'|'); os.rename('sub2','sub')"))).toMatchObject({
      exit_code: 0,
      output: '|',
    });
  });

  it('has what it made under a denied name moved away, and is told', async () => {
    const made = await run(
      python("import os; os.makedirs('a/b'); [open(n,'w').write('x') for n in ('a/b/y.lock-me','never.txt','fine')]"),
    );
    expect(made).toMatchObject({ exit_code: 0, to_allow: expect.stringContaining('denied_paths') });
    expect(made.denied).toMatch(/never\.txt \(now .*never\.txt\.denied-[0-9a-f]{8}\)/);
    expect(made.denied).toMatch(/y\.lock-me \(now /);
    expect([existsSync(join(work, 'never.txt')), existsSync(join(work, 'a/b/y.lock-me'))]).toEqual([false, false]);
    expect(readdirSync(join(work, 'a/b'))).toEqual([expect.stringMatching(/^y\.lock-me\.denied-/)]);
    expect(existsSync(join(work, 'fine'))).toBe(true);
  });

  it('has hooks and settings of git that run a program taken back, and git works', async () => {
    const git = (...lines: string[]) => run(lines.map((line) => `git ${line}`).join(' && '));
    expect(
      await git('init -q .', '-c user.name=x -c user.email=x@example.com commit -q --allow-empty -m x'),
    ).toMatchObject({ exit_code: 0 });
    expect(readdirSync(join(work, '.git'))).toContain('hooks');
    const hook = await run(python("open('.git/hooks/pre-commit','w').write('x')"));
    expect(hook).toMatchObject({ exit_code: 1, output: expect.stringContaining('Read-only') });
    const moved = await run(python("import os; os.rename('.git','.git2')"));
    expect(moved).toMatchObject({ exit_code: 1 });
    const settings = readFileSync(join(work, '.git/config'), 'utf8');
    const set = await run(python("open('.git/config','a').write('[core] fsmonitor = touch /tmp/pwned\\n')"));
    expect(set).toMatchObject({ exit_code: 0, to_allow: `restrictions.file:write.allowed_paths: ${work}/.git/config` });
    expect(set.denied).toMatch(/\.git\/config \(now .*config\.denied-/);
    expect(readFileSync(join(work, '.git/config'), 'utf8')).toBe(settings);
    const plain = await git(
      'config user.email y@example.com',
      'remote add origin https://allowed.example/x.git',
      'branch b',
    );
    expect(plain).toMatchObject({ exit_code: 0 });
    expect(plain).not.toHaveProperty('denied');
    expect(readFileSync(join(work, '.git/config'), 'utf8')).toContain('y@example.com');
    rmSync(join(work, '.git/hooks'), { recursive: true });
    const made = await run(python("import os; os.makedirs('.git/hooks'); open('.git/hooks/pre-push','w').write('x')"));
    expect(made.denied).toMatch(/pre-push \(now .*pre-push\.denied-/);
    rmSync(join(work, '.git'), { recursive: true });
    const pointer = await run(python("open('.git','w').write('gitdir: elsewhere')"));
    expect(pointer.denied).toMatch(/\.git \(now /);
    expect(existsSync(join(work, '.git'))).toBe(false);
  });

  it('has the hooks, settings and pointers of submodules held like those of the repository', async () => {
    const make = (folder: string, ...lines: string[]) =>
      execFileSync('bash', ['-ec', lines.join('\n')], {
        cwd: folder,
        stdio: 'pipe',
        env: { ...process.env, HOME: root },
      });
    const user = 'git config user.name x; git config user.email x@example.com';
    mkdirSync(join(root, 'library'));
    make(join(root, 'library'), 'git init -q .', user, 'git commit -q --allow-empty -m x');
    make(
      work,
      'git init -q .',
      user,
      'git -c protocol.file.allow=always submodule -q add --name "libs/[a]" ../library lib',
    );
    const module = join(work, '.git/modules/libs/[a]');
    const settings = readFileSync(join(module, 'config'), 'utf8');
    const pointer = readFileSync(join(work, 'lib/.git'), 'utf8');
    const hook = await run(python("open('.git/modules/libs/[a]/hooks/pre-commit','w').write('x')"));
    expect(hook).toMatchObject({ exit_code: 1, output: expect.stringContaining('Read-only') });
    const set = await run(
      python("open('.git/modules/libs/[a]/config','a').write('[core] fsmonitor = touch /tmp/p\\n')"),
    );
    expect(set.denied).toMatch(/config \(now .*config\.denied-/);
    expect(readFileSync(join(module, 'config'), 'utf8')).toBe(settings);
    const pointed = await run(python("open('lib/.git','w').write('gitdir: /tmp/evil')"));
    expect(pointed.denied).toMatch(/lib\/\.git \(now /);
    expect(readFileSync(join(work, 'lib/.git'), 'utf8')).toBe(pointer);
    const used = await run('cd lib && git status --short && git checkout -q -b other && cd ..');
    expect(used).toMatchObject({ exit_code: 0 });
    expect(used).not.toHaveProperty('denied');
    for (const name of ['.git', '.gitmodules', 'lib']) rmSync(join(work, name), { recursive: true, force: true });
  });

  it('may make a file that only reading is denied of', async () => {
    expect(
      await run(python("import os; os.makedirs('made-here'); open('made-here/.env','w').write('x')")),
    ).not.toHaveProperty('denied');
    expect(existsSync(join(work, 'made-here/.env'))).toBe(true);
  });

  it('writes nothing that decides about Hermes, neither what is there nor anew', async () => {
    expect(await run(python("open('.mcp.json','w').write('evil')"))).toMatchObject({ code: 'denied' });
    // In pieces, so that the verdict does not see it and the sandbox alone stands in the way.
    expect(await run(python("open('.mcp'+'.json','w').write('evil')"))).toMatchObject({ exit_code: 1 });
    expect(await run(python("import os; os.rename('.mcp'+'.json','x')"))).toMatchObject({ exit_code: 1 });
    expect(readFileSync(join(work, '.mcp.json'), 'utf8')).toBe('{}');
    const made = await run(
      python("import os; os.makedirs('.hermes/tools'); open('.hermes/tools/x.mjs','w').write('evil')"),
    );
    expect(made.denied).toContain(join(work, '.hermes'));
    expect(existsSync(join(work, '.hermes'))).toBe(false);
  });

  it('reaches an allowed host through the proxy and no other', async () => {
    expect(await run(`curl -sS http://127.0.0.1:${port()}/`)).toMatchObject({
      exit_code: 0,
      output: 'from the server',
    });
    expect(
      await run(python("import urllib.request; urllib.request.urlopen('http://forbidden.example/')")),
    ).toMatchObject({
      to_allow: 'restrictions.network:fetch.allowed_hosts: forbidden.example',
    });
  });

  it('cannot go around the proxy', async () => {
    expect(await run(`curl -sS --noproxy '*' -m 3 http://127.0.0.1:${port()}/`)).not.toMatchObject({ exit_code: 0 });
  });

  it('finds no socket of the message bus, of containers or of a desktop', async () => {
    const doors = ['/run/user', '/run/dbus', '/run/docker', '/run/podman', '/run/containerd', '/tmp/.X11-unix'];
    const code = `import os; print([os.listdir(d) for d in ${JSON.stringify(doors).replaceAll('"', "'")} if os.path.isdir(d) and os.listdir(d)])`;
    expect(await run(python(code))).toMatchObject({ exit_code: 0, output: '[]' });
  });

  it('sees no process of the host and leaves none', async () => {
    expect(
      Number((await run(python("import os; print(len([n for n in os.listdir('/proc') if n.isdigit()]))"))).output),
    ).toBeLessThan(12);
    const fork =
      "import os,subprocess; subprocess.Popen(['sleep','7531'],env={},start_new_session=True,stdout=-3,stderr=-3,stdin=-3)";
    expect(await run(python(fork))).toMatchObject({ exit_code: 0 });
    const { execFileSync } = await import('node:child_process');
    expect(execFileSync('ps', ['-eo', 'args']).toString()).not.toContain('sleep 7531');
  });

  it('keeps the state of the shell', async () => {
    await run('cd sub; export INSIDE=1');
    expect(await run('pwd; echo $INSIDE; cd ..')).toMatchObject({ output: `${work}/sub\n1` });
  });

  it('runs in the background as confined', async () => {
    const { session_id: id } = await run(python(`open('${outside}'+chr(47)+'bg','w')`), { background: true });
    const { outcome } = await hermes.callFor('process', { action: 'wait', session_id: id, timeout: 20 });
    expect(outcome).toMatchObject({ ok: true, data: { exit_code: 1 } });
    expect(existsSync(join(outside, 'bg'))).toBe(false);
  });
});

describe('terminal.sandbox', () => {
  it('on: confines commands of every profile', async () => {
    const on = await openIn('home-on', 'terminal:\n  sandbox: on\n  network: false\n');
    try {
      expect(JSON.parse(await on.call('terminal', { command: `touch ${outside}/on` }))).toMatchObject({
        exit_code: 1,
        to_allow: expect.stringContaining('file:write.allowed_paths'),
      });
      expect(JSON.parse(await on.call('terminal', { command: 'curl -sS -m 3 http://example.com' }))).toMatchObject({
        to_allow: 'allow: network:fetch',
      });
    } finally {
      await on.close();
    }
  });

  it('off: a profile that restricts paths asks instead', async () => {
    const off = await openIn('home-off', 'terminal:\n  sandbox: off\n', { profile: profile() });
    try {
      expect(JSON.parse(await off.call('terminal', { command: 'python3 script.py' }))).toMatchObject({
        code: 'denied',
      });
    } finally {
      await off.close();
    }
  });
});

describe('code in a session of its own', () => {
  /** What a script prints in a folder, under a profile. */
  async function script(cwd: string, own: Profile, code: string): Promise<Record<string, unknown>> {
    const env = { PATH: '/usr/bin:/bin', HOME: root };
    const session = await createHermes({
      home: join(root, 'home'),
      cwd,
      env,
      toolsets: ['code_execution'],
      profile: own,
    });
    try {
      const { outcome } = await session.callFor('execute_code', { language: 'python', code });
      return outcome.ok ? (outcome.data as Record<string, unknown>) : { error: outcome.message, code: outcome.code };
    } finally {
      await session.close();
    }
  }
  const attempts = (...paths: string[]): string =>
    [
      'def attempt(path):',
      '  try: print(open(path).read().strip() or "empty")',
      '  except OSError: print("refused")',
      ...paths.map((path) => `attempt(${JSON.stringify(path)})`),
    ].join('\n');

  it('runs in a temporary working folder that it may only read', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-read-only-')));
    writeFileSync(join(folder, 'a.txt'), 'here');
    const own: Profile = { name: 'reader', allow: ['file:read', 'code:execute'], deny: [] };
    const code = `${attempts('a.txt')}\ntry: open('b','w')\nexcept OSError: print('refused')`;
    try {
      expect(await script(folder, own, code)).toMatchObject({ output: 'here\nrefused\n' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('knows its own account and no other', async () => {
    const own: Profile = {
      name: 'narrow',
      allow: ['file:read', 'code:execute'],
      deny: [],
      restrictions: { 'file:read': { allowed_paths: ['./**'] } },
    };
    const code = 'import os, pwd, grp\nprint(pwd.getpwuid(os.getuid()).pw_name, grp.getgrgid(os.getgid()).gr_name)';
    const { output } = await script(work, own, `${code}\n${attempts('/etc/passwd', '/proc/self/root/etc/passwd')}`);
    expect(String(output).split('\n')).toEqual([
      'user user',
      expect.stringMatching(/^user:/),
      expect.stringMatching(/^user:/),
      '',
    ]);
  });

  it('runs where a name is denied wherever it is, without the whole disk being looked through', async () => {
    const denied = { denied_paths: ['**/.env', '**/secrets/**'] };
    const own: Profile = {
      name: 'names',
      allow: ['file:read', 'file:write', 'code:execute'],
      deny: [],
      restrictions: { 'file:read': denied, 'file:write': { allowed_paths: ['./**'], ...denied } },
    };
    const paths = [join(outside, 'private/notes'), 'kept/deep/secrets/key', 'sub/.env', '.mcp.json'];
    expect(await script(work, own, attempts(...paths))).toMatchObject({
      output: 'refused\nrefused\nempty\n{}\n',
    });
  });

  it('reads nothing in a place that it might only write', async () => {
    const own: Profile = {
      name: 'writer',
      allow: ['file:read', 'file:write', 'code:execute'],
      deny: [],
      restrictions: { 'file:read': { allowed_paths: ['./**'] } },
    };
    const paths = [join(outside, 'private/notes'), '.mcp.json'];
    expect(await script(work, own, attempts(...paths))).toMatchObject({ output: 'refused\n{}\n' });
  });
});

describe('code in the working folder that holds the home of Hermes', () => {
  it('runs without a question and can change neither settings nor start-up files', async () => {
    const user = join(root, 'user');
    const home = join(user, '.hermes');
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'config.yaml'), 'profile: default\n');
    writeFileSync(join(user, '.bashrc'), 'true\n');
    const env = { PATH: '/usr/bin:/bin', HOME: user };
    const here = await createHermes({ home, cwd: user, env, toolsets: ['code_execution'] });
    const code = [
      'import os',
      // Put together here: what names the settings would not be run at all.
      'own = "".join([chr(46), "her", "mes"])',
      'def attempt(do):',
      '  try: do(); print("done")',
      '  except OSError: print("refused")',
      'attempt(lambda: open(own + "/config.yaml","w").write("x"))',
      'attempt(lambda: open(own + "/permissions.yaml","w").write("x"))',
      'attempt(lambda: os.rename(own,"old"))',
      'attempt(lambda: open(".bashrc","w").write("evil"))',
      'attempt(lambda: os.remove(".bashrc"))',
      'attempt(lambda: open("ordinary","w").write("x"))',
      'open(".zshrc","w").write("evil")',
    ].join('\n');
    try {
      const { outcome } = await here.callFor('execute_code', { language: 'python', code });
      expect(outcome).toMatchObject({
        ok: true,
        data: {
          output: `${'refused\n'.repeat(5)}done\n`,
          denied: expect.stringContaining(join(user, '.zshrc')),
        },
      });
    } finally {
      await here.close();
    }
    expect(readFileSync(join(home, 'config.yaml'), 'utf8')).toBe('profile: default\n');
    expect(readFileSync(join(user, '.bashrc'), 'utf8')).toBe('true\n');
    expect(existsSync(join(user, '.zshrc'))).toBe(false);
  });
});

describe('what would bring a machine down', () => {
  it('a fork bomb is held to its limit, and the next command works', async () => {
    writeFileSync(
      join(work, 'bomb.py'),
      'import os, time\ntry:\n  while True: os.fork()\nexcept OSError: os._exit(3)\n',
    );
    expect(await run('python3 bomb.py', { timeout: 3 })).toMatchObject({ timed_out: expect.any(Boolean) });
    expect(await run('echo next')).toMatchObject({ output: 'next' });
    const { execFileSync } = await import('node:child_process');
    expect(execFileSync('ps', ['-eo', 'args']).toString()).not.toContain('bomb.py');
  });

  it('a memory hog is ended', async () => {
    const hog = 'x = bytearray(6 * 1024 ** 3)';
    const answer = await run('python3 -', { stdin: hog, timeout: 30 });
    expect(answer.exit_code).not.toBe(0);
    expect(answer.timed_out).toBe(false);
  });
});
