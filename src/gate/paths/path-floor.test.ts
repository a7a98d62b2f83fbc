import { describe, expect, it } from 'vitest';
import { CREDENTIAL_FILES, isCredentialFile } from './credential-files.js';
import { pathFloor } from './path-floor.js';
import { createPathRules } from './path-rules.js';
import { specialFileProblem } from './special-files.js';
import { windowsPathProblem } from './windows-path.js';

const context = { home: '/h', hermesHome: '/h/.hermes' };

describe('the floor under writes', () => {
  it.each([
    ['/etc/passwd', 'never'],
    ['/ETC/passwd', 'never'],
    ['/usr/bin/node', 'never'],
    ['/usr/local/bin/x', 'never'],
    ['/usr/src/app/index.js', 'ordinary'],
    ['/var/www/site/index.html', 'ordinary'],
    ['/var/lib/x', 'never'],
    ['/var/tmp/x', 'ordinary'],
    ['/dev/sda', 'never'],
    ['/dev/shm/x', 'ordinary'],
    ['/run/docker.sock', 'never'],
    ['/h/.docker/run/docker.sock', 'never'],
    ['C:\\Windows\\System32\\x', 'never'],
    ['d:/Program Files/x', 'never'],
    ['/private/var/folders/a/b/T/x', 'ordinary'],
    ['/h/.hermes/config.yaml', 'never'],
    ['/h/.hermes', 'never'],
    ['/h/.Hermes/tools/x.ts', 'never'],
    ['/h/.hermes/results', 'never'],
    ['/h/.hermes/results/abc', 'ordinary'],
    ['/h/.hermes/sandboxes/s1/a.txt', 'ordinary'],
    ['/h/.hermes/sandboxes/s1/.hermes/tools/a.ts', 'never'],
    ['/h/.hermes2/x', 'ordinary'],
    ['/w/.hermes/tools/x.ts', 'never'],
    ['/w/sub/.hermes', 'never'],
    ['/w/.HERMES./x', 'never'],
    ['/w/.mcp.json', 'never'],
    ['/w/.MCP.JSON', 'never'],
    ['/w/hermes_permissions.yaml', 'never'],
    ['/w/hermes_permissions.yaml.md', 'ordinary'],
    ['/h/.ssh/config', 'explicit'],
    ['/h/.ssh/known_hosts', 'explicit'],
    ['/h/.aws/credentials', 'explicit'],
    ['/w/.env', 'explicit'],
    ['/w/.env.example', 'ordinary'],
    ['/h/.bashrc', 'explicit'],
    ['/w/.bashrc', 'explicit'],
    ['/h/.zshrc', 'explicit'],
    ['/h/.config/fish/config.fish', 'explicit'],
    ['/h/.config/autostart/x.desktop', 'explicit'],
    ['/h/.gitconfig', 'explicit'],
    ['/w/.git/hooks/pre-commit', 'explicit'],
    ['/w/.git/config', 'explicit'],
    ['/w/sub/.git', 'explicit'],
    ['/w/.git/commondir', 'explicit'],
    ['/w/.git/modules/a/b/hooks/pre-commit', 'explicit'],
    ['/w/.git/modules/a/config', 'explicit'],
    ['/w/.git/worktrees/x/config.worktree', 'explicit'],
    ['/w/.git/info/exclude', 'ordinary'],
    ['/w/.github/config', 'ordinary'],
    ['/w/x.git', 'ordinary'],
    ['/w/.gitignore', 'ordinary'],
    ['/w/src/app.ts', 'ordinary'],
    ['/h/notes.txt', 'ordinary'],
  ])('%s is %s', (path, verdict) => {
    expect(pathFloor(path, 'write', context).verdict).toBe(verdict);
    expect(pathFloor(path, 'delete', context).verdict).toBe(verdict);
  });

  it('lets nobody delete what contains Hermes home', () => {
    expect(pathFloor('/h', 'delete', context).verdict).toBe('never');
    expect(pathFloor('/', 'delete', context).verdict).toBe('never');
    expect(pathFloor('/h', 'write', context).verdict).toBe('ordinary');
  });

  it('leaves reading to the profile, but for container sockets', () => {
    expect(pathFloor('/etc/hosts', 'read', context).verdict).toBe('ordinary');
    expect(pathFloor('/var/run/docker.sock', 'read', context).verdict).toBe('never');
  });

  it('is bound to an environment for the gate', () => {
    const rules = createPathRules(context);
    expect(rules.pathFloor('/etc/x', 'file:write')).toMatchObject({ kind: 'never' });
    expect(rules.pathFloor('/etc/x', 'file:read')).toBeUndefined();
    expect(rules.pathFloor('/h/.bashrc', 'media:generate')).toMatchObject({ kind: 'explicit' });
    expect(createPathRules({ ...context, platform: 'win32' }).pathFloor('C:\\w\\nul', 'file:read')).toMatchObject({
      kind: 'never',
    });
  });
});

describe('credential files', () => {
  for (const row of CREDENTIAL_FILES) {
    it(`knows ${row.what}`, () => {
      for (const path of row.hits) expect(isCredentialFile(path), path).toBe(true);
      for (const path of row.misses) expect(isCredentialFile(path), path).toBe(false);
    });
  }

  it('knows them in the spelling of Windows', () => {
    expect(isCredentialFile('C:\\Users\\me\\.aws\\credentials')).toBe(true);
    expect(isCredentialFile('C:\\Users\\me\\AppData\\Local\\Google\\Chrome\\User Data\\x')).toBe(true);
  });
});

describe('special files', () => {
  it.each([
    ['/proc/1/environ', 'read'],
    ['/proc/77/mem', 'read'],
    ['/proc/kcore', 'read'],
    ['/proc/kmsg', 'read'],
    ['/proc/1/cmdline', 'read'],
    ['/proc/sys/kernel/hostname', 'write'],
    ['/sys/power/state', 'write'],
    ['/sys/kernel/tracing/trace_pipe', 'read'],
    ['/dev/zero', 'read'],
    ['/dev/stdin', 'read'],
  ] as const)('%s is not %s', (path, effect) => {
    expect(specialFileProblem(path, effect)).not.toBeNull();
  });

  it.each([
    '/proc/cpuinfo',
    '/proc/meminfo',
    '/proc/7/status',
    '/sys/class/net/lo/mtu',
    '/dev/shm/x',
    '/w/proc/x',
    '/w/dev/null',
  ])('%s can be read', (path) => {
    expect(specialFileProblem(path, 'read')).toBeNull();
  });
});

describe('names of Windows', () => {
  it.each([
    'C:\\x\\con',
    'C:\\x\\NUL.txt',
    'C:\\x\\com1',
    'C:\\x\\lpt\u00b9',
    'C:\\a.txt:stream',
    'C:\\a.txt::$DATA',
    'C:\\x.',
    'C:\\x \\y',
    'C:\\PROGRA~1\\x',
    '\\\\?\\C:\\x',
    '\\\\.\\pipe\\x',
    '\\\\server\\share',
    'C:x',
    'C:\\a<b',
    'C:\\a?',
  ])('%s is refused', (path) => {
    expect(windowsPathProblem(path)).not.toBeNull();
  });

  it.each(['C:\\x\\y.txt', 'C:/x/..foo', 'C:\\console\\a', 'C:\\x\\.env', 'C:\\x\\a~b', 'C:\\x\\common.txt'])(
    '%s is fine',
    (path) => {
      expect(windowsPathProblem(path)).toBeNull();
    },
  );
});
