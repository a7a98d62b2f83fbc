import type { Run } from '../run.js';
import { type ShellWord, wordLike } from '../words/shell-word.js';
import type { Unwrapper } from './unwrap-command.js';

/** Commands of PowerShell that run a block for each thing they are given, or elsewhere. */
const BLOCK_RUNNERS = ['foreach-object', '%', 'foreach', 'where-object', 'invoke-command', 'icm', 'start-job'];

/** Whether a command stands in such a block. */
export function isInScriptBlock({ wrappers }: Run): boolean {
  return wrappers.some((name) => BLOCK_RUNNERS.includes(name));
}

/** `ls | % { ri $_ -Force }`: what stands between the braces is run. */
export const UNWRAP_SCRIPT_BLOCKS: readonly (readonly [string, Unwrapper])[] = BLOCK_RUNNERS.map(
  (name) => [name, (run) => ({ inner: blockOf(run.words) })] as const,
);

function blockOf(words: readonly ShellWord[]) {
  const start = words.findIndex(({ text }) => text.startsWith('{'));
  const opening = words[start];
  if (!opening) return [];
  const block = words.slice(start + 1).filter(({ text }) => text !== '}');
  // `{ri` without a space.
  if (opening.text !== '{') block.unshift(wordLike(opening, opening.text.slice(1), opening.producers));
  return block.length > 0 ? [{ kind: 'words', words: block } as const] : [];
}
