import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createGate } from '../src/gate/create-gate.js';
import { findProfile } from '../src/gate/profiles/built-in-profiles.js';
import { gateCall } from './support/gate-parts.js';

const CORPORA = new URL('../../shared/corpora/', import.meta.url);

/** Everyday commands of public projects, where they can be read. */
function everyday(): string[] {
  const files = ['benign-commands.txt', 'third-party/benign-commands.txt'].map((name) => new URL(name, CORPORA));
  const present = files.filter((file) => existsSync(file));
  if (present.length < files.length) console.info('shared corpora are absent: fewer everyday commands are tried');
  return present.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('must\t'))
      .map((line) => JSON.parse(line.split('\t')[3] ?? '""') as string),
  );
}

describe('everyday commands under the default profile, with nobody there to ask', () => {
  const own = [
    'npm test',
    'git commit -m "x"',
    'mkdir -p build',
    'cp .env.example .env',
    'node script.js',
    'ls ~',
    'touch ../x',
  ];

  it('run, unless they touch the files of Hermes itself', async () => {
    const gate = createGate({ levels: [{ level: 'global', profile: findProfile('default') }], home: '/home/me' });
    const refused: string[] = [];
    for (const command of [...own, ...everyday()]) {
      const answer = await gate.judge(gateCall({ args: { command } }), [{ permission: 'terminal:execute', command }]);
      if (!answer.allowed && !command.includes('.hermes')) refused.push(`${command}: ${answer.reason}`);
    }
    expect(refused).toEqual([]);
  });
});
