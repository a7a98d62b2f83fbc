import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeCommand } from '../src/gate/shell/judge-command.js';
import { counts } from './counts.js';
import { SEEDS, spellings } from './shell-spelling-generator.js';

// No spelling names a program by its path, and PATH holds nothing but this folder of stand-ins and harmless tools:
// a real `rm`, `dd` or `shutdown` cannot be reached from here.
const TOOLS = ['bash', 'env', 'nohup', 'nice', 'timeout', 'setsid', 'stdbuf', 'base64', 'rev', 'sh'];
const PASS_THROUGH = ['sudo', 'doas', 'busybox'];

let folder = '';

function findTool(name: string): string | undefined {
  const program = name === 'sh' ? 'bash' : name;
  return ['/usr/bin', '/bin'].map((place) => join(place, program)).find(existsSync);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hermes-spellings-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  mkdirSync(join(folder, 'cases'));
  const bash = findTool('bash') ?? '/bin/bash';
  for (const name of new Set(SEEDS.map(([program]) => program ?? ''))) {
    writeFileSync(
      join(bin, name),
      `#!${bash}\nprintf '%s\\0' "\${0##*/}" "$@" >> "$SPELLING_LOG"\nprintf '\\1\\0' >> "$SPELLING_LOG"\n`,
      { mode: 0o755 },
    );
  }
  for (const name of PASS_THROUGH) {
    const skip = 'while [[ $1 == -* ]]; do [[ $1 == -u ]] && shift; shift; done\n';
    writeFileSync(join(bin, name), `#!${bash}\n${skip}exec "$@"\n`, { mode: 0o755 });
  }
  for (const name of TOOLS) {
    const tool = findTool(name);
    if (tool && !existsSync(join(bin, name))) symlinkSync(tool, join(bin, name));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs every text in a real bash whose PATH holds stand-ins only, and gives the words each program got. */
function runWithStandIns(texts: readonly string[]): string[][][] {
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, 'cases', `${index}`), text);
  const driver = `cd "${folder}/cases" || exit 1\nfor ((i = 0; i < ${texts.length}; i++)); do SPELLING_LOG="${folder}/cases/$i.log" bash "$i" < /dev/null > /dev/null 2>&1; done\n`;
  spawnSync(findTool('bash') ?? '/bin/bash', ['-c', driver], {
    env: { PATH: join(folder, 'bin'), HOME: folder },
    timeout: 1_200_000,
  });
  return texts.map((_text, index) => {
    const log = join(folder, 'cases', `${index}.log`);
    if (!existsSync(log)) return [];
    const records = readFileSync(log, 'utf8').split('\u0001\u0000').slice(0, -1);
    rmSync(log);
    return records.map((record) => record.split('\u0000').slice(0, -1));
  });
}

describe('random spellings of dangerous commands', () => {
  it('are found in 99 % of the cases, each proven equivalent in a real bash', { timeout: 1_500_000 }, () => {
    const samples = fc.sample(spellings, { seed: 20_261_115, numRuns: counts.shellSpellings });
    const logs = runWithStandIns(samples.map(({ text }) => text));
    const equivalent = samples.filter(({ expected }, index) =>
      logs[index]?.some((words) => JSON.stringify(words) === JSON.stringify(expected)),
    );
    const missed = equivalent.filter(({ text }) => judgeCommand(text).verdict === 'allow').map(({ text }) => text);
    const floor = new Map(SEEDS.map((words) => [words, judgeCommand(words.join(' ')).verdict === 'block'] as const));
    const blocked = equivalent.filter(({ expected }) => floor.get(expected));
    const open = blocked.filter(({ text }) => judgeCommand(text).verdict !== 'block').map(({ text }) => text);
    process.stdout.write(
      `spellings: ${samples.length} generated, ${equivalent.length} proven equivalent, ${missed.length} missed; of ${blocked.length} below the floor ${open.length} were only asked about\n`,
    );
    expect(equivalent.length / samples.length).toBeGreaterThan(0.95);
    expect(missed.length / equivalent.length, missed.slice(0, 10).join('\n---\n')).toBeLessThanOrEqual(0.01);
    expect(open.length / blocked.length, open.slice(0, 10).join('\n---\n')).toBeLessThanOrEqual(0.01);
  });
});
