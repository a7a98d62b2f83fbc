import { ToolError } from '../../kernel/outcome.js';
import type { SecretsPort } from '../../kernel/ports.js';

export interface SecretsPortOptions {
  readonly tool: string;
  /** Names of variables the tool said it needs. */
  readonly declared: readonly string[];
  readonly lookUp: (name: string) => string | undefined;
  /** Makes a value known to redaction. */
  readonly remember: (value: string) => void;
}

/** Hands out the secrets a tool declared, and no other; redaction knows a value before the tool does. */
export function createSecretsPort({ tool, declared, lookUp, remember }: SecretsPortOptions): SecretsPort {
  return {
    get(name) {
      if (!declared.includes(name))
        throw new ToolError(`${tool} did not declare that it needs ${name}.`, {
          code: 'denied',
          hint: 'A tool names every variable it reads in `requiresEnv`.',
        });
      const value = lookUp(name);
      if (value === undefined || value === '') return undefined;
      remember(value);
      return value;
    },
  };
}
