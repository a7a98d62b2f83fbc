import type { TargetStream, Transport } from '../remote/transport.js';
import type { Engine } from './engine.js';

/** Programs in one container. */
export class DockerTransport implements Transport {
  readonly canWait = true;
  readonly ownsProcesses = true;
  readonly #engine: Engine;
  readonly #container: string;
  readonly #persistent: boolean;

  constructor(engine: Engine, container: string, persistent: boolean) {
    this.#engine = engine;
    this.#container = container;
    this.#persistent = persistent;
  }

  get outlivesUs(): boolean {
    return this.#persistent;
  }

  open(argv: readonly string[]): Promise<TargetStream> {
    return this.#engine.open(['exec', '-i', this.#container, ...argv]);
  }

  /** A fork bomb leaves no room for a helper to act: the container starts anew, its files stay. */
  async endAll(): Promise<undefined> {
    await this.#engine.run(['restart', '-t', '0', this.#container]);
  }

  async isThere(): Promise<boolean> {
    const { code, stdout } = await this.#engine.run(['inspect', '--format', '{{.State.Running}}', this.#container]);
    return code === 0 && stdout.trim() === 'true';
  }

  async close(): Promise<void> {
    const how = this.#persistent ? ['stop', '-t', '1', this.#container] : ['rm', '-f', '-v', this.#container];
    await this.#engine.run(how);
  }
}
