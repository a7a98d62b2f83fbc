import { randomUUID } from 'node:crypto';
import type { HomeApprovals } from '../../compose/approvals.js';
import type { PendingRequest } from '../../gate/approvals/pending-approvals.js';
import { choicesFor, readChoice } from '../../gate/approvals/prompt-approver.js';
import { readLineAt, requestText } from '../approve-at-terminal.js';
import { EXIT, type Invocation } from '../command.js';
import { withHome } from '../open-home.js';
import { printJson, printLine, type Terminal } from '../terminal.js';

/** Well inside the ten seconds after which a watcher counts as gone. */
const BEAT_MS = 3_000;

type Show = (pending: PendingRequest, gone: AbortSignal) => void;

/**
 * Questions of every process of the home, as they come. At a terminal they are answered here; without one, or with
 * `--json`, each is printed with its token for `hermes approvals answer`.
 */
export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal, signal } = invocation;
  return withHome(invocation, async ({ approvals }) => {
    const show = flags.json === true || !terminal.isInteractive ? printing(invocation) : asking(terminal, approvals);
    const watcherId = randomUUID();
    const beat = (): Promise<void> => approvals.pending().heartbeat(watcherId);
    await beat();
    const timer = setInterval(() => void beat().catch((problem) => complain(terminal, problem)), BEAT_MS);
    terminal.err.write('Watching for questions; Ctrl-C leaves.\n');
    try {
      await follow(approvals, signal, show, (problem) => complain(terminal, problem));
    } finally {
      clearInterval(timer);
      // Whoever asks next must not wait for somebody who has left.
      await approvals.waiting.heartbeat(watcherId, 0);
    }
    return EXIT.cancelled;
  });
}

/** Shows every request once, in the order of their coming, until the signal. `gone` tells when one is no longer open. */
function follow(
  approvals: HomeApprovals,
  signal: AbortSignal,
  show: Show,
  complainOf: (problem: unknown) => void,
): Promise<void> {
  const shown = new Map<string, AbortController>();
  const look = async (): Promise<void> => {
    const waiting = await approvals.pending().list();
    const present = new Set(waiting.map(({ request }) => request.id));
    for (const [id, gone] of shown) {
      if (present.has(id)) continue;
      shown.delete(id);
      gone.abort();
    }
    for (const pending of waiting) {
      if (shown.has(pending.request.id)) continue;
      const gone = new AbortController();
      shown.set(pending.request.id, gone);
      show(pending, AbortSignal.any([gone.signal, signal]));
    }
  };
  return new Promise((resolve) => {
    let looking: Promise<void> = Promise.resolve();
    const lookAgain = (): void => {
      looking = looking.then(look).catch(complainOf);
    };
    const stop = approvals.waiting.onChange(lookAgain);
    const end = (): void => {
      stop();
      void looking.then(resolve);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
    lookAgain();
  });
}

function printing({ flags, terminal }: Invocation): Show {
  return ({ request, token }) => {
    if (flags.json === true) {
      printJson(terminal, { ...request, token });
      return;
    }
    for (const line of request.display) printLine(terminal, line);
    printLine(terminal, `hermes approvals answer ${request.id} once|session|always|deny --token ${token}\n`);
  };
}

/** One question at a time, so that nobody answers one while reading another. */
function asking(terminal: Terminal, approvals: HomeApprovals): Show {
  let line: Promise<void> = Promise.resolve();
  return (pending, gone) => {
    line = line
      .then(() => answerHere(terminal, approvals, pending, gone))
      .catch((problem) => complain(terminal, problem));
  };
}

async function answerHere(
  terminal: Terminal,
  approvals: HomeApprovals,
  { request, token }: PendingRequest,
  gone: AbortSignal,
): Promise<void> {
  const left = request.expiresAt - Date.now();
  if (gone.aborted || left <= 0) return;
  const choices = choicesFor(request);
  terminal.err.write(`${requestText(terminal, request.display, choices, left)}\n`);
  const over = AbortSignal.any([gone, AbortSignal.timeout(left)]);
  const typed = await readLineAt(terminal)('  answer: ', over).catch(() => undefined);
  if (typed === undefined) {
    terminal.err.write('\n  No longer asked: it was answered elsewhere, cancelled, or its time is over.\n');
    return;
  }
  const receipt = await approvals.pending().answer(request.id, token, readChoice(typed, choices));
  terminal.err.write(receipt.ok ? '  Answered.\n' : `  ${receipt.reason}\n`);
}

function complain(terminal: Terminal, problem: unknown): void {
  terminal.err.write(`hermes: ${problem instanceof Error ? problem.message : String(problem)}\n`);
}
