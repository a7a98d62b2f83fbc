const isSoak = Boolean(process.env.HERMES_SOAK);

/** How many cases the long suites run: few by default, all of them when `HERMES_SOAK` is set. */
export const counts = {
  /** Random spellings of addresses that must not be reached. */
  urlSpellings: isSoak ? 100_000 : 2_000,
};
