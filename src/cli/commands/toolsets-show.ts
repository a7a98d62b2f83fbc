import { allToolsets, resolveToolset } from '../../kernel/toolsets/resolve-toolset.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { openHermes } from '../open-hermes.js';
import { printJson, printLine } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const [name] = args;
  if (name === undefined) throw new UsageError('Which toolset? hermes toolsets show NAME');
  const hermes = await openHermes(invocation, 'user', { record: false });
  try {
    const resolved = resolveToolset(name, hermes.registry);
    const toolset = allToolsets(hermes.registry).get(name);
    const known = new Set(hermes.registry.names());
    const shown = {
      name,
      description: toolset?.description ?? '',
      includes: toolset?.includes ?? [],
      tools: resolved.filter((tool) => known.has(tool)),
      missing: resolved.filter((tool) => !known.has(tool)),
    };
    if (flags.json === true) printJson(terminal, shown);
    else {
      printLine(terminal, `${name}: ${shown.description}`);
      if (shown.includes.length > 0) printLine(terminal, `includes: ${shown.includes.join(', ')}`);
      for (const tool of shown.tools) printLine(terminal, `  ${tool}`);
      if (shown.missing.length > 0) printLine(terminal, `named but not there yet: ${shown.missing.join(', ')}`);
    }
    return EXIT.ok;
  } finally {
    await hermes.close();
  }
}
