import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A real sshd on loopback. */
export interface TestSshd {
  readonly port: number;
  readonly user: string;
  readonly key: string;
  /** For `ssh -F`: its own known hosts, nothing of the user's. */
  readonly configFile: string;
  readonly pid: number;
  /** Another key, which it does not know. */
  readonly strangeKey: string;
  close(): Promise<void>;
}

/** Why there can be no sshd here; undefined when there can. */
export function sshdMissing(): string | undefined {
  if (!existsSync('/usr/sbin/sshd')) return 'there is no /usr/sbin/sshd (package openssh-server)';
  return undefined;
}

export async function startSshd(): Promise<TestSshd> {
  const folder = await mkdtemp(join(tmpdir(), 'hermes-sshd-'));
  const at = (name: string): string => join(folder, name);
  for (const name of ['host', 'key', 'strange'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
  await copyFile(at('key.pub'), at('authorized'));
  await chmod(at('authorized'), 0o600);
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const port = await freePort();
  await writeFile(
    at('sshd_config'),
    `Port ${port}\nListenAddress 127.0.0.1\nHostKey ${at('host')}\nAuthorizedKeysFile ${at('authorized')}\nPidFile none\nUsePAM no\nStrictModes no\nPasswordAuthentication no\nPermitRootLogin yes\nSetEnv HOME=${folder}\nSubsystem sftp internal-sftp\n`,
  );
  await writeFile(
    at('ssh_config'),
    `Host *\n  UserKnownHostsFile ${at('known_hosts')}\n  IdentityFile ${at('key')}\n  IdentitiesOnly yes\n  StrictHostKeyChecking accept-new\n`,
  );
  const server = spawn('/usr/sbin/sshd', ['-D', '-e', '-f', at('sshd_config')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Server listening')) resolve();
    });
    server.once('exit', () => reject(new Error(`sshd did not start: ${said}`)));
  });
  return {
    port,
    user: userInfo().username,
    key: at('key'),
    strangeKey: at('strange'),
    configFile: at('ssh_config'),
    pid: server.pid ?? 0,
    async close() {
      server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
