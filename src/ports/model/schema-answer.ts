import type { ModelAnswer } from '../../kernel/ports.js';

/** What is wrong with an answer that must be a JSON value of a schema; null when nothing is. */
export async function findSchemaProblem(schema: unknown, answer: ModelAnswer): Promise<string | null> {
  if (answer.stopReason === 'refusal') return 'the model refused to answer';
  if (answer.stopReason === 'length') return 'the answer was cut off at the token limit';
  let value: unknown;
  try {
    value = JSON.parse(readJsonText(answer.text));
  } catch {
    // The parser's words say nothing a model can use.
    return 'it is not JSON';
  }
  const { validateArguments } = await import('../../kernel/schema/validate-arguments.js');
  const checked = validateArguments(schema, value);
  return checked.ok
    ? null
    : checked.errors
        .map((error) => error.message)
        .join('; ')
        .slice(0, 1_000);
}

/** The JSON inside an answer: models like to wrap it in a code fence. */
export function readJsonText(text: string): string {
  const trimmed = text.trim();
  const fenced = /^```[a-z]*\s*\n([\s\S]*?)\n?```$/i.exec(trimmed);
  return (fenced?.[1] ?? trimmed).trim();
}
