import { ToolError } from '../../kernel/outcome.js';
import { didYouMean } from '../../lib/nearest.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { openHermes } from '../open-hermes.js';
import { printJson, printLine } from '../terminal.js';
import { originText } from '../tool-rows.js';

export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const [name] = args;
  if (name === undefined) throw new UsageError('Which tool? hermes tools show NAME');
  const hermes = await openHermes(invocation, 'user', { record: false });
  try {
    const found = hermes.registry.find(name);
    if (found === undefined)
      throw new ToolError(`Unknown tool: ${name}.${didYouMean(name, hermes.registry.names())}`, {
        code: 'unknown_tool',
      });
    const { summary } = found.slot;
    const answer = await hermes.availability.of(found.slot);
    const shown = {
      name: summary.name,
      toolset: summary.toolset,
      description: summary.definition.description,
      emoji: summary.emoji ?? '',
      available: answer.available,
      reason: answer.available ? null : answer.reason,
      origin: originText(summary.origin),
      granted: hermes.grant.covers(found.slot),
      requires_env: summary.requiresEnv,
      tags: summary.tags,
      aliases: summary.aliases.map((alias) => alias.name),
      parallel: summary.parallel ?? null,
      idempotent: summary.idempotent ?? false,
      timeout_ms: summary.timeoutMs ?? null,
      definition: { type: 'function', function: summary.definition },
    };
    if (flags.json === true) printJson(terminal, shown);
    else printLine(terminal, JSON.stringify(shown, null, 2));
    return EXIT.ok;
  } finally {
    await hermes.close();
  }
}
