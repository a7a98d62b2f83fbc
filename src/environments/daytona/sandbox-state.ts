import { ToolError } from '../../kernel/outcome.js';
import type { DaytonaApi, DaytonaSandbox } from './daytona-api.js';

const FAILED = new Set(['error', 'build_failed']);
const ENDED = new Set(['destroyed', 'destroying']);
/** From here it has to be told to start; from everywhere else it is on its way. */
const RESTING = new Set(['stopped', 'archived', 'archiving']);
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** An image that is not known there is built first. */
const MAX_MS = 600_000;

/** Whether it will never run again. */
export function isGone({ state = '' }: DaytonaSandbox): boolean {
  return ENDED.has(state) || FAILED.has(state);
}

/** Starts it if it rests and waits until it runs. The API has nothing that tells; so it is asked, ever less often. */
export async function untilStarted(
  api: DaytonaApi,
  sandbox: DaytonaSandbox,
  signal?: AbortSignal,
): Promise<DaytonaSandbox> {
  const until = performance.now() + MAX_MS;
  let isTold = false;
  let now = sandbox;
  for (let pause = FIRST_PAUSE_MS; now.state !== 'started'; pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5)) {
    if (isGone(now)) throw notStarted(`it is ${now.state}${now.errorReason ? `: ${now.errorReason}` : ''}`);
    if (performance.now() > until) throw notStarted(`it is still ${now.state} after ${MAX_MS / 60_000} minutes`);
    if (RESTING.has(now.state ?? '') && !isTold) {
      isTold = true;
      await api.start(now.id);
    } else await new Promise((resolve) => setTimeout(resolve, pause));
    signal?.throwIfAborted();
    now = await api.get(now.id, signal);
  }
  return now;
}

function notStarted(why: string): ToolError {
  return new ToolError(`The Daytona sandbox does not start: ${why}.`, {
    code: 'unavailable',
    hint: 'Check terminal.daytona_image or terminal.daytona_snapshot, and the sandbox in the dashboard of Daytona.',
  });
}
