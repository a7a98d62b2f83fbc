import { makeVisible } from '../lib/visible-text.js';
import type { AskUser } from '../ports/user/create-user-port.js';
import { type ReadLine, readLineAt } from './approve-at-terminal.js';
import { paint, type Terminal } from './terminal.js';

/** Puts a tool's question to the person here; questions that come at the same time wait for each other. */
export function askAtTerminal(terminal: Terminal, readLine: ReadLine = readLineAt(terminal)): AskUser {
  let last: Promise<unknown> = Promise.resolve();
  return (question, choices, signal) => {
    const answer = last.then(() => {
      signal.throwIfAborted();
      // The question is a model's words: nothing in it may move the cursor or hide text.
      const lines = [question, ...choices.map((choice, at) => `  ${at + 1}  ${choice}`)].map((line) =>
        makeVisible(line),
      );
      terminal.err.write(`\n${paint(terminal, 'yellow', lines[0] ?? '')}\n${lines.slice(1).join('\n')}\n`);
      return readLine('  answer: ', signal);
    });
    last = answer.catch(() => undefined);
    return answer;
  };
}
