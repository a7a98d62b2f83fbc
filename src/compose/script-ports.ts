import { type CallAnswer, runCall } from '../kernel/call/run-call.js';
import type { RunningCall } from '../kernel/call/running-call.js';
import type { CallGuard } from '../kernel/gate.js';
import type { Grant } from '../kernel/grant.js';
import type { ScriptsPort, ScriptTool } from '../kernel/scripts-port.js';
import type { HostsOf } from '../ports/exec/hold-to.js';
import type { ScriptLimits, ScriptPlace, ScriptsPortParts } from '../ports/scripts/create-scripts-port.js';
import type { InterpreterStore } from '../ports/scripts/interpreter-store.js';
import type { ScriptAnswer } from '../ports/scripts/script-calls.js';
import type { FileResultStore } from '../store/results/create-result-store.js';
import { lazyPort } from './lazy-port.js';
import type { PortMakers } from './ports.js';
import type { Settings } from './settings.js';

export interface ScriptPortParts {
  /** The task's environment with the folder and the variables its shell has now. */
  readonly placeOf: (call: RunningCall) => Promise<ScriptPlace>;
  readonly results: Pick<FileResultStore, 'create'>;
  readonly hosts: HostsOf;
  readonly limits: ScriptLimits;
  /** Bytes of one stream that are stored. */
  readonly maxStored: number;
}

export interface ScriptPorts {
  for(call: RunningCall): Pick<PortMakers, 'scripts'>;
  close(): Promise<void>;
}

/** How scripts of an instance run, and how their calls come back into the pipeline. */
export function createScriptPorts(parts: ScriptPortParts): ScriptPorts {
  const toolsOf = createToolList();
  const unwritten: Unwritten = new Set();
  let interpreters: InterpreterStore | undefined;

  async function makePort(guard: CallGuard, call: RunningCall): Promise<ScriptsPort> {
    const [{ createScriptsPort }, { InterpreterStore }] = await Promise.all([
      import('../ports/scripts/create-scripts-port.js'),
      import('../ports/scripts/interpreter-store.js'),
    ]);
    interpreters ??= new InterpreterStore();
    return createScriptsPort({
      guard,
      place: () => parts.placeOf(call),
      signal: call.signal,
      tools: () => toolsOf(call.services.grant),
      hosts: parts.hosts,
      ...createNestedCalls(call, unwritten),
      limits: parts.limits,
      openSpool: () =>
        parts.results.create(call.sessionId, { raw: true, maxBytes: parts.maxStored, name: 'output of a script' }),
      redact: (text) => call.services.text.redactText(text),
      interpreters,
      onTaskEnd: (release) => call.task.onEnd(release),
    });
  }

  return {
    for: (call) => ({
      scripts: (guard) => ({
        ...lazyPort<Pick<ScriptsPort, 'run'>>(['run'], () => makePort(guard, call)),
        tools: () => toolsOf(call.services.grant),
      }),
    }),
    async close() {
      await interpreters?.close();
      await Promise.all([...unwritten].map((write) => write()));
    },
  };
}

export function scriptLimits({ config }: Settings): ScriptLimits {
  const { timeout, max_tool_calls, max_stdout, max_stderr, memory_mb } = config.code_execution;
  return {
    timeoutMs: timeout * 1_000,
    maxCalls: max_tool_calls,
    stdoutChars: max_stdout,
    stderrChars: max_stderr,
    memoryMb: memory_mb,
  };
}

/** Toolsets that ask a person, belong to the agent itself, or start another agent or script. */
const NOT_FOR_SCRIPTS = new Set([
  'clarify',
  'delegation',
  'code_execution',
  'todo',
  'memory',
  'session_search',
  'cronjob',
]);
/** These stand for other tools: through them every name could be reached. */
const STANDS_FOR_OTHERS = new Set(['tool_search', 'tool_call']);

/** The same list while the grant stays the same. */
function createToolList(): (grant: Grant) => readonly ScriptTool[] {
  let slots: ReturnType<Grant['slots']> | undefined;
  let tools: readonly ScriptTool[] = [];
  return (grant) => {
    if (slots === grant.slots()) return tools;
    slots = grant.slots();
    tools = slots
      .map(({ summary }) => summary)
      .filter(({ name, toolset }) => !NOT_FOR_SCRIPTS.has(toolset) && !STANDS_FOR_OTHERS.has(name))
      .map(({ name, definition: { description, parameters }, outputSchema }) => ({
        name,
        description,
        parameters,
        outputSchema,
      }));
    return tools;
  };
}

/** Calls whose outcomes may not be on disk yet. */
type Unwritten = Set<() => Promise<boolean>>;

/** Outcomes of a script's calls are written together this often. */
const RECORD_AFTER_MS = 20;

/**
 * Calls of a script: the same pipeline, gate and record as any call, as children of the script's own call. The script
 * goes on before an outcome is on disk; its own answer does not.
 */
function createNestedCalls(parent: RunningCall, unwritten: Unwritten): Pick<ScriptsPortParts, 'call' | 'recorded'> {
  let count = 0;
  let isRecorded = true;
  let waiting: (() => Promise<boolean>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let written: Promise<unknown> = Promise.resolve();
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // At once, so that they share one commit.
    const writing = waiting.map(async (write) => {
      isRecorded = (await write()) && isRecorded;
    });
    waiting = [];
    written = Promise.all([written, ...writing]);
  };
  const recorded = async (): Promise<boolean> => {
    flush();
    await written;
    if (waiting.length === 0) unwritten.delete(recorded);
    return isRecorded;
  };
  const onOutcome = (write: () => Promise<boolean>): void => {
    waiting.push(write);
    unwritten.add(recorded);
    timer ??= setTimeout(flush, RECORD_AFTER_MS);
  };
  return {
    call(tool, args, signal) {
      const request = {
        id: `${parent.id}.${++count}`,
        name: tool,
        arguments: args,
        taskId: parent.taskId,
        origin: 'script' as const,
        signal,
        parent,
        onOutcome,
      };
      const answer = runCall(request, parent.services);
      return answer instanceof Promise ? answer.then((late) => forScript(late, parent)) : forScript(answer, parent);
    },
    recorded,
  };
}

/** Data, not the text for the model; secrets are masked as they would be there. */
function forScript({ outcome }: CallAnswer, { services: { text } }: RunningCall): ScriptAnswer {
  if (outcome.ok) return { ok: true, data: text.redactData(outcome.data) };
  const { message, code, hint, details } = outcome;
  return {
    ok: false,
    error: text.redactText(message),
    code,
    ...(hint === undefined ? {} : { hint: text.redactText(hint) }),
    ...(details === undefined ? {} : { details: text.redactData(details) }),
  };
}
