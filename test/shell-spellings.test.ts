import { spawn } from 'node:child_process';
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
  // Any shell will do for the stand-ins, and the smallest starts in a third of the time.
  const shell = findTool('dash') ?? findTool('bash') ?? '/bin/sh';
  for (const name of new Set(SEEDS.map(([program]) => program ?? ''))) {
    writeFileSync(
      join(bin, name),
      `#!${shell}\nprintf '%s\\0' "\${0##*/}" "$@" >> "$SPELLING_LOG"\nprintf '\\1\\0' >> "$SPELLING_LOG"\n`,
      { mode: 0o755 },
    );
  }
  for (const name of PASS_THROUGH) {
    const skip = 'while case $1 in -*) true ;; *) false ;; esac; do if [ "$1" = -u ]; then shift; fi; shift; done\n';
    writeFileSync(join(bin, name), `#!${shell}\n${skip}exec "$@"\n`, { mode: 0o755 });
  }
  for (const name of TOOLS) {
    const tool = findTool(name);
    if (tool && !existsSync(join(bin, name))) symlinkSync(tool, join(bin, name));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs every text in a real bash whose PATH holds stand-ins only, and gives the words each program got. */
async function runWithStandIns(texts: readonly string[]): Promise<string[][][]> {
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, 'cases', `${index}`), text);
  const half = Math.ceil(texts.length / 2);
  await Promise.all([runCases(0, half), runCases(half, texts.length)]);
  return texts.map((_text, index) => {
    const log = join(folder, 'cases', `${index}.log`);
    if (!existsSync(log)) return [];
    const records = readFileSync(log, 'utf8').split('\u0001\u0000').slice(0, -1);
    return records.map((record) => record.split('\u0000').slice(0, -1));
  });
}

/** One bash for many texts, each in a subshell of its own: starting a bash takes longer than what most of them do. */
function runCases(from: number, to: number): Promise<void> {
  const driver = `cd "${folder}/cases" || exit 1
export SPELLING_LOG
for ((SPELLING = ${from}; SPELLING < ${to}; SPELLING++)); do
  SPELLING_LOG="${folder}/cases/$SPELLING.log"
  ( set --; . "./$SPELLING" ) < /dev/null > /dev/null 2>&1
done
`;
  const child = spawn(findTool('bash') ?? '/bin/bash', ['-c', driver], {
    env: { PATH: join(folder, 'bin'), HOME: folder },
    stdio: 'ignore',
    timeout: 3_000_000,
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
}

describe('random spellings of dangerous commands', () => {
  it('are found in 99 % of the cases, each proven equivalent in a real bash', { timeout: 3_300_000 }, async () => {
    const samples = fc.sample(spellings, { seed: 20_261_115, numRuns: counts.shellSpellings });
    const logs = await runWithStandIns(samples.map(({ text }) => text));
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
