/**
 * The most processor time, in milliseconds, that passed without a turn for anybody else while work was done. Time of
 * the processor rather than of the clock: a machine that is busy with other things takes nothing away from it.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let last = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  try {
    await work();
  } finally {
    look();
    isOver = true;
  }
  return longest;
}
