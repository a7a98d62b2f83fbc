import { ToolError } from '../../kernel/outcome.js';
import type { WaitUntil } from '../../kernel/processes-port.js';
import type { BackgroundProcess } from './background-process.js';
import { LineWatch, lineTest } from './line-watch.js';

/** Between the first two looks at a port; each next pause is twice as long, up to the longest. */
const FIRST_LOOK_MS = 25;
const LONGEST_LOOK_MS = 400;

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

/**
 * No event tells that somebody listens, so the kernel's table is looked at while somebody waits for it: whenever the
 * process prints something, as most servers do when they are ready, and else ever more rarely.
 */
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
      // A target that cannot be asked just now is asked again.
      const open = await found.process?.listeningPorts?.().catch((): number[] => []);
      if (open?.includes(port)) resolve({ reached: true });
    };
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const lookAfter = (ms: number): void => {
      timer = setTimeout(async () => {
        await look();
        if (!isOver) lookAfter(Math.min(ms * 2, LONGEST_LOOK_MS));
      }, ms);
    };
    stops.push(
      found.onChange(() => void look()),
      () => {
        isOver = true;
        clearTimeout(timer);
      },
    );
    void look();
    lookAfter(FIRST_LOOK_MS);
    void found.ended.then(() => resolve({ reached: false }));
  });
}
