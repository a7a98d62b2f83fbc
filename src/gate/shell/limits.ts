import { countTokens } from './count-tokens.js';

const MAX_BYTES = 64 * 1024;
const MAX_HERE_DOCUMENTS = 256;
export const MAX_DEPTH = 50;
/** Parsing so many takes about two milliseconds. Scripts of 40 kB that people wrote have five thousand. */
const MAX_TOKENS = 6_500;

/**
 * Units of work that evaluating a line may take, loops, functions and expansions unrolled: in proportion to its length,
 * so that no spelling of a line makes judging it take longer than its length allows. A short line may call its functions
 * and run its loops as often as a longer one.
 */
export function workFor(length: number): number {
  return Math.max(LEAST_WORK, Math.ceil(WORK_PER_CHARACTER * length));
}

const LEAST_WORK = 4_500;
const WORK_PER_CHARACTER = 1.1;

const KEYWORDS = /(?<![a-z])(?:if|while|until|for|case|select|fi|done|esac)(?![a-z])/g;
const CLOSERS = new Set(['fi', 'done', 'esac']);

/**
 * Tells in one pass whether a command is too long or too deep to judge; undefined when it is not.
 * It looks at the raw text and ignores quoting: counting too much only leads to a question.
 */
export function exceededLimit(command: string): string | undefined {
  if (command.length > MAX_BYTES || Buffer.byteLength(command) > MAX_BYTES) return 'it is longer than 64 kB';
  if (countHereDocuments(command) > MAX_HERE_DOCUMENTS) return `it has more than ${MAX_HERE_DOCUMENTS} here-documents`;
  if (bracketDepth(command) > MAX_DEPTH || keywordDepth(command) > MAX_DEPTH) {
    return `it is nested more than ${MAX_DEPTH} levels deep`;
  }
  return exceededTokens(command);
}

/** Tells whether parsing a text would take long. */
export function exceededTokens(text: string): string | undefined {
  if (text.length < MAX_TOKENS || countTokens(text, MAX_TOKENS) < MAX_TOKENS) return undefined;
  return `it has more than ${MAX_TOKENS} words and signs`;
}

function countHereDocuments(command: string): number {
  let count = 0;
  for (let at = command.indexOf('<<'); at !== -1; at = command.indexOf('<<', at)) {
    let end = at;
    while (command[end] === '<') end += 1;
    if (end - at === 2) count += 1;
    at = end;
  }
  return count;
}

function bracketDepth(command: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < command.length; index += 1) {
    const code = command.charCodeAt(index);
    if (code === 0x28 || code === 0x7b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if ((code === 0x29 || code === 0x7d) && depth > 0) {
      depth -= 1;
    }
  }
  return deepest;
}

function keywordDepth(command: string): number {
  let depth = 0;
  let deepest = 0;
  for (const match of command.matchAll(KEYWORDS)) {
    if (!CLOSERS.has(match[0])) deepest = Math.max(deepest, (depth += 1));
    else if (depth > 0) depth -= 1;
  }
  return deepest;
}
