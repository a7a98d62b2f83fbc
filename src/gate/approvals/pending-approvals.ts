import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../kernel/context.js';
import type { ApprovalRequest } from './approval-request.js';
import type { Approver } from './approver.js';

/** A request waiting for somebody in another process. */
export interface PendingRequest {
  readonly request: ApprovalRequest;
  /** Proves that whoever answers has seen the request; good for one answer. */
  readonly token: string;
}

/**
 * The list that the asking process and the watcher share. `answer` must be one step: of two answers to one request
 * only the first is taken.
 */
export interface PendingStore {
  add(pending: PendingRequest): Promise<void>;
  list(): Promise<readonly PendingRequest[]>;
  /** False when the request is gone or has an answer. */
  answer(id: string, answer: unknown): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Resolves with the answer when there is one; rejects when the signal aborts. */
  waitFor(id: string, signal: AbortSignal): Promise<unknown>;
  /** A watcher says that it is there. */
  heartbeat(watcherId: string, at: number): Promise<void>;
  /** When a watcher was last there; undefined when none ever was. Must answer at once. */
  lastHeartbeat(): number | undefined;
}

export interface PendingOptions {
  readonly store: PendingStore;
  /** Key of the signatures; known to the operator's processes only. */
  readonly key: string | Uint8Array;
  readonly clock: Clock;
  /** How long a watcher counts as connected after it was last there. Default 10 s. */
  readonly presenceMs?: number;
}

/** What the watcher is told about its answer. */
export type AnswerReceipt = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface PendingApprovals {
  readonly approver: Approver;
  list(): Promise<readonly PendingRequest[]>;
  /** Answers a request; a wrong token, a second answer and a late one are told so. */
  answer(id: string, token: string, answer: unknown): Promise<AnswerReceipt>;
  heartbeat(watcherId: string): Promise<void>;
}

const PRESENCE_MS = 10_000;

/** Approvals answered by a watcher (`hermes approvals watch`). Used only while one is connected. */
export function createPendingApprovals({
  store,
  key,
  clock,
  presenceMs = PRESENCE_MS,
}: PendingOptions): PendingApprovals {
  // In hex: one that begins with a dash would be taken for an option of the command that answers.
  const tokenFor = ({ id, expiresAt, digest }: ApprovalRequest): string =>
    createHmac('sha256', key).update(`${id}\n${expiresAt}\n${digest}`).digest('hex');
  const isWatched = (): boolean => {
    const last = store.lastHeartbeat();
    return last !== undefined && clock.now() - last <= presenceMs;
  };
  return {
    approver: {
      by: 'watcher',
      isPresent: isWatched,
      async ask(request, { signal }) {
        await store.add({ request, token: tokenFor(request) });
        try {
          return await store.waitFor(request.id, signal);
        } finally {
          await store.remove(request.id);
        }
      },
    },
    list: async () => (await store.list()).filter(({ request }) => request.expiresAt > clock.now()),
    async answer(id, token, answer) {
      const pending = (await store.list()).find(({ request }) => request.id === id);
      if (pending === undefined)
        return late(`There is no request ${id} waiting: it was answered, cancelled or has expired.`);
      if (!isSame(token, tokenFor(pending.request)))
        return late('The token does not belong to this request. Copy it from `hermes approvals list`.');
      if (pending.request.expiresAt <= clock.now()) return late('Too late: the request has expired and was denied.');
      const isFirst = await store.answer(id, answer);
      return isFirst ? { ok: true } : late('Too late: the request already has an answer.');
    },
    heartbeat: (watcherId) => store.heartbeat(watcherId, clock.now()),
  };
}

function late(reason: string): AnswerReceipt {
  return { ok: false, reason };
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
