// Teaches scanText's model with the labelled texts in test/corpora and the examples of the rules, and writes it as data:
// two nets (text-net.mjs) over the features of src/gate/text/sentence-features.ts, which answer with their mean. Harmless
// prose comes from the documentation of the installed packages. What must be right and is still wrong after a lesson counts
// more in the next, within limits: one text that no net can judge must not bend the answers to all others. Deterministic:
// the same texts give the same nets.
//
//   node scripts/learn-text-weights.mjs                      learns from everything and writes
//   node scripts/learn-text-weights.mjs --leave-out PART OF A NAME...
//                                                            scores these sets with nets that have seen none of them
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { asData, newNet, teach } from './text-net.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const corpora = join(root, 'test/corpora');

// Several small nets err on different texts.
const NETS = 2;
const UNITS = 24;
const ROUNDS = 20;
// The first rounds still swing; what is kept is the mean of the last.
const KEPT = 10;
// A hostile text longer than this says its order in one sentence of many: which one, the label does not tell.
const LONGEST = 4;
// How much of the prose, and of the texts without a surface, a round goes over.
const PROSE_SHARE = 0.05;
const SHARED_SHARE = 0.3;
// A feature is kept when it came so often in the labelled texts; there are more pairs than words.
const LEAST_OFTEN = 2;
const LEAST_OFTEN_PAIR = 6;
// The order is that of score-sentences.ts.
const SURFACES = ['memory', 'cron', 'tool_result'];
// How often what went wrong is given more weight, how much at most, and how long that is gone over.
const LESSONS = 5;
const HEAVIEST = 8;
const LESSON_ROUNDS = 4;

const PROSE = { isHostile: false, weight: 1 };

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
if (mode === '--leave-out') await leaveOut(chosen);
else await learnAll();

async function learnAll() {
  const rows = [...[...sets.values()].flat(), ...examples];
  const net = await lessons(rows);
  const entries = Object.entries(net).map(([name, value]) => `  ${name}:${asSource(value)},\n`);
  const text = `/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see text-net.ts. */
export const NET = {
${entries.join('')}};
`;
  writeFileSync(join(root, 'src/gate/text/rules/weights.ts'), text);
  console.log(`${rows.length} texts, ${prose.length} stretches of prose, ${net.categories.length} features`);
}

/** Long text in lines of its own, formatted as the rest of the source. */
function asSource(value) {
  if (typeof value === 'number') return ` ${value}`;
  if (value.includes('\n')) return ` \`${value}\``;
  if (value.length < 1_000) return `\n    '${value}'`;
  return ` \`${value.replace(/\S{4000}|.{1,4000}(?: |$)/g, '$&\n').trim()}\``;
}

/** The rules may know the sets; the nets do not. What it shows is how far they carry. */
async function leaveOut(chosen) {
  const isLeftOut = ([name]) => chosen.some((part) => name.includes(part));
  const left = [...sets].filter(isLeftOut);
  const own = new Set(left.flatMap(([, rows]) => rows.map(({ text }) => text)));
  const others = [...sets].filter((set) => !isLeftOut(set)).flatMap(([, rows]) => rows);
  const scan = await scannerWith(await lessons([...others.filter(({ text }) => !own.has(text)), ...examples]));
  for (const [name, rows] of left) {
    const table = {};
    for (const row of rows) {
      if (row.tier === 'hard') continue;
      const isOne = isRight(row, scan);
      const kind = row.isHostile ? 'flag' : 'clean';
      for (const key of [`${kind} ${row.tier}`, `${kind} ${row.category}`]) {
        const tally = (table[key] ??= [0, 0]);
        tally[0] += isOne ? 1 : 0;
        tally[1]++;
      }
      if (!isOne && row.tier === 'must') console.log(`${name}\t${kind}\t${row.category}\t${JSON.stringify(row.text)}`);
    }
    const lines = Object.entries(table).map(([key, [right, all]]) => `  ${key.padEnd(20)} ${right}/${all}`);
    console.log(`${name}\n${lines.join('\n')}`);
  }
}

/** Learns, looks what still goes wrong, and goes on with more weight on it. */
async function lessons(rows) {
  for (const row of rows) row.weight = 1;
  const features = chooseFeatures(rows);
  const known = knownTexts(rows, features);
  const nets = Array.from({ length: NETS }, (_, at) => newNet(features.size, UNITS, at + 1));
  let taught = nets.map((net) => teach(net, (random) => oneRound(known, random), ROUNDS, KEPT));
  const data = () => ({ ...asData(taught, [...features.keys()]), categories: speaksFor(rows, features) });
  for (let lesson = 1; lesson < LESSONS; lesson++) {
    const scan = await scannerWith(data());
    const wrong = rows.filter((row) => row.matters && !isRight(row, scan));
    console.log(`lesson ${lesson}: ${wrong.length} of what must be right is wrong`);
    if (wrong.length === 0) break;
    for (const row of wrong) row.weight = Math.min(HEAVIEST, row.weight * 2);
    taught = nets.map((net) => teach(net, (random) => oneRound(known, random), LESSON_ROUNDS, LESSON_ROUNDS));
  }
  return data();
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
    import { TEXT_RULES } from './src/gate/text/rules/all-text-rules.ts';
    import { CONCEPT_RULES } from './src/gate/text/match-concepts.ts';
    import { intentRules } from './src/gate/text/rules/intents.ts';
    export { scanText } from './src/gate/text/scan-text.ts';
    export const rules = [...TEXT_RULES, ...CONCEPT_RULES, ...intentRules];
    export const featuresOf = (text) => {
      const folded = foldText(text).text;
      return [...tagSentences(folded)].map((sentence) => sentenceFeatures(sentence, folded));
    };`;
  const givenNet = {
    name: 'given-net',
    setup: ({ onLoad }) =>
      onLoad({ filter: /rules[/]weights[.]ts$/ }, () => ({
        contents: 'export const NET = globalThis.NET;',
      })),
  };
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [givenNet],
  });
  return outfile;
}

/** A module of its own for every net. */
async function scannerWith(net) {
  globalThis.NET = net;
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

function chooseFeatures(rows) {
  const counts = new Map();
  for (const { parts } of rows)
    for (const feature of new Set(parts.flatMap((part) => [...part])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const chosen = [...counts]
    .filter(([feature, count]) => count >= (feature.includes('_') ? LEAST_OFTEN_PAIR : LEAST_OFTEN))
    .map(([feature]) => feature);
  return new Map(chosen.sort().map((feature, at) => [feature, at]));
}

/** Every labelled text once without a surface and once for each it is about; prose belongs to all of them. */
function knownTexts(rows, index) {
  const places = (part) =>
    Int32Array.from([...part].map((feature) => index.get(feature)).filter((at) => at !== undefined));
  const all = [0, 1, 2, 3];
  return [
    ...rows.flatMap((row) =>
      row.parts.flatMap((part) => {
        const features = places(part);
        const own = row.surfaces.map((surface) => SURFACES.indexOf(surface) + 1).filter((surface) => surface > 0);
        return [0, ...own].map((surface) => ({ features, surface, row, share: surface === 0 ? SHARED_SHARE : 1 }));
      }),
    ),
    ...prose.flatMap((part) => {
      const features = places(part);
      return all.map((surface) => ({ features, surface, row: PROSE, share: PROSE_SHARE }));
    }),
  ];
}

/** What is gone over in one round; of some, a share is enough. */
function oneRound(known, random) {
  return known
    .filter(({ share }) => share === 1 || random() < share)
    .map(({ features, surface, row }) => ({ features, surface, target: row.isHostile ? 1 : 0, weight: row.weight }));
}

/** By feature: the letter of the category in which it is most over-represented, or a dot. */
function speaksFor(rows, features) {
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
  return [...features.keys()]
    .map((feature) => {
      const own = Object.entries(counts.get(feature) ?? {});
      const [best] = own.sort((one, other) => other[1] / sizes[other[0]] - one[1] / sizes[one[0]]);
      return LETTERS[best?.[0]] ?? '.';
    })
    .join('');
}
