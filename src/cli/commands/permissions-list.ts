import { ownProfiles } from '../../compose/gate.js';
import { readSettings } from '../../compose/settings.js';
import { BUILT_IN_PROFILES } from '../../gate/profiles/built-in-profiles.js';
import { EXIT, type Invocation } from '../command.js';
import { folders, permissionsFile } from '../open-hermes.js';
import { paint, printJson, printLine, table } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  const settings = await readSettings(folders(invocation));
  const { file, profiles } = await ownProfiles(settings, permissionsFile(invocation));
  const active = flags.profile === undefined ? settings.config.profile : String(flags.profile);
  const names = [...new Set([...Object.keys(BUILT_IN_PROFILES), ...Object.keys(profiles)])];
  const rows = names.map((name) => {
    const isOwn = Object.hasOwn(profiles, name);
    return {
      name,
      description: (isOwn ? profiles[name] : BUILT_IN_PROFILES[name])?.description ?? '',
      origin: isOwn ? file : 'built in',
      active: name === active,
    };
  });
  if (flags.json === true) printJson(terminal, rows);
  else
    for (const line of table(
      rows.map(({ name, description, origin, active: isActive }) => [
        isActive ? paint(terminal, 'green', '*') : ' ',
        name,
        origin,
        description,
      ]),
    ))
      printLine(terminal, line);
  return EXIT.ok;
}
