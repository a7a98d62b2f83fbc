import { CODE_RULES } from './code.js';
import { CONTAINER_RULES } from './containers.js';
import { CREDENTIAL_RULES } from './credentials.js';
import { DATABASE_RULES } from './database.js';
import { DELETE_RULES } from './delete.js';
import { DISK_RULES } from './disk.js';
import { FIREWALL_RULES } from './firewall.js';
import { GATE_RULES } from './gate.js';
import { GIT_RULES } from './git.js';
import { HISTORY_RULES } from './history.js';
import { INFRASTRUCTURE_RULES } from './infrastructure.js';
import { KILL_RULES } from './kill.js';
import { PACKAGE_RULES } from './packages.js';
import { PERMISSION_RULES } from './permissions.js';
import { PERSISTENCE_RULES } from './persistence.js';
import { PROGRAM_OPTION_RULES } from './program-options.js';
import { PUBLISHING_RULES } from './publishing.js';
import { REMOTE_CODE_RULES } from './remote-code.js';
import { REVERSE_SHELL_RULES } from './reverse-shell.js';
import type { Rule } from './rule.js';
import { SERVICE_RULES } from './services.js';
import { SYSTEM_RULES } from './system.js';
import { USER_RULES } from './users.js';
import { WINDOWS_RULES } from './windows.js';

/** Every rule, by category. Adding a rule is adding a row to one of these tables. */
export const RULES: Readonly<Record<string, readonly Rule[]>> = {
  delete: DELETE_RULES,
  disk: DISK_RULES,
  permissions: PERMISSION_RULES,
  system: SYSTEM_RULES,
  services: SERVICE_RULES,
  users: USER_RULES,
  firewall: FIREWALL_RULES,
  packages: PACKAGE_RULES,
  kill: KILL_RULES,
  'remote-code': REMOTE_CODE_RULES,
  'reverse-shell': REVERSE_SHELL_RULES,
  persistence: PERSISTENCE_RULES,
  credentials: CREDENTIAL_RULES,
  history: HISTORY_RULES,
  git: GIT_RULES,
  containers: CONTAINER_RULES,
  infrastructure: INFRASTRUCTURE_RULES,
  database: DATABASE_RULES,
  publishing: PUBLISHING_RULES,
  gate: GATE_RULES,
  windows: WINDOWS_RULES,
  'program-options': PROGRAM_OPTION_RULES,
  code: CODE_RULES,
};

const general: Rule[] = [];
const byProgram = new Map<string, Rule[]>();
for (const rule of Object.values(RULES).flat()) {
  if (!rule.commands) general.push(rule);
  for (const name of new Set(rule.commands)) byProgram.set(name, [...(byProgram.get(name) ?? []), rule]);
}

const merged = new Map([...byProgram].map(([name, own]) => [name, [...own, ...general]] as const));

/** The rules to try for a program. */
export function rulesFor(name: string): readonly Rule[] {
  return merged.get(name) ?? general;
}

/** The rules that name a program. */
export function rulesAbout(name: string): readonly Rule[] {
  return byProgram.get(name) ?? [];
}

/** Programs that some rule knows, for patterns in command position. */
export const KNOWN_PROGRAMS: readonly string[] = [...byProgram.keys()]
  .filter((name) => name !== '')
  .concat(['bash', 'sh', 'env', 'sudo', 'tee', 'eval']);
