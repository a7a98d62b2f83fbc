import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { LABEL_VARIABLE } from '../../environments/local/find-labelled.js';
import { createProcessTree, type ProcessTree } from '../../environments/local/process-tree.js';
import { ToolError } from '../../kernel/outcome.js';
import { parseMessage } from './parse-message.js';
import { createFrameReader } from './read-frames.js';
import type { ServerLog } from './server-log.js';

export interface ProcessTransportOptions {
  readonly argv: readonly string[];
  readonly cwd: string;
  /** The whole environment of the server. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: ServerLog;
  /** Longest message in bytes. Default 16 MiB. */
  readonly maxFrameBytes?: number;
}

const MAX_FRAME = 16 * 1_048_576;
const MAX_UNSENT = 64 * 1_048_576;
/** Lines that are no message before the server counts as something else than an MCP server. */
const MAX_GARBAGE = 500;
/**
 * Messages that nobody asked for: so many at once, and this many more in each second. Far over what a server needs. On a
 * busy machine a flood is read slowly; the bucket fills all the same.
 */
const MAX_UNASKED = 10_000;
const UNASKED_PER_SECOND = 1_000;
/** What a server still writes after its end was seen belongs to its last answers. */
const DRAIN_MS = 100;
/** How long a broken pipe waits for the end of its process. */
const END_MS = 1_000;
const GRACE_MS = 500;

/**
 * A server as a child process: JSON lines over its pipes, stderr into its log. It runs in a process group of its own;
 * closing ends everything it started. A server that floods, or writes something else than messages, is ended.
 */
export class ProcessTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: <T extends JSONRPCMessage>(message: T) => void;
  /** Why the connection ended, when the server is to blame. */
  fault: string | undefined;
  readonly #options: ProcessTransportOptions;
  #child: ChildProcessWithoutNullStreams | undefined;
  #tree: ProcessTree | undefined;
  #closing: Promise<void> | undefined;
  #isEnded = false;
  #garbage = 0;
  #unasked = 0;
  #countedAt = 0;

  constructor(options: ProcessTransportOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const { argv, cwd, env } = this.#options;
    const [program = '', ...args] = argv;
    const label = randomBytes(12).toString('hex');
    let child: ChildProcessWithoutNullStreams;
    try {
      child = spawn(program, args, {
        cwd,
        env: { ...env, [LABEL_VARIABLE]: label },
        stdio: 'pipe',
        detached: process.platform !== 'win32',
        windowsHide: true,
      });
    } catch (problem) {
      throw notStarted(program, cwd, problem as NodeJS.ErrnoException);
    }
    if (child.pid === undefined) {
      const problem = await new Promise<Error>((resolve) => child.once('error', resolve));
      throw notStarted(program, cwd, problem as NodeJS.ErrnoException);
    }
    this.#child = child;
    this.#tree = createProcessTree(child.pid, label);
    this.#listen(child);
  }

  send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#child?.stdin;
    if (stdin === undefined || this.#isEnded || !stdin.writable) {
      return this.#refuse();
    }
    if (stdin.writableLength > MAX_UNSENT) return Promise.reject(new Error('The server does not read its messages.'));
    // Not awaited until it is read: a server that stops reading must not hold a call beyond its time limit.
    stdin.write(`${JSON.stringify(message)}\n`);
    // It may be answered. Below nought as many are on their way: a thousand calls at once are no flood.
    this.#unasked = Math.max(-MAX_UNASKED, this.#unasked - 1);
    return Promise.resolve();
  }

  /** A broken pipe is seen before the end of its process, and only the end says why. */
  async #refuse(): Promise<never> {
    const child = this.#child;
    const isEnding = child !== undefined && child.exitCode === null && child.signalCode === null;
    if (this.fault === undefined && isEnding) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, END_MS);
        child.once('exit', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    throw new Error(`The server is not running${this.fault === undefined ? '' : `: it ${this.fault}`}.`);
  }

  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  #listen(child: ChildProcessWithoutNullStreams): void {
    const { log, maxFrameBytes = MAX_FRAME } = this.#options;
    const frames = createFrameReader({
      maxBytes: maxFrameBytes,
      onFrame: (line) => this.#take(line),
      onTooLarge: (bytes) => this.#blame(`sent a message of more than ${bytes - 1} bytes (limit ${maxFrameBytes})`),
    });
    child.stdout.on('data', (chunk: Buffer) => frames.push(chunk));
    child.stderr.setEncoding('utf8').on('data', (text: string) => log.write(text));
    // A pipe that breaks is told by the end of the process.
    child.stdin.on('error', () => undefined);
    child.on('error', () => undefined);
    child.once('exit', (code, signal) => {
      this.fault ??= `ended ${signal === null ? `with exit code ${code}` : `by ${signal}`}`;
      const timer = setTimeout(() => this.#ended(), DRAIN_MS);
      child.once('close', () => {
        clearTimeout(timer);
        this.#ended();
      });
    });
  }

  #take(line: string): void {
    if (this.#isEnded || this.#isFlooding()) return;
    const message = parseMessage(line);
    if (message === undefined) {
      this.#garbage++;
      this.#options.log.note(`[stdout, not a message] ${line.slice(0, 500)}`);
      if (this.#garbage > MAX_GARBAGE) this.#blame(`wrote ${MAX_GARBAGE} lines that are no messages`);
      return;
    }
    try {
      this.onmessage?.(message);
    } catch (problem) {
      this.onerror?.(problem instanceof Error ? problem : new Error(String(problem)));
    }
  }

  #isFlooding(): boolean {
    const now = performance.now();
    const forgotten = ((now - this.#countedAt) / 1_000) * UNASKED_PER_SECOND;
    this.#unasked = Math.max(Math.min(0, this.#unasked), this.#unasked - forgotten) + 1;
    this.#countedAt = now;
    if (this.#unasked <= MAX_UNASKED) return false;
    this.#blame(`sent more than ${MAX_UNASKED} messages that nobody asked for`);
    return true;
  }

  #blame(fault: string): void {
    this.fault = fault;
    this.#child?.stdout.destroy();
    void this.#tree?.end({ graceMs: 0 });
    this.#ended();
  }

  #ended(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    // Helpers the server started must not stay behind it.
    this.#closing ??= this.#tree?.end({ graceMs: GRACE_MS }).then(() => undefined) ?? Promise.resolve();
    this.onclose?.();
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    if (child.exitCode === null && child.signalCode === null) {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())]);
    }
    await this.#tree?.end({ graceMs: GRACE_MS });
    child.stdout.destroy();
    child.stderr.destroy();
    await this.#options.log.settled();
    this.#ended();
  }
}

function notStarted(program: string, cwd: string, cause: NodeJS.ErrnoException): ToolError {
  const missing = cause.code === 'ENOENT';
  const hint = /^(?:npx|npm|node)$/.test(program)
    ? 'Install Node.js, or give the full path of the program as `command`.'
    : 'Check `command` of this server in the settings; a full path always works.';
  return new ToolError(
    missing ? `${program} was not found (started in ${cwd}).` : `${program} could not be started: ${cause.message}`,
    { code: 'unavailable', hint, cause },
  );
}
