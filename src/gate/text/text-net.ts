import { firstNotBefore } from '../../lib/first-not-before.js';
import { NET } from './rules/weights.js';

/**
 * The learned model: every feature has a weight of its own and adds to some hidden units, which speak when they are above
 * zero. So `send` and a secret together can say more than both alone. A text needs a few hundred of its many thousand
 * features: each is looked for and read when it is first met.
 */
export interface TextNet {
  /** How many features it knows. */
  readonly size: number;
  /** The number of a feature; undefined for what it does not know. */
  numberOf(feature: string): number | undefined;
  /** The numbers of a stem's neighbours, by the stem that follows it. */
  neighboursOf(stem: string): ReadonlyMap<string, number> | undefined;
  weightOf(feature: number): number;
  /** What a feature says to each unit. */
  inputsOf(feature: number): Float32Array;
  readonly units: number;
  /** What each unit says when it speaks. */
  readonly outputs: readonly number[];
  /** By surface: the constant, then where each unit begins. */
  readonly surfaces: readonly Float64Array[];
  /** By feature, the letter of the category it speaks for, or a dot. */
  readonly categories: string;
}

export function textNet(): TextNet {
  net ??= openNet();
  return net;
}

let net: TextNet | undefined;

function openNet(): TextNet {
  const outputs = numbersIn(NET.outputs);
  const weights = Buffer.from(NET.weights, 'base64');
  const steps = Float32Array.from({ length: 256 }, (_, byte) => ((byte - 128) * NET.widest) / 127);
  return {
    size: weights.length,
    ...features(NET.features.split('\n')),
    weightOf: (feature) => steps[weights[feature] ?? 128] ?? 0,
    inputsOf: inputs(weights.length, numbersIn(NET.reaches)),
    units: outputs.length,
    outputs,
    surfaces: NET.surfaces.split('\n').map((line) => Float64Array.from(numbersIn(line))),
    categories: NET.categories.replaceAll('\n', ''),
  };
}

/** In order, and the same number of them in every line but the last: a line is taken apart when it is looked into. */
function features(lines: readonly string[]): Pick<TextNet, 'numberOf' | 'neighboursOf'> {
  const inLine = lines[0]?.split(' ').length ?? 0;
  // The sign is one that sorts behind the space between features and before whatever is in one.
  const lineOf = (feature: string): number => Math.max(0, firstNotBefore(lines, `${feature}!`) - 1);
  return {
    numberOf: (feature) => {
      const line = lineOf(feature);
      if (!lines[line]?.includes(feature)) return undefined;
      const place = lines[line].split(' ').indexOf(feature);
      return place < 0 ? undefined : line * inLine + place;
    },
    neighboursOf: (stem) => {
      const beginning = `${stem}_`;
      let found: Map<string, number> | undefined;
      for (let line = lineOf(beginning); line < lines.length; line++) {
        const text = lines[line] ?? '';
        if (text > beginning && !text.startsWith(beginning)) break;
        if (!text.includes(beginning)) continue;
        for (const [place, feature] of text.split(' ').entries()) {
          if (!feature.startsWith(beginning)) continue;
          found ??= new Map();
          found.set(feature.slice(beginning.length), line * inLine + place);
        }
      }
      return found;
    },
  };
}

/** Two units to a byte, each one of fifteen steps of the unit's reach. */
function inputs(size: number, reaches: readonly number[]): TextNet['inputsOf'] {
  const bytes = Buffer.from(NET.inputs, 'base64');
  const units = reaches.length;
  const said = reaches.map((reach) => Float32Array.from(STEPS, (step) => step * reach));
  const read: (Float32Array | undefined)[] = new Array(size);
  let [room, used] = [new Float32Array(0), 0];
  const readOne = (feature: number): Float32Array => {
    if (used === room.length) [room, used] = [new Float32Array(ROWS * units), 0];
    const own = room.subarray(used, used + units);
    for (let unit = 0; unit < units; unit++) {
      const byte = bytes[(feature * units + unit) >> 1] ?? 0;
      own[unit] = said[unit]?.[unit % 2 === 0 ? byte >> 4 : byte & 15] ?? 0;
    }
    used += units;
    read[feature] = own;
    return own;
  };
  return (feature) => read[feature] ?? readOne(feature);
}

// Room is made for so many features at a time: for all of them it would be more than the rest of the scanner.
const ROWS = 256;

/** Finer around zero, where most of them are. */
const STEPS = Array.from({ length: 15 }, (_, step) => Math.sign(step - 7) * (Math.abs(step - 7) / 7) ** 1.5);

function numbersIn(text: string): number[] {
  return text.split(' ').map(Number);
}
