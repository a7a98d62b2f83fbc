import { join } from 'node:path';
import { createTextRules } from '../../compose/text-rules.js';
import type { ProgressUpdate } from '../../kernel/context.js';
import { makeVisible } from '../../lib/visible-text.js';
import { approveAtTerminal } from '../approve-at-terminal.js';
import { askAtTerminal } from '../ask-at-terminal.js';
import { EXIT, type Invocation } from '../command.js';
import { run as reloadTools } from '../commands/tools-reload.js';
import { openHermes } from '../open-hermes.js';
import { paint, printLine, type Terminal } from '../terminal.js';
import { askToKeep } from './ask-to-keep.js';
import { completeLine } from './complete-line.js';
import { readHistory, writeHistory } from './history.js';
import { createLineReader } from './line-reader.js';
import { countWords, definitionsOf, ORDER_NAMES, runOrder, type ShellState, toolsetNames } from './orders.js';
import { readInput } from './read-input.js';
import { showResult } from './show-result.js';

/** You are the model: a line calls a tool, with completion, history, approvals in line and results for people. */
export async function runShell(invocation: Invocation): Promise<number> {
  const { terminal, signal, flags } = invocation;
  const interrupts = createInterrupts(terminal);
  let complete = (line: string): [string[], string] => [[], line];
  let ask: ReturnType<typeof createLineReader>['ask'] = () => Promise.reject(new Error('not ready yet'));
  const isAsking = flags.approve === undefined ? terminal.isInteractive : flags.approve === 'ask';
  let say = (text: string): void => void terminal.err.write(`${text}\n`);
  const hermes = await openHermes(invocation, 'user', {
    liveTools: true,
    ...(terminal.isInteractive && flags['keep-processes'] !== true
      ? { keepProcesses: (commands) => !interrupts.hasLeft() && !signal.aborted && askToKeep(terminal, commands) }
      : {}),
    onProblem: ({ source, message }) => say(`hermes: ${source}: ${message}`),
    ...(isAsking ? { approver: (ms) => approveAtTerminal(terminal, ms, (prompt, over) => ask(prompt, over)) } : {}),
    ...(terminal.isInteractive ? { user: askAtTerminal(terminal, (prompt, over) => ask(prompt, over)) } : {}),
  });
  const historyFile = join(hermes.settings.paths.root, 'shell_history');
  const reader = createLineReader(terminal, {
    history: terminal.isInteractive ? readHistory(historyFile) : [],
    complete: (line) => complete(line),
    onInterrupt: (typed) => interrupts.interrupt(typed, () => reader.close()),
  });
  ask = reader.ask;
  say = reader.say;
  complete = (line) =>
    completeLine(line, { tools: definitionsOf(hermes), toolsets: toolsetNames(hermes), orders: ORDER_NAMES });
  signal.addEventListener('abort', () => reader.close(), { once: true });
  const reload = async () => reloadTools({ ...invocation, args: [], flags: { ...flags, yes: true, json: false } });
  const state: ShellState = { terminal, hermes, reload, isJson: flags.json === true, isLeaving: false };
  try {
    if (terminal.isInteractive) printLine(terminal, `${await countWords(hermes)}; /help shows how. Ctrl-D leaves.`);
    for (let line = await reader.next(); line !== undefined; line = await reader.next()) {
      interrupts.forget();
      await obey(state, line, interrupts);
      if (state.isLeaving) break;
    }
    return interrupts.hasLeft() || signal.aborted ? EXIT.cancelled : EXIT.ok;
  } finally {
    reader.close();
    if (terminal.isInteractive) keepHistory(terminal, historyFile, reader.history(), hermes.settings);
    await hermes.close();
  }
}

async function obey(state: ShellState, line: string, interrupts: Interrupts): Promise<void> {
  const { terminal, hermes } = state;
  const input = readInput(line);
  switch (input.kind) {
    case 'nothing':
      return;
    case 'wrong':
      return printLine(terminal, paint(terminal, 'red', input.message));
    case 'order':
      return runOrder(state, input.name, input.rest);
    case 'call': {
      const call = interrupts.startCall();
      const progress = createProgressLine(terminal);
      try {
        const answer = await hermes.call(input.tool, input.args, { signal: call, onProgress: progress.show });
        progress.clear();
        printLine(terminal, state.isJson ? answer : showResult(terminal, answer));
      } finally {
        interrupts.endCall();
      }
    }
  }
}

interface Interrupts {
  interrupt(typed: string, leave: () => void): void;
  startCall(): AbortSignal;
  endCall(): void;
  forget(): void;
  hasLeft(): boolean;
}

/** The first Ctrl-C cancels the call, or clears what is typed; a second one right after it leaves. */
function createInterrupts(terminal: Terminal): Interrupts {
  let running: AbortController | undefined;
  let isArmed = false;
  let hasLeft = false;
  return {
    interrupt(typed, leave) {
      if (isArmed) {
        hasLeft = true;
        running?.abort('interrupted');
        leave();
        return;
      }
      isArmed = true;
      terminal.out.write('\n');
      if (running !== undefined) {
        running.abort('interrupted');
        terminal.err.write('Cancelling; Ctrl-C again leaves.\n');
      } else if (typed === '') terminal.err.write('Ctrl-C again leaves; /help shows what else there is.\nhermes> ');
      else terminal.err.write('hermes> ');
    },
    startCall() {
      running = new AbortController();
      return running.signal;
    },
    endCall() {
      running = undefined;
    },
    forget() {
      isArmed = false;
    },
    hasLeft: () => hasLeft,
  };
}

/** One line that is written over and over, only where a person looks on. */
function createProgressLine(terminal: Terminal): { show(update: ProgressUpdate): void; clear(): void } {
  let isShown = false;
  const clear = (): void => {
    if (isShown) terminal.err.write('\r\u001b[K');
    isShown = false;
  };
  return {
    show({ message = '', done, total }) {
      if (!terminal.isInteractive) return;
      clear();
      const count = total === undefined ? '' : ` ${done ?? 0}/${total}`;
      terminal.err.write(
        paint(terminal, 'dim', `${makeVisible(message, { newlines: 'escape' }).slice(0, 100)}${count}`),
      );
      isShown = true;
    },
    clear,
  };
}

function keepHistory(
  terminal: Terminal,
  file: string,
  lines: readonly string[],
  settings: Parameters<typeof createTextRules>[0],
): void {
  try {
    writeHistory(file, lines, createTextRules(settings).redactText);
  } catch (problem) {
    terminal.err.write(`hermes: the history could not be kept: ${(problem as Error).message}\n`);
  }
}
