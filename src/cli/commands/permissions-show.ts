import { createEnvironmentPlaces } from '../../compose/environments.js';
import { gatePlace, profileLevels } from '../../compose/gate.js';
import { readSettings } from '../../compose/settings.js';
import type { KnownTools } from '../../gate/profiles/lint-profile.js';
import { type ShownPermission, type ShownProfile, showProfile } from '../../gate/profiles/show-profile.js';
import { EXIT, type Invocation } from '../command.js';
import { folders, openHermes, permissionsFile } from '../open-hermes.js';
import { paint, printJson, printLine, type Terminal } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { args, flags, terminal } = invocation;
  const settings = await readSettings(folders(invocation));
  const environment = flags.environment === undefined ? {} : { environment: String(flags.environment) };
  const profile = args[0] ?? (flags.profile === undefined ? settings.config.profile : String(flags.profile));
  const levels = await profileLevels(settings, { profile, ...permissionsFile(invocation) });
  const places = createEnvironmentPlaces(settings, environment);
  try {
    const sandbox = places.sandbox('default');
    const namesTools = levels.some(({ profile: { tools = {} } }) => Object.keys(tools).length > 0);
    const tools = namesTools ? await knownTools(invocation) : undefined;
    const shown = showProfile(levels, { cwd: settings.cwd, ...gatePlace(settings), sandbox, tools });
    if (flags.json === true) printJson(terminal, { profile, sandbox, ...shown });
    else printProfile(terminal, profile, shown);
    return EXIT.ok;
  } finally {
    await places.close();
  }
}

async function knownTools(invocation: Invocation): Promise<KnownTools> {
  const hermes = await openHermes(invocation, 'user', { record: false });
  try {
    return new Map(
      hermes.grant.slots().map(({ summary: { name, definition } }) => {
        const { properties } = definition.parameters;
        return [name, typeof properties === 'object' && properties !== null ? Object.keys(properties) : undefined];
      }),
    );
  } finally {
    await hermes.close();
  }
}

function printProfile(terminal: Terminal, name: string, shown: ShownProfile): void {
  printLine(terminal, `${paint(terminal, 'bold', name)} (${shown.levels.join(' > ')})`);
  for (const permission of shown.permissions) {
    if (permission.decision !== 'deny' || permission.rules.some((rule) => rule.includes('deny '))) {
      for (const line of permissionLines(terminal, permission)) printLine(terminal, line);
    }
  }
  const denied = shown.permissions.filter(({ decision }) => decision === 'deny').length;
  const count = denied === 1 ? '1 permission is' : `${denied} permissions are`;
  printLine(terminal, paint(terminal, 'dim', `  ${count} denied; what no rule allows is denied.`));
  printLine(terminal, `Commands: ${shown.commands.message}`);
  for (const { kind, message } of shown.warnings)
    printLine(terminal, `${paint(terminal, 'yellow', 'warning')} ${kind}: ${message}`);
}

const COLOURS = { allow: 'green', ask: 'yellow', deny: 'red' } as const;

function permissionLines(terminal: Terminal, { permission, decision, rules, restrictions }: ShownPermission): string[] {
  const word = paint(terminal, COLOURS[decision], decision.padEnd(5));
  return [
    `  ${word} ${permission.padEnd(18)} ${paint(terminal, 'dim', rules.join('; '))}`,
    ...restrictions.flatMap(({ level, key, ...limits }) =>
      Object.entries(limits).map(
        ([limit, value]) =>
          `        ${limit.replaceAll('_', ' ')}: ${Array.isArray(value) ? value.join(', ') : value} (${level}: ${key})`,
      ),
    ),
  ];
}
