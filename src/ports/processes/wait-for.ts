import { ToolError } from '../../kernel/outcome.js';
import type { WaitUntil } from '../../kernel/processes-port.js';
import type { BackgroundProcess } from './background-process.js';
import { LineWatch, lineTest } from './line-watch.js';

const LOOK_MS = 100;

/** Waits for a process: until it ends, prints something, or listens on a port. Its end ends every wait. */
export async function waitFor(
  found: BackgroundProcess,
  until: WaitUntil,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<{ reached: boolean; line?: string }> {
  const stops: (() => void)[] = [];
  const late = new Promise<{ reached: false }>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ reached: false }), timeoutMs);
    const cancel = (): void => reject(new ToolError('The wait was cancelled.', { code: 'cancelled' }));
    signal.addEventListener('abort', cancel, { once: true });
    stops.push(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    });
    if (signal.aborted) cancel();
  });
  try {
    return await Promise.race([late, reached(found, until, stops)]);
  } finally {
    for (const stop of stops) stop();
  }
}

async function reached(
  found: BackgroundProcess,
  until: WaitUntil,
  stops: (() => void)[],
): Promise<{ reached: boolean; line?: string }> {
  if (until.kind === 'exit') return found.ended.then(() => ({ reached: true }));
  return until.kind === 'pattern' ? patternSeen(found, until.pattern, stops) : portOpen(found, until.port, stops);
}

/** What was printed before the wait counts: a server may be ready by then. */
async function patternSeen(found: BackgroundProcess, pattern: string, stops: (() => void)[]) {
  const test = await lineTest(pattern);
  return new Promise<{ reached: boolean; line?: string }>((resolve) => {
    const lines = new LineWatch(found.log, 0, (line) => {
      if (test(line)) resolve({ reached: true, line: line.slice(0, 2_000) });
    });
    stops.push(found.onChange(() => void lines.look()));
    void lines.look();
    void found.ended.then(() => lines.look()).then(() => resolve({ reached: false }));
  });
}

/** No event tells that somebody listens: while somebody waits for it, the kernel's table is looked at. */
async function portOpen(found: BackgroundProcess, port: number, stops: (() => void)[]) {
  return new Promise<{ reached: boolean }>((resolve, reject) => {
    const look = async (): Promise<void> => {
      const listens = found.process?.listeningPorts;
      if (found.process !== undefined && listens === undefined)
        return reject(
          new ToolError('The ports of this process cannot be seen.', {
            code: 'unsupported',
            hint: 'Wait for a pattern.',
          }),
        );
      if ((await found.process?.listeningPorts?.())?.includes(port)) resolve({ reached: true });
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    stops.push(() => clearInterval(timer));
    void look();
    void found.ended.then(() => resolve({ reached: false }));
  });
}
