import type { Environment } from '../../environments/environment.js';
import type { CallGuard, Confinement } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { ScriptReport, ScriptRequest, ScriptsPort, ScriptTool } from '../../kernel/scripts-port.js';
import type { ResultWriter } from '../../store/results/result-writer.js';
import { deniedNames } from '../exec/detect-denial.js';
import { type HostsOf, holdTo } from '../exec/hold-to.js';
import type { InterpreterStore } from './interpreter-store.js';
import { NO_INTERPRETER, type RunEnd, type RunOptions, ScriptProcess } from './script-process.js';
import { shownStream } from './shown-stream.js';

export interface ScriptLimits {
  readonly timeoutMs: number;
  readonly maxCalls: number;
  /** Characters of each stream for the model. */
  readonly stdoutChars: number;
  readonly stderrChars: number;
  readonly memoryMb: number;
}

/** Where a script runs: where commands of its task run now. */
export interface ScriptPlace {
  readonly environment: Environment;
  readonly cwd: string;
  /** Variables for the script; never the process's own. */
  readonly env: Readonly<Record<string, string>>;
  /** What the sandbox allows where the profile restricts nothing; absent where there is no sandbox. */
  readonly sandbox?: Confinement | undefined;
}

export interface ScriptsPortParts {
  readonly guard: CallGuard;
  readonly place: () => Promise<ScriptPlace>;
  readonly signal: AbortSignal;
  /** The same list until the grant changes. */
  readonly tools: () => readonly ScriptTool[];
  /** Judges the hosts that a confined script wants to reach. */
  readonly hosts: HostsOf;
  /** Makes a nested call with origin `script`, as a child of the call this port belongs to. */
  readonly call: RunOptions['call'];
  /** Resolves when the outcomes of all calls so far are on disk; false when one could not be written. */
  readonly recorded: () => Promise<boolean>;
  readonly limits: ScriptLimits;
  readonly openSpool: () => Promise<ResultWriter>;
  readonly redact: (text: string) => string;
  readonly interpreters: InterpreterStore;
  /** Runs when the task ends. */
  readonly onTaskEnd: (release: () => Promise<void>) => void;
}

/** Scripts of one call. The gate is asked for `code:execute` before an interpreter starts. */
export function createScriptsPort(parts: ScriptsPortParts): ScriptsPort {
  return {
    tools: parts.tools,
    async run(request) {
      await parts.guard.check({ permission: 'code:execute', target: request.target });
      const startedAt = performance.now();
      const place = await parts.place();
      const { end, notes } = request.persistent
        ? await runKept(request, place, parts)
        : { end: await runOnce(request, place, parts), notes: [] };
      if (!(await parts.recorded()))
        throw new ToolError('The script ran, but calls it made could not be written to the audit log.', {
          code: 'internal',
          hint: 'Look at what it changed before you try again.',
        });
      return report(request, end, [...notes, ...notesOf(end, parts.limits)], performance.now() - startedAt, parts);
    },
  };
}

async function runOnce(request: ScriptRequest, place: ScriptPlace, parts: ScriptsPortParts): Promise<RunEnd> {
  const process = await start(request, place, parts);
  return process.run(runOptions(request, parts));
}

/** In the interpreter of the task. One that was stopped is gone with its variables; the next script gets another. */
async function runKept(
  request: ScriptRequest,
  place: ScriptPlace,
  parts: ScriptsPortParts,
): Promise<{ end: RunEnd; notes: string[] }> {
  const { interpreters, guard } = parts;
  const { environment, cwd } = place;
  const key = [guard.call.taskId, request.interpreters[0]].join('\0');
  const setup = JSON.stringify([environment.name, confinementOf(place, parts)]);
  if (request.reset) await interpreters.end(key);
  const taken = await interpreters.take(key, setup);
  const known = (await holds(taken)) ? taken : undefined;
  if (known === undefined) parts.onTaskEnd(() => interpreters.end(key));
  const process = known ?? (await start(request, place, parts));
  const end = await process.run(runOptions(request, parts));
  interpreters.put(key, setup, process);
  const why =
    taken === undefined ? '' : ': the old one might have seen files that are new or changed and hidden from it';
  const isNew = known === undefined ? [`A new interpreter was started in ${cwd}${why}.`] : [];
  return { end, notes: process.hasEnded ? ['The interpreter has ended; its variables are gone.'] : isNew };
}

/** Between the look at what must be hidden and the start of an interpreter something may have come that must be too. */
const MOST_STARTS = 4;

/** An interpreter that has seen nothing of the script yet, in a sandbox that holds by now. */
async function start(request: ScriptRequest, place: ScriptPlace, parts: ScriptsPortParts): Promise<ScriptProcess> {
  const { environment, cwd, env } = place;
  const { memoryMb } = parts.limits;
  for (let starts = 0; starts < MOST_STARTS; starts++) {
    const hold = await holdTo(confinementOf(place, parts), parts.hosts);
    const options = { environment, cwd, env, hold, memoryMb, program: request, stays: request.persistent };
    const process = await ScriptProcess.start(options);
    if (await holds(process)) return process;
  }
  throw new ToolError('Files that must be hidden from a script keep changing, so none was started.', {
    code: 'conflict',
    hint: 'Try again when nothing else writes credential or denied files in the working folder.',
  });
}

/** Whether an interpreter can be handed a script; one that cannot is ended. */
async function holds(process: ScriptProcess | undefined): Promise<boolean> {
  if (process === undefined) return false;
  const isHeld = await process.stillHolds().catch(async (problem: unknown) => {
    await process.end();
    throw problem;
  });
  if (!isHeld) await process.end();
  return isHeld;
}

/** A script runs in the sandbox where there is one, also when the profile restricts nothing. */
function confinementOf({ sandbox }: ScriptPlace, { guard }: ScriptsPortParts): Confinement | undefined {
  return guard.confinement ?? sandbox;
}

function runOptions(request: ScriptRequest, parts: ScriptsPortParts): RunOptions {
  const { limits, signal, openSpool, call } = parts;
  return {
    program: request,
    timeoutMs: Math.min(request.timeoutMs ?? limits.timeoutMs, limits.timeoutMs),
    signal,
    openSpool,
    call,
    tools: new Set(parts.tools().map(({ name }) => name)),
    maxCalls: limits.maxCalls,
  };
}

async function report(
  { interpreters, language }: ScriptRequest,
  end: RunEnd,
  notes: readonly string[],
  durationMs: number,
  { limits, redact, openSpool }: ScriptsPortParts,
): Promise<ScriptReport> {
  const [stdout, stderr] = await Promise.all([
    shownStream(end.stdout, { limit: limits.stdoutChars, redact, openSpool }),
    shownStream(end.stderr, { limit: limits.stderrChars, redact, openSpool }),
  ]);
  if (end.exit.exitCode === 127 && stderr.text.startsWith(NO_INTERPRETER))
    throw new ToolError(`${language} cannot run here: ${interpreters.join(' or ')} is not installed.`, {
      code: 'not_found',
      hint: 'Install it where the commands of this task run, or write the script in another language.',
    });
  return {
    ended: end.ended,
    reason: end.reason,
    denial:
      deniedNames(end.exit) ?? (end.exit.exitCode === 0 ? undefined : end.denial(`${stdout.text}\n${stderr.text}`)),
    exitCode: end.exit.exitCode,
    stdout,
    stderr,
    calls: end.calls,
    durationMs: Math.round(durationMs),
    notes,
  };
}

/** How interpreters end when they get no more memory: aborted, or killed by the system. */
const OUT_OF_MEMORY = /MemoryError|heap out of memory|Cannot allocate memory|bad_alloc/;

function notesOf({ exit, ended, stdout, stderr }: RunEnd, { memoryMb }: ScriptLimits): string[] {
  const problems = [stdout.problem, stderr.problem].filter((problem) => problem !== undefined);
  const isHungry = exit.exitCode !== 0 && OUT_OF_MEMORY.test(`${stderr.head}${stderr.tail}`);
  return [
    ...(exit.lost ? ['The connection was lost: how the script ended is not known.'] : []),
    ...(exit.gaveUp === undefined ? [] : [exit.gaveUp]),
    ...(exit.leftBehind !== undefined && ended === 'exit'
      ? [`Processes that the script had started still ran when it ended (${exit.leftBehind}) and were stopped.`]
      : []),
    ...(isHungry ? [`It may use ${memoryMb} MB of memory (code_execution.memory_mb).`] : []),
    ...problems.map((problem) => `The whole output could not be stored: ${problem}`),
  ];
}
