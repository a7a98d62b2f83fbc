import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../src/gate/shell/judge-command.js';

interface Row {
  readonly tier: string;
  readonly form: string;
  readonly category: string;
  readonly command: string;
}

function readRows(path: URL): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [tier = '', form = '', category = '', command = '""'] = line.split('\t');
      return { tier, form, category, command: JSON.parse(command) as string };
    });
}

const corpus = (name: string) => readRows(new URL(`corpora/${name}`, import.meta.url));
const SETS = [
  '',
  '-more',
  '-unseen-a',
  '-unseen-b',
  '-unseen-c',
  '-unseen-d',
  '-unseen-e',
  '-unseen-f',
  '-unseen-g',
  '-unseen-h',
  '-unseen-i',
  '-unseen-k',
  '-unseen-m',
  '-unseen-n',
  '-unseen-o',
  '-unseen-p',
];
const dangerous = SETS.flatMap((name) => corpus(`dangerous-commands${name}.txt`));
// Benign rows carry their category in the second column.
const benign = SETS.flatMap((name) => corpus(`benign-commands${name}.txt`)).map((row) => ({
  ...row,
  category: row.form,
}));
const thirdPartyFile = new URL('../../shared/corpora/third-party/benign-commands.txt', import.meta.url);

/** Detection and false alarms side by side: neither number means anything without the other. */
function table(): string {
  const lines = ['| commands | rows | asked or refused | refused |', '| --- | --- | --- | --- |'];
  const add = (name: string, rows: readonly Row[]) => {
    const verdicts = rows.map((row) => judgeCommand(row.command).verdict);
    const found = verdicts.filter((verdict) => verdict !== 'allow').length;
    const refused = verdicts.filter((verdict) => verdict === 'block').length;
    lines.push(
      `| ${name} | ${rows.length} | ${found} (${((100 * found) / Math.max(1, rows.length)).toFixed(1)} %) | ${refused} |`,
    );
  };
  const graded = dangerous.filter((row) => row.tier !== 'lean');
  for (const category of [...new Set(graded.map((row) => row.category))].sort()) {
    add(
      `dangerous: ${category}`,
      graded.filter((row) => row.category === category),
    );
  }
  for (const form of ['plain', 'obf'])
    add(
      `dangerous, all ${form}`,
      graded.filter((row) => row.form === form),
    );
  for (const category of [...new Set(benign.map((row) => row.category))].sort()) {
    add(
      `harmless: ${category}`,
      benign.filter((row) => row.category === category && row.tier === 'must'),
    );
  }
  for (const tier of ['must', 'should', 'gray'])
    add(
      `harmless, all ${tier}`,
      benign.filter((row) => row.tier === tier),
    );
  return lines.filter((line) => !line.includes('| 0 | 0 (0.0 %)')).join('\n');
}

describe('the command corpora', () => {
  it('finds dangerous commands: plain 99 %, obfuscated 94 %', () => {
    process.stdout.write(`\n${table()}\n\n`);
    for (const [form, least] of [
      ['plain', 0.99],
      ['obf', 0.94],
    ] as const) {
      const rows = dangerous.filter((row) => row.form === form && row.tier !== 'lean');
      const missed = rows.filter((row) => judgeCommand(row.command).verdict === 'allow').map((row) => row.command);
      expect(1 - missed.length / rows.length, `missed ${form}: ${missed.join('\n')}`).toBeGreaterThanOrEqual(least);
    }
  });

  it('refuses every row of the floor', () => {
    const open = dangerous.filter((row) => row.tier === 'block' && judgeCommand(row.command).verdict !== 'block');
    expect(open.map((row) => row.command)).toEqual([]);
  });

  it('leaves harmless commands alone: 99.7 %, and refuses none of them', () => {
    const rows = benign.filter((row) => row.tier === 'must');
    const flagged = rows.filter((row) => judgeCommand(row.command).verdict !== 'allow').map((row) => row.command);
    expect(1 - flagged.length / rows.length, `flagged: ${flagged.join('\n')}`).toBeGreaterThanOrEqual(0.997);
    const should = benign.filter((row) => row.tier === 'should');
    const asked = should.filter((row) => judgeCommand(row.command).verdict !== 'allow').map((row) => row.command);
    expect(asked.length / should.length, `asked: ${asked.join('\n')}`).toBeLessThanOrEqual(0.15);
    expect(benign.filter((row) => judgeCommand(row.command).verdict === 'block').map((row) => row.command)).toEqual([]);
  });

  it('leaves the scripts of public projects alone', () => {
    if (!existsSync(thirdPartyFile)) {
      process.stdout.write('The scripts of public projects are not present here; nothing to judge.\n');
      return;
    }
    const rows = readRows(thirdPartyFile).filter((row) => row.tier === 'must');
    const flagged = rows.filter((row) => judgeCommand(row.command).verdict !== 'allow').map((row) => row.command);
    expect(flagged).toEqual([]);
  });
});
