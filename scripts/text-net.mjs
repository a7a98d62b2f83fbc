// The net of src/gate/text/text-net.ts, as it is taught: stochastic descent whose steps grow smaller where they were many.
// At every step nearly half of what a text says is withheld, so that no answer hangs on a single word.
const WITHHELD = 0.45;
const RATE = 0.1;
const SHRINK = 2e-4;
const SHRINK_INPUTS = 1e-5;
// A label is right in all but so many cases.
const DOUBT = 0.01;
// So many surfaces, and one for everything else before them.
const SURFACES = 4;
const IN_LINE = 64;

/** A net that knows nothing yet. */
export function newNet(features, units, seed) {
  const random = generator(seed);
  const rows = features + SURFACES;
  return {
    features,
    units,
    random,
    constants: new Float64Array(SURFACES),
    constantSteps: new Float64Array(SURFACES).fill(1e-6),
    weights: new Float64Array(features),
    weightSteps: new Float64Array(features).fill(1e-6),
    // The rows behind the features are those of the surfaces.
    inputs: new Float64Array(rows * units).map((_, at) => (at < features * units ? (random() - 0.5) * 0.2 : 0)),
    inputSteps: new Float64Array(rows).fill(1e-4),
    outputs: new Float64Array(units).map((_, unit) => (unit % 2 === 0 ? 0.3 : -0.3)),
    outputSteps: new Float64Array(units).fill(1e-4),
  };
}

/** Goes over the texts `rounds` times; what is given back is the mean of the net after each of the last `kept`. */
export function teach(net, lessonsOfRound, rounds, kept) {
  const parts = ['constants', 'weights', 'inputs', 'outputs'];
  const mean = Object.fromEntries(parts.map((part) => [part, new Float64Array(net[part].length)]));
  for (let round = 0; round < rounds; round++) {
    const lessons = lessonsOfRound(net.random);
    shuffle(lessons, net.random);
    const room = {
      sums: new Float64Array(net.units),
      slopes: new Float64Array(net.units),
      shown: new Int32Array(lessons.reduce((most, { features }) => Math.max(most, features.length), 0)),
    };
    for (const lesson of lessons) step(net, lesson, room);
    if (round < rounds - kept) continue;
    for (const part of parts) for (let at = 0; at < mean[part].length; at++) mean[part][at] += net[part][at] / kept;
  }
  return mean;
}

function step(net, { features, surface, target, weight }, { sums, slopes, shown }) {
  const { units, weights, inputs, outputs, constants } = net;
  let count = 0;
  for (let at = 0; at < features.length; at++) if (net.random() >= WITHHELD) shown[count++] = features[at];
  let score = constants[0] + (surface === 0 ? 0 : constants[surface]);
  const surfaceRow = net.features + surface;
  for (let unit = 0; unit < units; unit++) sums[unit] = inputs[surfaceRow * units + unit];
  for (let at = 0; at < count; at++) {
    score += weights[shown[at]];
    const from = shown[at] * units;
    for (let unit = 0; unit < units; unit++) sums[unit] += inputs[from + unit];
  }
  for (let unit = 0; unit < units; unit++) if (sums[unit] > 0) score += outputs[unit] * sums[unit];
  const slope = weight * (1 / (1 + Math.exp(-score)) - (target * (1 - 2 * DOUBT) + DOUBT));
  if (Math.abs(slope) < 1e-3) return;
  moveWeights(net, surface, slope, shown, count);
  moveUnits(net, surfaceRow, slope, shown, count, sums, slopes);
}

function moveWeights({ weights, weightSteps, constants, constantSteps }, surface, slope, shown, count) {
  for (let at = 0; at < (surface === 0 ? 1 : 2); at++) {
    const own = at * surface;
    constantSteps[own] += slope * slope;
    constants[own] -= (RATE * slope) / Math.sqrt(constantSteps[own]);
  }
  for (let at = 0; at < count; at++) {
    const feature = shown[at];
    const pull = slope + SHRINK * weights[feature];
    weightSteps[feature] += pull * pull;
    weights[feature] -= (RATE * pull) / Math.sqrt(weightSteps[feature]);
  }
}

function moveUnits({ units, inputs, inputSteps, outputs, outputSteps }, surfaceRow, slope, shown, count, sums, slopes) {
  let square = 0;
  for (let unit = 0; unit < units; unit++) {
    slopes[unit] = sums[unit] > 0 ? slope * outputs[unit] : 0;
    square += slopes[unit] * slopes[unit];
    if (sums[unit] <= 0) continue;
    const pull = slope * sums[unit] + 1e-4 * outputs[unit];
    outputSteps[unit] += pull * pull;
    outputs[unit] -= (0.3 * RATE * pull) / Math.sqrt(outputSteps[unit]);
  }
  if (square === 0) return;
  for (let at = 0; at <= count; at++) {
    const row = at < count ? shown[at] : surfaceRow;
    inputSteps[row] += square / units;
    const rate = RATE / Math.sqrt(inputSteps[row]);
    const from = row * units;
    for (let unit = 0; unit < units; unit++)
      inputs[from + unit] -= rate * (slopes[unit] + SHRINK_INPUTS * inputs[from + unit]);
  }
}

/** Several nets as one that answers with their mean, in the numbers of text-net.ts. */
export function asData(nets, features) {
  const count = features.length;
  const each = nets.map(({ outputs }) => outputs.length);
  const units = each.flatMap((own, net) => Array.from({ length: own }, (_, unit) => ({ net, unit })));
  const mean = (read) => nets.reduce((sum, net) => sum + read(net), 0) / nets.length;
  const input = (row, { net, unit }) => nets[net].inputs[row * each[net] + unit];
  const weights = Array.from({ length: count }, (_, at) => mean((net) => net.weights[at]));
  const widest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const reaches = units.map((unit) => {
    let reach = 0;
    for (let row = 0; row < count; row++) reach = Math.max(reach, Math.abs(input(row, unit)));
    return reach;
  });
  const halves = [];
  for (let row = 0; row < count; row++)
    units.forEach((unit, at) => {
      halves.push(stepOf(input(row, unit) / reaches[at]));
    });
  const bytes = Uint8Array.from({ length: halves.length / 2 }, (_, at) => (halves[at * 2] << 4) | halves[at * 2 + 1]);
  return {
    features: inLines(features),
    weights: base64(Uint8Array.from(weights, (weight) => 128 + Math.round((weight / widest) * 127))),
    widest: rounded(widest),
    inputs: base64(bytes),
    reaches: reaches.map(rounded).join(' '),
    outputs: units.map(({ net, unit }) => rounded(nets[net].outputs[unit] / nets.length)).join(' '),
    surfaces: Array.from({ length: SURFACES }, (_, surface) =>
      [
        rounded(mean(({ constants }) => constants[0] + (surface === 0 ? 0 : constants[surface]))),
        ...units.map((unit) => rounded(input(count + surface, unit))),
      ].join(' '),
    ).join('\n'),
  };
}

/** The nearest of the fifteen steps of text-net.ts. */
function stepOf(share) {
  return 7 + Math.sign(share) * Math.round(7 * Math.abs(share) ** (1 / 1.5));
}

/** Sorted, and the same number in each: text-net.ts finds a feature by its line. */
function inLines(features) {
  const lines = [];
  for (let at = 0; at < features.length; at += IN_LINE) lines.push(features.slice(at, at + IN_LINE).join(' '));
  return lines.join('\n');
}

function base64(bytes) {
  return Buffer.from(bytes).toString('base64');
}

function rounded(number) {
  return Math.round(number * 1e4) / 1e4;
}

function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}
