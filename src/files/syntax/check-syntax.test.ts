import { expect, it } from 'vitest';
import { checkSyntax } from './check-syntax.js';
import { introducedProblems } from './introduced-problems.js';

it.each([
  'a = 1\nb = -1_000.5e+3 # why\nc = 0xff\nd = 1979-05-27T07:32:00-08:00\ne = 07:32:00\nf = inf\n',
  '[a.b]\nx = "1"\n[[c]]\ny = [1,\n 2]\nz = { q = true }\ns = """\nmany\nlines"""\n',
  "x = 'C:\\dir'\n'key with' . dots = 1979-05-27 07:32:00\n",
])('has nothing against %j', async (text) => {
  expect(await checkSyntax('a.toml', text)).toEqual([]);
});

it.each(['a = = 1\n', 'a = yes\n', 'a = 1 2\n', 'a = 1.\n', 'a =\n', '[a\n', 'a = "x\n', 'a = [1\n'])(
  'finds the slip in %j',
  async (text) => {
    expect(await checkSyntax('a.toml', text)).toHaveLength(1);
  },
);

it('tells a new problem from an old one with the same message', async () => {
  const before = 'let a = 1;\nlet b = = 2;\n';
  expect(await introducedProblems('a.js', before, `// moved\n${before}`)).toBeUndefined();
  expect(await introducedProblems('a.js', before, before.replace('a = 1', 'a = = 1'))).toMatchObject({
    problems: [{ line: 1 }],
  });
});
