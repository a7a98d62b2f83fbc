import type { DefinitionFormat } from '../../kernel/definitions/format-definition.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { openHermes } from '../open-hermes.js';
import { printJson, printLine } from '../terminal.js';

const FORMATS: readonly string[] = ['openai', 'anthropic', 'gemini', 'mcp'];

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  const format = String(flags.format ?? 'openai');
  if (!FORMATS.includes(format)) throw new UsageError(`--format takes ${FORMATS.join(', ')}, not ${format}.`);
  const hermes = await openHermes(invocation, 'user', { record: false });
  try {
    const tools = hermes.definitions({ format: format as DefinitionFormat });
    const tokens = hermes.definitionTokens({ format: format as DefinitionFormat });
    if (flags.json === true) printJson(terminal, { format, tokens, count: tools.length, tools });
    else printLine(terminal, JSON.stringify(tools, null, 2));
    terminal.err.write(`${tools.length} tools, about ${tokens} tokens\n`);
    return EXIT.ok;
  } finally {
    await hermes.close();
  }
}
