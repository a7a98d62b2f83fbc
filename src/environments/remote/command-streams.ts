import { commandArgv } from './command-script.js';
import type { TargetStream, Transport } from './transport.js';

/** One that was used and one that was not: whoever loses the first has the second. */
const MOST_IDLE = 2;

/**
 * The programs that run commands, each with a stream of its own. The way into the target takes longer than most
 * commands, so those that can take another command wait for it, and one is always started ahead: when there is none
 * left at the end of a command, and when a command takes so long that it may have to be ended by force.
 */
export class CommandStreams {
  readonly #transport: Transport;
  #idle: Promise<TargetStream | undefined>[] = [];
  #isClosed = false;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Whether commands can share a stream here. */
  get canWait(): boolean {
    return this.#transport.canWait === true;
  }

  async take(): Promise<TargetStream> {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      const stream = await idle;
      if (stream !== undefined) return stream;
    }
    return this.#transport.open(commandArgv(this.#transport));
  }

  /** For the next command: nothing of the last one is to come any more. */
  giveBack(stream: TargetStream): void {
    if (this.#isClosed || this.#idle.length >= MOST_IDLE) {
      stream.stdin.end();
      return;
    }
    this.#keep(Promise.resolve(stream));
  }

  /** Has one ready for the next command. Resolves when it is, also if there can be none. */
  async prepare(): Promise<void> {
    if (this.#isClosed || !this.canWait) return;
    // Whoever needs one next hears what is wrong.
    if (this.#idle.length === 0) this.#keep(this.#open().catch(() => undefined));
    await this.#idle.at(-1);
  }

  /** Waits until it runs in the target, which takes longer than starting its client. */
  async #open(): Promise<TargetStream> {
    const stream = await this.#transport.open(commandArgv(this.#transport));
    await Promise.race([new Promise((resolve) => stream.stdout.once('data', resolve)), stream.closed]);
    return stream;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const idle = await Promise.all(this.#idle.splice(0));
    // Without a request they end.
    for (const stream of idle) stream?.stdin.end();
    await Promise.all(idle.map((stream) => stream?.closed));
  }

  #keep(idle: Promise<TargetStream | undefined>): void {
    this.#idle.push(idle);
    void idle.then(async (stream) => {
      await stream?.closed;
      this.#idle = this.#idle.filter((other) => other !== idle);
    });
  }
}
