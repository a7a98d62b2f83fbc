import { parentPort, workerData } from 'node:worker_threads';
import type { AsideEdit } from '../files/aside/aside-port.js';
import { planAside } from '../files/aside/plan-aside.js';
import { ToolError } from '../kernel/outcome.js';
import type { AsideAnswer } from '../ports/aside/create-aside-port.js';

/** The thread of the aside port: one piece of work, one answer. */
const answer: AsideAnswer = await planAside(workerData as AsideEdit).then(
  (plan) => ({ kind: 'planned', plan }),
  (problem: unknown) => {
    if (!(problem instanceof ToolError)) throw problem;
    const { message, code, hint, details, retryable } = problem;
    return {
      kind: 'refused',
      message,
      options: {
        code,
        retryable,
        ...(hint === undefined ? {} : { hint }),
        ...(details === undefined ? {} : { details }),
      },
    };
  },
);
parentPort?.postMessage(answer, answer.kind === 'planned' ? buffersOf(answer.plan.files) : []);

/** Handed over rather than copied; small contents share their memory with others and are not. */
function buffersOf(files: readonly { readonly after: Uint8Array | undefined }[]): ArrayBuffer[] {
  return files.flatMap(({ after }) =>
    after !== undefined && after.buffer instanceof ArrayBuffer && after.byteLength === after.buffer.byteLength
      ? [after.buffer]
      : [],
  );
}
