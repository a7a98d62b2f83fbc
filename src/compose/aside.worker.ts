import { parentPort, workerData } from 'node:worker_threads';
import type { AsidePort } from '../files/aside/aside-port.js';
import { planAside } from '../files/aside/plan-aside.js';
import { diffContents } from '../files/diff/diff-contents.js';
import { ToolError } from '../kernel/outcome.js';
import type { AsideAnswer, AsideWork } from '../ports/aside/create-aside-port.js';

/** The thread of the aside port: one piece of work, one answer. */
const work: AsidePort = { planEdit: planAside, diffContents };
const { method, input } = workerData as AsideWork;
const answer: AsideAnswer = await (work[method] as (given: unknown) => Promise<unknown>)(input).then(
  (output) => ({ kind: 'done', output }),
  (problem: unknown) => {
    if (!(problem instanceof ToolError)) throw problem;
    const { message, code, hint, details, retryable } = problem;
    const said = { ...(hint === undefined ? {} : { hint }), ...(details === undefined ? {} : { details }) };
    return { kind: 'refused', message, options: { code, retryable, ...said } };
  },
);
parentPort?.postMessage(answer, answer.kind === 'done' ? buffersOf(answer.output) : []);

/** Handed over rather than copied; small contents share their memory with others and are not. */
function buffersOf(output: unknown): ArrayBuffer[] {
  const { files = [] } = output as { readonly files?: readonly { readonly after: Uint8Array | undefined }[] };
  return files.flatMap(({ after }) =>
    after !== undefined && after.buffer instanceof ArrayBuffer && after.byteLength === after.buffer.byteLength
      ? [after.buffer]
      : [],
  );
}
