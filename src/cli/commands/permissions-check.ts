import type { ExplainedCall } from '../../compose/explain-call.js';
import { ruleOf } from '../../gate/approvals/questions.js';
import { effectResource } from '../../kernel/effect.js';
import { makeVisible } from '../../lib/visible-text.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { openHermes } from '../open-hermes.js';
import { readArguments } from '../read-arguments.js';
import { paint, printJson, printLine, type Terminal } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const [name, ...given] = args;
  if (name === undefined) throw new UsageError(`Which call? hermes permissions check TOOL '{"path":"..."}'`);
  const callArguments = await readArguments(given, invocation);
  const hermes = await openHermes(invocation, 'model', { record: false });
  try {
    const explained = await hermes.explain(name, callArguments);
    if (flags.json === true) printJson(terminal, asData(explained));
    else printExplained(terminal, explained);
    return explained.decision === 'deny' ? EXIT.denied : EXIT.ok;
  } finally {
    await hermes.close();
  }
}

/** What a level allows decides nothing about a command that its own text has refused or raised a question about. */
function asData({ tool, args, decision, weighed, approval }: ExplainedCall): unknown {
  const { refusal, questions, effects, rules, confinement } = weighed;
  return {
    tool,
    arguments: args,
    decision,
    effects,
    ...(refusal === undefined ? {} : { refusal }),
    rules: rules.map(({ level, rule, effect, decision: says, decided, reason }) => ({
      level,
      rule,
      effect,
      decision: says,
      decided: decided && says === decision,
      reason,
    })),
    questions: questions.map((question) => ({ rule: ruleOf(question), reason: question.reason })),
    findings: questions.flatMap((question) => (question.about === 'finding' ? [question.finding] : [])),
    ...(approval === undefined ? {} : { approval }),
    ...(confinement === undefined ? {} : { confinement }),
  };
}

const COLOURS = { allow: 'green', ask: 'yellow', deny: 'red' } as const;

function printExplained(terminal: Terminal, { tool, decision, weighed, approval }: ExplainedCall): void {
  const { refusal, questions, effects, rules, confinement } = weighed;
  printLine(terminal, `${tool}: ${paint(terminal, COLOURS[decision], decision)}`);
  if (refusal !== undefined) {
    printLine(terminal, `  ${makeVisible(refusal.reason)}`);
    printLine(terminal, `  decided by ${refusal.rules.join(', ')}`);
  }
  if (effects.length === 0) printLine(terminal, '  no effects: nothing to decide');
  for (const effect of effects)
    printLine(
      terminal,
      `  effect  ${effect.permission} ${makeVisible(effectResource(effect), { newlines: 'escape' })}`,
    );
  for (const { level, rule, decision: says, decided, reason } of rules) {
    const mark = decided && says === decision ? paint(terminal, 'bold', '=>') : '  ';
    printLine(
      terminal,
      `  rule ${mark} ${paint(terminal, COLOURS[says], says.padEnd(5))} ${level}: ${rule} (${makeVisible(reason)})`,
    );
  }
  for (const question of questions)
    printLine(terminal, `  asks    ${ruleOf(question)}: ${makeVisible(question.reason)}`);
  if (approval !== undefined) printLine(terminal, `  answered already: ${approval.answer} (${approval.by})`);
  if (confinement !== undefined) printLine(terminal, '  it would run confined to the paths and hosts of the profile');
}
