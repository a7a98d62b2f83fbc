import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * The rules of the judge, and of the scanner of texts, carry examples, which are their tests: a large part of their
 * text, and of no use to who runs them.
 */
export const withoutExamples = {
  name: 'without-examples',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]gate[\\/](?:shell|text)[\\/]rules[\\/][\w-]+\.ts$/ }, ({ path }) => ({
      contents: cutExamples(readFileSync(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};

/** What they are called, and what they are written as. */
const EXAMPLES = { examples: 'ObjectExpression', hit: 'ArrayExpression', miss: 'ArrayExpression' };

function cutExamples(text, path) {
  const found = [];
  const visitor = new Visitor({
    Property({ key, value, start, end }) {
      if (key.type === 'Identifier' && EXAMPLES[key.name] === value.type) found.push([start, end]);
    },
  });
  visitor.visit(parseSync(path, text).program);
  let [kept, from] = ['', 0];
  for (const [start, end] of found.sort(([a], [b]) => a - b)) {
    if (start < from) continue;
    kept += text.slice(from, start);
    from = text[end] === ',' ? end + 1 : end;
  }
  return kept + text.slice(from);
}
