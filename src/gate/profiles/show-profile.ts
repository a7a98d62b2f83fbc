import { PERMISSIONS } from '../../kernel/effect.js';
import type { Confinement } from '../../kernel/gate.js';
import { compileLevel } from './compile-level.js';
import { confinementFor } from './confinement.js';
import { type KnownTools, lintProfile, type ProfileWarning } from './lint-profile.js';
import { type ProfileLevel, type Restriction, stricter, type Verdict } from './profile.js';

/** One permission as the levels together decide it. */
export interface ShownPermission {
  readonly permission: string;
  /** Before any resource is looked at. */
  readonly decision: Verdict;
  /** The rules behind it, one per level. */
  readonly rules: readonly string[];
  readonly restrictions: readonly ({ readonly level: string; readonly key: string } & Restriction)[];
}

export interface ShownProfile {
  readonly levels: readonly string[];
  readonly permissions: readonly ShownPermission[];
  readonly warnings: readonly ProfileWarning[];
  /** How commands and code are held to the restrictions. */
  readonly commands: CommandHold;
}

export interface CommandHold {
  /** `none`: nothing to hold. `sandbox`: confined. `ask`: no sandbox, so asked. `verdict`: they run as the user. */
  readonly by: 'none' | 'sandbox' | 'ask' | 'verdict';
  readonly message: string;
  readonly confinement?: Confinement;
}

export interface ShowOptions {
  readonly cwd: string;
  readonly home?: string | undefined;
  readonly temporary?: readonly string[];
  /** Whether a sandbox is there. */
  readonly sandbox: boolean;
  /** The tools there are, so that a rule about another one is noticed. */
  readonly tools?: KnownTools | undefined;
}

/** What `hermes permissions show` tells: the effective rule of every permission, warnings, and what holds commands. */
export function showProfile(levels: readonly ProfileLevel[], options: ShowOptions): ShownProfile {
  const compiled = levels.map(compileLevel);
  const permissions = PERMISSIONS.map((permission): ShownPermission => {
    const rulings = compiled.map((level) => ({ level: level.level, ...level.ruling(permission) }));
    return {
      permission,
      decision: rulings.reduce<Verdict>(
        (so, { verdict }) => stricter(so, verdict),
        rulings.length === 0 ? 'deny' : 'allow',
      ),
      rules: rulings.map(({ label }) => label),
      restrictions: rulings.flatMap(({ level, restrictions }) =>
        restrictions.map(({ key, restriction }) => ({ level, key, ...restriction })),
      ),
    };
  });
  return {
    levels: levels.map(({ level }) => level),
    permissions,
    warnings: levels.flatMap(({ level, profile }) =>
      lintProfile(profile, { tools: options.tools }).map((warning) => ({
        ...warning,
        field: `${level}: ${warning.field}`,
      })),
    ),
    commands: holdOf(compiled, permissions, options),
  };
}

function holdOf(
  levels: readonly ReturnType<typeof compileLevel>[],
  permissions: readonly ShownPermission[],
  { cwd, home, temporary = ['/tmp'], sandbox }: ShowOptions,
): CommandHold {
  const running = permissions
    .filter(({ permission, decision }) => decision !== 'deny' && /^(terminal|code):execute$/.test(permission))
    .map(({ permission }) => permission);
  if (running.length === 0) return { by: 'none', message: 'No commands and no code are allowed.' };
  const place = { cwd, home, temporary };
  const confinement = confinementFor(levels, running, place);
  if (confinement === undefined)
    return { by: 'none', message: 'Paths and hosts are not restricted; commands run as the user.' };
  if (confinementFor(levels, ['terminal:execute'], place) === undefined && running.includes('terminal:execute')) {
    return {
      by: 'verdict',
      message:
        'Commands run as the user and are judged by what they say: path and host rules bind the tools, not the programs a command starts.',
      confinement,
    };
  }
  if (sandbox)
    return { by: 'sandbox', message: 'Commands and code run in the sandbox with these restrictions.', confinement };
  return {
    by: 'ask',
    message: 'There is no sandbox here: every command that is not certain to keep to the restrictions is asked about.',
    confinement,
  };
}
