import type { JsonSchema } from '../../kernel/tool.js';

/**
 * What a session may do, as in `permissions.yaml`. Deny beats ask beats allow, what nothing allows is denied, and
 * the order of rules never matters. Permissions may be written `file:*`, `*:read` or `*`.
 */
export interface Profile {
  readonly name?: string;
  readonly description?: string;
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  /** Grants with a question. */
  readonly approval_required?: readonly string[];
  /** Narrows what is granted, per permission. */
  readonly restrictions?: Readonly<Record<string, Restriction>>;
  /** Narrows single tools; a name may end in `*`. */
  readonly tools?: Readonly<Record<string, ToolRule>>;
  /** Drops the question of `approval_required` for a permission where the circumstance holds. */
  readonly ask_unless?: Readonly<Record<string, Circumstance>>;
  /**
   * Permissions whose commands run as the user although paths or hosts are restricted. The restrictions still bind
   * every tool and everything that can be read off a command, but not what a program does by itself.
   */
  readonly unconfined?: readonly string[];
}

/** `sandboxed`: it runs in a sandbox or container. `trusted`: the operator trusts the server it is sent to. */
export type Circumstance = 'sandboxed' | 'trusted';

/**
 * Globs, command patterns and hosts of one permission. Relative globs start at the working directory; `~/` at the
 * user's home, `@tmp` at the temporary folders, and `@credentials` stands for every credential file.
 */
export interface Restriction {
  readonly allowed_paths?: readonly string[];
  readonly denied_paths?: readonly string[];
  readonly allowed_commands?: readonly string[];
  readonly denied_commands?: readonly string[];
  readonly allowed_hosts?: readonly string[];
  readonly denied_hosts?: readonly string[];
  readonly max_bytes?: number;
  readonly methods?: readonly string[];
}

export type ToolRule = Verdict | { readonly parameters: Readonly<Record<string, JsonSchema | boolean>> };

/** What a rule says about an effect; later ones beat earlier ones. */
export type Verdict = 'allow' | 'ask' | 'deny';

/** A profile and the level it stands on: `global`, `session`, `workspace`, ... Every level only narrows. */
export interface ProfileLevel {
  readonly level: string;
  readonly profile: Profile;
}

/** The stricter of two verdicts. */
export function stricter(a: Verdict, b: Verdict): Verdict {
  if (a === 'deny' || b === 'deny') return 'deny';
  return a === 'ask' || b === 'ask' ? 'ask' : 'allow';
}
