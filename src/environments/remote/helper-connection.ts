import { ToolError } from '../../kernel/outcome.js';
import { encodeFileName } from '../file-name-bytes.js';
import { quoteInLine } from './command-script.js';
import { PYTHON_HELPER } from './python-helper.js';
import { SHELL_HELPER } from './shell-helper.js';
import type { TargetStream, Transport } from './transport.js';

/** The helper refused: an errno of the target, or one of the words the helpers share. */
export class HelperRefusal extends Error {
  constructor(readonly reason: string) {
    super(reason);
  }
}

export interface HelperConnectionOptions {
  readonly transport: Transport;
  /** Processes whose label begins with it are ended when the connection breaks. */
  readonly labelPrefix: string;
  /** For tests: as if the target had no Python. */
  readonly withoutPython?: boolean;
  /** Waited for when no helper could be started. */
  readonly onUnreachable?: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: Buffer) => void;
  readonly reject: (problem: unknown) => void;
}

/**
 * One helper process in the target, started by the first request and again by the first one after it was lost.
 * Requests are answered in order.
 */
export class HelperConnection {
  readonly #options: HelperConnectionOptions;
  #session: Promise<HelperSession> | undefined;

  constructor(options: HelperConnectionOptions) {
    this.#options = options;
  }

  /** The helper that answers now; handles of folders and files are its own. */
  session(): Promise<HelperSession> {
    if (this.#session === undefined) {
      const session = this.#start();
      this.#session = session;
      const forget = (): void => {
        if (this.#session === session) this.#session = undefined;
      };
      session.then(({ lost }) => lost.then(forget), forget);
    }
    return this.#session;
  }

  async call(operation: string, args: readonly string[], payload?: Uint8Array): Promise<Buffer> {
    return (await this.session()).call(operation, args, payload);
  }

  async close(): Promise<void> {
    const session = await this.#session?.catch(() => undefined);
    this.#session = undefined;
    session?.close();
    await session?.lost;
  }

  async #start(): Promise<HelperSession> {
    const { transport, labelPrefix, withoutPython, onUnreachable } = this.#options;
    const stream = await transport.open([
      'sh',
      '-c',
      withoutPython ? START_SHELL : `${START_PYTHON}\n${START_SHELL}`,
      'sh',
      labelPrefix,
      PYTHON_HELPER,
      SHELL_HELPER,
    ]);
    try {
      return await openSession(stream);
    } catch (error) {
      await onUnreachable?.();
      throw error;
    }
  }
}

// The version matters: folders by descriptor need 3.6, and Python 2 calls itself python3 nowhere.
const START_PYTHON = `if python3 -c 'import sys; sys.exit(sys.version_info < (3, 7))' 2>/dev/null; then
  echo hermes-python; exec python3 -X utf8 -I -S -c "$2" "$1"; fi`;
const START_SHELL = 'echo hermes-shell; exec sh -c "$3" sh "$1"';

export interface HelperSession {
  readonly dialect: 'python' | 'shell';
  /** Resolves when the helper is gone. */
  readonly lost: Promise<void>;
  call(operation: string, args: readonly string[], payload?: Uint8Array): Promise<Buffer>;
  close(): void;
}

/** Waits for the helper's first word, past whatever a login shell prints. */
async function openSession(stream: TargetStream): Promise<HelperSession> {
  const said: Buffer[] = [];
  stream.stderr.on('data', (chunk: Buffer) => {
    if (said.length < 20) said.push(chunk);
  });
  const { dialect, rest } = await readGreeting(stream, said);
  const waiting: Waiting[] = [];
  let isLost = false;
  const reader = dialect === 'python' ? readLengths() : readLines();
  const take = (chunk: Buffer): void => {
    for (const answer of reader(chunk)) {
      const next = waiting.shift();
      if ('no' in answer) next?.reject(new HelperRefusal(answer.no));
      else next?.resolve(answer.ok);
    }
  };
  stream.stdout.on('data', take);
  if (rest.length > 0) take(rest);
  const lost = stream.closed.then(() => {
    isLost = true;
    for (const { reject } of waiting.splice(0)) reject(unreachable(said, true));
  });
  return {
    dialect,
    lost,
    call(operation, args, payload) {
      if (isLost) return Promise.reject(unreachable(said, true));
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        for (const part of dialect === 'python' ? inJson(operation, args, payload) : inShell(operation, args, payload))
          stream.stdin.write(part);
      });
    },
    close: () => void stream.stdin.end(),
  };
}

function readGreeting(
  stream: TargetStream,
  said: readonly Buffer[],
): Promise<{ dialect: 'python' | 'shell'; rest: Buffer }> {
  let text = Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      text = Buffer.concat([text, chunk]);
      const match = /hermes-(python|shell)\n/.exec(text.toString('latin1'));
      if (match === null) return;
      stream.stdout.off('data', read);
      resolve({ dialect: match[1] as 'python' | 'shell', rest: text.subarray(match.index + match[0].length) });
    };
    stream.stdout.on('data', read);
    void stream.closed.then(() => reject(unreachable(said, false)));
  });
}

function unreachable(said: readonly Buffer[], wasThere: boolean): ToolError {
  const why = Buffer.concat(said).toString('utf8').trim().slice(-500);
  const what = wasThere ? 'The connection to the environment was lost' : 'The environment cannot be reached';
  return new ToolError(`${what}${why === '' ? '.' : `: ${why}`}`, {
    code: 'unavailable',
    hint: 'Repeat the call to connect again; `hermes doctor` tells what is wrong if that fails.',
    retryable: true,
  });
}

function inJson(operation: string, args: readonly string[], payload?: Uint8Array): (string | Uint8Array)[] {
  const line = `${JSON.stringify([operation, args, payload?.length ?? -1])}\n`;
  return payload === undefined ? [line] : [line, payload];
}

function inShell(operation: string, args: readonly string[], payload?: Uint8Array): (string | Uint8Array)[] {
  const words = args.map(quoteInLine);
  if (payload !== undefined) words.push(Buffer.from(payload).toString('base64'));
  return [encodeFileName(`op_${operation} ${words.join(' ')}\n`)];
}

type Answer = { readonly ok: Buffer } | { readonly no: string };

/** Answers with a length in front. */
function readLengths(): (chunk: Buffer) => Answer[] {
  let parts: Buffer[] = [];
  let have = 0;
  let need = 1;
  return (chunk) => {
    parts.push(chunk);
    have += chunk.length;
    const answers: Answer[] = [];
    // Joined only when enough is there, so that a large answer is copied once.
    while (have >= need) {
      const bytes = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
      parts = [bytes];
      const end = bytes.indexOf(10);
      if (end < 0) {
        need = have + 1;
        break;
      }
      const [word, rest = ''] = splitOnce(bytes.toString('latin1', 0, end));
      const length = word === 'ok' ? Number(rest) : 0;
      need = end + 1 + length;
      if (have < need) break;
      answers.push(word === 'ok' ? { ok: bytes.subarray(end + 1, need) } : { no: rest });
      parts = need === have ? [] : [bytes.subarray(need)];
      have -= need;
      need = 1;
    }
    return answers;
  };
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(' ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}

/** Answers in Base64 lines with a last line that says how it went. */
function readLines(): (chunk: Buffer) => Answer[] {
  let open = '';
  let lines: string[] = [];
  return (chunk) => {
    const parts = (open + chunk.toString('latin1')).split('\n');
    open = parts.pop() ?? '';
    const answers: Answer[] = [];
    for (const line of parts) {
      if (!line.startsWith('=')) {
        lines.push(line);
        continue;
      }
      answers.push(line === '=ok' ? { ok: Buffer.from(lines.join(''), 'base64') } : { no: reasonOf(line.slice(4)) });
      lines = [];
    }
    return answers;
  };
}

/** What the small programs of a shell say about an error, as the name the system has for it. */
function reasonOf(text: string): string {
  if (/^(?:E[A-Z0-9]+|CHANGED|MAGIC|KIND \w+|HASH \w+)$/.test(text)) return text;
  return MESSAGES.find(([pattern]) => pattern.test(text))?.[1] ?? 'EIO';
}

const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/no such file/i, 'ENOENT'],
  [/permission denied/i, 'EACCES'],
  [/not permitted/i, 'EPERM'],
  [/file exists|cannot create .*exist/i, 'EEXIST'],
  [/not empty/i, 'ENOTEMPTY'],
  [/not a directory/i, 'ENOTDIR'],
  [/is a directory/i, 'EISDIR'],
  [/no space left/i, 'ENOSPC'],
  [/quota/i, 'EDQUOT'],
  [/read-only/i, 'EROFS'],
  [/too many levels|symbolic link loop/i, 'ELOOP'],
  [/name too long/i, 'ENAMETOOLONG'],
  [/file too large/i, 'EFBIG'],
  [/cross-device/i, 'EXDEV'],
  [/invalid argument/i, 'EINVAL'],
  [/resource temporarily unavailable|can't fork/i, 'EAGAIN'],
];
