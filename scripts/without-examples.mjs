import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** The rules of the judge carry examples, which are its tests: half of its text, and of no use to who runs it. */
export const withoutExamples = {
  name: 'without-examples',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]gate[\\/]shell[\\/]rules[\\/][\w-]+\.ts$/ }, ({ path }) => ({
      contents: cutExamples(readFileSync(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};

function cutExamples(text, path) {
  const found = [];
  const visitor = new Visitor({
    Property({ key, value, start, end }) {
      if (key.type === 'Identifier' && key.name === 'examples' && value.type === 'ObjectExpression')
        found.push([start, end]);
    },
  });
  visitor.visit(parseSync(path, text).program);
  let [kept, from] = ['', 0];
  for (const [start, end] of found.sort(([a], [b]) => a - b)) {
    kept += text.slice(from, start);
    from = text[end] === ',' ? end + 1 : end;
  }
  return kept + text.slice(from);
}
