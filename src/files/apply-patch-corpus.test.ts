import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyPatch } from './apply-patch.js';

type Files = Record<string, string | null>;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly files: Record<string, string>;
  readonly patch: string;
  readonly expected?: Files | { readonly any: readonly (Files | 'error')[] };
}

const { cases } = JSON.parse(readFileSync(new URL('../../test/corpora/patches-own.json', import.meta.url), 'utf8')) as {
  cases: Row[];
};

/** What the patch leaves of every file it touched, or `error`. */
function outcome({ files, patch }: Row): Files | 'error' {
  const answer = applyPatch(patch, files);
  if (!answer.ok) return 'error';
  const left: Files = {};
  for (const { path, from, content } of answer.changes) {
    if (from !== undefined) left[from] = null;
    left[path] = content ?? null;
  }
  return left;
}

describe.each(cases)('$id $kind', (row) => {
  it(row.expected === undefined ? 'is refused' : 'leaves the expected files', () => {
    const { expected = 'error' } = row;
    const right = typeof expected === 'object' && 'any' in expected ? expected.any : [expected];
    expect(right).toContainEqual(outcome(row));
  });
});
