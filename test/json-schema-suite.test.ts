import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateArguments } from '../src/kernel/schema/validate-arguments.js';

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const suite = join(import.meta.dirname, '../../shared/corpora/third-party/json-schema-test-suite');
const tests = join(suite, 'tests/draft7');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

/** The copy of the suite leaves out the remotes of newer drafts; one draft-07 test refers to this one. */
const missingRemotes = {
  'http://localhost:1234/draft2019-09/dependentRequired.json': {
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    type: 'object',
    dependentRequired: { foo: ['bar'] },
  },
};

/** The suite expects its `remotes` folder behind this address. */
function remotes(): Record<string, unknown> {
  const folder = join(suite, 'remotes');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const found = files.map((name) => [`http://localhost:1234/${name}`, readJson(join(folder, name))]);
  return { ...missingRemotes, ...Object.fromEntries(found) };
}

function run(files: readonly string[]): { passed: number; total: number; failures: string[] } {
  const schemas = remotes();
  const failures: string[] = [];
  let total = 0;
  for (const file of files) {
    for (const group of readJson(file) as Group[]) {
      for (const test of group.tests) {
        total++;
        const verdict = judge(group.schema, test.data, schemas);
        if (verdict !== test.valid) {
          failures.push(`${relative(tests, file)} | ${group.description} | ${test.description} | ${String(verdict)}`);
        }
      }
    }
  }
  return { passed: total - failures.length, total, failures };
}

function judge(schema: unknown, data: unknown, schemas: Record<string, unknown>): boolean | string {
  try {
    return validateArguments(schema, data, { schemas }).ok;
  } catch (error) {
    return String(error);
  }
}

describe.runIf(existsSync(suite))('the public JSON Schema suite, draft-07', () => {
  it('passes every required assertion', () => {
    const { passed, total, failures } = run(filesIn(tests));
    console.log(`JSON Schema required: ${passed}/${total}`);
    expect(failures).toEqual([]);
    expect(total).toBe(927);
  });

  it('passes every optional assertion', () => {
    const { passed, total, failures } = run(filesIn(join(tests, 'optional')));
    console.log(`JSON Schema optional: ${passed}/${total}`);
    expect(failures).toEqual([]);
  });

  it('passes the format assertions', () => {
    const byFile = filesIn(join(tests, 'optional/format')).map((file) => ({ file, ...run([file]) }));
    const sum = (key: 'passed' | 'total') => byFile.reduce((count, each) => count + each[key], 0);
    const misses = byFile.filter((each) => each.failures.length > 0);
    console.log(`JSON Schema formats: ${sum('passed')}/${sum('total')}`);
    console.log(misses.map((each) => `  ${relative(tests, each.file)}: ${each.passed}/${each.total}`).join('\n'));
    console.log(misses.flatMap((each) => each.failures).join('\n'));
    expect(misses).toEqual([]);
  });
});

if (!existsSync(suite)) console.log('JSON Schema suite not found beside the project: nothing was checked against it.');
