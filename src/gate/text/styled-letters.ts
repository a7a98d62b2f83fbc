import { foldText } from '../../lib/fold-text.js';

/**
 * The first run of circled, squared, mathematical or full-width letters that tells somebody to drop rules or to hand
 * something over. In plain letters `ignore rules` may be a heading; nobody sets a heading in a disguise.
 */
export function findStyledOrder(piece: string): { start: number; end: number; words: string } | undefined {
  for (const run of piece.matchAll(STYLED_RUN)) {
    const words = foldText(run[0]).text;
    if (ORDER.test(words)) return { start: run.index, end: run.index + run[0].length, words };
  }
  return undefined;
}

const STYLED = '[\\u249c-\\u24e9\\uff21-\\uff5a\\u{1d400}-\\u{1d7ff}\\u{1f130}-\\u{1f149}\\u{1f150}-\\u{1f189}]';
const STYLED_RUN = new RegExp(`${STYLED}{3,40}(?:[\\s,.:!-]{1,3}${STYLED}{1,40}){1,40}`, 'gu');

const ORDER =
  /\b(?:ignore|disregard|forget|override|bypass|break|skip|disobey)\b.{0,40}\b(?:rules?|instructions?|orders?|prompts?|guidelines?|limits?|polic(?:y|ies)|safety|everything|all)\b|\b(?:reveal|send|leak|print|show|share)\b.{0,40}\b(?:secrets?|passwords?|keys?|tokens?|prompts?|credentials)\b|\b(?:obey|trust) me\b|\b(?:not|never|don'?t) tell\b/;
