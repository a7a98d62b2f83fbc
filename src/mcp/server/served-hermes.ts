import type { AvailabilityCache } from '../../kernel/availability.js';
import type { CallAnswer } from '../../kernel/call/run-call.js';
import type { ProgressUpdate } from '../../kernel/context.js';
import type { Origin } from '../../kernel/effect.js';
import type { EventName, Events } from '../../kernel/events.js';
import type { Grant } from '../../kernel/grant.js';
import type { ToolRegistry } from '../../kernel/registry.js';
import type { ResultStore } from '../../kernel/result-store.js';
import type { StoreAccess } from '../../store/store-access.js';
import type { ElicitationDesk } from './elicitation-desk.js';

/** What the server needs of an instance. `Hermes` is one; rooms below it are not allowed to know it. */
export interface ServedHermes {
  readonly sessionId: string;
  readonly registry: ToolRegistry;
  readonly grant: Grant;
  readonly availability: AvailabilityCache;
  readonly store: StoreAccess;
  readonly results: ResultStore;
  maskSecrets(data: unknown): unknown;
  callFor(name: string, args: unknown, options: ServedCallOptions): Promise<CallAnswer>;
  on<Name extends EventName>(name: Name, listener: (event: Events[Name]) => void): () => void;
  close(): Promise<void>;
}

export interface ServedCallOptions {
  readonly id: string;
  readonly signal: AbortSignal;
  readonly origin: Origin;
  readonly onProgress?: (update: ProgressUpdate) => void;
}

/** Which tools a client is shown. All of the grant can be called in every mode. */
export type ShownTools = 'all' | 'core' | 'search';

export interface ServeOptions {
  /**
   * Makes the instance of one MCP session; questions to a person go through the desk. Whoever has not shown the token
   * is a stranger and gets no tool.
   */
  readonly open: (desk: ElicitationDesk, isStranger: boolean) => Promise<ServedHermes>;
  readonly tools: ShownTools;
  /** Adds what the public conformance suite expects; over HTTP strangers may use that, and nothing else. */
  readonly fixtures: boolean;
  /** Told of what goes wrong outside of any request. */
  readonly onProblem: (message: string) => void;
}
