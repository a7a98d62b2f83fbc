import { editDistance } from '../../lib/nearest.js';
import type { ToolSummary } from '../registry.js';
import type { JsonSchema } from '../tool.js';
import { synonymsOf } from './synonyms.js';

export interface RankedTool {
  readonly tool: ToolSummary;
  readonly score: number;
}

/** Words of a tool by how much they say about it. */
interface ToolWords {
  readonly tool: ToolSummary;
  readonly weights: ReadonlyMap<string, number>;
}

const FIELD = { name: 8, alias: 6, tag: 5, toolset: 4, description: 2, parameter: 1.5, parameterText: 0.5 };
/** How much a hit counts that is not the very word. */
const LOOSE = { prefix: 0.7, synonym: 0.6, typo: 0.5 };
const STOP = new Set(
  'a an and are as at be by for from how i in into is it me my of on or that the this to use using want what which with you your'.split(
    ' ',
  ),
);

const indexed = new WeakMap<ToolSummary, ToolWords>();

/** The tools that fit a query best, best first; equal scores by name. Typos, synonyms and other languages count. */
export function rankTools(query: string, tools: readonly ToolSummary[], limit: number): RankedTool[] {
  const wanted = wordsOf(query).filter((word) => !STOP.has(word));
  const all = tools.map(indexTool);
  const rarity = rarityOf(all);
  const scored = all.map((entry) => ({
    tool: entry.tool,
    score: exactName(query, entry.tool) + scoreOf(wanted, entry, rarity),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.tool.name < b.tool.name ? -1 : 1))
    .slice(0, limit);
}

function exactName(query: string, tool: ToolSummary): number {
  const asked = query.trim().toLowerCase();
  return asked === tool.name.toLowerCase() || tool.aliases.some((alias) => alias.name === asked) ? 1_000 : 0;
}

function scoreOf(wanted: readonly string[], { weights }: ToolWords, rarity: ReadonlyMap<string, number>): number {
  let score = 0;
  let hits = 0;
  for (const word of wanted) {
    const found = bestHit(word, weights, rarity);
    if (found > 0) hits++;
    score += found;
  }
  return score * (1 + hits / Math.max(1, wanted.length));
}

function bestHit(word: string, weights: ReadonlyMap<string, number>, rarity: ReadonlyMap<string, number>): number {
  const value = (known: string): number => (weights.get(known) ?? 0) * (rarity.get(known) ?? 1);
  let best = value(word);
  for (const synonym of synonymsOf(word)) best = Math.max(best, LOOSE.synonym * value(synonym));
  if (best > 0) return best;
  for (const known of weights.keys()) {
    const isPrefix = word.length >= 4 && (known.startsWith(word) || (known.length >= 4 && word.startsWith(known)));
    if (isPrefix) best = Math.max(best, LOOSE.prefix * value(known));
    else if (isTypo(word, known)) best = Math.max(best, LOOSE.typo * value(known));
  }
  return best;
}

/** One letter wrong, two in a long word; in a word of three only two letters swapped, or everything would be near. */
function isTypo(word: string, known: string): boolean {
  if (word.length < 3) return false;
  if (word.length === 3) return known.length === 3 && [...word].sort().join('') === [...known].sort().join('');
  const limit = word.length >= 8 ? 2 : 1;
  return editDistance(word, known, limit) <= limit;
}

/** Words that many tools share say little. */
function rarityOf(tools: readonly ToolWords[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { weights } of tools) for (const word of weights.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + tools.length / count)]));
}

function indexTool(tool: ToolSummary): ToolWords {
  const known = indexed.get(tool);
  if (known !== undefined) return known;
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of wordsOf(text)) if (!STOP.has(word)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  add(tool.name, FIELD.name);
  for (const alias of tool.aliases) add(alias.name, FIELD.alias);
  for (const tag of tool.tags) add(tag, FIELD.tag);
  add(tool.toolset, FIELD.toolset);
  add(tool.definition.description, FIELD.description);
  for (const [name, schema] of Object.entries(
    (tool.definition.parameters.properties ?? {}) as Record<string, JsonSchema>,
  )) {
    add(name, FIELD.parameter);
    if (typeof schema === 'object' && typeof schema.description === 'string')
      add(schema.description, FIELD.parameterText);
  }
  const made = { tool, weights };
  indexed.set(tool, made);
  return made;
}

/** Lower-case words; camelCase and snake_case are split; scripts without spaces give overlapping pairs. */
function wordsOf(text: string): string[] {
  const spaced = text.normalize('NFKC').replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  const words: string[] = [];
  for (const [word] of spaced.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    words.push(word);
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word))
      words.push(...pieces(word));
    else if (word.length > 4 && word.endsWith('s')) words.push(word.slice(0, -1));
  }
  return words;
}

function pieces(word: string): string[] {
  const found: string[] = [];
  for (let size = 1; size <= 3; size++)
    for (let at = 0; at + size <= word.length; at++) found.push(word.slice(at, at + size));
  return found;
}
