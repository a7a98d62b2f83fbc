import { createGate } from '../src/gate/create-gate.js';
import { BUILT_IN_PROFILES } from '../src/gate/profiles/built-in-profiles.js';
import type { Profile } from '../src/gate/profiles/profile.js';
import type { Effect } from '../src/kernel/effect.js';
import type { GateCall } from '../src/kernel/gate.js';

/** What the gate costs per call, in microseconds, beside a Map lookup as the floor of the same run. */
const ROUNDS = 200_000;

const call: GateCall = {
  id: 'bench',
  tool: 'web_search',
  toolset: 'web',
  origin: 'model',
  sessionId: 'bench',
  taskId: 'bench',
  cwd: '/work',
  environment: 'local',
  args: {},
  paths: { resolve: async (path) => ({ path, kind: 'file' }) },
  signal: new AbortController().signal,
};

const three = [BUILT_IN_PROFILES.default, BUILT_IN_PROFILES.safe, BUILT_IN_PROFILES.full_developer] as Profile[];
const gates = {
  'one level': createGate({ levels: [{ level: 'global', profile: three[0] as Profile }] }),
  'three levels': createGate({ levels: three.map((profile, index) => ({ level: `level ${index}`, profile })) }),
};
const effects: Record<string, readonly Effect[]> = {
  'no effect': [],
  'one effect': [{ permission: 'network:search', target: 'words' }],
  'three effects': [
    { permission: 'network:search' },
    { permission: 'network:fetch', url: 'https://example.org/' },
    { permission: 'system:read' },
  ],
};

function perRound(work: () => unknown): number {
  for (let round = 0; round < ROUNDS / 10; round++) work();
  let best = Number.POSITIVE_INFINITY;
  for (let sample = 0; sample < 5; sample++) {
    const start = performance.now();
    for (let round = 0; round < ROUNDS / 5; round++) work();
    best = Math.min(best, ((performance.now() - start) * 1_000) / (ROUNDS / 5));
  }
  return best;
}

const map = new Map([['network:search', 1]]);
const floor = perRound(() => map.get('network:search'));
const rows = Object.entries(gates).flatMap(([levels, gate]) =>
  Object.entries(effects).map(([what, wanted]) => ({
    what: `${levels}, ${what}`,
    us: perRound(() => gate.judge(call, wanted)),
  })),
);
for (const { what, us } of rows) {
  process.stdout.write(
    `${JSON.stringify({ bench: 'gate', what, us: Number(us.toFixed(3)), floorUs: Number(floor.toFixed(4)) })}\n`,
  );
}
