import { EXIT, type Invocation, UsageError } from '../command.js';
import { withHome } from '../open-home.js';
import { oneOf } from '../read-options.js';
import { printJson, printLine } from '../terminal.js';

const WORDS = ['once', 'session', 'always', 'deny'] as const;
const SCOPES = ['exact', 'prefix', 'rule'] as const;

export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const [id, given] = args;
  if (id === undefined || flags.token === undefined)
    throw new UsageError(
      'hermes approvals answer ID [once|session|always|deny] --token T; hermes approvals list shows both.',
    );
  const word = oneOf('The answer', given, WORDS) ?? 'once';
  const scope = oneOf('--scope', flags.scope, SCOPES);
  const answer = {
    answer: word,
    ...(scope === undefined ? {} : { scope }),
    ...(flags.reason === undefined ? {} : { reason: String(flags.reason) }),
  };
  return withHome(invocation, async ({ approvals }) => {
    const receipt = await approvals.pending().answer(id, String(flags.token), answer);
    if (flags.json === true) printJson(terminal, { id, ...answer, ...receipt });
    else if (receipt.ok) printLine(terminal, `Answered: ${word}.`);
    else terminal.err.write(`hermes: ${receipt.reason}\n`);
    return receipt.ok ? EXIT.ok : EXIT.toolError;
  });
}
