import { childEnvironment } from '../../gate/secrets/child-environment.js';

/** The variables of a session: those it was started with, and what it changed since. Shared by its calls. */
export interface SessionEnv {
  /** Everything, secrets included. The same object until something changes. */
  list(): Readonly<Record<string, string>>;
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  unset(name: string): void;
  /** What was set in the session. */
  changes(): Record<string, string>;
  /** What commands and code of the session inherit: the allow-list, and what was set in the session. */
  forChildren(declared?: readonly string[]): Record<string, string>;
}

export interface SessionEnvOptions {
  readonly base: Readonly<Record<string, string>>;
  /** Names that children may inherit besides the ordinary ones: `terminal.env_passthrough`. */
  readonly passthrough?: readonly string[];
  /** Told after each change. */
  readonly onChange?: () => void;
}

export function createSessionEnv({ base, passthrough = [], onChange }: SessionEnvOptions): SessionEnv {
  // No prototype: `constructor` is an ordinary name.
  let variables: Readonly<Record<string, string>> = Object.freeze(Object.assign(Object.create(null), base));
  const own = new Set<string>();
  const replace = (change: (copy: Record<string, string>) => void): void => {
    const copy = Object.assign(Object.create(null), variables);
    change(copy);
    variables = Object.freeze(copy);
  };
  return {
    list: () => variables,
    get: (name) => variables[name],
    set(name, value) {
      replace((copy) => {
        copy[name] = value;
      });
      own.add(name);
      onChange?.();
    },
    unset(name) {
      replace((copy) => {
        delete copy[name];
      });
      own.delete(name);
      onChange?.();
    },
    changes: () => Object.fromEntries([...own].map((name) => [name, variables[name] ?? ''])),
    forChildren: (declared = []) =>
      childEnvironment(variables, { allow: passthrough, declared: [...own, ...declared] }),
  };
}
