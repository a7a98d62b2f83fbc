import type { ServerContext } from '@modelcontextprotocol/server';
import type { ProgressUpdate } from '../../kernel/context.js';

/** Sends a tool's progress to the client that asked for it. The protocol wants every number above the last. */
export function progressReporter(token: string | number, context: ServerContext): (update: ProgressUpdate) => void {
  let last = 0;
  return ({ done, total, message }) => {
    if (done !== undefined && done <= last && message === undefined && last > 0) return;
    last = done !== undefined && done > last ? done : last + STEP;
    const params = {
      progressToken: token,
      progress: last,
      ...(total === undefined ? {} : { total }),
      ...(message === undefined ? {} : { message }),
    };
    // A client that is gone gets no progress; its call is ended elsewhere.
    context.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

/** Small enough that words between two numbers never reach the second one. */
const STEP = 0.001;
