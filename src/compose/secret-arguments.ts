import { commandPasswords } from '../gate/secrets/find-command-secrets.js';
import { isSecretName } from '../lib/secret-name.js';
import type { AuditRecorder } from '../store/audit/create-recorder.js';

/**
 * The recorder, with one thing done first: a call that hands over a secret by name and value, such as `env_manager`, or
 * in a command line, makes it known to redaction before its arguments are written down.
 */
export function rememberSecretArguments(recorder: AuditRecorder, remember: (value: string) => void): AuditRecorder {
  const look = ({ args }: { readonly args: Readonly<Record<string, unknown>> }): void => {
    const { name, value, command } = args;
    if (typeof command === 'string') for (const password of commandPasswords(command)) remember(password);
    if (typeof name === 'string' && typeof value === 'string' && isSecretName(name)) remember(value);
  };
  return {
    ...recorder,
    intent(record) {
      look(record);
      return recorder.intent(record);
    },
    outcome(record) {
      look(record);
      return recorder.outcome(record);
    },
  };
}
