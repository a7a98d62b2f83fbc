/**
 * The order of the calls of one message. Reading arguments may take one call longer than the next (its code is
 * loaded, a hook is asked), but places in the queues of what they touch are taken in the order of the message.
 */
export class CallOrder {
  readonly #passed = new Set<number>();
  readonly #waiting = new Map<number, () => void>();
  #next = 0;

  /** Undefined when every earlier call has taken its place or ended. */
  before(place: number): Promise<void> | undefined {
    if (place <= this.#next) return undefined;
    return new Promise((resolve) => this.#waiting.set(place, resolve));
  }

  /** The call has taken its place, or never will. */
  pass(place: number): void {
    if (place < this.#next) return;
    this.#passed.add(place);
    while (this.#passed.delete(this.#next)) this.#next++;
    this.#wake();
  }

  #wake(): void {
    const start = this.#waiting.get(this.#next);
    this.#waiting.delete(this.#next);
    start?.();
  }
}
