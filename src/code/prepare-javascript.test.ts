import { describe, expect, it } from 'vitest';
import { prepareJavascript } from './prepare-javascript.js';

type Body = (bring: (name: string) => unknown, meta: unknown, show: (value: unknown) => void) => Promise<void>;

async function run(code: string, options: { typescript?: boolean; keepsNames?: boolean } = {}): Promise<unknown[]> {
  const body = await prepareJavascript(code, { typescript: false, keepsNames: false, ...options });
  const shown: unknown[] = [];
  const work = new Function(`return async (__import, __meta, show) => {${body}\n}`)() as Body;
  await work(
    async (name) => ({ default: `default of ${name}`, a: 1, b: 2 }),
    { url: 'here' },
    (value) => shown.push(value),
  );
  return shown;
}

describe('prepareJavascript', () => {
  it('turns every form of import into something awaited', async () => {
    expect(
      await run(
        `import x, { a as one, b } from 'm';\nimport * as all from "n"; import 'o';\nshow([x, one, b, all.a]);`,
      ),
    ).toEqual([['default of m', 1, 2, 1]]);
    expect(
      await run(`import x, * as all from 'm'; show([x, all.b]); show((await import('z')).a); show(import.meta.url)`),
    ).toEqual([['default of m', 2], 1, 'here']);
  });

  it('takes exports for what they declare', async () => {
    const code = `export const v = 1; export function f() { return 2 } export default class Q {}\nexport { v as w };\nexport * from 'm'; show([v, f(), typeof Q])`;
    expect(await run(code)).toEqual([[1, 2, 'function']]);
    expect(await run('export default 4; show(1)')).toEqual([1]);
  });

  it('keeps text that only looks like an import, and every line where it is', async () => {
    const code = "const t = `\nimport { a } from 'm';\n`;\nimport {\n a,\n b\n} from 'm';\nshow(t); show(a)";
    expect(await run(code)).toEqual(["\nimport { a } from 'm';\n", 1]);
    const prepared = await prepareJavascript(code, { typescript: false, keepsNames: false });
    expect(prepared.split('\n').indexOf('show(t); show(a)')).toBe(7);
  });

  it('takes the first line of a program for a comment', async () => {
    expect(await run('#!/usr/bin/env node\nshow(1)')).toEqual([1]);
    expect(await run('#!/usr/bin/env -S npx tsx\nshow(1 as number)', { typescript: true })).toEqual([1]);
  });

  it('removes types', async () => {
    expect(
      await run('interface A { a: 1 }\nenum E { X = 3 }\nconst x: number = E.X as any;\nshow(x satisfies number)', {
        typescript: true,
      }),
    ).toEqual([3]);
  });

  it('makes names of the top level global where an interpreter stays', async () => {
    const names = ['k1', 'k2', 'k3', 'k4', 'K5', 'k6'];
    await run('const k1 = 1, { k2, r: [k3] } = { k2: 2, r: [3] }; let k4; class K5 {} function k6() { return k1 }', {
      keepsNames: true,
    });
    const space = globalThis as Record<string, unknown>;
    expect(names.map((name) => typeof space[name])).toEqual([
      'number',
      'number',
      'number',
      'undefined',
      'function',
      'function',
    ]);
    expect(await run('show(k1 + k2 + k3 + k6())', { keepsNames: true })).toEqual([7]);
    for (const name of names) delete space[name];
  });

  it.each([
    ['javascript', 'const a = ;\nb', 1],
    ['typescript', 'let a: number = 1;\nlet b: = 2', 2],
  ])('tells where a syntax error of %s is', async (language, code, line) => {
    const made = prepareJavascript(code, { typescript: language === 'typescript', keepsNames: false });
    await expect(made).rejects.toMatchObject({
      code: 'invalid_arguments',
      message: expect.stringContaining(`line ${line}`),
    });
  });
});
