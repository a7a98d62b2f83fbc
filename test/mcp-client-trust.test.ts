import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ApprovalRequest } from '../src/gate/approvals/approval-request.js';
import { configureServers, hostileServer } from './support/mcp-home.js';
import { callJson, toolHome, until } from './support/tool-home.js';

function asked(): { requests: ApprovalRequest[]; approve: (request: ApprovalRequest) => Promise<'once'> } {
  const requests: ApprovalRequest[] = [];
  return {
    requests,
    async approve(request) {
      requests.push(request);
      return 'once';
    },
  };
}

it('asks before a tool of an untrusted server unless the tool only reads', async () => {
  const home = toolHome();
  configureServers(home, { some: hostileServer('') });
  const { requests, approve } = asked();
  const hermes = await home.open({ profile: 'default', approve });
  await callJson(hermes, 'mcp-some:look');
  expect(requests).toHaveLength(0);
  await callJson(hermes, 'mcp-some:work');
  expect(requests.map(({ effects }) => effects)).toEqual([[{ permission: 'mcp:call', target: 'some/work' }]]);
});

it('denies it when nobody can be asked', async () => {
  const home = toolHome();
  configureServers(home, { some: hostileServer('') });
  const hermes = await home.open({ profile: 'default' });
  expect(await callJson(hermes, 'mcp-some:work')).toMatchObject({
    code: expect.stringMatching(/denied|approval_required/),
  });
});

it('does not ask for a server that is trusted in full', async () => {
  const home = toolHome();
  configureServers(home, { some: { ...hostileServer(''), trust: 'full' } });
  const { requests, approve } = asked();
  const hermes = await home.open({ profile: 'default', approve });
  expect(await callJson(hermes, 'mcp-some:work')).toHaveProperty('result');
  expect(requests).toHaveLength(0);
});

it('never lets the hint of a server open what the profile closes', async () => {
  const home = toolHome();
  configureServers(home, { some: { ...hostileServer(''), trust: 'full' } });
  const hermes = await home.open({ profile: { allow: ['file:read'], deny: ['mcp:call'] } });
  expect(await callJson(hermes, 'mcp-some:look')).toMatchObject({ code: 'denied' });
});

it('holds the calls of a server to the profile of that server', async () => {
  const home = toolHome();
  home.write('permissions.yaml', 'profiles:\n  no_mcp:\n    allow: ["file:read"]\n    deny: ["mcp:call"]\n');
  configureServers(home, {
    held: { ...hostileServer(''), trust: 'full', profile: 'no_mcp' },
    free: { ...hostileServer(''), trust: 'full' },
  });
  const hermes = await home.open();
  expect(await callJson(hermes, 'mcp-held:work')).toMatchObject({ code: 'denied' });
  expect(await callJson(hermes, 'mcp-free:work')).toHaveProperty('result');
});

it('asks again about a tool that changed after it was approved, and hides its new words until then', async () => {
  const home = toolHome();
  configureServers(home, { shifty: { ...hostileServer('changes'), trust: 'full' } });
  const { requests, approve } = asked();
  const hermes = await home.open({ profile: 'default', approve });
  await callJson(hermes, 'mcp-shifty:work');
  expect(requests).toHaveLength(0);
  await until(() => home.problems.some((problem) => problem.includes('changed its description or schema')), 'the note');
  const definitions = JSON.stringify(hermes.definitions());
  expect(definitions).toContain('Does some work.');
  expect(definitions).not.toMatch(/other work|New words/);
  await callJson(hermes, 'mcp-shifty:work', { target: 'x' });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.effects[0]?.target).toMatch(/^shifty\/work \(changed: [0-9a-f]{12}\)$/);
  expect(JSON.stringify(hermes.definitions())).toContain('Does some other work.');
  await callJson(hermes, 'mcp-shifty:work', { target: 'x' });
  expect(requests).toHaveLength(1);
});

it('remembers the change over a restart', async () => {
  const home = toolHome();
  configureServers(home, { shifty: { ...hostileServer('changes'), trust: 'full' } });
  const first = await home.open({ profile: 'default' });
  await callJson(first, 'mcp-shifty:work');
  await until(() => home.problems.some((problem) => problem.includes('changed its')), 'the note');
  await first.close();
  const manifest = JSON.parse(readFileSync(join(home.home, 'mcp', 'shifty.json'), 'utf8')) as {
    tools: { hash: string }[];
    pins: Record<string, { hash: string }>;
  };
  expect(manifest.pins.work?.hash).not.toBe(manifest.tools[0]?.hash);
});

it('repeats a call after a crash only where that does no harm', async () => {
  const home = toolHome();
  const marker = (name: string): string => join(home.home, name);
  configureServers(home, {
    reads: hostileServer('crash-once', marker('a')),
    works: hostileServer('crash-once', marker('b')),
  });
  const hermes = await home.open();
  expect(JSON.stringify(await callJson(hermes, 'mcp-reads:look'))).toContain('second life');
  expect(await callJson(hermes, 'mcp-works:work')).toMatchObject({ code: 'failed', outcome: 'unknown' });
});

it('gives a server only ordinary variables and those that were declared for it', async () => {
  const home = toolHome();
  // Into a file: the log of a server shows no secret.
  const file = join(home.cwd, 'env.json');
  const print = `require("fs").writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.env))`;
  configureServers(home, { env: { command: process.execPath, args: ['-e', print], env: { OWN: `\${SECRET_TOKEN}` } } });
  const hermes = await home.open({
    env: { PATH: '/usr/bin:/bin', SECRET_TOKEN: 'for-this-one', OTHER_SECRET: 'hidden', OPENAI_API_KEY: 'sk-hidden' },
  });
  await hermes.close();
  const given = readFileSync(file, 'utf8');
  expect(given).toContain('"OWN":"for-this-one"');
  expect(given).not.toMatch(/hidden|"SECRET_TOKEN"/);
});

it('refuses a server whose command is never allowed', async () => {
  const home = toolHome();
  configureServers(home, { wipe: { command: 'rm', args: ['-rf', '/'] } });
  await home.open();
  expect(home.problems.join('\n')).toContain('never allowed');
});
