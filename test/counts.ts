const isSoak = Boolean(process.env.HERMES_SOAK);

/** How many cases the long suites run: few by default, all of them when `HERMES_SOAK` is set. */
export const counts = {
  /** Random spellings of addresses that must not be reached. */
  urlSpellings: isSoak ? 100_000 : 2_000,
  /** Generated edits of which no byte outside the replaced span may change. */
  fileEdits: isSoak ? 100_000 : 1_000,
  /** Random trees with ignore files, in which ripgrep and its WASM build must find the same. */
  searchEngines: isSoak ? 2_000 : 40,
  /** Pairs of random files whose diff, as diff(1) writes it, must turn one into the other. */
  unifiedDiffs: isSoak ? 5_000 : 100,
  /** Processes killed with SIGKILL in the middle of recording. */
  storeKills: isSoak ? 1_000 : 15,
  /** How long eight processes write to one database, in seconds. */
  storeWriterSeconds: isSoak ? 120 : 3,
  /** Texts put together from pieces of the corpus of secrets. */
  redactionPieces: isSoak ? 50_000 : 2_000,
  /** Random pairs of a schema and arguments. */
  schemaFuzzPairs: isSoak ? 1_000_000 : 10_000,
  /** Processes killed with SIGKILL in the middle of writing a file. */
  fileKills: isSoak ? 10_000 : 24,
  /** The same inside `write_file` of a whole instance, which takes ten times as long to start. */
  toolKills: isSoak ? 1_000 : 8,
  /** Changes of one file by each of three processes, through `patch`. */
  toolUpdates: isSoak ? 500 : 10,
  /** Rounds of each race between a file operation and a process that swaps folders for links. */
  pathRaceRounds: isSoak ? 10_000 : 200,
  /** Updates of one file by each of four processes under the lock. */
  lockedUpdates: isSoak ? 2_000 : 50,
  /** Random profiles and effects whose decisions must obey the algebra. */
  permissionProperties: isSoak ? 20_000 : 300,
  /** Pairs of commands: the first is approved, the second must still be asked about. */
  approvalPairs: isSoak ? 10_000 : 1_000,
  /** Runs of each property of coercion. */
  schemaProperties: isSoak ? 100_000 : 500,
  /** Random equivalent spellings of dangerous commands. */
  shellSpellings: isSoak ? 20_000 : 400,
  /** Random texts thrown at the command judge. */
  shellFuzz: isSoak ? 100_000 : 2_000,
  /** Random mixtures of dense lines, and which part of the kinds of them is judged: every n-th. */
  denseMixtures: isSoak ? 10_000 : 100,
  denseEvery: isSoak ? 1 : 12,
  /** Rounds of a thousand calls at once, of which some throw, hang or answer too much. */
  concurrentRounds: isSoak ? 100 : 2,
  /** Random toolsets whose resolution must obey set algebra, and random runs of the lock table. */
  kernelProperties: isSoak ? 20_000 : 300,
  /** Calls with planted secrets, of which none may be seen again. */
  secretCalls: isSoak ? 500 : 60,
  /** Random texts from the delimiter's own alphabet that try to close the mark of untrusted text. */
  untrustedDelimiter: isSoak ? 1_000_000 : 2_000,
  /** Random texts thrown at the text scanner, the sanitiser and the redactor. */
  textFuzz: isSoak ? 100_000 : 400,
  /** Sessions of one MCP server over HTTP at the same time, of which none may see another's. */
  mcpSessions: isSoak ? 1_000 : 50,
  /** Forged messages of a script, of which none may reach a tool outside the grant. */
  forgedFrames: isSoak ? 100_000 : 1_000,
  /** Times an MCP server crashes in the middle of a call; nothing of it may stay. */
  mcpCrashes: isSoak ? 1_000 : 6,
};
