import { execFileSync, spawn } from 'node:child_process';
import { createDockerBackend } from '../src/environments/docker/create-docker-backend.js';
import type { Environment } from '../src/environments/environment.js';
import { createSshBackend } from '../src/environments/ssh/create-ssh-backend.js';
import { dockerMissing, startDocker } from '../test/support/docker-engine.js';
import { sshdMissing, startSshd } from '../test/support/sshd.js';
import { compare, report } from './support/report.js';

/** A warm command in a container and on another machine, against the same by hand with the engine's own client. */
const ROUNDS = 20;
/** Commands without a pause between them: nothing can be prepared for the next one while nobody waits. */
const IN_A_ROW = 5;
const PATH = process.env.PATH ?? '/usr/bin:/bin';
const BASH = ['bash', '--noprofile', '--norc', '-c', 'true'];

const noDocker = dockerMissing();
if (noDocker === undefined) await inContainer();
else console.warn(`docker exec is not measured: ${noDocker}.`);
const noSsh = sshdMissing();
if (noSsh === undefined) await overSsh();
else console.warn(`ssh is not measured: ${noSsh}.`);

async function inContainer(): Promise<void> {
  const engine = await startDocker();
  const env = { PATH, DOCKER_HOST: engine.host };
  const options = { image: engine.pythonImage, hermesHome: '/bench', network: false, env };
  const environment = await createDockerBackend(options).open({ taskId: 'bench' });
  const container = execFileSync('docker', ['ps', '-q'], { env }).toString().trim();
  const byHand = () => timeByHand(['docker', 'exec', container, ...BASH], env);
  await compareBoth('docker exec', 1.3, byHand, () => timeOurs(environment));
  await environment.close();
  await engine.close();
}

async function overSsh(): Promise<void> {
  const sshd = await startSshd();
  const env = { PATH };
  const { user, port, key, configFile } = sshd;
  const options = { host: '127.0.0.1', user, port, key, configFile, env };
  const environment = await createSshBackend(options).open({ taskId: 'bench' });
  const shared = ['-F', configFile, '-p', String(port), '-l', user, '-o', `ControlPath=${key}.%C`];
  const master = ['-o', 'ControlMaster=yes', '-o', 'ControlPersist=60', '-f', '-N'];
  execFileSync('ssh', [...shared, ...master, '127.0.0.1'], { env, stdio: 'ignore' });
  const byHand = () => timeByHand(['ssh', ...shared, '127.0.0.1', BASH.join(' ')], env);
  await compareBoth('ssh', 1.5, byHand, () => timeOurs(environment));
  execFileSync('ssh', [...shared, '-O', 'exit', '127.0.0.1'], { env, stdio: 'ignore' });
  await environment.close();
  await sshd.close();
}

async function compareBoth(
  what: string,
  atMost: number,
  byHand: () => Promise<number>,
  ours: () => Promise<number>,
): Promise<void> {
  const single = await compare(ROUNDS, byHand, ours);
  report({ what: `${what}, warm`, ...single, unit: 'x', atMost });
  const inARow = await compare(ROUNDS / IN_A_ROW, repeated(byHand), repeated(ours));
  report({ what: `${what}, ${IN_A_ROW} in a row`, ...inARow, unit: 'x', atMost });
}

function repeated(once: () => Promise<number>): () => Promise<number> {
  return async () => {
    let total = 0;
    for (let round = 0; round < IN_A_ROW; round += 1) total += await once();
    return total;
  };
}

async function timeOurs(environment: Environment): Promise<number> {
  const began = performance.now();
  const running = await environment.spawn({ shell: 'true' });
  running.onOutput(() => undefined);
  await running.exited;
  return performance.now() - began;
}

async function timeByHand([program = '', ...args]: readonly string[], env: Record<string, string>): Promise<number> {
  const began = performance.now();
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise((resolve) => child.once('close', resolve));
  return performance.now() - began;
}
