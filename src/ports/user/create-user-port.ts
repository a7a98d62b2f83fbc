import { ToolError } from '../../kernel/outcome.js';
import type { UserPort } from '../../kernel/ports.js';

/** Puts a question to a person and answers what they wrote. */
export type AskUser = (question: string, choices: readonly string[], signal: AbortSignal) => Promise<string>;

/** The person at the other end, when there is one. Questions of several calls wait for each other. */
export function createUserPort(ask: AskUser | undefined, signal: AbortSignal): UserPort {
  if (ask === undefined) return absent;
  return {
    present: true,
    async ask(question, choices = []) {
      const answer = await ask(question, choices, signal);
      return matching(answer, choices);
    },
  };
}

const absent: UserPort = {
  present: false,
  ask: () =>
    Promise.reject(
      new ToolError('Nobody is here to answer.', {
        code: 'unavailable',
        hint: 'Go on with your best judgement, and say what you assumed.',
      }),
    ),
};

/** A number or the text of a choice, whatever its case, becomes that choice; anything else is the person's own words. */
function matching(answer: string, choices: readonly string[]): string {
  const typed = answer.trim();
  const byText = choices.find((choice) => choice.toLowerCase() === typed.toLowerCase());
  const byNumber = /^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined;
  return byText ?? byNumber ?? typed;
}
