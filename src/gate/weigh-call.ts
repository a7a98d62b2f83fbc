import type { Effect } from '../kernel/effect.js';
import type { Confinement, GateCall, ResolvedPath } from '../kernel/gate.js';
import type { JsonSchema } from '../kernel/tool.js';
import { mapInTurns } from '../lib/map-in-turns.js';
import type { Surroundings } from './approvals/bind-surroundings.js';
import type { Question } from './approvals/questions.js';
import { isRunning } from './is-running.js';
import { specialFileProblem } from './paths/special-files.js';
import type { CompiledLevel } from './profiles/compile-level.js';
import { confinementFor } from './profiles/confinement.js';
import type { ProfileLevel } from './profiles/profile.js';
import { holdsScript, refusedScript } from './profiles/refused-script.js';
import { type PathRules, type RuleContext, shellPlace } from './profiles/rule-helpers.js';
import {
  type CommandPatterns,
  type CommandRefusal,
  type ShellRules,
  weighDerived,
  weighText,
} from './profiles/weigh-command.js';
import { type RuleMatch, weighEffects, weighInTurns } from './profiles/weigh-effects.js';
import { withSearchPath } from './search-path.js';
import { writtenMask } from './secrets/written-mask.js';
import { type CommandRun, commandFolders, inFolder, linkOf, resolveDerived, surroundingsOf } from './surroundings.js';
import { sendsData, taintedCommands, taintQuestions } from './taint.js';

/** Where a call takes place when that is not this machine: everything is judged by what lies there. */
export interface GatePlace {
  readonly home: string;
  readonly temporary: readonly string[];
  readonly paths: PathRules;
  /** The levels of the session, resolved there. */
  readonly levels: readonly ProfileLevel[];
  /** Whether nothing of any machine but its own can be reached from there. */
  readonly sandboxed: boolean;
}

/** The means to weigh a call. */
export interface Scales {
  readonly home?: string | undefined;
  readonly temporary: readonly string[];
  readonly patterns: CommandPatterns;
  /** Loaded at the first command. */
  shell(): Promise<ShellRules>;
  /** Loaded at the first path. */
  paths(): Promise<PathRules>;
  /** Undefined for a call on this machine. */
  placeOf?: ((call: GateCall) => GatePlace | undefined) | undefined;
  /** Why a URL can be refused without a lookup; undefined when it cannot. */
  inspectUrl?: ((url: string) => string | undefined) | undefined;
  /** Whether commands and code of this call can be held to a confinement. */
  canConfine(call: GateCall): boolean;
  isTrusted?: ((effect: Effect, call: GateCall) => boolean) | undefined;
  validate?: ((schema: JsonSchema | boolean, value: unknown) => string | undefined) | undefined;
  /** The tool through which text from outside entered the call's session; undefined when none did, or nobody cares. */
  taintOf?: ((call: GateCall) => string | undefined) | undefined;
}

/** Everything there is to say about a call before anybody is asked. */
export interface Weighed {
  readonly refusal?: CommandRefusal | undefined;
  readonly questions: readonly Question[];
  /** The declared effects with paths resolved. */
  readonly effects: readonly Effect[];
  readonly rules: readonly RuleMatch[];
  readonly confinement?: Confinement | undefined;
  /** What a yes is bound to beside the call itself, when something is asked about it. */
  readonly surroundings?: Surroundings | undefined;
  /** Whether a command fetches something: its answer is text from outside. */
  readonly fetches?: boolean | undefined;
}

/** Weighs effects that hold no path and no command: nothing has to be waited for. */
export function weighQuickly(
  scales: Scales,
  levels: readonly CompiledLevel[],
  call: GateCall,
  effects: readonly Effect[],
): Weighed {
  const { decision, rules } = weighEffects(levels, effects, contextOf(scales, call, call.cwd));
  const refusal =
    refusedMask(call, effects) ?? refusedUrl(scales, effects) ?? (decision === 'deny' ? refusalOf(rules) : undefined);
  const asked = withSearchPath(questionsOf(rules), effects);
  return { refusal, questions: [...asked, ...taintQuestions(scales.taintOf?.(call), effects, asked)], effects, rules };
}

/** Weighs any effects: follows paths, judges commands and what they would do, and says how they must be confined. */
export async function weighCall(
  scales: Scales,
  levels: readonly CompiledLevel[],
  call: GateCall,
  effects: readonly Effect[],
): Promise<Weighed> {
  const commands = effects.filter((effect) => effect.command !== undefined);
  const place = scales.placeOf?.(call);
  const [paths, shell] = await Promise.all([
    place?.paths ?? scales.paths(),
    commands.length > 0 ? scales.shell() : undefined,
  ]);
  const context: RuleContext = { ...contextOf(scales, call, call.cwd), paths, commands: shell };
  const placed = await resolvePaths(call, effects);
  const weighing = weighInTurns(levels, placed.effects, context);
  const { decision, rules } = weighing instanceof Promise ? await weighing : weighing;
  const stop = (refusal: CommandRefusal): Weighed => ({ refusal, questions: [], effects: placed.effects, rules });

  const folders = commands.length === 0 ? [] : await commandFolders(call);
  const runs = commands.flatMap((effect) => folders.map((folder) => ({ effect, folder })));
  const texts = shell === undefined ? [] : runs.map((run) => weighCommandText(scales, shell, call, run));
  // The floor comes first, so that its reason is the one that is told.
  const blocked = texts.find(({ refusal }) => refusal !== undefined)?.refusal;
  if (blocked !== undefined) return stop(blocked);
  const refusal =
    placed.refusal ??
    refusedMask(call, effects) ??
    refusedUrl(scales, effects) ??
    (decision === 'deny' ? refusalOf(rules) : undefined);
  if (refusal !== undefined) return stop(refusal);
  const script = await refusedScripts(scales, call, effects);
  if (script !== undefined) return stop(script);

  const derived =
    runs.length === 0 ? [] : await mapInTurns(runs, (run) => weighCommandEffects(levels, call, run, context, shell));
  const denied = derived.find((weight) => weight.refusal !== undefined)?.refusal;
  if (denied !== undefined) return stop(denied);

  const asked = withSearchPath(questionsOf(rules), effects);
  const confined = confine(scales, levels, call, placed.effects);
  const readsFreely = confined?.hidden.length === 0 && confined.readable.includes('/');
  const contained =
    commands.length > 0 &&
    derived.every((weight) => weight.contained && (readsFreely || weight.proves === 'everything'));
  const loose = confined !== undefined && !scales.canConfine(call) && !contained ? looseQuestions(effects, asked) : [];
  const tainted = scales.taintOf?.(call);
  const isCutOff = confined?.network === false && scales.canConfine(call);
  const leaking = isCutOff ? [] : derived.filter(({ sends }) => sends).map(({ command }) => command);
  const questions = [
    ...texts.flatMap((weight) => weight.questions),
    ...asked,
    ...derived.flatMap((weight) => weight.questions),
    ...loose,
    ...taintQuestions(
      tainted,
      isCutOff ? placed.effects.filter((effect) => !isRunning(effect)) : placed.effects,
      asked,
    ),
    ...taintedCommands(tainted, leaking),
  ];
  return {
    questions: withoutRepeats(questions),
    effects: placed.effects,
    rules,
    confinement: scales.canConfine(call) ? confined : undefined,
    surroundings: questions.length === 0 ? undefined : surroundingsOf(call, runs, derived, context, shell),
    fetches: derived.some(({ fetches }) => fetches),
  };
}

/** A command in a folder that is a link is weighed in both, and most of what is said twice is the same. */
function withoutRepeats(questions: readonly Question[]): Question[] {
  return [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()];
}

/** Where a call happens, for the rules. */
export function contextOf(scales: Scales, call: GateCall, cwd: string): RuleContext {
  const { isTrusted } = scales;
  const place = scales.placeOf?.(call);
  return {
    cwd,
    home: place?.home ?? scales.home,
    temporary: place?.temporary ?? scales.temporary,
    tool: call.tool,
    args: call.args,
    shell: call.shell,
    sandboxed: place?.sandboxed ?? scales.canConfine(call),
    trusted: isTrusted === undefined ? undefined : (effect) => isTrusted(effect, call),
    validate: scales.validate,
  };
}

async function resolvePaths(
  call: GateCall,
  effects: readonly Effect[],
): Promise<{ effects: readonly Effect[]; refusal?: CommandRefusal }> {
  let refusal: CommandRefusal | undefined;
  // A file that is read, written and removed is followed once.
  const resolving = new Map<string, Promise<ResolvedPath>>();
  const resolve = (path: string): Promise<ResolvedPath> => {
    const known = resolving.get(path) ?? call.paths.resolve(path);
    resolving.set(path, known);
    return known;
  };
  const placed = await mapInTurns(effects, async (effect) => {
    if (effect.path === undefined) return effect;
    try {
      const { path, kind } = await resolve(effect.path);
      if (kind === 'device' || kind === 'fifo' || kind === 'socket') {
        refusal = { reason: `${effect.path} is a ${kind}, not a file or folder`, rules: ['special file'] };
      }
      const special = specialFileProblem(path, actionOf(effect.permission));
      if (special !== null) refusal = { reason: special, rules: ['special file'] };
      return { ...effect, path };
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      refusal = { reason: `${effect.path} cannot be followed: ${why}`, rules: ['unresolved path'] };
      return effect;
    }
  });
  return refusal === undefined ? { effects: placed } : { effects: placed, refusal };
}

function actionOf(permission: string): 'read' | 'write' | 'delete' {
  if (permission.endsWith(':read')) return 'read';
  return permission.endsWith(':delete') ? 'delete' : 'write';
}

function refusedUrl(scales: Scales, effects: readonly Effect[]): CommandRefusal | undefined {
  for (const { url } of effects) {
    const reason = url === undefined ? undefined : scales.inspectUrl?.(url);
    if (reason !== undefined) return { reason: `The URL is refused: ${reason}`, rules: ['url'] };
  }
  return undefined;
}

function refusedMask(call: GateCall, effects: readonly Effect[]): CommandRefusal | undefined {
  const name = writtenMask(call.args, effects);
  if (name === undefined) return undefined;
  return {
    reason: `${name} holds a mark such as [redacted:...], which stands for a secret that was not shown; writing it would destroy the secret`,
    rules: ['redaction mark'],
    hint: 'Change only the parts around the mark, in a smaller edit that leaves it out.',
  };
}

function weighCommandText(scales: Scales, shell: ShellRules, call: GateCall, { effect, folder }: CommandRun) {
  const place = contextOf(scales, call, folder);
  return weighText(effect.command ?? '', scales.patterns, shell, place);
}

async function refusedScripts(
  scales: Scales,
  call: GateCall,
  effects: readonly Effect[],
): Promise<CommandRefusal | undefined> {
  const scripts = effects.filter(holdsScript);
  if (scripts.length === 0) return undefined;
  const shell = await scales.shell();
  const place = shellPlace(contextOf(scales, call, call.cwd));
  const refusals = await mapInTurns(scripts, (effect) => refusedScript(effect, shell, place));
  return refusals.find((refusal) => refusal !== undefined);
}

const NOTHING_KNOWN = { effects: [], complete: false, proves: 'nothing' } as const;

async function weighCommandEffects(
  levels: readonly CompiledLevel[],
  call: GateCall,
  { effect, folder: cwd }: CommandRun,
  context: RuleContext,
  shell: ShellRules | undefined,
) {
  const command = effect.command ?? '';
  const place = shellPlace({ cwd, home: context.home, shell: call.shell });
  const { effects, complete, proves } = shell?.commandEffects(command, place) ?? NOTHING_KNOWN;
  const resolved = await mapInTurns(effects, (derived) => resolveDerived(call, derived, cwd));
  const weight = weighDerived(levels, effect.permission, command, resolved, { ...context, cwd: call.cwd });
  const sends = !complete || effects.some((derived) => sendsData(derived, command));
  const links = effects.map((derived, index) => linkOf(inFolder(derived.path ?? '', cwd), resolved[index] ?? derived));
  const fetches = effects.some(
    ({ permission, url, host }) => permission === 'network:fetch' && (url ?? host) !== undefined,
  );
  return { ...weight, links, command, contained: weight.contained && proves !== 'nothing', proves, sends, fetches };
}

function confine(
  scales: Scales,
  levels: readonly CompiledLevel[],
  call: GateCall,
  effects: readonly Effect[],
): Confinement | undefined {
  const running = effects.filter(isRunning);
  if (running.length === 0) return undefined;
  return confinementFor(
    levels,
    running.map(({ permission }) => permission),
    contextOf(scales, call, call.cwd),
  );
}

const LOOSE = 'no sandbox here can hold it to the allowed paths and hosts';

function looseQuestions(effects: readonly Effect[], asked: readonly Question[]): Question[] {
  const already = new Set(
    asked.flatMap((question) => (question.about === 'effect' ? [question.effect.permission] : [])),
  );
  return effects.flatMap((effect): Question[] => {
    if (effect.command !== undefined)
      return [{ about: 'command', command: effect.command, rule: 'confinement', reason: LOOSE }];
    if (effect.permission !== 'code:execute' && effect.permission !== 'terminal:execute') return [];
    return already.has(effect.permission) ? [] : [{ about: 'effect', effect, rule: 'confinement', reason: LOOSE }];
  });
}

function questionsOf(rules: readonly RuleMatch[]): Question[] {
  return rules
    .filter(({ decision }) => decision === 'ask')
    .map(({ level, rule: text, effect, reason }): Question => {
      const rule = `${level}: ${text}`;
      if (effect === undefined) return { about: 'tool', rule, reason };
      if (effect.command !== undefined) return { about: 'command', command: effect.command, rule, reason };
      return { about: 'effect', effect, rule, reason };
    });
}

function refusalOf(rules: readonly RuleMatch[]): CommandRefusal {
  const denied = rules.filter(({ decision }) => decision === 'deny');
  const first = denied[0];
  const names = [...new Set(denied.map(({ level, rule }) => `${level}: ${rule}`))];
  const permission = first?.effect?.permission;
  return {
    reason: `${permission === undefined ? 'The call' : permission} is refused: ${first?.reason ?? 'no level grants anything'} (${names[0] ?? 'no profile'})`,
    rules: names,
    hint: 'The profile decides this; trying again does not help. Use what it allows, or tell the user what is missing.',
  };
}
