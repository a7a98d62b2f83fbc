import { allToolsets, resolveToolset } from '../../kernel/toolsets/resolve-toolset.js';
import { EXIT, type Invocation } from '../command.js';
import { openHermes } from '../open-hermes.js';
import { printJson, printLine, table } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  const hermes = await openHermes(invocation, 'user', { record: false });
  try {
    const known = new Set(hermes.registry.names());
    const rows = [...allToolsets(hermes.registry)]
      .filter(([name]) => name !== 'finding')
      .map(([name, toolset]) => ({
        name,
        description: toolset.description,
        tools: resolveToolset(name, hermes.registry).filter((tool) => known.has(tool)).length,
      }));
    if (flags.json === true) printJson(terminal, rows);
    else
      for (const line of table(rows.map((row) => [row.name, String(row.tools), row.description])))
        printLine(terminal, line);
    return EXIT.ok;
  } finally {
    await hermes.close();
  }
}
