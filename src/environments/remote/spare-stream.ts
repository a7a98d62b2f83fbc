import { commandArgv } from './command-script.js';
import type { TargetStream, Transport } from './transport.js';

/**
 * Starts the program that runs a command, and keeps one started ahead that waits for its request: the way into the
 * target takes longer than most commands. It is made when a command has ended, so that none shares the machine with it.
 */
export class SpareStream {
  readonly #transport: Transport;
  #spare: Promise<TargetStream | undefined> | undefined;
  #isClosed = false;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async take(): Promise<TargetStream> {
    const spare = this.#spare;
    this.#spare = undefined;
    return (await spare) ?? this.#transport.open(commandArgv());
  }

  /** Has one ready for the next command; nobody waits for it. */
  prepare(): void {
    if (this.#isClosed || this.#spare !== undefined || this.#transport.canWait !== true) return;
    // Whoever needs one next hears what is wrong.
    const spare = this.#transport.open(commandArgv()).catch(() => undefined);
    this.#spare = spare;
    void spare.then(async (stream) => {
      await stream?.closed;
      if (this.#spare === spare) this.#spare = undefined;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const spare = await this.#spare;
    this.#spare = undefined;
    // Without a request it ends.
    spare?.stdin.end();
    await spare?.closed;
  }
}
