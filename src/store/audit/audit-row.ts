import type { IntentRecord, OutcomeRecord } from '../../kernel/recorder.js';
import { boundedJson, cut } from './bounded-json.js';

const ARGS = { leafChars: 4_096, totalChars: 32_768 };
/** What was decided about has to stay readable longer than what came with it. */
const EFFECTS = { leafChars: 16_384, totalChars: 131_072 };
const ERROR_CHARS = 2_048;
const NAME_CHARS = 256;

/** The parts of an intent's row that its outcome need not repeat, as JSON text. */
interface RecordParts {
  readonly args: string;
  readonly effects: string;
  readonly rules: string;
  readonly approval: string;
}

export interface AuditRow {
  /** The row's JSON text without its opening brace and the numbers that only the chain can give. */
  readonly body: string;
  readonly parts: RecordParts;
}

/** An intent that was written, kept until its outcome comes. */
export interface WrittenIntent {
  /** Its number among the rows of its recorder. */
  readonly number: number;
  readonly record: IntentRecord;
  readonly parts: RecordParts;
}

export type Redact = (text: string) => string;

/** The row written before a call with effects runs. */
export function intentRow(record: IntentRecord, at: number, redact: Redact): AuditRow {
  const parts = recordParts(record, redact);
  return { body: `${prefix('intent', record, at, redact)}${decisionFields(record, parts)}}`, parts };
}

/**
 * The row written before a result is released. When the call has an intent row, only what changed since is
 * written again.
 */
export function outcomeRow(record: OutcomeRecord, at: number, redact: Redact, intent?: WrittenIntent): AuditRow {
  const parts = recordParts(record, redact, intent);
  const decision = intent
    ? `,"decision":"${record.decision}"${changedFields(parts, intent.parts)}`
    : decisionFields(record, parts);
  return { body: `${prefix('outcome', record, at, redact)}${decision}${endFields(record, redact)}}`, parts };
}

function prefix(kind: string, record: IntentRecord, at: number, redact: Redact): string {
  const names = cleanNamesOf(redact);
  const parent = record.parentId === undefined ? '' : `,"parent":${idJson(record.parentId, names)}`;
  return `"kind":"${kind}","at":${Math.round(at)},"call":${idJson(record.callId, names)}${parent}${whoJson(record, names)}`;
}

/** What a redactor made of names, with the last four as they stand together in a row: mostly they are the same again. */
interface CleanNames {
  readonly redact: Redact;
  readonly json: Map<string, string>;
  last: Pick<IntentRecord, 'sessionId' | 'taskId' | 'origin' | 'tool'> | undefined;
  lastJson: string;
}

const cleanNames = new WeakMap<Redact, CleanNames>();

function cleanNamesOf(redact: Redact): CleanNames {
  let names = cleanNames.get(redact);
  if (names === undefined) cleanNames.set(redact, (names = { redact, json: new Map(), last: undefined, lastJson: '' }));
  return names;
}

function whoJson(record: IntentRecord, names: CleanNames): string {
  const { sessionId, taskId, origin, tool } = record;
  const { last } = names;
  if (last?.tool === tool && last.taskId === taskId && last.origin === origin && last.sessionId === sessionId)
    return names.lastJson;
  names.last = { sessionId, taskId, origin, tool };
  names.lastJson =
    `,"session":${idJson(sessionId, names)},"task":${nameJson(taskId, names)}` +
    `,"origin":${nameJson(origin, names)},"tool":${nameJson(tool, names)}`;
  return names.lastJson;
}

/** Ids of our own making hold nothing to clean. */
function idJson(text: string, names: CleanNames): string {
  return OWN_ID.test(text) ? `"${text}"` : nameJson(text, names);
}

const OWN_ID = /^(?:call_)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?:\.\d+)*$/;
const MOST_NAMES = 256;

/**
 * A name chosen by a model or client, as JSON. A model can put anything there, a secret too, so every name is cleaned;
 * the same few come again and again and are cleaned once.
 */
function nameJson(text: string, { redact, json: known }: CleanNames): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const clean = redact(text);
  const json = JSON.stringify(clean.length <= NAME_CHARS ? clean : cut(clean, NAME_CHARS >> 1));
  if (known.size >= MOST_NAMES) known.clear();
  known.set(text, json);
  return json;
}

/** The same object as in the intent gives the same text: it is not written out twice. */
function recordParts(record: IntentRecord, redact: Redact, before?: WrittenIntent): RecordParts {
  const { args, effects, rules, approval } = record;
  const known = before?.record;
  return {
    args: before && args === known?.args ? before.parts.args : boundedJson(args, redact, ARGS),
    effects: before && effects === known?.effects ? before.parts.effects : listJson(effects, redact),
    rules: before && rules === known?.rules ? before.parts.rules : listJson(rules, redact),
    approval: approval === undefined ? '' : boundedJson(approval, redact, ARGS),
  };
}

function listJson(list: readonly unknown[], redact: Redact): string {
  return list.length === 0 ? '[]' : boundedJson(list, redact, EFFECTS);
}

function decisionFields(record: IntentRecord, parts: RecordParts): string {
  const approval = parts.approval === '' ? '' : `,"approval":${parts.approval}`;
  return `,"args":${parts.args},"effects":${parts.effects},"decision":"${record.decision}","rules":${parts.rules}${approval}`;
}

function changedFields(now: RecordParts, before: RecordParts): string {
  let fields = '';
  for (const part of ['args', 'effects', 'rules', 'approval'] as const) {
    if (now[part] !== before[part] && now[part] !== '') fields += `,"${part}":${now[part]}`;
  }
  return fields;
}

function endFields(record: OutcomeRecord, redact: Redact): string {
  const code = record.code === undefined ? '' : `,"code":"${record.code}"`;
  const error = record.error === undefined ? '' : `,"error":${JSON.stringify(shortError(redact(record.error)))}`;
  const milliseconds = Math.round(record.durationMs * 1_000) / 1_000;
  return `,"ok":${record.ok}${code}${error},"ms":${milliseconds},"chars":${record.resultChars}`;
}

function shortError(text: string): string {
  return text.length <= ERROR_CHARS ? text : cut(text, ERROR_CHARS);
}
