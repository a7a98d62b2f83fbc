import { Readable, Writable } from 'node:stream';
import { ToolError } from '../../kernel/outcome.js';
import type { CloudSocket } from '../cloud/cloud-http.js';
import type { TargetStream } from '../remote/transport.js';
import { BEGUN, BRIDGE, bridgeLine, openingLine, READY } from './terminal-bridge.js';

export interface TerminalStreamOptions {
  readonly socket: CloudSocket;
  readonly argv: readonly string[];
  /** Says in words why the socket closed before the program had ended. */
  readonly explain: (code: number, reason: string) => Promise<string>;
  /** Called when the terminal is of no use any more but may still be there. */
  readonly abandon: () => void;
  readonly withoutPython?: boolean;
}

/** A login shell that does nothing for so long will not begin to. */
const OPENING_MS = 30_000;
const LOST = 255;
/** The server takes no longer messages. */
const MAX_MESSAGE = 32_768;

/** A program at the far end of a terminal, with its three streams apart. Resolves when the bridge answers. */
export async function openTerminalStream(options: TerminalStreamOptions): Promise<TargetStream> {
  const stream = new TerminalStream(options);
  try {
    await stream.opened;
    return stream;
  } catch (problem) {
    stream.destroy();
    throw problem;
  }
}

class TerminalStream implements TargetStream {
  readonly stdin: Writable;
  readonly stdout = new Output(() => this.#acknowledge());
  readonly stderr = new Output(() => this.#acknowledge());
  readonly closed: Promise<number>;
  readonly opened: Promise<void>;
  readonly #options: TerminalStreamOptions;
  #line: (line: string) => void;
  #partial: Buffer[] = [];
  #inputAhead = 0;
  #whenRoom: (() => void)[] = [];
  #exit: (code: number) => void = () => undefined;
  #isOver = false;

  constructor(options: TerminalStreamOptions) {
    this.#options = options;
    const { socket } = options;
    const exited = new Promise<number>((resolve) => {
      this.#exit = resolve;
    });
    this.closed = Promise.all([exited, this.stdout.over, this.stderr.over]).then(([code]) => code);
    this.stdin = this.#makeInput();
    let open: () => void = () => undefined;
    let fail: (problem: Error) => void = () => undefined;
    const opening = new Promise<void>((resolve, reject) => {
      open = resolve;
      fail = reject;
    });
    const timer = setTimeout(() => fail(notOpened('its shell does not answer')), OPENING_MS);
    this.opened = opening.finally(() => clearTimeout(timer));
    // Whoever waits hears of it; nobody else has to.
    this.opened.catch(() => undefined);
    this.#line = this.#readOpening(open);
    socket.onMessage((data, isText) => {
      if (isText) this.#readControl(data.toString(), fail);
      else this.#take(data);
    });
    socket.onClose((code, reason) => {
      fail(notOpened(reason || `the connection was closed with ${code}`));
      void this.#lose(code, reason);
    });
  }

  destroy(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.stdin.destroy();
    this.stdout.destroy();
    this.stderr.destroy();
    this.#exit(LOST);
    this.#options.socket.close();
    this.#options.abandon();
  }

  #readControl(text: string, fail: (problem: Error) => void): void {
    const { type, status, error } = parseControl(text);
    if (type !== 'control') return;
    if (status === 'connected') this.#send(openingLine());
    else fail(notOpened(error ?? 'the terminal is gone'));
  }

  /** Whatever the login shell prints comes first. */
  #readOpening(open: () => void): (line: string) => void {
    return (line) => {
      if (line.endsWith(READY)) this.#send(bridgeLine(this.#options.argv, this.#options));
      if (line !== BEGUN) return;
      this.#line = (next) => this.#readFrame(next);
      open();
    };
  }

  #readFrame(line: string): void {
    const kind = line[0];
    if (kind === 'o') this.stdout.accept(Buffer.from(line.slice(1), 'base64'));
    else if (kind === 'e') this.stderr.accept(Buffer.from(line.slice(1), 'base64'));
    else if (kind === 'r') this.#inputUsed();
    else if (kind === 'x') this.#finish(Number(line.slice(1)));
  }

  #take(data: Buffer): void {
    let rest = data;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = Buffer.concat([...this.#partial, rest.subarray(0, end)]);
      this.#partial = [];
      rest = rest.subarray(end + 1);
      // Before the terminal is raw it puts a carriage return in front.
      this.#line(line.toString('latin1').replace(/\r$/, ''));
    }
    if (rest.length > 0) this.#partial.push(rest);
  }

  #send(text: string): void {
    for (let at = 0; at < text.length; at += MAX_MESSAGE) this.#options.socket.send(text.slice(at, at + MAX_MESSAGE));
  }

  #acknowledge(): void {
    if (!this.#isOver) this.#send('a\n');
  }

  #inputUsed(): void {
    this.#inputAhead -= 1;
    this.#acknowledge();
    this.#whenRoom.shift()?.();
  }

  #finish(code: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#send('q\n');
    // The far end closes it when the bridge is gone; should that never be, nobody is to wait for it.
    setTimeout(() => this.#options.socket.close(), 2_000).unref();
    this.#end(code);
  }

  async #lose(code: number, reason: string): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const words = await this.#options.explain(code, reason).catch(String);
    this.#options.abandon();
    this.stderr.accept(Buffer.from(`${words}\n`));
    this.#end(LOST);
  }

  #end(code: number): void {
    this.stdout.finish();
    this.stderr.finish();
    for (const go of this.#whenRoom.splice(0)) go();
    this.#exit(code);
  }

  #makeInput(): Writable {
    const send = async (bytes: Buffer): Promise<void> => {
      await this.opened;
      for (let at = 0; at < bytes.length; at += BRIDGE.frameBytes) {
        while (this.#inputAhead >= BRIDGE.framesAhead && !this.#isOver)
          await new Promise<void>((resolve) => void this.#whenRoom.push(resolve));
        if (this.#isOver) throw new Error('The program has ended.');
        this.#inputAhead += 1;
        this.#send(`i${bytes.toString('base64', at, Math.min(bytes.length, at + BRIDGE.frameBytes))}\n`);
      }
    };
    const input = new Writable({
      highWaterMark: 1 << 18,
      write(chunk: Buffer, _encoding, done) {
        send(chunk).then(() => done(), done);
      },
      writev(chunks, done) {
        send(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer))).then(() => done(), done);
      },
      final: (done) => {
        if (!this.#isOver) this.#send('I\n');
        done();
      },
    });
    // A program that ends without reading its input is judged by how it ended.
    input.on('error', () => undefined);
    return input;
  }
}

/** Frames are acknowledged when somebody has taken them, so that a flood waits at its source. */
class Output extends Readable {
  readonly over: Promise<void>;
  readonly #taken: () => void;
  #owed = 0;

  constructor(taken: () => void) {
    super();
    this.#taken = taken;
    this.over = new Promise((resolve) => this.once('close', resolve));
  }

  accept(bytes: Buffer): void {
    if (this.destroyed) return;
    this.#owed += 1;
    if (this.push(bytes)) this.#pay();
  }

  finish(): void {
    this.push(null);
  }

  override _read(): void {
    this.#pay();
  }

  #pay(): void {
    for (; this.#owed > 0; this.#owed -= 1) this.#taken();
  }
}

function parseControl(text: string): { type?: string; status?: string; error?: string } {
  try {
    return JSON.parse(text) as { type?: string; status?: string; error?: string };
  } catch {
    return {};
  }
}

function notOpened(why: string): ToolError {
  return new ToolError(`The program could not be started in the sandbox: ${why}.`, {
    code: 'unavailable',
    hint: 'The image needs a shell, stty and base64. Repeat the command, or run `hermes doctor`.',
    retryable: true,
  });
}
