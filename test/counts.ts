const isSoak = Boolean(process.env.HERMES_SOAK);

/** How many cases the long suites run: few by default, all of them when `HERMES_SOAK` is set. */
export const counts = {
  /** Random spellings of addresses that must not be reached. */
  urlSpellings: isSoak ? 100_000 : 2_000,
  /** Generated edits of which no byte outside the replaced span may change. */
  fileEdits: isSoak ? 100_000 : 1_000,
  /** Pairs of random files whose diff, as diff(1) writes it, must turn one into the other. */
  unifiedDiffs: isSoak ? 5_000 : 100,
};
