/** One of the outputs that are put together. */
export interface MergedSource {
  /** `isWhole` says that the bytes end where another source may go on. */
  add(bytes: Buffer, isWhole: boolean): void;
  end(): void;
}

/**
 * Puts the outputs of several sources together as they come, without mixing what belongs together: while one is in
 * the middle of something, the others wait.
 */
export function mergeOutputs(onOutput: (bytes: Buffer) => void): { source(): MergedSource } {
  let speaking: MergedSource | undefined;
  let waiting: { readonly from: MergedSource; readonly bytes: Buffer; readonly isWhole: boolean }[] = [];

  function release(): void {
    const queue = waiting;
    waiting = [];
    for (const { from, bytes, isWhole } of queue) from.add(bytes, isWhole);
  }

  return {
    source() {
      const own: MergedSource = {
        add(bytes, isWhole) {
          if (speaking !== undefined && speaking !== own) {
            waiting.push({ from: own, bytes, isWhole });
            return;
          }
          const wasSpeaking = speaking === own;
          speaking = isWhole ? undefined : own;
          onOutput(bytes);
          if (wasSpeaking && isWhole) release();
        },
        end() {
          if (speaking !== own) return;
          speaking = undefined;
          release();
        },
      };
      return own;
    },
  };
}
