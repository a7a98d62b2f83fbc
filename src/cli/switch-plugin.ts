import { findHomePlugins } from '../compose/found-tools.js';
import { readSettings } from '../compose/settings.js';
import { editConfig, setListed } from '../config/edit-config.js';
import { ToolError } from '../kernel/outcome.js';
import { didYouMean } from '../lib/nearest.js';
import { createFileLocks } from '../ports/files/create-file-locks.js';
import { EXIT, type Invocation, UsageError } from './command.js';
import { folders } from './open-hermes.js';
import { printJson, printLine } from './terminal.js';

/** Puts a plugin on the list of enabled ones, or takes it off; comments in the settings stay. */
export async function switchPlugin(invocation: Invocation, isOn: boolean): Promise<number> {
  const { args, flags, terminal, signal } = invocation;
  const [name] = args;
  if (name === undefined) throw new UsageError(`Which plugin? hermes plugins ${isOn ? 'enable' : 'disable'} NAME`);
  const settings = await readSettings(folders(invocation));
  if (isOn) await mustExist(name, settings);
  const locks = createFileLocks({ folder: settings.paths.locks });
  const changed = await editConfig(
    settings.paths.config,
    // The key under which stored approvals are written into the same file.
    (file, work) => locks.hold([`config\0${file}`], signal, work),
    (document) => setListed(document, ['plugins', 'enabled'], name, isOn),
  );
  if (flags.json === true) printJson(terminal, { plugin: name, enabled: isOn, changed });
  else printLine(terminal, words(name, isOn, changed));
  return EXIT.ok;
}

async function mustExist(name: string, settings: Awaited<ReturnType<typeof readSettings>>): Promise<void> {
  const plugins = await findHomePlugins(settings);
  const found = plugins.find((plugin) => plugin.name === name);
  if (found === undefined) {
    throw new ToolError(
      `There is no plugin ${name}.${didYouMean(
        name,
        plugins.map((plugin) => plugin.name),
      )}`,
      {
        code: 'not_found',
        hint: 'hermes plugins list shows those that are there.',
      },
    );
  }
  if (found.problem !== undefined) throw new ToolError(found.problem.message, { code: 'failed' });
}

function words(name: string, isOn: boolean, changed: boolean): string {
  const state = isOn ? 'enabled' : 'disabled';
  return changed ? `${name} is ${state}. Sessions that start now see it.` : `${name} was ${state} already.`;
}
