import type { Run } from '../run.js';
import { CLOUD_ACCESS_RULES } from './cloud-access.js';
import { CODE_RULES } from './code.js';
import { CONTAINER_RULES } from './containers.js';
import { COPY_DELETION_RULES } from './copy-deletion.js';
import { CREDENTIAL_RULES } from './credentials.js';
import { DATABASE_RULES } from './database.js';
import { DELETE_RULES } from './delete.js';
import { DISK_RULES } from './disk.js';
import { FIREWALL_RULES } from './firewall.js';
import { GATE_RULES } from './gate.js';
import { GATE_FILE_RULES } from './gate-files.js';
import { GIT_RULES } from './git.js';
import { HISTORY_RULES } from './history.js';
import { HTTP_DELETION_RULES } from './http-deletion.js';
import { INFRASTRUCTURE_RULES } from './infrastructure.js';
import { INFRASTRUCTURE_CODE_RULES } from './infrastructure-code.js';
import { KILL_RULES } from './kill.js';
import { MACHINE_SETTING_RULES } from './machine-settings.js';
import { MIGRATION_RULES } from './migrations.js';
import { NEEDS, needsMet } from './needs.js';
import { PACKAGE_SOURCE_RULES } from './package-sources.js';
import { PACKAGE_RULES } from './packages.js';
import { PASSWORD_ATTACK_RULES } from './password-attacks.js';
import { PERMISSION_RULES } from './permissions.js';
import { PERSISTENCE_RULES } from './persistence.js';
import { PLAIN_SOURCE_RULES } from './plain-sources.js';
import { POWERSHELL_RULES } from './powershell.js';
import { PROGRAM_OPTION_RULES } from './program-options.js';
import { PUBLISHING_RULES } from './publishing.js';
import { REMOTE_CODE_RULES } from './remote-code.js';
import { REVERSE_SHELL_RULES } from './reverse-shell.js';
import type { Rule } from './rule.js';
import { SECRET_PRINTING_RULES } from './secret-printing.js';
import { SECRET_SENDING_RULES } from './secret-sending.js';
import { SERVICE_RULES } from './services.js';
import { STORAGE_DELETION_RULES } from './storage-deletion.js';
import { STORE_RULES } from './stores.js';
import { SYSTEM_RULES } from './system.js';
import { TEMPORARY_CODE_RULES } from './temporary-code.js';
import { UNKNOWN_DELETION_RULES } from './unknown-deletion.js';
import { USER_RULES } from './users.js';
import { VOLUME_RULES } from './volumes.js';
import { WINDOWS_DELETION_RULES } from './windows-deletion.js';
import { WINDOWS_SETTING_RULES } from './windows-settings.js';

/** Every rule, by category. Adding a rule is adding a row to one of these tables. */
export const RULES: Readonly<Record<string, readonly Rule[]>> = {
  delete: [...DELETE_RULES, ...COPY_DELETION_RULES],
  disk: DISK_RULES,
  volumes: VOLUME_RULES,
  permissions: PERMISSION_RULES,
  system: SYSTEM_RULES,
  'machine-settings': MACHINE_SETTING_RULES,
  services: SERVICE_RULES,
  users: USER_RULES,
  firewall: FIREWALL_RULES,
  packages: PACKAGE_RULES,
  'package-sources': [...PACKAGE_SOURCE_RULES, ...PLAIN_SOURCE_RULES],
  kill: KILL_RULES,
  'remote-code': REMOTE_CODE_RULES,
  'reverse-shell': REVERSE_SHELL_RULES,
  persistence: PERSISTENCE_RULES,
  credentials: CREDENTIAL_RULES,
  'secret-printing': SECRET_PRINTING_RULES,
  'secret-sending': SECRET_SENDING_RULES,
  'password-attacks': PASSWORD_ATTACK_RULES,
  history: HISTORY_RULES,
  git: GIT_RULES,
  containers: CONTAINER_RULES,
  infrastructure: INFRASTRUCTURE_RULES,
  'infrastructure-code': INFRASTRUCTURE_CODE_RULES,
  'http-deletion': HTTP_DELETION_RULES,
  'cloud-access': CLOUD_ACCESS_RULES,
  'storage-deletion': STORAGE_DELETION_RULES,
  'unknown-deletion': UNKNOWN_DELETION_RULES,
  database: DATABASE_RULES,
  stores: STORE_RULES,
  migrations: MIGRATION_RULES,
  publishing: PUBLISHING_RULES,
  gate: [...GATE_RULES, ...GATE_FILE_RULES],
  windows: [...WINDOWS_DELETION_RULES, ...POWERSHELL_RULES, ...WINDOWS_SETTING_RULES],
  'program-options': PROGRAM_OPTION_RULES,
  'temporary-code': TEMPORARY_CODE_RULES,
  code: CODE_RULES,
};

/** A rule with the needs of which a command must have one; 0 when it is to be tried in any case. */
interface Candidate {
  readonly rule: Rule;
  readonly needs: number;
}

const all = Object.values(RULES).flat();
const programs = new Set(all.flatMap((rule) => rule.commands ?? []));
const general = all.flatMap((rule) => (rule.commands && !rule.needs ? [] : [candidate(rule)]));
/** By program, sorted out when one is first met: hundreds of rules for hundreds of programs would slow the first call. */
const byProgram = new Map<string, readonly Candidate[]>();

function candidatesFor(name: string): readonly Candidate[] {
  if (!programs.has(name)) return general;
  const known = byProgram.get(name);
  if (known !== undefined) return known;
  const sorted = all.flatMap((rule) => {
    if (rule.commands?.includes(name)) return [{ rule, needs: 0 }];
    return rule.commands && !rule.needs ? [] : [candidate(rule)];
  });
  byProgram.set(name, sorted);
  return sorted;
}

function candidate(rule: Rule): Candidate {
  return { rule, needs: (rule.needs ?? []).reduce((bits, need) => bits | NEEDS[need], 0) };
}

/** The rules worth trying for a program of which a command has these needs, sorted out once for every combination. */
function rulesFor(name: string, has: number): readonly Rule[] {
  const candidates = candidatesFor(name);
  let byNeeds = worthTrying.get(candidates);
  if (byNeeds === undefined) worthTrying.set(candidates, (byNeeds = []));
  let rules = byNeeds[has];
  if (rules === undefined) {
    rules = candidates.filter(({ needs }) => needs === 0 || (needs & has) !== 0).map(({ rule }) => rule);
    byNeeds[has] = rules;
  }
  return rules;
}

const worthTrying = new Map<readonly Candidate[], (readonly Rule[] | undefined)[]>();

/** The rules worth trying for a command, all of which is known of. Their number is most of what judging it takes. */
export function rulesToTry(run: Run): readonly Rule[] {
  run.known.rules ??= rulesFor(run.name, needsMet(run));
  return run.known.rules;
}

/** The rules that a command matches, all of them or those of the floor alone. */
export function matchingRules(run: Run, which: 'all' | 'floor'): readonly Rule[] {
  let matched: Rule[] | undefined;
  for (const rule of rulesToTry(run)) {
    if ((which === 'floor' && rule.severity !== 'block') || !rule.match(run)) continue;
    matched ??= [];
    matched.push(rule);
  }
  return matched ?? NO_RULES;
}

const NO_RULES: readonly Rule[] = [];

/** Whether some rule is about this very program. */
export function isKnownProgram(name: string): boolean {
  return programs.has(name);
}

/** Programs that some rule knows, for patterns in command position. */
export const KNOWN_PROGRAMS: readonly string[] = [...programs]
  .filter((name) => name !== '')
  .concat(['bash', 'sh', 'env', 'sudo', 'tee', 'eval']);
