import type { Effect } from '../kernel/effect.js';
import { validateArguments } from '../kernel/schema/validate-arguments.js';
import type { JsonSchema } from '../kernel/tool.js';
import { findProfile } from './profiles/built-in-profiles.js';
import { type CompiledLevel, compileLevel } from './profiles/compile-level.js';
import { defaultPathRules } from './profiles/default-path-rules.js';
import { isFrozenDeep } from './profiles/freeze-deep.js';
import { commandRules } from './profiles/match-commands.js';
import type { Profile, ProfileLevel } from './profiles/profile.js';
import type { CommandRules, PathRules } from './profiles/rule-helpers.js';
import { type Decision, weighEffects } from './profiles/weigh-effects.js';

export interface DecideOptions {
  /** The name of a built-in profile, or a profile. */
  readonly profile: string | Profile;
  /** Further levels; each only narrows. */
  readonly levels?: readonly (Profile | ProfileLevel)[];
  /** Where relative paths and globs start. Default `/`. */
  readonly cwd?: string;
  readonly home?: string;
  /** Hermes home, which no profile opens. Default `.hermes` in `home`. */
  readonly hermesHome?: string;
  /** What `@tmp` stands for. Default `/tmp`. */
  readonly temporary?: readonly string[];
  /** The tool and its arguments, for rules about tools. */
  readonly tool?: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** Whether code would run in a sandbox. Default false. */
  readonly sandboxed?: boolean;
  /** Whether the operator trusts the server an effect goes to. Default: none. */
  readonly trusted?: (effect: Effect) => boolean;
  /** What is wrong with a value by its schema. Default: JSON Schema draft-07. */
  readonly validate?: (schema: JsonSchema | boolean, value: unknown) => string | undefined;
  readonly paths?: PathRules;
  readonly commands?: CommandRules;
}

/**
 * Decides effects by a profile: deny beats ask beats allow, what nothing allows is denied, order never matters.
 * The answer lists every rule that matched and which of them decided. Paths are compared as given (`..` worked out
 * as text): resolve links first. A command is compared with the profile's patterns, not judged; that is
 * `judgeCommand`. Throws on an unknown profile name and on a malformed profile.
 */
export function decide(effects: readonly Effect[], options: DecideOptions): Decision {
  const { profile, levels = [] } = options;
  const main = typeof profile === 'string' ? findProfile(profile) : profile;
  const compiled = [compileOnce({ level: main?.name ?? 'profile', profile: main }), ...levels.map(compileExtra)];
  return weighEffects(compiled, effects, {
    cwd: options.cwd ?? '/',
    home: options.home,
    temporary: options.temporary ?? ['/tmp'],
    tool: options.tool,
    args: options.args,
    sandboxed: options.sandboxed ?? false,
    trusted: options.trusted,
    validate: options.validate ?? problemOf,
    paths: options.paths ?? defaultPathRules(options),
    commands: options.commands ?? commandRules,
  });
}

function problemOf(schema: JsonSchema | boolean, value: unknown): string | undefined {
  const answer = validateArguments(schema, value);
  return answer.ok ? undefined : (answer.errors[0]?.message ?? 'it is not as the rule wants it');
}

function compileExtra(level: Profile | ProfileLevel, index: number): CompiledLevel {
  if ('profile' in level) return compileOnce(level);
  return compileOnce({ level: level?.name ?? `level ${index + 2}`, profile: level });
}

const compiled = new WeakMap<Profile, CompiledLevel>();

/** Only a frozen profile is remembered: one that can still change must be read again every time. */
function compileOnce(level: ProfileLevel): CompiledLevel {
  const known = isFrozenDeep(level.profile) ? compiled.get(level.profile) : undefined;
  if (known?.level === level.level) return known;
  const fresh = compileLevel(level);
  if (isFrozenDeep(level.profile)) compiled.set(level.profile, fresh);
  return fresh;
}
