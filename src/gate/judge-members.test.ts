import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GateCall } from '../kernel/gate.js';
import { createGate } from './create-gate.js';
import { BUILT_IN_PROFILES } from './profiles/built-in-profiles.js';
import type { Profile } from './profiles/profile.js';

const call = {
  id: '1',
  tool: 'file_compress',
  toolset: 'filesystem',
  origin: 'model',
  sessionId: 's',
  taskId: 't',
  cwd: '/work/project',
  environment: 'local',
  args: {},
  paths: { resolve: async (path: string) => ({ path, kind: 'file' as const }) },
  signal: new AbortController().signal,
} as unknown as GateCall;

const name = fc.constantFrom(
  ...['src', 'a.ts', '.env', '.env.local', 'id_rsa', '.ssh', 'key.pem', '.git', 'config', '.hermes', 'secrets', 'x y'],
  ...['.mcp.json', 'hermes_permissions.yaml', 'Credentials', 'é', '.bashrc', 'node_modules', 'hooks', 'tmp'],
);
const root = fc.constantFrom(
  '/work/project',
  '/tmp',
  '/home/u',
  '/etc',
  '/proc/self',
  '/dev',
  '/workspace',
  '/',
  '/usr/lib',
);
const path = fc
  .tuple(root, fc.array(name, { maxLength: 4 }))
  .map(([at, names]) => [at, ...names].join('/').replace('//', '/'));
const permission = fc.constantFrom('file:read', 'file:write', 'file:delete');

const own: Profile[] = [
  {
    name: 'narrow',
    allow: ['file:*'],
    deny: [],
    restrictions: { 'file:*': { denied_paths: ['**/secrets/**', '*.ts'] } },
  },
  { name: 'asks', allow: ['file:read'], deny: [], approval_required: ['file:write'] },
  { name: 'sized', allow: ['*'], deny: [], restrictions: { 'file:write': { max_bytes: 10, allowed_paths: ['./**'] } } },
  { name: 'tooled', allow: ['*'], deny: [], tools: { file_compress: 'deny' } },
];
const profile = fc.constantFrom(...Object.values(BUILT_IN_PROFILES), ...own);

describe('paths that are allowed plainly', () => {
  it('are allowed by the whole gate as well, whatever the profiles', async () => {
    let yes = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(profile, { maxLength: 2 }),
        permission,
        fc.array(path, { minLength: 1, maxLength: 8 }),
        async (profiles, wanted, paths) => {
          const gate = createGate({
            levels: profiles.map((each, index) => ({ level: `level ${index}`, profile: each })),
            home: '/home/u',
          });
          const plain = await gate.allowsPlainly?.(call, wanted, paths);
          for (const [index, each] of paths.entries()) {
            if (plain?.[index] !== true) continue;
            yes++;
            const answer = await gate.judgeQuietly(call, [{ permission: wanted, path: each }]);
            expect(answer.allowed, `${wanted} ${each}`).toBe(true);
          }
        },
      ),
      { seed: 3, numRuns: 400 },
    );
    expect(yes).toBeGreaterThan(100);
  });

  it('are none while a redaction mark is about to be written', async () => {
    const gate = createGate({ levels: [{ level: 'one', profile: own[0] as Profile }] });
    const masked = { ...call, args: { content: 'x [redacted:github-token:ab12] y' } };
    expect(await gate.allowsPlainly?.(masked, 'file:write', ['/work/project/a'])).toEqual([false]);
    expect(await gate.allowsPlainly?.(call, 'file:write', ['/work/project/a'])).toEqual([true]);
  });
});
