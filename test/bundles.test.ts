import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULES } from '../src/gate/shell/rules/all-rules.js';

const dist = join(import.meta.dirname, '../dist');

/** The built files that hold most of the judge's rules, known by the sentences of the rules. */
function copiesOfTheJudge(): string[] {
  const reasons = Object.values(RULES).flatMap((rules) =>
    rules.map(({ reason }) => JSON.stringify(reason).slice(1, -1)),
  );
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.c?js$/.test(path))
    .filter((path) => {
      // A long line may be broken inside a string.
      const text = readFileSync(join(dist, path), 'utf8').replaceAll('\\\n', '');
      return reasons.filter((reason) => text.includes(reason)).length > reasons.length / 2;
    })
    .sort();
}

it('holds the judge of commands once for every instance, and once for each export that answers at once', () => {
  // Another file here: something imports a module of src/gate/shell that SHELL in scripts/compiled-bundles.mjs lacks.
  expect(copiesOfTheJudge()).toEqual([
    'on-first-call/gate/decide.cjs',
    'on-first-call/gate/shell/judge-command.cjs',
    'on-first-call/shell.cjs',
  ]);
});

it('keeps what is loaded from its compiled form in ASCII, as which it is read', () => {
  const bundles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.cjs.cache'),
  );
  expect(bundles.length).toBeGreaterThan(3);
  const isAscii = (path: string): boolean => /^[\x00-\x7f]*$/.test(readFileSync(join(dist, path), 'utf8'));
  expect(bundles.map((path) => path.replace(/\.cache$/, '')).filter((path) => !isAscii(path))).toEqual([]);
});
