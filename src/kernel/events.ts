import type { ProgressUpdate } from './context.js';
import { describeProblem } from './describe-problem.js';
import type { Effect, Origin } from './effect.js';
import type { Outcome } from './outcome.js';

interface CallFacts {
  readonly callId: string;
  readonly parentId: string | undefined;
  readonly tool: string;
  readonly taskId: string;
  readonly sessionId: string;
  readonly origin: Origin;
}

export interface Events {
  'call-start': CallFacts & { readonly args: Readonly<Record<string, unknown>>; readonly effects: readonly Effect[] };
  'call-end': CallFacts & { readonly outcome: Outcome; readonly durationMs: number; readonly resultChars: number };
  approval: { readonly request: unknown; readonly answer?: unknown };
  progress: CallFacts & { readonly update: ProgressUpdate };
  /** A background process has ended, or printed what somebody watches for. */
  notice: { readonly processId: string; readonly taskId: string; readonly kind: string; readonly message: string };
  problem: { readonly source: string; readonly message: string; readonly cause?: unknown };
}

export type EventName = keyof Events;
type Listener<Name extends EventName> = (event: Events[Name]) => void;

/** Events that cost nothing when nobody listens: ask `wanted` before building one. */
export class EventHub {
  readonly #listeners = new Map<EventName, Set<Listener<never>>>();

  wanted(name: EventName): boolean {
    return this.#listeners.has(name);
  }

  /** Answers a function that stops listening. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    listeners.add(listener as Listener<never>);
    this.#listeners.set(name, listeners);
    return () => {
      listeners.delete(listener as Listener<never>);
      if (listeners.size === 0) this.#listeners.delete(name);
    };
  }

  emit<Name extends EventName>(name: Name, event: Events[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      try {
        const answer: unknown = (listener as (event: Events[Name]) => unknown)(event);
        if (answer instanceof Promise) answer.catch((problem: unknown) => this.#failed(name, problem));
      } catch (problem) {
        this.#failed(name, problem);
      }
    }
  }

  /** A listener only watches: its failure must not change the call it watches. */
  #failed(name: EventName, problem: unknown): void {
    if (name === 'problem') return; // nobody is left to be told
    this.emit('problem', { source: `listener of ${name}`, message: describeProblem(problem), cause: problem });
  }
}
