import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { bundleChild } from './support/bundle-child.js';

const SUITE = fileURLToPath(
  new URL('../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);
const LOADER = new URL('./support/glob-loader.mjs', import.meta.url).href;
const answers = mkdtempSync(join(tmpdir(), 'hermes-client-conformance-'));
afterAll(() => rmSync(answers, { recursive: true, force: true }));

/** What the revision requires of a client; the suite runs some later and optional ones besides, which it does not score. */
const SCENARIOS = [
  'initialize',
  'tools_call',
  'elicitation-sep1034-client-defaults',
  'sse-retry',
  'auth/metadata-default',
  'auth/metadata-var1',
  'auth/metadata-var2',
  'auth/metadata-var3',
  'auth/basic-cimd',
  'auth/scope-from-www-authenticate',
  'auth/scope-from-scopes-supported',
  'auth/scope-omitted-when-undefined',
  'auth/scope-step-up',
  'auth/scope-retry-limit',
  'auth/token-endpoint-auth-basic',
  'auth/token-endpoint-auth-post',
  'auth/token-endpoint-auth-none',
  'auth/pre-registration',
];

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
  readonly scenario: string;
}

it('passes every client scenario of the public conformance suite for revision 2025-11-25', async () => {
  const client = await bundleChild('support/conformance-client.ts');
  const args = [
    'client',
    '--command',
    `${process.execPath} ${client}`,
    '--requirements',
    '2025-11-25',
    '--timeout',
    '150000',
    '-o',
    answers,
  ];
  const child = spawn(process.execPath, ['--import', LOADER, SUITE, ...args], {
    cwd: answers,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const required = checksIn(answers).filter(({ scenario }) =>
    SCENARIOS.some((name) => scenario.startsWith(`${name}-2`)),
  );
  expect(
    required.filter(({ status }) => status === 'FAILURE'),
    printed,
  ).toEqual([]);
  for (const name of SCENARIOS)
    expect(
      required.some(({ scenario }) => scenario.startsWith(`${name}-2`)),
      name,
    ).toBe(true);
  expect(code, printed).toBe(0);
}, 300_000);

function checksIn(folder: string): Check[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('checks.json'))
    .flatMap((name) =>
      (JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Check, 'scenario'>[]).map((check) => ({
        ...check,
        scenario: name,
      })),
    );
}
