import { spawn } from 'node:child_process';

export interface LoginEnvironmentOptions {
  readonly shell: string;
  /** What the shell starts with; nothing else reaches it. */
  readonly env: Readonly<Record<string, string>>;
  /** A profile that takes longer is done without. Default 3 s. */
  readonly timeoutMs?: number;
}

const MAX_BYTES = 1_048_576;

/**
 * The variables a login shell of the user has: a program started by a desktop or a service manager lacks what the
 * profile adds to PATH. Answers an empty record when the profile fails or hangs; it never throws.
 */
export function readLoginEnvironment(options: LoginEnvironmentOptions): Promise<Record<string, string>> {
  return new Promise((resolve) => {
    const child = spawn(options.shell, ['-lc', 'printf "\\0\\0"; env -0'], {
      env: { ...options.env },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => stop(), options.timeoutMs ?? 3_000);
    const stop = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
      child.stdout.destroy();
    };
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) stop();
      else chunks.push(chunk);
    });
    child.once('error', () => undefined);
    child.once('close', () => {
      clearTimeout(timer);
      resolve(parse(Buffer.concat(chunks).toString('utf8')));
    });
  });
}

/** What the profile itself printed comes before two zero bytes. */
function parse(text: string): Record<string, string> {
  const from = text.indexOf('\0\0');
  if (from < 0) return {};
  const variables: Record<string, string> = {};
  for (const line of text.slice(from + 2).split('\0')) {
    const at = line.indexOf('=');
    if (at > 0) variables[line.slice(0, at)] = line.slice(at + 1);
  }
  return variables;
}
