import { createHermes, type Hermes } from '../src/create-hermes.js';
import '../src/tools/file/write-file.js';
import '../src/tools/terminal/terminal.js';
import { temporaryHome } from '../src/testing/temporary-home.js';
import { type HostileCommand, hostileCommands, hostileFile } from '../test/support/hostile-commands.js';
import { type KnownTarget, SESSION_TARGETS } from '../test/support/session-targets.js';
import { middle, report } from './support/report.js';

/**
 * The call that follows a hostile command at once, whole, with gate and record: in milliseconds, and against the same
 * call after a harmless one. A fork bomb is let off once.
 */
const ROUNDS = 5;
const AT_MOST_MS = 100;

for (const known of SESSION_TARGETS) {
  const missing = known.missing();
  if (missing === undefined) await measure(known);
  else console.warn(`${known.name} is not measured: ${missing}.`);
}

async function measure(known: KnownTarget): Promise<void> {
  const place = temporaryHome({});
  const { env, environment, cut, close, ...target } = await known.open();
  const cwd = environment === 'local' ? target.cwd : place.cwd;
  const options = { home: place.home, cwd, env: { ...env, HOME: place.home }, environment, yolo: true };
  const hermes = await createHermes({ ...options, toolsets: ['file', 'terminal'] });
  await timeNext(hermes);
  const warm = await collect(4 * ROUNDS, () => timeNext(hermes));
  report({ what: `${known.name}: a call after a harmless one`, unit: 'ms', ...summary(warm) });
  const tell = (what: string, times: number[]): void => {
    report({ what: `${known.name}: after ${what}`, unit: 'ms', ...summary(times), atMost: AT_MOST_MS });
    const ratio = { best: Math.min(...times) / Math.min(...warm), median: middle(times) / middle(warm) };
    report({ what: `${known.name}: after ${what}, to a warm call`, unit: 'x', ...ratio });
  };
  for (const hostile of hostileCommands({ fill: known.fill })) {
    if (hostile.needsLimits && known.limits !== true) continue;
    if (hostile.hides && environment === 'local') continue;
    await hermes.call('write_file', { path: hostileFile(hostile), content: hostile.script });
    tell(hostile.name, await collect(hostile.needsLimits ? 1 : ROUNDS, () => timeAfter(hermes, hostile)));
  }
  if (cut !== undefined) tell('a lost connection', await collect(ROUNDS, () => timeAfterLoss(hermes, cut)));
  await hermes.close();
  await close();
  place.remove();
}

async function timeAfter(hermes: Hermes, hostile: HostileCommand): Promise<number> {
  await hermes.call('terminal', { command: `sh ./${hostileFile(hostile)}`, timeout: hostile.timeout });
  const took = await timeNext(hermes);
  if (hostile.after !== undefined) await hermes.call('terminal', { command: hostile.after });
  return took;
}

async function timeAfterLoss(hermes: Hermes, cut: () => void): Promise<number> {
  const running = hermes.call('terminal', { command: 'sleep 30' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  cut();
  await running;
  return timeNext(hermes);
}

async function timeNext(hermes: Hermes): Promise<number> {
  const began = performance.now();
  const answer = JSON.parse(await hermes.call('terminal', { command: 'echo fine' }));
  const took = performance.now() - began;
  if (answer.output !== 'fine') throw new Error(`Not fine: ${JSON.stringify(answer)}`);
  return took;
}

async function collect(rounds: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure());
  return times;
}

function summary(times: readonly number[]): { best: number; median: number } {
  return { best: Math.min(...times), median: middle(times) };
}
