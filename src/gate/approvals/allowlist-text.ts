import type { Document, YAMLSeq } from 'yaml';
import { entryId, readAllowlistEntry, readEffectEntry, writeEntry } from './allowlist-entry.js';
import type { StoredApproval } from './stored-approval.js';

/** What `config.yaml` remembers of `always`, with the entries that could not be read. */
export interface Allowlist {
  readonly approvals: readonly StoredApproval[];
  readonly problems: readonly string[];
}

const LISTS = [
  ['command_allowlist', readAllowlistEntry],
  ['approved_effects', readEffectEntry],
] as const;

/** Reads `command_allowlist` and `approved_effects`. An entry that is unclear approves nothing. Throws on broken YAML. */
export async function readAllowlist(text: string): Promise<Allowlist> {
  // Most homes remember nothing, and a call that is denied should not wait for a parser to tell it.
  if (!LISTS.some(([name]) => text.includes(name))) return { approvals: [], problems: [] };
  const document = await parse(text);
  const approvals: StoredApproval[] = [];
  const problems: string[] = [];
  for (const [name, read] of LISTS) {
    const list: unknown = document.toJS()?.[name] ?? [];
    if (!Array.isArray(list)) problems.push(`${name} is not a list`);
    else
      list.forEach((value: unknown, index) => {
        const entry = read(value);
        if (entry.ok) approvals.push(entry.approval);
        else problems.push(`${name}.${index}: ${entry.problem}`);
      });
  }
  return { approvals, problems };
}

/**
 * The text of `config.yaml` with approvals added; comments and order of the rest survive, and an entry that is
 * there already is not repeated. The caller writes it: read, change and replace under one lock.
 */
export async function addToAllowlist(text: string, approvals: readonly StoredApproval[]): Promise<string> {
  const document = await parse(text);
  let isChanged = false;
  for (const approval of approvals) {
    const written = writeEntry(approval);
    if (written === undefined) continue;
    const list = await listNode(document, written.list);
    const { added: _added, ...same } = written.entry;
    const isKnown = toEntries(list).some((known) => {
      const { added: _knownAdded, ...rest } = known as Record<string, unknown>;
      return entryId(rest) === entryId(same);
    });
    if (isKnown) continue;
    list.add(document.createNode(written.entry));
    isChanged = true;
  }
  return isChanged ? document.toString({ lineWidth: 0 }) : text;
}

/** The text without the approval of this id; the same text when there is none. */
export async function removeFromAllowlist(text: string, id: string): Promise<string> {
  const document = await parse(text);
  const { isSeq } = await import('yaml');
  let isChanged = false;
  for (const [name, read] of LISTS) {
    const list = document.get(name);
    if (!isSeq(list)) continue;
    const entries = toEntries(list);
    for (let index = entries.length - 1; index >= 0; index--) {
      const entry = read(entries[index]);
      if (!entry.ok || entry.approval.id !== id) continue;
      list.delete(index);
      isChanged = true;
    }
  }
  return isChanged ? document.toString({ lineWidth: 0 }) : text;
}

async function parse(text: string): Promise<Document> {
  const { parseDocument, LineCounter } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const problem = document.errors[0];
  if (problem === undefined) return document;
  throw new Error(
    `config.yaml:${lines.linePos(problem.pos[0]).line}: ${problem.message}. Repair it; nothing was changed.`,
  );
}

async function listNode(document: Document, name: string): Promise<YAMLSeq> {
  const { isMap, isSeq, YAMLSeq: Sequence } = await import('yaml');
  if (document.contents === null) document.contents = document.createNode({}) as unknown as null;
  if (!isMap(document.contents)) throw new Error('config.yaml is not a mapping. Repair it; nothing was changed.');
  const known = document.get(name);
  if (isSeq(known)) {
    // An empty list is usually written `[]`; entries read better one per line.
    if (known.items.length === 0) known.flow = false;
    return known;
  }
  if (known !== undefined && known !== null)
    throw new Error(`config.yaml: ${name} is not a list. Repair it; nothing was changed.`);
  const fresh = new Sequence();
  document.set(name, fresh);
  return fresh;
}

function toEntries(list: YAMLSeq): unknown[] {
  const entries = list.toJSON() as unknown[];
  return entries.map((entry) => (typeof entry === 'string' ? { exact: entry } : entry));
}
