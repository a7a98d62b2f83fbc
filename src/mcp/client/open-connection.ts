import type { Client, ClientCapabilities, Transport } from '@modelcontextprotocol/client';
import { VERSION } from '../../lib/version.js';
import { anyObject } from './any-object.js';
import { answerFromServer, ConnectionLost } from './connection-problem.js';

/** A session with a server that has answered the first greeting. */
export interface Connection {
  readonly server: { readonly name: string; readonly version: string };
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Rejects with the server's error, or with a `ConnectionLost` when the session ended first. */
  request(method: string, params: Record<string, unknown>, options?: RequestChoices): Promise<Record<string, unknown>>;
  /** Called once, when the session ends for whatever reason. */
  onClose(listener: () => void): void;
  readonly isOpen: boolean;
  /** Why it ended, when the server is to blame. */
  fault(): string | undefined;
  close(): Promise<void>;
}

export interface RequestChoices {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly onProgress?: (progress: {
    progress: number;
    total?: number | undefined;
    message?: string | undefined;
  }) => void;
}

/** What the server may ask of us, and what it may tell. */
export interface ServerRequests {
  readonly roots: () => readonly { uri: string; name: string }[];
  /** Absent: not offered to the server. */
  readonly elicit?:
    | ((params: Record<string, unknown>, signal: AbortSignal) => Promise<Record<string, unknown>>)
    | undefined;
  readonly sample?:
    | ((params: Record<string, unknown>, signal: AbortSignal) => Promise<Record<string, unknown>>)
    | undefined;
  readonly onListChanged: (what: 'tools' | 'resources' | 'prompts') => void;
  readonly onLog: (level: string, text: string) => void;
}

export interface OpenOptions {
  readonly transport: Transport;
  readonly requests: ServerRequests;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Set by transports that know better than the SDK why they ended. */
  readonly fault?: () => string | undefined;
}

/** The longest a timer can wait; the call's own time limit ends it long before. */
const NEVER_MS = 2_147_483_647;

/** Greets a server. Loads the SDK at the first use. Rejects, with the transport closed, when the server does not answer. */
export async function openConnection(options: OpenOptions): Promise<Connection> {
  const { transport, requests, timeoutMs, signal } = options;
  const { Client: SdkClient } = await import('@modelcontextprotocol/client');
  const client = new SdkClient({ name: 'hermes-tools', version: VERSION }, { capabilities: capabilitiesOf(requests) });
  answerRequests(client, requests);
  const fault = options.fault ?? (() => undefined);
  let isOpen = true;
  const listeners: (() => void)[] = [];
  client.onclose = () => {
    isOpen = false;
    for (const listener of listeners.splice(0)) listener();
  };
  // Answers with unknown ids, malformed messages: they harm nobody, but whoever looks for a reason finds them.
  client.onerror = (problem) => requests.onLog('warning', `protocol: ${problem.message}`);
  // From then on an answer that cannot be sent is our doing; its log, which nobody waits for any more, says nothing of it.
  const stopListening = (): void => {
    client.onerror = () => undefined;
  };
  try {
    await client.connect(transport, { timeout: timeoutMs, signal });
  } catch (problem) {
    // Asked before it is closed: its end by our own hand explains nothing.
    const blame = fault();
    stopListening();
    await transport.close().catch(() => undefined); // it may never have been open
    throw blame === undefined ? problem : new ConnectionLost(blame, { cause: problem });
  }
  const { name = 'unknown', version = '' } = client.getServerVersion() ?? {};
  return {
    server: { name: String(name), version: String(version) },
    capabilities: client.getServerCapabilities() ?? {},
    get isOpen() {
      return isOpen;
    },
    async request(method, params, choices = {}) {
      const { onProgress } = choices;
      try {
        return await client.request({ method, params }, anyObject, {
          timeout: choices.timeoutMs ?? NEVER_MS,
          ...(choices.signal === undefined ? {} : { signal: choices.signal }),
          ...(onProgress === undefined ? {} : { onprogress: onProgress }),
        });
      } catch (problem) {
        throw answerFromServer(problem, isOpen, fault());
      }
    },
    onClose(listener) {
      if (isOpen) listeners.push(listener);
      else listener();
    },
    fault,
    async close() {
      stopListening();
      await endSession(transport);
      await client.close();
    },
  };
}

function capabilitiesOf({ elicit, sample }: ServerRequests): ClientCapabilities {
  return {
    roots: { listChanged: false },
    ...(elicit === undefined ? {} : { elicitation: { form: { applyDefaults: true }, url: {} } }),
    ...(sample === undefined ? {} : { sampling: {} }),
  };
}

function answerRequests(client: Client, requests: ServerRequests): void {
  const { elicit, sample, onListChanged, onLog } = requests;
  client.setRequestHandler('roots/list', () => ({ roots: [...requests.roots()] }));
  if (elicit !== undefined) {
    client.setRequestHandler(
      'elicitation/create',
      async (request, ctx) => (await elicit({ ...request.params }, ctx.mcpReq.signal)) as never,
    );
  }
  if (sample !== undefined) {
    client.setRequestHandler(
      'sampling/createMessage',
      async (request, ctx) => (await sample({ ...request.params }, ctx.mcpReq.signal)) as never,
    );
  }
  client.setNotificationHandler('notifications/tools/list_changed', () => onListChanged('tools'));
  client.setNotificationHandler('notifications/resources/list_changed', () => onListChanged('resources'));
  client.setNotificationHandler('notifications/prompts/list_changed', () => onListChanged('prompts'));
  client.setNotificationHandler('notifications/message', ({ params }) => {
    const text = typeof params.data === 'string' ? params.data : JSON.stringify(params.data);
    onLog(params.level, `${params.logger === undefined ? '' : `${params.logger}: `}${text?.slice(0, 4_000)}`);
  });
}

/** An HTTP server forgets the session at once instead of waiting for it to expire. */
async function endSession(transport: Transport): Promise<void> {
  const { terminateSession } = transport as { terminateSession?: () => Promise<void> };
  if (terminateSession === undefined) return;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, 1_000).unref());
  // A server that does not answer to a farewell loses nothing.
  await Promise.race([terminateSession.call(transport).catch(() => undefined), limit]);
}
