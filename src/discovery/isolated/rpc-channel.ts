import { type ErrorCode, ToolError } from '../../kernel/outcome.js';

/** Any way to send cloneable messages and be told of those that come. */
export interface MessagePipe {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

export type RemoteMethod = (...args: never[]) => unknown;

interface Request {
  readonly kind: 'request';
  readonly id: number;
  /** A method of the other side by name, or one of its functions that was passed before. */
  readonly target: string | number;
  readonly args: unknown;
}

interface Answer {
  readonly kind: 'answer';
  readonly id: number;
  readonly ok: boolean;
  readonly value: unknown;
}

/**
 * Calls in both directions over one pipe. Functions, objects with methods and async iterables travel as references
 * that are called back; everything else travels as a copy. Errors keep their code and hint.
 */
export class RpcChannel {
  readonly #pipe: MessagePipe;
  readonly #methods: Readonly<Record<string, RemoteMethod>>;
  readonly #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (problem: unknown) => void }>();
  readonly #lent = new Map<number, RemoteMethod>();
  #next = 1;
  #closed: Error | undefined;

  constructor(pipe: MessagePipe, methods: Readonly<Record<string, RemoteMethod>>) {
    this.#pipe = pipe;
    this.#methods = methods;
    pipe.onMessage((message) => void this.#receive(message));
  }

  /** Calls a method of the other side. */
  call(name: string, ...args: unknown[]): Promise<unknown> {
    return this.#request(name, args);
  }

  /** Forgets the functions that were passed to the other side: calls of them are refused from now on. */
  takeBack(): void {
    this.#lent.clear();
  }

  /** Nothing comes any more: everybody who waits is told. */
  close(reason: Error): void {
    this.#closed ??= reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
    this.#lent.clear();
  }

  #request(target: string | number, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed !== undefined) return reject(this.#closed);
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      try {
        this.#pipe.send({ kind: 'request', id, target, args: this.#pack(args) } satisfies Request);
      } catch (problem) {
        this.#waiting.delete(id);
        reject(problem);
      }
    });
  }

  async #receive(message: unknown): Promise<void> {
    const { kind } = (message ?? {}) as { kind?: unknown };
    if (kind === 'answer') this.#settle(message as Answer);
    if (kind !== 'request') return;
    const { id, target, args } = message as Request;
    let answer: Answer;
    try {
      const method = this.#find(target);
      const value = await (method as (...given: unknown[]) => unknown)(...(this.#unpack(args) as unknown[]));
      answer = { kind: 'answer', id, ok: true, value: this.#pack(value) };
    } catch (problem) {
      answer = { kind: 'answer', id, ok: false, value: packError(problem) };
    }
    if (this.#closed !== undefined) return;
    try {
      this.#pipe.send(answer);
    } catch (problem) {
      // What cannot be copied is told instead of being lost.
      this.#pipe.send({ ...answer, ok: false, value: packError(problem) });
    }
  }

  #settle({ id, ok, value }: Answer): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    if (ok) waiting.resolve(this.#unpack(value));
    else waiting.reject(unpackError(value));
  }

  #find(target: string | number): RemoteMethod {
    if (typeof target === 'number') {
      const lent = this.#lent.get(target);
      if (lent !== undefined) return lent;
      throw new ToolError('This function belongs to a call that has ended', { code: 'cancelled' });
    }
    const method = Object.hasOwn(this.#methods, target) ? this.#methods[target] : undefined;
    if (method === undefined) throw new ToolError(`Unknown method: ${String(target)}`, { code: 'unsupported' });
    return method;
  }

  #lend(method: RemoteMethod): { [MARK]: 'function'; id: number } {
    const id = this.#next++;
    this.#lent.set(id, method);
    return { [MARK]: 'function', id };
  }

  #pack(value: unknown): unknown {
    if (typeof value === 'function') return this.#lend(value as RemoteMethod);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    if (Array.isArray(value)) return value.map((item) => this.#pack(item));
    if (value instanceof Error) return { [MARK]: 'error', error: packError(value) };
    if (Symbol.asyncIterator in value) {
      const iterator = (value as AsyncIterable<unknown>)[Symbol.asyncIterator]();
      const stop = (): unknown => iterator.return?.();
      return { [MARK]: 'iterator', next: this.#lend(() => iterator.next()), stop: this.#lend(stop) };
    }
    if (value instanceof Map || value instanceof Set || value instanceof Date) return value;
    return Object.fromEntries(fieldsOf(value).map(([name, field]) => [name, this.#pack(field)]));
  }

  #unpack(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    if (Array.isArray(value)) return value.map((item) => this.#unpack(item));
    if (value instanceof Map || value instanceof Set || value instanceof Date) return value;
    const packed = value as Record<string, unknown>;
    switch (packed[MARK]) {
      case 'function':
        return (...args: unknown[]) => this.#request(packed.id as number, args);
      case 'error':
        return unpackError(packed.error);
      case 'iterator':
        return iterate(this.#unpack(packed.next) as RemoteMethod, this.#unpack(packed.stop) as RemoteMethod);
      default:
        return Object.fromEntries(Object.entries(packed).map(([name, field]) => [name, this.#unpack(field)]));
    }
  }
}

/** Marks what is not a plain copy; a tool's own data with this key is taken apart harmlessly. */
const MARK = '\u0000hermes';

/** Own fields, and the methods of its class: a reader or a response may be a class instance. */
function fieldsOf(value: object): [string, unknown][] {
  const own = Object.entries(value);
  const proto = Object.getPrototypeOf(value) as object | null;
  if (proto === null || proto === Object.prototype) return own;
  const methods = Object.getOwnPropertyNames(proto).filter((name) => name !== 'constructor');
  return [...own, ...methods.flatMap((name) => boundMethod(value, name))];
}

function boundMethod(value: object, name: string): [string, unknown][] {
  const field = (value as Record<string, unknown>)[name];
  return [[name, typeof field === 'function' ? field.bind(value) : field]];
}

async function* iterate(next: RemoteMethod, stop: RemoteMethod): AsyncGenerator<unknown> {
  try {
    for (;;) {
      const step = (await next()) as IteratorResult<unknown>;
      if (step.done) return step.value;
      yield step.value;
    }
  } finally {
    await stop();
  }
}

interface PackedError {
  readonly name: string;
  readonly message: string;
  readonly tool: boolean;
  readonly code?: ErrorCode;
  readonly hint?: string | undefined;
  readonly retryable?: boolean;
  readonly details?: string | undefined;
}

function packError(problem: unknown): PackedError {
  if (!(problem instanceof Error)) return { name: 'Error', message: String(problem), tool: false };
  const { name, message } = problem;
  if (!(problem instanceof ToolError)) return { name, message, tool: false };
  const { code, hint, retryable, details } = problem;
  return { name, message, tool: true, code, hint, retryable, details: details && JSON.stringify(details) };
}

function unpackError(value: unknown): Error {
  const { name, message, tool, code, hint, retryable, details } = (value ?? {}) as PackedError;
  if (tool !== true) return Object.assign(new Error(String(message)), { name: String(name) });
  return new ToolError(String(message), {
    ...(code === undefined ? {} : { code }),
    ...(typeof hint === 'string' ? { hint } : {}),
    retryable: retryable === true,
    ...(typeof details === 'string' ? { details: JSON.parse(details) } : {}),
  });
}
