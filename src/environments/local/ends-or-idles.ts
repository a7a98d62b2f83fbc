const IDLE_MS = 250;

/**
 * Waits for an end that may never come, because somebody we do not know was handed a part in it. Looks from time to
 * time whether it is still worth waiting. Answers whether the end came.
 */
export async function endsOrIdles(end: Promise<unknown>, isBusy: () => boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const idle = new Promise<false>((resolve) => {
    const look = (): void => {
      if (isOver) return;
      if (isBusy()) wait();
      else resolve(false);
    };
    // Where we were busy for so long ourselves, what came meanwhile is read only after the timers.
    const wait = (): void => {
      timer = setTimeout(() => setImmediate(look), IDLE_MS);
    };
    wait();
  });
  const hasEnded = await Promise.race([end.then(() => true), idle]);
  isOver = true;
  clearTimeout(timer);
  return hasEnded;
}
