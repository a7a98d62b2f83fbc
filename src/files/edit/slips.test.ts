import { describe, expect, it } from 'vitest';
import { fuzzyReplace } from '../fuzzy-replace.js';

interface Sample {
  name: string;
  before: string;
  old: string;
  new: string;
  after: string;
}

const SAMPLES: Sample[] = [
  {
    name: 'python',
    before: 'import sys\n\n\nclass Queue:\n    def __init__(self):\n        self.items = []\n\n',
    old: '    def pop(self, index):\n        if not self.items:\n            raise IndexError("empty -- queue...")\n        return self.items.pop(index)',
    new: '    def pop(self):\n        if not self.items:\n            return None\n        return self.items.pop()',
    after: '\n\n    def push(self, item):\n        self.items.append(item)\n',
  },
  {
    name: 'typescript',
    before: "import { a } from './a.js';\n\nexport function total(list: Item[]): number {\n  let sum = 0;\n",
    old: "  for (const item of list) {\n    if (item.kind === 'it\\'s') continue;\n    sum += item.price;\n  }",
    new: '  for (const { price } of list) {\n    sum += price;\n  }',
    after: '\n  return sum;\n}\n',
  },
  {
    name: 'yaml',
    before: 'name: ci\njobs:\n  test:\n    runs-on: linux\n',
    old: '    steps:\n      - uses: checkout@v4\n      - run: "npm ci"',
    new: '    steps:\n      - uses: checkout@v5\n      - run: "npm test"\n        name: test',
    after: '\n  lint:\n    runs-on: linux\n',
  },
  {
    name: 'prose',
    before: '# Notes\n\n',
    old: 'He said "hello" -- and left...\nIt\'s the second line.',
    new: 'He said "bye".\nA new second line.',
    after: '\n\nThe end.\n',
  },
];

const file = ({ before, old, after }: Sample): string => before + old + after;
const edited = ({ before, after }: Sample, text: string): string => before + text + after;
const lines = (text: string, change: (line: string) => string): string => text.split('\n').map(change).join('\n');
const isIndented = ({ old }: Sample): boolean => old.startsWith(' ');
const dedent = (text: string): string => {
  const width = Math.min(...text.split('\n').map((line) => line.search(/\S/)));
  return lines(text, (line) => line.slice(width));
};
const tabs = (text: string, unit: number): string =>
  lines(text, (line) => line.replace(/^ +/, (run) => '\t'.repeat(run.length / unit)));
const unitOf = (sample: Sample): number => (sample.name === 'python' ? 4 : 2);
const smart = (text: string): string => text.replaceAll('"', '\u201d').replaceAll("'", '\u2019');
const dashes = (text: string): string => text.replaceAll('--', '\u2014').replaceAll('...', '\u2026');

const result = (content: string, old: string, text: string, replaceAll = false): string => {
  const answer = fuzzyReplace(content, old, text, { replaceAll });
  return answer.ok ? answer.content : `${answer.reason}: ${answer.message}`;
};

describe.each(SAMPLES)('slips of a model in $name', (sample) => {
  const goal = edited(sample, sample.new);

  it('replaces an exact text', () => expect(result(file(sample), sample.old, sample.new)).toBe(goal));

  it('forgives trailing space on either side', () => {
    expect(
      result(
        file(sample),
        lines(sample.old, (line) => `${line}  `),
        sample.new,
      ),
    ).toBe(goal);
    const spaced = { ...sample, old: lines(sample.old, (line) => `${line} \t`) };
    expect(result(file(spaced), sample.old, sample.new)).toBe(goal);
  });

  it('forgives the same slip in both texts', () => {
    const both = (slip: (text: string) => string): string => result(file(sample), slip(sample.old), slip(sample.new));
    expect(both((text) => lines(text, (line) => `${line}  `))).toBe(goal);
    expect(both((text) => text.replaceAll(' ', '\u00a0'))).toBe(goal);
    if (/["']/.test(sample.old)) expect(both(smart)).toBe(goal);
    expect(both((text) => text.replaceAll('\n', '\r\n'))).toBe(goal);
  });

  it('forgives indentation when the new text is right', () => {
    expect(result(file(sample), dedent(sample.old), sample.new)).toBe(goal);
    expect(
      result(
        file(sample),
        lines(sample.old, (line) => line.trimStart()),
        sample.new,
      ),
    ).toBe(goal);
    if (!isIndented(sample)) return;
    expect(
      result(
        file(sample),
        lines(sample.old, (line) => `    ${line}`),
        sample.new,
      ),
    ).toBe(goal);
    expect(result(file(sample), tabs(sample.old, unitOf(sample)), sample.new)).toBe(goal);
  });

  it('moves a new text that is indented like the old one', () => {
    expect(result(file(sample), dedent(sample.old), dedent(sample.new))).toBe(goal);
    if (!isIndented(sample)) return;
    const deeper = (text: string): string => lines(text, (line) => `    ${line}`);
    expect(result(file(sample), deeper(sample.old), deeper(sample.new))).toBe(goal);
    const unit = unitOf(sample);
    expect(result(file(sample), tabs(sample.old, unit), tabs(sample.new, unit))).toBe(goal);
    const inTabs: Sample = { ...sample, old: tabs(sample.old, unit), new: tabs(sample.new, unit) };
    expect(result(file(inTabs), sample.old, sample.new)).toBe(edited(inTabs, inTabs.new));
  });

  it('forgives typographic quotes, dashes and odd spaces on either side', () => {
    for (const fold of [smart, dashes, (text: string) => smart(dashes(text))]) {
      expect(result(file(sample), fold(sample.old), sample.new)).toBe(goal);
      expect(result(file({ ...sample, old: fold(sample.old) }), sample.old, sample.new)).toBe(goal);
      expect(result(file(sample), dedent(fold(sample.old)), sample.new)).toBe(goal);
    }
    expect(result(file(sample), sample.old.replaceAll(' ', '\u00a0'), sample.new)).toBe(goal);
    expect(result(file({ ...sample, old: sample.old.replaceAll(' ', '\u00a0') }), sample.old, sample.new)).toBe(goal);
  });

  it('keeps the line ends of the file', () => {
    const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
    expect(result(crlf(file(sample)), sample.old, sample.new)).toBe(crlf(goal));
    expect(result(crlf(file(sample)), dedent(sample.old), sample.new)).toBe(crlf(goal));
    expect(result(crlf(file(sample)), crlf(sample.old), crlf(sample.new))).toBe(crlf(goal));
    expect(result(file(sample), crlf(sample.old), crlf(sample.new))).toBe(goal);
    expect(result(crlf(file(sample)), `\n${sample.old}\n`, `\n${sample.new}\n`)).toBe(crlf(goal));
  });

  it('forgives line breaks around the text', () => {
    expect(result(file(sample), `${sample.old}\n`, `${sample.new}\n`)).toBe(goal);
    expect(result(file(sample), `\n${sample.old}\n`, `\n${sample.new}\n`)).toBe(goal);
    expect(result(file(sample), `\n\n\n\n${sample.old}\n\n\n\n`, `\n\n\n\n${sample.new}\n\n\n\n`)).toContain(
      sample.new,
    );
    const atEnd = { ...sample, after: '' };
    expect(result(file(atEnd), `${sample.old}\n`, `${sample.new}\n`)).toBe(edited(atEnd, sample.new));
  });

  it('reads escape sequences, line numbers and runs of spaces', () => {
    expect(result(file(sample), sample.old.replaceAll('\n', '\\n'), sample.new)).toBe(goal);
    expect(result(file(sample), sample.old.replaceAll('\n', '\\n'), sample.new.replaceAll('\n', '\\n'))).toBe(goal);
    expect(result(file(sample), sample.old.replaceAll('"', '\\"'), sample.new)).toBe(goal);
    const numbered = (text: string): string =>
      text
        .split('\n')
        .map((line, i) => `${String(i + 9).padStart(6)}|${line}`)
        .join('\n');
    expect(result(file(sample), numbered(sample.old), sample.new)).toBe(goal);
    expect(result(file(sample), numbered(sample.old), numbered(sample.new))).toBe(goal);
    const wide = { ...sample, old: lines(sample.old, (line) => line.replace(/(\S) (\S)/g, '$1   $2')) };
    expect(result(file(wide), sample.old, sample.new)).toBe(goal);
  });

  it('refuses what it cannot be sure of', () => {
    const old = sample.old.split('\n');
    const middle = [old[0], 'zzz something else entirely 0 qqq', ...old.slice(2)].join('\n');
    expect(result(file(sample), middle, sample.new)).toMatch(/^not_found/);
    expect(result(file(sample), 'no such line\nnor this', 'x')).toMatch(/^not_found/);
    expect(result(file(sample), sample.old.toUpperCase(), sample.new)).toMatch(/^not_found/);
    expect(result(`${file(sample)}\n${sample.old}\n`, sample.old, sample.new)).toMatch(/^ambiguous/);
    expect(result(`${file(sample)}\n${sample.old}\n`, dashes(smart(sample.old)), sample.new)).toMatch(
      /ambiguous|not_found/,
    );
  });

  it('replaces every place when told to', () => {
    const twice = `${file(sample)}\n${sample.old}\n`;
    expect(result(twice, sample.old, sample.new, true)).toBe(`${goal}\n${sample.new}\n`);
    expect(
      result(
        twice,
        lines(sample.old, (line) => `${line} `),
        sample.new,
        true,
      ),
    ).toBe(`${goal}\n${sample.new}\n`);
  });
});

it('gives every line of a text without indents the one its counterpart has', () => {
  const content = 'a {\n  b {\n    one\n  }\n  c {\n    two\n  }\n}\n';
  const old = 'b {\none\n}\nc {\ntwo\n}';
  expect(result(content, old, old.replace('two', 'three'))).toBe(content.replace('two', 'three'));
  expect(result(content, old, old.replace('one', 'one\nmore'))).toBe(content.replace('one', 'one\n    more'));
});

it('pairs indents with the right lines when the text begins inside a line', () => {
  const content = 'call(first,\n     second,\n       third);\n';
  expect(result(content, 'first,\n  second,\n    third', 'first,\n  second,\n    fourth')).toBe(
    content.replace('third', 'fourth'),
  );
});

it('keeps typographic signs that the file has itself', () => {
  const content = 'say(\u201cone\u201d);\nsay("two");\n';
  expect(result(content, 'say(\u201cone\u201d);\nsay(\u201ctwo\u201d);', 'say(\u201cthree\u201d);')).toBe(
    'say(\u201cthree\u201d);\n',
  );
});
