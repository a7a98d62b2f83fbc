import type { Reader } from '../../gate/shell/carried-input.js';
import { ToolError } from '../../kernel/outcome.js';
import { shellQuote } from '../../lib/shell-quote.js';

type Variables = Readonly<Record<string, string>>;

/** More than anybody types; a line longer than that could not be judged either. */
const LONGEST = 48 * 1_024;

/**
 * What was typed into a background process and still counts when more is typed: a shell there keeps its folder,
 * variables, functions and aliases as the task's own does, and half a line waits for its end.
 */
export class TypedText {
  readonly #command: string;
  readonly #isTerminal: boolean;
  /** What the process was started with; undefined when it was started by another run of Hermes. */
  readonly #variables: Variables | undefined;
  #carried = '';
  #pending = '';
  /** An interrupt may have emptied the line that was begun, and may not. */
  #mayBeGone = false;
  #reader: Reader | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(command: string, options: { readonly isTerminal: boolean; readonly variables?: Variables | undefined }) {
    this.#command = command;
    this.#isTerminal = options.isTerminal;
    this.#variables = options.variables;
  }

  /** One after the other: two halves of a line that came at once would each be judged without the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Everything the program could read when this is typed, each to be judged before. `now`: the task's variables. */
  async inputsWith(text: string, now: Variables): Promise<string[]> {
    // By itself such a key adds no words.
    if (this.#isTerminal && CONTROL.test(text)) return [];
    const before = (await this.#readBy()) === 'shell' ? this.#started(text, now) : '';
    const lines = [this.#pending + text, ...(this.#mayBeGone && this.#pending !== '' ? [text] : [])];
    const inputs = lines.map((line) => before + this.#carried + line);
    if (inputs.every(({ length }) => length <= LONGEST)) return inputs;
    throw new ToolError('Too much was typed into this process for more to be judged.', {
      code: 'too_large',
      hint: 'Put long text into a file, and start another process for more.',
    });
  }

  /** Remembers what was written to it. */
  async add(text: string): Promise<void> {
    if (this.#isTerminal && CONTROL.test(text)) {
      this.#mayBeGone = true;
      return;
    }
    const line = this.#pending + text;
    const reader = await this.#readBy();
    if (!(await isComplete(line, reader))) {
      this.#pending = line;
      return;
    }
    const { carriedInput } = await import('../../gate/shell/carried-input.js');
    this.#carried += carriedInput(line, reader);
    this.#pending = '';
    this.#mayBeGone = false;
  }

  /** A signal was sent to it. */
  interrupted(): void {
    this.#mayBeGone = true;
  }

  async #readBy(): Promise<Reader> {
    const { readerOf } = await import('../../gate/shell/carried-input.js');
    return (this.#reader ??= readerOf(this.#command));
  }

  /** The variables of its start that the task's shell has changed since, where the text could mean them. */
  #started(text: string, now: Variables): string {
    // At a terminal `!` means history: to the judge this says so.
    const lines = this.#isTerminal ? ['set -H'] : [];
    const meant = `${this.#carried}${this.#pending}${text}`;
    for (const [name, value] of Object.entries(this.#variables ?? {}))
      if (now[name] !== value && meant.includes(name)) lines.push(`export ${name}=${shellQuote(value)}`);
    return lines.map((line) => `${line}\n`).join('');
  }
}

/** Ctrl-C, Ctrl-D, Ctrl-Z and Ctrl-\: an interrupt, the end of input, a stop, a quit. */
const CONTROL = /^[\x03\x04\x1a\x1c]+$/;

/** Whether it would be run now rather than wait for more. */
async function isComplete(line: string, reader: Reader): Promise<boolean> {
  if (!/[\n\r]$/.test(line) || /\\[\n\r]$/.test(line)) return false;
  if (reader !== 'shell') return true;
  const { parseCommandWords } = await import('../../gate/shell/parse-command-words.js');
  return parseCommandWords(line).ok;
}
