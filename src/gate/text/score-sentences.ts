import { knownFeatures } from './known-features.js';
import type { TaggedSentence } from './tag-sentences.js';
import { type TextNet, textNet } from './text-net.js';
import type { Surface } from './text-rule.js';

/** How much a stretch of one or two sentences speaks like an order to an agent; above zero it is likelier than not. */
export interface ScoredStretch {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  /** The kind of order its weightiest words belong to. */
  category(): string;
}

/**
 * Scores every sentence of a folded text, and every two short ones that follow each other in prose, by the learned net.
 * What a job may be told to do is no fact to remember, so the surface is something the net knows; files and skills are
 * what all have in common. Linear: a few look-ups per word, and as many sums as the net has units.
 */
export function scoreSentences(
  sentences: readonly TaggedSentence[],
  folded: string,
  surface: Surface | undefined,
): ScoredStretch[] {
  const net = textNet();
  const surfaceRow = net.surfaces[SURFACES.indexOf(surface ?? '') + 1] ?? new Float64Array(net.units + 1);
  countedIn ??= new Uint32Array(net.size);
  const counted = countedIn;
  const stretches: ScoredStretch[] = [];
  let before: { sentence: TaggedSentence; found: readonly number[] } | undefined;
  for (const sentence of sentences) {
    const turn = nextTurn(counted);
    const found = knownFeatures(net, sentence, folded).filter((feature) => {
      const isNew = counted[feature] !== turn;
      counted[feature] = turn;
      return isNew;
    });
    const own = hear(net, found, surfaceRow.slice());
    stretches.push({ start: sentence.start, end: sentence.end, ...verdict(net, own, found) });
    const words = (before?.sentence.words.length ?? LONGEST_PAIR) + sentence.words.length;
    if (before !== undefined && !sentence.isItem && words <= LONGEST_PAIR) {
      const more = before.found.filter((feature) => counted[feature] !== turn);
      const both = verdict(net, hear(net, more, own), [...found, ...more]);
      stretches.push({ start: before.sentence.start, end: sentence.end, ...both });
    }
    before = { sentence, found };
  }
  return stretches;
}

const LONGEST_PAIR = 30;

// For each feature the last turn, that is sentence, it was counted in: in a stretch it counts once.
let countedIn: Uint32Array | undefined;
let turns = 0;

function nextTurn(counted: Uint32Array): number {
  if (turns === 0xffffffff) {
    counted.fill(0);
    turns = 0;
  }
  turns += 1;
  return turns;
}

/** In the order of the net, behind the one for everything else. */
const SURFACES: readonly string[] = ['memory', 'cron', 'tool_result'] satisfies Surface[];

/** Adds features to what was heard before: first the sum of their weights, then that of each unit. */
function hear(net: TextNet, features: readonly number[], sums: Float64Array): Float64Array {
  const { units } = net;
  let total = sums[0] ?? 0;
  for (const feature of features) {
    total += net.weightOf(feature);
    const inputs = net.inputsOf(feature);
    for (let unit = 0; unit < units; unit++) sums[unit + 1] = (sums[unit + 1] ?? 0) + (inputs[unit] ?? 0);
  }
  sums[0] = total;
  return sums;
}

function verdict(
  net: TextNet,
  sums: Float64Array,
  found: readonly number[],
): Pick<ScoredStretch, 'score' | 'category'> {
  let score = sums[0] ?? 0;
  for (let unit = 0; unit < net.units; unit++) score += Math.max(0, sums[unit + 1] ?? 0) * (net.outputs[unit] ?? 0);
  return { score, category: () => mainCategory(net, found) };
}

const CATEGORIES: Readonly<Record<string, string>> = {
  o: 'override',
  r: 'role',
  d: 'concealment',
  e: 'exfiltration',
  p: 'persistence',
  x: 'destruction',
  f: 'framing',
};

function mainCategory({ weightOf, categories }: TextNet, found: readonly number[]): string {
  const votes = new Map<string, number>();
  for (const feature of found) {
    const category = CATEGORIES[categories.charAt(feature)];
    const weight = weightOf(feature);
    if (weight > 0 && category !== undefined) votes.set(category, (votes.get(category) ?? 0) + weight);
  }
  const [main] = [...votes].sort(([, one], [, other]) => other - one);
  return main?.[0] ?? 'override';
}
