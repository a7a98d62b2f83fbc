import { createInterface } from 'node:readline/promises';
import type { ApprovalAnswer, ApprovalRequest } from '../gate/approvals/approval-request.js';
import { paint, type Terminal } from './terminal.js';

const WORDS: Readonly<Record<string, ApprovalAnswer>> = {
  o: 'once',
  once: 'once',
  y: 'once',
  yes: 'once',
  s: 'session',
  session: 'session',
  a: 'always',
  always: 'always',
};

/** Asks at the terminal; requests that come at the same time wait for each other. Anything unclear is a no. */
export function promptApprover(terminal: Terminal): (request: ApprovalRequest) => Promise<ApprovalAnswer> {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answer = last.then(() => ask(terminal, request));
    last = answer.catch(() => undefined);
    return answer;
  };
}

async function ask(terminal: Terminal, request: ApprovalRequest): Promise<ApprovalAnswer> {
  const left = request.expiresAt - Date.now();
  if (left <= 0) return { answer: 'deny', reason: 'nobody answered in time' };
  const lines = [
    '',
    paint(terminal, 'yellow', `${request.tool} asks for permission`),
    ...request.display.map((line) => `  ${line}`),
    ...request.reasons.map((reason) => paint(terminal, 'dim', `  ${reason}`)),
  ];
  terminal.err.write(`${lines.join('\n')}\n`);
  const prompt = createInterface({ input: terminal.in, output: terminal.err });
  try {
    const typed = await prompt.question('  [o]nce, [s]ession, [a]lways, [d]eny (words after deny go to the model): ', {
      signal: AbortSignal.timeout(left),
    });
    const [word = '', ...rest] = typed.trim().split(/\s+/);
    const known = WORDS[word.toLowerCase()];
    return known ?? { answer: 'deny', ...(rest.length === 0 ? {} : { reason: rest.join(' ') }) };
  } catch {
    return { answer: 'deny', reason: 'nobody answered in time' };
  } finally {
    prompt.close();
  }
}
