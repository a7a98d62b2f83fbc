import { isAbsolute, resolve } from 'node:path';
import { decisionOf } from '../../compose/explain-call.js';
import { gatePlace, problemOf, profileLevels } from '../../compose/gate.js';
import { readSettings, type Settings } from '../../compose/settings.js';
import { ruleOf } from '../../gate/approvals/questions.js';
import { createGate, type HermesGate } from '../../gate/create-gate.js';
import type { Weighed } from '../../gate/weigh-call.js';
import { effectResource } from '../../kernel/effect.js';
import type { GateCall } from '../../kernel/gate.js';
import { makeVisible } from '../../lib/visible-text.js';
import { type AuditEntry, readCalls } from '../../store/audit/list-audit.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { folders, permissionsFile } from '../open-hermes.js';
import { withHomeToRead } from '../open-home.js';
import { wholeNumber } from '../read-options.js';
import { paint, printJson, printLine, type Terminal, table } from '../terminal.js';

type Word = 'allow' | 'ask' | 'deny';

interface Difference {
  readonly id: number;
  readonly at: number;
  readonly tool: string;
  readonly effects: AuditEntry['effects'];
  readonly before: Word;
  readonly after: Word;
  readonly reason: string;
  readonly rules: readonly string[];
}

/** Judges the recorded calls again; the effects are those of the log, so a path is judged as it was resolved then. */
export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal, signal } = invocation;
  const [profile] = args;
  if (profile === undefined) throw new UsageError('Which profile? hermes permissions replay PROFILE');
  const limit = wholeNumber('limit', flags.limit, 1_000);
  const settings = await readSettings(folders(invocation));
  const levels = await profileLevels(settings, { profile, ...permissionsFile(invocation) });
  const gate = createGate({ levels, ...gatePlace(settings), validate: problemOf });
  return withHomeToRead(invocation, async ({ store }) => {
    const differences: Difference[] = [];
    let judged = 0;
    for await (const entry of readCalls(store)) {
      if (signal.aborted) return EXIT.cancelled;
      if (judged >= limit) break;
      if (entry.kind !== 'call' || entry.tool === undefined || (entry.effects ?? []).length === 0) continue;
      judged++;
      const difference = await judgeAgain(gate, settings, entry, entry.tool);
      if (difference !== undefined) differences.push(difference);
    }
    if (flags.json === true) printJson(terminal, { profile, judged, differences });
    else printDifferences(terminal, profile, judged, differences);
    return EXIT.ok;
  });
}

async function judgeAgain(
  gate: HermesGate,
  settings: Settings,
  entry: AuditEntry,
  tool: string,
): Promise<Difference | undefined> {
  const effects = entry.effects ?? [];
  const weighed = await gate.weigh(recordedCall(entry, tool, settings.cwd), effects);
  const before = wordOf(entry, weighed);
  const after = decisionOf(weighed);
  if (before === after) return undefined;
  return { id: entry.id, at: entry.at, tool, effects, before, after, ...whyOf(weighed) };
}

/** A call that was allowed after a question was asked about; one refused by the very questions of today was too. */
function wordOf({ decision, approval, rules = [] }: AuditEntry, { refusal, questions }: Weighed): Word {
  if (decision === 'allow') return approval === undefined ? 'allow' : 'ask';
  const isUnanswered = refusal === undefined && questions.some((question) => rules.includes(ruleOf(question)));
  return isUnanswered ? 'ask' : 'deny';
}

function whyOf({ refusal, questions, rules }: Weighed): { reason: string; rules: string[] } {
  if (refusal !== undefined) return { reason: refusal.reason, rules: [...refusal.rules] };
  if (questions.length > 0)
    return {
      reason: [...new Set(questions.map(({ reason }) => reason))].join('; '),
      rules: [...new Set(questions.map(ruleOf))],
    };
  const decided = rules.filter((rule) => rule.decided);
  return {
    reason: decided[0]?.reason ?? '',
    rules: [...new Set(decided.map(({ level, rule }) => `${level}: ${rule}`))],
  };
}

function recordedCall(entry: AuditEntry, tool: string, cwd: string): GateCall {
  const args = entry.args !== null && typeof entry.args === 'object' && !Array.isArray(entry.args) ? entry.args : {};
  return {
    id: entry.callId ?? String(entry.id),
    tool,
    toolset: '',
    origin: entry.origin ?? 'model',
    sessionId: entry.sessionId ?? '',
    taskId: entry.taskId ?? '',
    cwd,
    environment: 'local',
    args: args as Record<string, unknown>,
    signal: new AbortController().signal,
    paths: {
      resolve: (path) => Promise.resolve({ path: isAbsolute(path) ? path : resolve(cwd, path), kind: 'file' }),
    },
  };
}

function printDifferences(terminal: Terminal, profile: string, judged: number, found: readonly Difference[]): void {
  const rows = found.map(({ id, tool, effects = [], before, after, reason }) => [
    String(id),
    tool,
    `${before} -> ${after}`,
    makeVisible(effects.map(effectResource).join(' '), { newlines: 'escape' }).slice(0, 80),
    makeVisible(reason, { newlines: 'escape' }),
  ]);
  for (const line of table(rows)) printLine(terminal, line);
  printLine(
    terminal,
    paint(terminal, 'dim', `${judged} calls judged by ${profile}; ${found.length} would be decided otherwise.`),
  );
}
