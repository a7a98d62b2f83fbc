// Learns the weights of scanText's model from the labelled texts in test/corpora and the examples of the rules, and
// writes them as data. Logistic regression over the features of src/gate/text/sentence-features.ts, shared and per surface; harmless prose
// comes from the documentation of the installed packages. What must be right and is still wrong after a lesson counts
// more in the next, within limits: one text that no weights can judge must not bend those of all others. Deterministic: the same texts give the same weights.
//
//   node scripts/learn-text-weights.mjs                      learns from everything and writes
//   node scripts/learn-text-weights.mjs --leave-one-out [PART OF A NAME...]
//                                                            scores each set with weights that have not seen it
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const corpora = join(root, 'test/corpora');

const RATE = 0.1;
const ROUNDS = 30;
// The first rounds still swing; what is kept is the mean of the rest.
const WARM_UP = 10;
// A hostile text longer than this says its order in one sentence of many: which one, the label does not tell.
const LONGEST = 4;
const SHRINK = 2e-4;
const PROSE_WEIGHT = 0.15;
// A feature is kept when it came so often, with a weight that is not next to nothing.
const LEAST_OFTEN = 4;
const LEAST_WEIGHT = 0.15;
// Each has weights of its own beside the shared ones; the order is that of score-sentences.ts.
const SURFACES = ['memory', 'cron', 'tool_result'];
// How often what went wrong is given more weight, and how much at most.
const LESSONS = 5;
const HEAVIEST = 4;

let scanners = 0;

const bundle = await bundleScanner();
process.on('exit', () => rmSync(dirname(bundle), { recursive: true }));
const { featuresOf, rules } = await import(pathToFileURL(bundle).href);
const sets = new Map(
  readdirSync(corpora)
    .filter((name) => name.startsWith('injections'))
    .sort()
    .map((name) => [name, readRows(name)]),
);
const examples = ruleExamples();
const prose = readProse();
const [mode, ...chosen] = process.argv.slice(2);
if (mode === '--leave-one-out') await leaveOneOut(chosen.length === 0 ? ['unseen'] : chosen);
else await learnAll();

async function learnAll() {
  const rows = [...[...sets.values()].flat(), ...examples];
  const weights = await lessons(rows);
  const text = `/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = \`
${inLines(weights)}
\`;
`;
  writeFileSync(join(root, 'src/gate/text/rules/weights.ts'), text);
  console.log(`${rows.length} texts, ${prose.length} stretches of prose, ${weights.length} weights`);
}

/** The rules know the sets; the weights do not. What it shows is how far the model carries. */
async function leaveOneOut(chosen) {
  for (const [name, rows] of sets) {
    if (!chosen.some((part) => name.includes(part))) continue;
    const own = new Set(rows.map(({ text }) => text));
    const others = [...sets].filter(([other]) => other !== name).flatMap(([, all]) => all);
    const scan = await scannerWith(await lessons([...others.filter(({ text }) => !own.has(text)), ...examples]));
    const table = {};
    for (const row of rows) {
      if (row.tier === 'hard') continue;
      const tally = (table[`${row.isHostile ? 'flag' : 'clean'} ${row.category}`] ??= [0, 0]);
      tally[0] += isRight(row, scan) ? 1 : 0;
      tally[1]++;
    }
    const lines = Object.entries(table).map(([key, [right, all]]) => `  ${key.padEnd(20)} ${right}/${all}`);
    console.log(`${name}\n${lines.join('\n')}`);
  }
}

/** Learns, looks what still goes wrong, and learns again with more weight on it. */
async function lessons(rows) {
  for (const row of rows) row.weight = 1;
  let weights = learn(rows);
  for (let lesson = 1; lesson < LESSONS; lesson++) {
    const scan = await scannerWith(weights);
    const wrong = rows.filter((row) => row.matters && row.weight < HEAVIEST && !isRight(row, scan));
    console.log(`lesson ${lesson}: ${wrong.length} of what must be right is wrong`);
    if (wrong.length === 0) break;
    for (const row of wrong) row.weight *= 2;
    weights = learn(rows);
  }
  return weights;
}

function isRight({ isHostile, surfaces, text, rule }, scan) {
  return surfaces.every((surface) => {
    const { flagged, findings } = scan(text, surface);
    if (rule === undefined) return flagged === isHostile;
    return findings.some(({ id }) => id === rule) === isHostile;
  });
}

async function bundleScanner() {
  const outfile = join(mkdtempSync(join(root, 'node_modules/.learn-')), 'scanner.mjs');
  const contents = `
    import { foldText } from './src/lib/fold-text.ts';
    import { sentenceFeatures } from './src/gate/text/sentence-features.ts';
    import { tagSentences } from './src/gate/text/tag-sentences.ts';
    import { TEXT_RULES } from './src/gate/text/match-rules.ts';
    import { CONCEPT_RULES } from './src/gate/text/match-concepts.ts';
    import { intentRules } from './src/gate/text/rules/intents.ts';
    export { scanText } from './src/gate/text/scan-text.ts';
    export const rules = [...TEXT_RULES, ...CONCEPT_RULES, ...intentRules];
    export const featuresOf = (text) => [...tagSentences(foldText(text).text)].map((sentence) => sentenceFeatures(sentence));`;
  const givenWeights = {
    name: 'given-weights',
    setup: ({ onLoad }) =>
      onLoad({ filter: /rules[/]weights[.]ts$/ }, () => ({
        contents: 'export const WEIGHTS = globalThis.WEIGHTS ?? "";',
      })),
  };
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [givenWeights],
  });
  return outfile;
}

/** A module of its own for every set of weights. */
async function scannerWith(weights) {
  globalThis.WEIGHTS = weights.join(' ');
  const { scanText } = await import(`${pathToFileURL(bundle).href}?${++scanners}`);
  return scanText;
}

function readRows(name) {
  return readFileSync(join(corpora, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([expected, tier, surfaces, category, json]) => {
      const isHostile = expected === 'flag';
      const text = JSON.parse(json);
      const matters = tier === 'must' || (!isHostile && tier === 'should');
      return {
        isHostile,
        tier,
        surfaces: surfaces.split(','),
        category,
        text,
        matters,
        weight: 1,
        parts: partsOf(text, isHostile, category),
      };
    });
}

/** What a rule finds and what it leaves alone, as it says of itself. */
function ruleExamples() {
  const CATEGORIES = { concealment: 'deception', exfiltration: 'exfil' };
  const ALL = ['memory', 'cron', 'tool_result', 'context', 'skill'];
  return rules.flatMap(({ id, surfaces = ALL, hit, miss }) => {
    const [kind] = id.split('.');
    const category = CATEGORIES[kind] ?? kind;
    const example = (text, isHostile) => ({
      ...{ isHostile, category, text, rule: id, matters: true, weight: 1 },
      surfaces: isHostile ? surfaces.slice(0, 1) : surfaces,
      parts: partsOf(text, isHostile, category),
    });
    return [...hit.map((text) => example(text, true)), ...miss.map((text) => example(text, false))];
  });
}

/** Disguises and other languages have rules of their own; a model of English words learns nothing from them. */
function partsOf(text, isHostile, category) {
  if (/^(?:unicode|encoded|language|plain-goal|flood)$/.test(category)) return [];
  const sentences = featuresOf(text);
  if (isHostile && category === 'document' && sentences.length > LONGEST) return [];
  const parts = [];
  for (let from = 0; from === 0 || (!isHostile && from < sentences.length); from += LONGEST)
    parts.push(new Set(sentences.slice(from, from + LONGEST).flat()));
  return parts;
}

function readProse() {
  const files = readdirSync(join(root, 'node_modules'), { recursive: true })
    .filter((name) => /\.md$/i.test(name) && !name.startsWith('.'))
    .sort()
    .map((name) => join(root, 'node_modules', name))
    .filter((path) => statSync(path).isFile() && statSync(path).size < 200_000);
  return files.flatMap((path) => {
    const sentences = featuresOf(readFileSync(path, 'utf8').slice(0, 60_000));
    return sentences.map((features, at) => new Set(at % 2 === 0 ? features : [...sentences[at - 1], ...features]));
  });
}

/** Seen at least three times in the labelled texts. */
function chooseFeatures(rows) {
  const counts = new Map();
  for (const { parts, surfaces } of rows)
    for (const part of parts)
      for (const feature of lessonsOf(part, 0, 0, surfaces).flatMap(({ own }) => own))
        counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const chosen = [...counts].filter(([, count]) => count >= LEAST_OFTEN).map(([feature]) => feature);
  return new Map(chosen.sort().map((feature, at) => [feature, at]));
}

/** A text once by the shared features alone, and once more for each surface it is about, with features of that surface. */
function lessonsOf(features, target, weight, surfaces) {
  const shared = [...features];
  const own = surfaces.filter((surface) => SURFACES.includes(surface));
  return [
    { own: shared, features: shared, target, weight },
    ...own.map((surface) => {
      const ofSurface = [...shared.map((feature) => `${surface}|${feature}`), `${surface}|=bias`];
      return { own: ofSurface, features: [...shared, ...ofSurface], target, weight };
    }),
  ];
}

/** The weights as entries for `score-sentences.ts`. */
function learn(rows) {
  const known = [
    ...rows.flatMap(({ parts, isHostile, weight, surfaces }) =>
      parts.flatMap((part) => lessonsOf(part, isHostile ? 1 : 0, weight, surfaces)),
    ),
    ...prose.flatMap((part, at) => lessonsOf(part, 0, PROSE_WEIGHT, at % 3 === 0 ? SURFACES : ['tool_result'])),
  ];
  const index = chooseFeatures(rows);
  const { weights, bias } = descend(
    known.map(({ features, target, weight }) => ({ target, weight, at: placesIn(index, features) })),
    index.size,
  );
  const weightOf = (feature) => weights[index.get(feature)] ?? 0;
  const columns = (feature, shared) => [shared, ...SURFACES.map((each) => shared + weightOf(`${each}|${feature}`))];
  const letters = speaksFor(rows);
  const entries = [...index.keys()]
    .filter((feature) => !feature.includes('|'))
    .map((feature) => ({ feature, numbers: columns(feature, weightOf(feature)) }))
    .filter(({ numbers }) => numbers.some((number) => Math.abs(number) >= LEAST_WEIGHT))
    .map(({ feature, numbers }) => {
      const letter = numbers.some((number) => number >= LEAST_WEIGHT) ? (letters.get(feature) ?? '') : '';
      return `${feature}:${numbers.map((number) => tenths(number)).join(',')}${letter}`;
    });
  return [`=bias:${columns('=bias', bias).map((number) => number.toFixed(2))}`, ...entries];
}

function tenths(number) {
  return String(Math.round(number * 10) / 10)
    .replace('-0.', '-.')
    .replace(/^0\./, '.');
}

function placesIn(index, features) {
  return features.map((feature) => index.get(feature)).filter((at) => at !== undefined);
}

function descend(known, size) {
  const table = new Float64Array(size);
  const history = new Float64Array(size).fill(1e-6);
  let constant = 0;
  let constantHistory = 1e-6;
  const random = generator(1);
  const sums = new Float64Array(size);
  let constantSum = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (round >= WARM_UP) {
      table.forEach((value, at) => {
        sums[at] += value;
      });
      constantSum += constant;
    }
    shuffle(known, random);
    for (const { at, target, weight } of known) {
      const sum = at.reduce((total, feature) => total + table[feature], constant);
      const slope = weight * (1 / (1 + Math.exp(-sum)) - target);
      if (Math.abs(slope) < 1e-4) continue;
      constantHistory += slope * slope;
      constant -= (RATE * slope) / Math.sqrt(constantHistory);
      for (const feature of at) {
        const pull = slope + SHRINK * table[feature];
        history[feature] += pull * pull;
        table[feature] -= (RATE * pull) / Math.sqrt(history[feature]);
      }
    }
  }
  const kept = ROUNDS - WARM_UP;
  return { weights: sums.map((sum) => sum / kept), bias: constantSum / kept };
}

function generator(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

function inLines(entries) {
  const lines = [''];
  for (const entry of entries) {
    if (lines.at(-1).length + entry.length > 240) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${entry}`;
  }
  return lines.join('\n');
}

/** The category in which a feature is most over-represented, by its letter. */
function speaksFor(rows) {
  const LETTERS = {
    override: 'o',
    role: 'r',
    deception: 'd',
    exfil: 'e',
    persistence: 'p',
    destructive: 'x',
    framing: 'f',
  };
  const sizes = {};
  const counts = new Map();
  for (const { isHostile, category, parts } of rows) {
    if (!isHostile) continue;
    sizes[category] = (sizes[category] ?? 0) + 1;
    for (const feature of new Set(parts.flatMap((part) => [...part]))) {
      const own = counts.get(feature) ?? {};
      own[category] = (own[category] ?? 0) + 1;
      counts.set(feature, own);
    }
  }
  return new Map(
    [...counts].map(([feature, own]) => {
      const [best] = Object.entries(own).sort((one, other) => other[1] / sizes[other[0]] - one[1] / sizes[one[0]]);
      return [feature, LETTERS[best[0]]];
    }),
  );
}
