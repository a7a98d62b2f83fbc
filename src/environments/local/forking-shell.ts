import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync } from 'node:fs';
import type { Socket } from 'node:net';
import { ToolError } from '../../kernel/outcome.js';
import { shellQuote } from '../../lib/shell-quote.js';
import type { EnvironmentProcess, Fork, ForkingShell } from '../environment.js';
import { LABEL_VARIABLE } from './find-labelled.js';
import { LateReader } from './late-reader.js';
import { LocalProcess } from './local-process.js';
import { openForReading, type PipePool, type PooledPipe } from './pipe-pool.js';
import { createProcessTree } from './process-tree.js';
import { newLabel } from './reap-orphans.js';

export interface ForkingShellOptions {
  readonly bash: string;
  readonly env: Readonly<Record<string, string>>;
  readonly pipes: PipePool;
  /** Told of every command. */
  readonly onStart: (process: EnvironmentProcess) => void;
}

/** What one argument of a program may have: who needs more hears of it from the usual way to start a command. */
const LONGEST_SCRIPT = 120_000;
const TELL_STREAM = 3;
/** The exit code of a bash that lacks what is used here (before 5.0). */
export const TOO_OLD = 93;

/**
 * Waits for a command, forks for it, waits for its end, tells how it ended. The fork has a group of its own (`set -m`),
 * opens its own pipe and gives up its end of the link before the command begins: nothing a command prints or runs can
 * speak for this shell. Lengths come first, because reading up to a delimiter costs a system call for each byte. `wait`
 * also answers when the fork is stopped (128 + 19 to 22); `wait -f` does not, but in bash 5.2 it never returns when the
 * fork has ended already, so it serves only for one that is there, and it may still tell of the stop: how the fork ended
 * is asked of a second `wait`.
 * On one line, because bash counts the lines of the command from that of the `eval`.
 */
const FORKER = `[[ \${BASH_VERSINFO[0]} -ge 5 ]] || exit ${TOO_OLD};
exec {__hermes_link}<&3 3<&-;
set -m;
while TMOUT= LC_ALL=C IFS= read -r -N 16 -u "$__hermes_link" __hermes_sizes; do
  TMOUT= LC_ALL=C IFS= read -r -N "$((10#\${__hermes_sizes:0:8}))" -u "$__hermes_link" __hermes_update;
  TMOUT= LC_ALL=C IFS= read -r -N "$((10#\${__hermes_sizes:8:8}))" -u "$__hermes_link" __hermes_script;
  eval "$__hermes_update";
  (
    cd -- "$__hermes_folder" 2>/dev/null || { printf 'no-folder 0\\n' >&"$__hermes_link"; exit 1; };
    printf 'started %s\\n' "$BASHPID" >&"$__hermes_link";
    exec {__hermes_link}<&-;
    set +m;
    eval "$__hermes_script"
  ) >"$__hermes_output" 2>&1 &
  wait "$!";
  __hermes_code=$?;
  case $__hermes_code in
    14[789] | 150)
      if kill -0 "$!" 2>/dev/null; then wait -f "$!"; fi;
      wait "$!";
      __hermes_code=$?
      ;;
  esac;
  printf 'ended %s\\n' "$__hermes_code" >&"$__hermes_link";
done`.replace(/\n */g, ' ');

/** Starts a bash that forks for each command. It ends by itself when we do. */
export async function openForkingShell(options: ForkingShellOptions): Promise<LocalForkingShell> {
  const [told] = await options.pipes.take(1);
  if (told === undefined) throw new Error('There is no pipe.');
  const label = newLabel(randomUUID(), false);
  const child = spawn(options.bash, ['--noprofile', '--norc', '-c', FORKER], {
    // Each fork goes to the folder of its command; this one holds none.
    cwd: '/',
    env: { ...options.env, [LABEL_VARIABLE]: label },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  return new LocalForkingShell(child, label, told, options);
}

interface Running {
  /** It has opened its pipe. */
  started(pid: number): void;
  missesFolder(): void;
  ended(code: number | null, signal: NodeJS.Signals | null): void;
  hand(chunk: Uint8Array): void;
}

export class LocalForkingShell implements ForkingShell {
  readonly tellsInto: string;
  /** With its exit code. */
  readonly closed: Promise<number | null>;
  readonly #child: ChildProcess;
  readonly #link: Socket;
  readonly #label: string;
  readonly #pipes: PipePool;
  /** Where the forks tell their state. It stays open between them. */
  readonly #told: LateReader;
  readonly #closeTold: () => void;
  readonly #onStart: ForkingShellOptions['onStart'];
  #received = '';
  #running: Running | undefined;
  #isFree = true;

  constructor(child: ChildProcess, label: string, told: PooledPipe, { pipes, onStart }: ForkingShellOptions) {
    this.#child = child;
    this.#label = label;
    this.#pipes = pipes;
    this.#onStart = onStart;
    this.tellsInto = told.path;
    const { ours, childs } = openForReading(told);
    this.#told = new LateReader(ours, (chunk) => this.#running?.hand(chunk));
    this.#closeTold = () => {
      closeSync(childs);
      this.#told.close();
      pipes.discard(told);
    };
    this.#link = child.stdio[3] as Socket;
    this.#link.on('data', (chunk: Buffer) => this.#take(chunk.toString('latin1')));
    this.#link.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      child.once('error', () => this.#close(null, null, resolve));
      child.once('exit', (code, signal) => this.#close(code, signal, resolve));
    });
    // Nobody waits for it while it waits for a command.
    child.unref();
    this.#link.unref();
  }

  get isFree(): boolean {
    return this.#isFree;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null || this.#child.pid === undefined;
  }

  async run({ script, update, folder }: Fork): Promise<EnvironmentProcess | undefined> {
    const isFit = script.length + update.length <= LONGEST_SCRIPT && !`${script}${update}${folder}`.includes('\0');
    if (!this.#isFree || !isFit) return undefined;
    this.#isFree = false;
    const [pipe] = await this.#pipes.take(1);
    if (pipe === undefined) return undefined;
    const { ours, childs } = openForReading(pipe);
    const end = { pipe, ours, stream: 'stdout' as const };
    const process = await this.#start(
      script,
      `${update}\n__hermes_folder=${shellQuote(folder)} __hermes_output=${shellQuote(pipe.path)}`,
      (pid, exit) =>
        new LocalProcess({
          pid,
          tree: createProcessTree(pid, this.#label, (other) => other === this.#child.pid),
          pipes: this.#pipes,
          outputs: [end],
          extras: [],
          input: undefined,
          exit,
        }),
    );
    closeSync(childs);
    if (!(process instanceof LocalProcess)) {
      closeSync(ours);
      this.#pipes.giveBack(pipe);
      this.#rest();
      if (process === 'no-folder') throw noFolder(folder);
      return undefined;
    }
    this.#onStart(process);
    // What the command left running carries the label of this shell, as the next command will.
    void process.exited.then(() => this.#rest());
    return process;
  }

  end(): void {
    this.#isFree = false;
    // Somebody waits for its end.
    this.#child.ref();
    this.#child.kill('SIGKILL');
  }

  /** Resolves when the fork has opened its pipes: from then on its end is the end of its output. */
  #start(
    script: string,
    update: string,
    make: (pid: number, exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>) => LocalProcess,
  ): Promise<LocalProcess | 'no-folder' | 'ended'> {
    return new Promise((resolve) => {
      let process: LocalProcess | undefined;
      let finish: (end: { code: number | null; signal: NodeJS.Signals | null }) => void = () => undefined;
      const exit = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((settle) => {
        finish = settle;
      });
      let missing = false;
      this.#running = {
        started: (pid) => {
          this.#told.begin();
          process = make(pid, exit);
          resolve(process);
        },
        missesFolder: () => {
          missing = true;
        },
        ended: (code, signal) => {
          this.#running = undefined;
          if (process === undefined) resolve(missing ? 'no-folder' : 'ended');
          finish({ code, signal });
        },
        hand: (chunk) => process?.hand(chunk, TELL_STREAM),
      };
      this.#link.ref();
      this.#link.write(`${size(update)}${size(script)}${update}${script}`);
      if (this.hasEnded) this.#running.ended(null, null);
    });
  }

  #take(text: string): void {
    const lines = (this.#received + text).split('\n');
    this.#received = lines.pop() ?? '';
    for (const line of lines) {
      const [what, value] = line.split(' ');
      if (what === 'started') this.#running?.started(Number(value));
      else if (what === 'no-folder') this.#running?.missesFolder();
      else if (what === 'ended') {
        this.#told.finish();
        this.#running?.ended(Number(value), null);
      }
    }
  }

  /** The command may have killed it: that is how it ended then. */
  #close(code: number | null, signal: NodeJS.Signals | null, closed: (code: number | null) => void): void {
    this.#isFree = false;
    this.#closeTold();
    this.#running?.ended(code, signal);
    this.#link.destroy();
    closed(code);
  }

  #rest(): void {
    this.#link.unref();
    this.#isFree = !this.hasEnded && !this.#link.destroyed;
  }
}

function size(text: string): string {
  return String(Buffer.byteLength(text)).padStart(8, '0');
}

function noFolder(folder: string): ToolError {
  return new ToolError(`The folder ${folder} does not exist.`, {
    code: 'not_found',
    hint: 'Give a workdir that exists, or make it first.',
  });
}
