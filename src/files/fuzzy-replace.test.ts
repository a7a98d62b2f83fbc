import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fuzzyReplace } from './fuzzy-replace.js';

interface Row {
  id: string;
  kind: string;
  tier: string;
  content: string;
  old: string;
  new: string;
  replace_all: boolean;
  expected?: string;
  expected_any?: string[];
  expected_error?: string;
  also_error_ok?: boolean;
}

function rowsOf(name: string): Row[] {
  const text = readFileSync(new URL(`../../test/corpora/${name}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { cases: Row[] }).cases;
}

describe.each([...rowsOf('fuzzy-edits'), ...rowsOf('fuzzy-edits-own')])('$id $kind', (row) => {
  it(row.expected_error === undefined ? 'gives the expected file' : `is refused as ${row.expected_error}`, () => {
    const answer = fuzzyReplace(row.content, row.old, row.new, { replaceAll: row.replace_all });
    if (row.expected_error !== undefined) expect(answer).toMatchObject({ ok: false, reason: row.expected_error });
    else expect(row.expected_any ?? [row.expected]).toContain(answer.ok ? answer.content : answer.message);
  });
});
