import type { Effect } from '../../kernel/effect.js';
import type { ShellKnowledge } from '../../kernel/gate.js';
import type { JsonSchema } from '../../kernel/tool.js';

/** An effect with what a port knows of it at the moment it happens. */
export interface JudgedEffect extends Effect {
  /** HTTP method. */
  readonly method?: string;
  /** How much would be read, written or fetched. */
  readonly bytes?: number;
}

/** How paths are compared; handed in, so that the profile logic stays free of file systems. */
export interface PathRules {
  matchPath(glob: string, path: string, options: PathMatchOptions): boolean;
  /** `never`: no profile opens it. `explicit`: only a rule that names it. */
  pathFloor(path: string, permission: string, cwd: string): PathFloor | undefined;
  isCredentialFile(path: string): boolean;
}

/** A denied glob is read widely, an allowed one narrowly. */
export interface PathMatchOptions {
  readonly cwd: string;
  readonly home?: string | undefined;
  readonly list: 'allowed' | 'denied';
}

export interface PathFloor {
  readonly kind: 'never' | 'explicit';
  readonly reason: string;
}

/** How commands are compared, on parsed words. */
export interface CommandRules {
  /**
   * Whether any simple command in it, or the normalised whole, is meant by the pattern. `unknown`: it is too long or
   * too broken to tell.
   */
  someCommand(pattern: string, command: string, place?: ShellPlace): 'yes' | 'no' | 'unknown';
  /** Whether every simple command in it is meant by one of the patterns. */
  everyCommand(patterns: readonly string[], command: string, place?: ShellPlace): boolean;
}

/** Where a command would run, and what earlier ones left there. */
export interface ShellPlace {
  readonly cwd: string;
  readonly home?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly functions?: Readonly<Record<string, string>>;
}

export function shellPlace({ cwd, home, shell }: Pick<RuleContext, 'cwd' | 'home' | 'shell'>): ShellPlace {
  return {
    cwd,
    ...(home === undefined ? {} : { home }),
    ...(shell === undefined ? {} : { variables: shell.variables, functions: shell.functions }),
  };
}

/** Where an effect would happen, and the means to compare it with rules. What is missing and needed means deny. */
export interface RuleContext {
  /** What earlier commands of the task left in its shell. */
  readonly shell?: ShellKnowledge | undefined;
  readonly cwd: string;
  readonly home?: string | undefined;
  /** The temporary folders that `@tmp` stands for. */
  readonly temporary: readonly string[];
  readonly tool?: string | undefined;
  readonly args?: Readonly<Record<string, unknown>> | undefined;
  readonly sandboxed: boolean;
  readonly trusted?: ((effect: Effect) => boolean) | undefined;
  readonly paths?: PathRules | undefined;
  readonly commands?: CommandRules | undefined;
  /** What is wrong with a value by its schema; undefined when nothing is. */
  readonly validate?: ((schema: JsonSchema | boolean, value: unknown) => string | undefined) | undefined;
}
