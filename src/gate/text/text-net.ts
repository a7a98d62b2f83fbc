import { NET } from './rules/weights.js';

/**
 * The learned model: every feature has a weight of its own and adds to some hidden units, which speak when they are above
 * zero. So `send` and a secret together can say more than both alone. It is read at the first use, not at import.
 */
export interface TextNet {
  /** The number of a feature the net knows. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The numbers of neighbours, by the first stem, then by the second. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly units: number;
  /** By feature. */
  readonly weights: Float32Array;
  /** By feature, then by unit. */
  readonly inputs: Float32Array;
  /** What each unit says when it speaks. */
  readonly outputs: readonly number[];
  /** By surface: the constant, then where each unit begins. */
  readonly surfaces: readonly Float64Array[];
  /** By feature, the letter of the category it speaks for, or a dot. */
  readonly categories: string;
}

export function textNet(): TextNet {
  net ??= readNet();
  return net;
}

let net: TextNet | undefined;

function readNet(): TextNet {
  const numbers = new Map(NET.features.split(/\s+/).map((feature, number) => [feature, number]));
  const outputs = numbersIn(NET.outputs);
  const reaches = numbersIn(NET.reaches);
  const units = outputs.length;
  const weights = Float32Array.from(Buffer.from(NET.weights, 'base64'), (byte) => ((byte - 128) * NET.widest) / 127);
  const inputs = readInputs(numbers.size, reaches);
  const surfaces = NET.surfaces.split('\n').map((line) => Float64Array.from(numbersIn(line)));
  const categories = NET.categories.replaceAll('\n', '');
  return { numbers, pairs: pairsOf(numbers), units, weights, inputs, outputs, surfaces, categories };
}

/** Two units to a byte. What a byte can say is looked up for each unit: there are a million of them. */
function readInputs(features: number, reaches: readonly number[]): Float32Array {
  const bytes = Buffer.from(NET.inputs, 'base64');
  const said = reaches.map((reach) => Float32Array.from(STEPS, (step) => step * reach));
  const inputs = new Float32Array(features * reaches.length);
  for (let unit = 0; unit < reaches.length; unit++) {
    const table = said[unit] ?? new Float32Array(0);
    const shift = unit % 2 === 0 ? 4 : 0;
    for (let at = unit; at < inputs.length; at += reaches.length)
      inputs[at] = table[((bytes[at >> 1] ?? 0) >> shift) & 15] ?? 0;
  }
  return inputs;
}

function numbersIn(text: string): number[] {
  return text.split(' ').map(Number);
}

function pairsOf(numbers: ReadonlyMap<string, number>): Map<string, Map<string, number>> {
  const pairs = new Map<string, Map<string, number>>();
  for (const [feature, number] of numbers) {
    const between = feature.indexOf('_');
    if (between < 0) continue;
    const stem = feature.slice(0, between);
    const next = feature.slice(between + 1);
    const nexts = pairs.get(stem);
    if (nexts === undefined) pairs.set(stem, new Map([[next, number]]));
    else nexts.set(next, number);
  }
  return pairs;
}

/** An input is one of fifteen steps, finer around zero, where most of them are. */
const STEPS = Array.from({ length: 15 }, (_, step) => Math.sign(step - 7) * (Math.abs(step - 7) / 7) ** 1.5);
