import { listPlugins } from '../../compose/found-tools.js';
import { readSettings } from '../../compose/settings.js';
import { registerBuiltIns } from '../../discovery/built-ins.js';
import type { PluginStatus } from '../../plugins/register-plugins.js';
import { EXIT, type Invocation } from '../command.js';
import { folders } from '../open-hermes.js';
import { printJson, printLine, table } from '../terminal.js';

/** Every plugin that is there, whether it is on, what it brings and why it does not work. */
export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  registerBuiltIns();
  const plugins = await listPlugins(await readSettings(folders(invocation)));
  if (flags.json === true) {
    printJson(terminal, plugins);
    return EXIT.ok;
  }
  if (plugins.length === 0) printLine(terminal, 'There are no plugins. docs/plugins.md tells how to write one.');
  const rows = plugins.map((plugin) => [plugin.name, plugin.version, plugin.source, stateOf(plugin), what(plugin)]);
  for (const line of table(rows)) printLine(terminal, line);
  return EXIT.ok;
}

function stateOf({ enabled, problem, missingEnv }: PluginStatus): string {
  if (!enabled) return 'off';
  if (problem !== null) return 'failed';
  return missingEnv.length > 0 ? 'incomplete' : 'on';
}

function what({ description, tools, hooks, problem, missingEnv }: PluginStatus): string {
  if (problem !== null) return `${problem.reason}: ${problem.message}`;
  if (missingEnv.length > 0) return `${missingEnv.join(', ')} ${missingEnv.length > 1 ? 'are' : 'is'} not set`;
  const brought = [...tools, ...hooks].join(', ');
  return brought === '' ? description : `${description === '' ? '' : `${description} `}[${brought}]`;
}
