import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coerceArguments } from '../src/kernel/schema/coerce-arguments.js';
import { prepareTool } from '../src/kernel/schema/prepare-tool.js';
import { validateArguments } from '../src/kernel/schema/validate-arguments.js';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly tier: 'must' | 'should' | 'policy';
  readonly schema: unknown;
  readonly args_in?: unknown;
  readonly args_raw_json?: string;
  readonly args_raw_json_repeat?: { open: string; close: string; depth: number; core: string };
  readonly expected_args?: unknown;
  readonly expected_error?: boolean;
  readonly also_ok?: readonly unknown[];
}

const corpora = {
  public: join(import.meta.dirname, '../../shared/corpora/third-party/coercion.json'),
  own: join(import.meta.dirname, 'corpora/coercion-own.json'),
};

function cases(file: string): readonly Case[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }).cases;
}

function argumentsOf(row: Case): unknown {
  if (row.args_raw_json !== undefined) return JSON.parse(row.args_raw_json);
  const repeat = row.args_raw_json_repeat;
  if (repeat === undefined) return row.args_in;
  return JSON.parse(repeat.open.repeat(repeat.depth) + repeat.core + repeat.close.repeat(repeat.depth));
}

const REFUSED = 'error';

function answer(row: Case, args: unknown): unknown {
  const coerced = coerceArguments(row.schema, args);
  return coerced.ok ? coerced.args : REFUSED;
}

function isRight(row: Case, given: unknown): boolean {
  const accepted = [row.expected_error === true ? REFUSED : row.expected_args, ...(row.also_ok ?? [])];
  return accepted.some((wanted) => same(given, wanted));
}

function same(left: unknown, right: unknown): boolean {
  try {
    expect(left).toStrictEqual(right);
    return true;
  } catch {
    return false;
  }
}

function judge(rows: readonly Case[]): { wrong: string[]; table: Record<string, string> } {
  const wrong: string[] = [];
  const table: Record<string, string> = {};
  for (const tier of ['must', 'should', 'policy'] as const) {
    const chosen = rows.filter((row) => row.tier === tier);
    const bad = chosen.filter((row) => !isRight(row, answer(row, argumentsOf(row))));
    wrong.push(
      ...bad.map((row) => `${row.id} ${row.kind}: ${JSON.stringify(answer(row, argumentsOf(row))).slice(0, 300)}`),
    );
    table[tier] = `${chosen.length - bad.length}/${chosen.length}`;
  }
  return { wrong, table };
}

for (const [name, file] of Object.entries(corpora)) {
  if (!existsSync(file)) {
    console.log(`Coercion corpus "${name}" is not here: nothing was checked against it.`);
    continue;
  }
  describe(`the ${name} coercion corpus`, () => {
    const rows = cases(file);

    it('gets every row right', () => {
      const { wrong, table } = judge(rows);
      console.log(`coercion (${name}): ${JSON.stringify(table)}`);
      expect(wrong).toEqual([]);
    });

    it('never changes arguments that were valid, and never touches its input', () => {
      for (const row of rows.filter((each) => each.args_raw_json_repeat === undefined)) {
        const args = argumentsOf(row);
        const before = JSON.stringify(args);
        const coerced = coerceArguments(row.schema, args);
        expect(JSON.stringify(args), row.id).toBe(before);
        if (validateArguments(row.schema, args).ok) {
          expect(coerced, row.id).toMatchObject({ ok: true, changes: [] });
          expect(coerced.ok && coerced.args, row.id).toBe(args);
        }
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });

    it('gives the call pipeline the same answer, from text as from objects', () => {
      for (const row of rows.filter((each) => each.args_raw_json_repeat === undefined)) {
        const args = argumentsOf(row);
        if (typeof args !== 'object' || args === null || Array.isArray(args)) continue;
        const expected = answer(row, args);
        for (const raw of [args, JSON.stringify(args)]) {
          const accepted = prepareTool(row.schema, { fillDefaults: false }).accept(raw);
          expect(accepted.ok ? accepted.args : REFUSED, row.id).toStrictEqual(expected);
        }
      }
    });
  });
}
