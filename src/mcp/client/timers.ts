/** Time, as supervision sees it; tests bring their own. */
export interface Timers {
  now(): number;
  /** Answers a function that calls it off. Never keeps the process alive. */
  after(ms: number, work: () => void): () => void;
}

export const realTimers: Timers = {
  now: Date.now,
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};
