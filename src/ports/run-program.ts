import { spawn } from 'node:child_process';
import { ToolError } from '../kernel/outcome.js';

export interface RunProgramOptions {
  /** The whole environment of the program. */
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly stdin?: Uint8Array;
  readonly timeoutMs: number;
  /** More output than this is an error `too_large`. */
  readonly maxBytes: number;
  /** The program leaves a process behind that keeps its pipes open: then its own end counts. */
  readonly leavesServer?: boolean;
}

export interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: Uint8Array;
  readonly stderr: string;
}

const MAX_STDERR = 16 * 1_024;

/** Runs a helper of a port: fixed argv, no shell, data over stdin, a time limit, gone when the call is cancelled. */
export function runProgram(argv: readonly string[], options: RunProgramOptions): Promise<ProgramResult> {
  const [program = '', ...args] = argv;
  const { signal, timeoutMs, maxBytes, leavesServer = false } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(program, args, {
      env: options.env,
      cwd: '/',
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    let stderr = '';
    const stop = (problem: unknown): void => {
      child.kill('SIGKILL');
      end(() => reject(problem));
    };
    const timer = setTimeout(() => stop(late(program, timeoutMs)), timeoutMs);
    const cancelled = (): void => stop(new ToolError(`${program} was cancelled.`, { code: 'cancelled' }));
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancelled);
      settle();
      // A server that stays keeps its ends open; ours must not keep this process alive.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    signal.addEventListener('abort', cancelled, { once: true });
    child.stdout.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > maxBytes) stop(tooMuch(program, maxBytes));
      else chunks.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (stderr.length < MAX_STDERR) stderr += text;
    });
    // A program that ends without reading everything is judged by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.stdin ?? new Uint8Array());
    child.once('error', (problem) => end(() => reject(notStarted(program, problem))));
    const finish = (code: number | null): void =>
      end(() => resolve({ exitCode: code ?? -1, stdout: Buffer.concat(chunks), stderr }));
    // After a failure no server is left, and the pipes close once the reason was read.
    child.once('exit', (code) => (leavesServer && code === 0 ? finish(code) : undefined));
    child.once('close', finish);
  });
}

function late(program: string, timeoutMs: number): ToolError {
  return new ToolError(`${program} did not answer within ${timeoutMs / 1_000} s.`, {
    code: 'timeout',
    retryable: true,
  });
}

function tooMuch(program: string, maxBytes: number): ToolError {
  return new ToolError(`${program} answered with more than ${maxBytes} bytes.`, { code: 'too_large' });
}

function notStarted(program: string, cause: Error): ToolError {
  return new ToolError(`${program} could not be started: ${cause.message}`, { code: 'unavailable', cause });
}
