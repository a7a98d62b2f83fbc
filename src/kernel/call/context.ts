import type { Clock, ProgressUpdate, ToolContext } from '../context.js';
import { describeProblem } from '../describe-problem.js';
import type { Origin } from '../effect.js';
import { ToolError } from '../outcome.js';
import type { Ports } from '../ports.js';
import { createGuard, refuseEnded } from './guard.js';
import { runCall } from './run-call.js';
import type { RunningCall } from './running-call.js';

/** How deep tools may call each other. */
const DEEPEST = 16;

/** What a running tool is handed. Ports, state and the signal are made when the tool first touches them. */
class CallContext {
  readonly #call: RunningCall;
  #ports: Ports | undefined;
  #nested = 0;

  constructor(call: RunningCall) {
    this.#call = call;
  }

  get callId(): string {
    return this.#call.id;
  }

  get taskId(): string {
    return this.#call.taskId;
  }

  get sessionId(): string {
    return this.#call.sessionId;
  }

  get origin(): Origin {
    return this.#call.origin;
  }

  get cwd(): string {
    return this.#call.cwd;
  }

  get signal(): AbortSignal {
    return this.#call.signal;
  }

  get clock(): Clock {
    return this.#call.services.clock;
  }

  get state(): Map<string, unknown> {
    return this.#call.task.state(this.#call.toolset);
  }

  get ports(): Ports {
    this.#ports ??= this.#call.services.ports(createGuard(this.#call), this.#call);
    return this.#ports;
  }

  progress(update: ProgressUpdate | string): void {
    const call = this.#call;
    if (call.ended) return;
    const { events, text } = call.services;
    const full = text.redactData(typeof update === 'string' ? { message: update } : update) as ProgressUpdate;
    try {
      call.request.onProgress?.(full);
    } catch (problem) {
      // Who watches must not change what they watch.
      events.emit('problem', { source: 'onProgress', message: describeProblem(problem), cause: problem });
    }
    if (!events.wanted('progress')) return;
    events.emit('progress', {
      callId: call.id,
      parentId: call.parent?.id,
      tool: call.tool,
      taskId: call.taskId,
      sessionId: call.sessionId,
      origin: call.origin,
      update: full,
    });
  }

  async call(name: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
    const parent = this.#call;
    refuseEnded(parent);
    if (parent.depth >= DEEPEST)
      throw new ToolError(`${parent.tool} calls ${name} ${DEEPEST} levels deep: tools call each other in a circle`);
    const { outcome } = await runCall(
      {
        id: `${parent.id}.${++this.#nested}`,
        name,
        arguments: args,
        taskId: parent.taskId,
        origin: parent.origin,
        signal: parent.signal,
        parent,
      },
      parent.services,
    );
    if (outcome.ok) return outcome.data;
    throw new ToolError(outcome.message, {
      code: outcome.code,
      ...(outcome.hint === undefined ? {} : { hint: outcome.hint }),
      ...(outcome.details === undefined ? {} : { details: outcome.details }),
    });
  }

  onTaskEnd(release: () => void | Promise<void>): void {
    this.#call.task.onEnd(release);
  }
}

/** The names of `Ports`, so that `ctx.files` works without building every port. A new port is added here. */
const PORT_NAMES = [
  'files',
  'exec',
  'http',
  'secrets',
  'env',
  'desktop',
  'system',
  'user',
  'model',
  'results',
  'search',
  'watch',
  'syntax',
  'aside',
  'reading',
  'processes',
  'scripts',
];
for (const name of PORT_NAMES) {
  Object.defineProperty(CallContext.prototype, name, {
    get(this: CallContext) {
      return (this.ports as unknown as Record<string, unknown>)[name];
    },
  });
}

export function createContext(call: RunningCall): ToolContext {
  return new CallContext(call) as unknown as ToolContext;
}
