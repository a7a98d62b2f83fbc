import { type UnifiedDiff, unifiedDiff } from './diff/unified-diff.js';
import type { PlannedFile } from './edit-files.js';

export type PlannedDiff = Pick<UnifiedDiff, 'text' | 'added' | 'removed'>;

/** What an edit would change in one file, as a unified diff. */
export async function diffOf({
  kind,
  path,
  from,
  textBefore,
  textAfter,
  binary,
  diff: made,
}: PlannedFile): Promise<PlannedDiff> {
  if (made !== undefined) return made;
  const names = {
    from: kind === 'add' ? '/dev/null' : `a/${from ?? path}`,
    to: kind === 'delete' ? '/dev/null' : `b/${path}`,
  };
  if (binary && kind === 'delete') {
    return { text: `Binary files ${names.from} and ${names.to} differ\n`, added: 0, removed: 0 };
  }
  const { text, chars, added, removed } = await unifiedDiff(textBefore ?? '', textAfter ?? '', {
    ...names,
    maxChars: MOST_CHARS,
  });
  const shown = chars > text.length ? `${text}\n... (the diff of ${path} has ${chars} characters)\n` : text;
  return { text: kind === 'move' ? `rename from ${from}\nrename to ${path}\n${shown}` : shown, added, removed };
}

/** Nobody reads more of one file. */
const MOST_CHARS = 200_000;
