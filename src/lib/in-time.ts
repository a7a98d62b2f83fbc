/**
 * What some work comes to, or what `late` answers or throws when that takes longer. The work itself goes on: whoever
 * started it may have to end it.
 */
export async function inTime<Answer, Late>(
  limitMs: number,
  work: Answer | Promise<Answer>,
  late: () => Late,
): Promise<Awaited<Answer> | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  try {
    return await Promise.race([work, over.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
