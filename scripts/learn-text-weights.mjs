// Learns the weights of scanText's model from the labelled texts in test/corpora and writes them as data.
// Logistic regression over the features of src/gate/text/sentence-features.ts; harmless prose comes from the
// documentation of the installed packages. Deterministic: the same texts give the same weights.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const corpora = join(root, 'test/corpora');
// Sets given here are left out, to see how the model does on texts it has not learned.
const without = process.argv.slice(2);

const RATE = 0.1;
const ROUNDS = 40;
// The first rounds still swing; what is kept is the mean of the rest.
const WARM_UP = 10;
// A hostile text longer than this says its order in one sentence of many: which one, the label does not tell.
const LONGEST = 4;
const SHRINK = 2e-4;

const { featuresOf } = await loadFeatures();
const rows = readdirSync(corpora)
  .filter((name) => name.startsWith('injections') && !without.includes(name))
  .sort()
  .flatMap(readRows);
const examples = [
  ...rows.map(({ isHostile, category, features }) => ({ features, category, target: isHostile ? 1 : 0, weight: 1 })),
  ...prose().map((features) => ({ features, category: '', target: 0, weight: 0.15 })),
];
const index = chooseFeatures();
const { weights, bias } = learn();
write();

async function loadFeatures() {
  const outfile = join(root, `node_modules/.learn-${process.pid}.mjs`);
  const contents = `
    import { foldText } from './src/lib/fold-text.ts';
    import { sentenceFeatures } from './src/gate/text/sentence-features.ts';
    import { tagSentences } from './src/gate/text/tag-sentences.ts';
    export const featuresOf = (text) => [...tagSentences(foldText(text).text)].map((sentence) => sentenceFeatures(sentence));`;
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const loaded = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return loaded;
}

/** Disguises and other languages have rules of their own; a model of English words learns nothing from them. */
function readRows(name) {
  return readFileSync(join(corpora, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .filter(([, , , category]) => !/^(?:unicode|unicode-ok|encoded|language|plain-goal)$/.test(category))
    .flatMap(([expected, , , category, text]) => {
      const isHostile = expected === 'flag';
      const sentences = featuresOf(JSON.parse(text));
      if (isHostile && category === 'document' && sentences.length > LONGEST) return [];
      const parts = [];
      for (let from = 0; from === 0 || (!isHostile && from < sentences.length); from += LONGEST)
        parts.push(sentences.slice(from, from + LONGEST));
      return parts.map((part) => ({ isHostile, category, features: new Set(part.flat()) }));
    });
}

function prose() {
  const files = readdirSync(join(root, 'node_modules'), { recursive: true })
    .filter((name) => /\.md$/i.test(name))
    .sort()
    .map((name) => join(root, 'node_modules', name))
    .filter((path) => statSync(path).isFile() && statSync(path).size < 200_000);
  return files.flatMap((path) => {
    const sentences = featuresOf(readFileSync(path, 'utf8').slice(0, 60_000));
    return sentences.map((features, at) => new Set(at % 2 === 0 ? features : [...sentences[at - 1], ...features]));
  });
}

/** Seen at least three times in the labelled texts. */
function chooseFeatures() {
  const counts = new Map();
  for (const { features } of rows) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const chosen = [...counts].filter(([, count]) => count >= 3).map(([feature]) => feature);
  return new Map(chosen.sort().map((feature, at) => [feature, at]));
}

function learn() {
  const table = new Float64Array(index.size);
  const history = new Float64Array(index.size).fill(1e-6);
  const known = examples.map(({ features, target, weight }) => ({
    at: [...features].map((feature) => index.get(feature)).filter((at) => at !== undefined),
    target,
    weight,
  }));
  let constant = 0;
  let constantHistory = 1e-6;
  const random = generator(1);
  const sums = new Float64Array(index.size);
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

function write() {
  const letters = speaksFor();
  const entries = [...index]
    .map(([feature, at]) => ({ feature, weight: weights[at] }))
    .filter(({ weight }) => Math.abs(weight) >= 0.15)
    .map(({ feature, weight }) => `${feature}:${weight.toFixed(1)}${weight > 0 ? (letters.get(feature) ?? '') : ''}`);
  const lines = [''];
  for (const entry of [`=bias:${bias.toFixed(2)}`, ...entries]) {
    if (lines.at(-1).length + entry.length > 160) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${entry}`;
  }
  const text = `/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = \`
${lines.join('\n')}
\`;
`;
  writeFileSync(join(root, 'src/gate/text/rules/weights.ts'), text);
  console.log(`${rows.length} texts, ${examples.length - rows.length} stretches of prose, ${entries.length} weights`);
}

/** The category in which a feature is most over-represented, by its letter. */
function speaksFor() {
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
  for (const { isHostile, category, features } of rows) {
    if (!isHostile) continue;
    sizes[category] = (sizes[category] ?? 0) + 1;
    for (const feature of features) {
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
