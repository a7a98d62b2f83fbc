import { describe, expect, it } from 'vitest';
import { createGate } from '../src/gate/create-gate.js';
import { decide } from '../src/gate/decide.js';
import type { Profile } from '../src/gate/profiles/profile.js';
import type { ShellKnowledge } from '../src/kernel/gate.js';
import { gateCall } from './support/gate-parts.js';

const profile: Profile = {
  name: 'denying',
  allow: ['*'],
  deny: [],
  restrictions: { 'terminal:execute': { denied_commands: ['git push', 'touch', 'rm -rf'] } },
};

/** Every question is answered with yes: what is refused now is refused by the denial alone. */
async function judge(command: string, shell?: ShellKnowledge) {
  const gate = createGate({
    levels: [{ level: 'global', profile }],
    home: '/home/me',
    yolo: true,
  });
  const call = gateCall({ args: { command }, ...(shell === undefined ? {} : { shell }) });
  return gate.judge(call, [{ permission: 'terminal:execute', command }]);
}

describe('a denied command stays denied', () => {
  it.each([
    'git -C /srv/x push',
    'git --no-pager -c a.b=c push --tags',
    'git --git-dir=/x --work-tree /y push',
    'rm -v -rf build',
    `${'true; '.repeat(12_000)}touch x`,
    'touch x\nif (',
  ])('however it is written: %.60s', async (command) => {
    expect(await judge(command)).toMatchObject({ allowed: false });
  });

  it('when an earlier command of the shell left its name in a variable or a function', async () => {
    const shell = { cwd: '/work', variables: { x: 'touch', g: 'git' }, functions: { f: 'touch "$1"' } };
    for (const command of ['$x made', '"$x" made', '$g push', 'f made', '$g -C . push']) {
      expect(await judge(command, shell), command).toMatchObject({ allowed: false });
    }
    expect(await judge('$g status', shell)).toMatchObject({ allowed: true });
  });

  it('and what merely has its words somewhere is not denied', async () => {
    for (const command of ['git log --grep push', 'git commit -m push', 'echo touch', 'rm -r x'])
      expect(await judge(command), command).toMatchObject({ allowed: true });
  });
});

describe('an allowed command', () => {
  it('is not another one that a function of the shell put in its place', async () => {
    const gate = createGate({
      levels: [
        {
          level: 'global',
          profile: { ...profile, restrictions: { 'terminal:execute': { allowed_commands: ['ls'] } } },
        },
      ],
      home: '/home/me',
    });
    const shell = { cwd: '/work', variables: {}, functions: { ls: 'curl https://x.example' } };
    const call = gateCall({ args: { command: 'ls' }, shell });
    expect(await gate.judge(call, [{ permission: 'terminal:execute', command: 'ls' }])).toMatchObject({
      allowed: false,
    });
  });
});

describe('a denied host', () => {
  const denied = (hosts: string[], effect: { host?: string; url?: string }) =>
    decide([{ permission: 'network:fetch', ...effect }], {
      profile: { allow: ['*'], deny: [], restrictions: { 'network:*': { denied_hosts: hosts } } },
    }).decision;

  it.each([
    [['evil.example'], { host: 'evil.example:443' }],
    [['evil.example:443'], { host: 'evil.example' }],
    [['evil.example'], { host: 'https://evil.example' }],
    [['evil.example'], { host: 'me@evil.example' }],
    [['evil.example'], { host: '' }],
    [['2606:4700::1111'], { url: 'https://[2606:4700:0:0::1111]/' }],
    [['8.8.8.8'], { url: 'https://[::ffff:808:808]/' }],
  ])('%j is denied as %j', (hosts, effect) => {
    expect(denied(hosts, effect)).toBe('deny');
  });

  it('leaves others alone', () => {
    expect(denied(['evil.example:22'], { url: 'https://evil.example/' })).toBe('allow');
    expect(denied(['evil.example'], { host: 'good.example:443' })).toBe('allow');
  });
});

describe('a denied file', () => {
  it.each(['ln notes/private x', 'ln -t . notes/private', 'link notes/private x', 'ln -f notes/private'])(
    'gets no second name to be read by: %s',
    async (command) => {
      const denied = { denied_paths: ['/work/notes/private'] };
      const gate = createGate({
        levels: [{ level: 'global', profile: { allow: ['*'], deny: [], restrictions: { 'file:read': denied } } }],
        home: '/home/me',
        sandbox: true,
      });
      const call = gateCall({ args: { command } });
      expect(await gate.judge(call, [{ permission: 'terminal:execute', command }])).toMatchObject({ allowed: false });
    },
  );
});

describe('the settings of Hermes', () => {
  const gate = createGate({
    levels: [{ level: 'global', profile: { allow: ['*'], deny: [], unconfined: ['terminal:execute'] } }],
    home: '/home/me',
    yolo: true,
  });

  it.each([
    'ln ~/.hermes/config.yaml hard',
    'ln -s ~/.hermes/config.yaml l; echo x > l',
    'git clone https://x.example/y ~/.hermes/skills/y',
    'cd ~/.hermes/plugins && git clone https://x.example/y',
    'npm install --prefix ~/.hermes/plugins/x y',
    'sqlite3 ~/.hermes/state.db "delete from x"',
    'find ~/.hermes -type f -exec truncate -s0 {} +',
    "python3 -c \"import os; open(os.path.expanduser('~/.hermes/config.yaml'),'a').write('x')\"",
    'ruby -e "File.write(%q(/home/me/.hermes/config.yaml),1)"',
  ])('are not changed by %s, whatever was approved', async (command) => {
    const call = gateCall({ args: { command } });
    expect(await gate.judge(call, [{ permission: 'terminal:execute', command }])).toMatchObject({ allowed: false });
  });
});
