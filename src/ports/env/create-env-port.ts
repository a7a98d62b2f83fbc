import { EnvFileError, updateEnvFile, VARIABLE_NAME } from '../../config/env-file.js';
import type { Effect } from '../../kernel/effect.js';
import type { CallGuard } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { EnvPort } from '../../kernel/ports.js';
import { refusedVariable } from '../../lib/refused-variable.js';
import { isSecretName } from '../../lib/secret-name.js';
import type { FileLocks } from '../files/create-file-locks.js';
import type { SessionEnv } from './create-session-env.js';

export interface EnvPortOptions {
  readonly guard: CallGuard;
  readonly session: SessionEnv;
  /** What the gate granted the call: reading answers at once, so it cannot be asked at that moment. */
  readonly granted: () => readonly Effect[];
  /** Home's `.env`. */
  readonly file: string;
  readonly locks: FileLocks;
  readonly signal: AbortSignal;
  /** Makes a value known to redaction. */
  readonly remember: (value: string) => void;
}

/** The session's variables for one call. Variables that load code or steer Hermes cannot be changed by any call. */
export function createEnvPort(options: EnvPortOptions): EnvPort {
  const { guard, session, granted, remember } = options;
  const mayRead = (name: string | undefined): boolean =>
    granted().some(({ permission, target }) => permission === 'env:read' && (target === undefined || target === name));
  const read = (name?: string): void => {
    if (!mayRead(name))
      throw new ToolError(`This call may not read ${name ?? 'the variables'}: it did not declare env:read.`, {
        code: 'denied',
      });
  };
  const change = async (name: string, value: string | undefined, persist: boolean): Promise<void> => {
    checkChange(name, value);
    await guard.check({ permission: 'env:write', target: name });
    if (value !== undefined && isSecretName(name)) remember(value);
    if (persist) await store(options, name, value);
    if (value === undefined) session.unset(name);
    else session.set(name, value);
  };
  return {
    list() {
      read();
      return session.list();
    },
    get(name) {
      read(name);
      return session.get(name);
    },
    set: (name, value, { persist = false } = {}) => change(name, value, persist),
    unset: (name, { persist = false } = {}) => change(name, undefined, persist),
  };
}

function checkChange(name: string, value: string | undefined): void {
  if (!VARIABLE_NAME.test(name))
    throw new ToolError(`${JSON.stringify(name)} is not a name of a variable.`, {
      code: 'invalid_arguments',
      hint: 'Use letters, digits and underscores; the first is no digit.',
    });
  const reason = refusedVariable(name);
  if (reason !== undefined)
    throw new ToolError(`${name} cannot be changed: ${reason}.`, { code: 'denied', hint: 'No setting opens this.' });
  if (value?.includes('\0') === true)
    throw new ToolError(`The value for ${name} holds a null byte, which no variable can.`, {
      code: 'invalid_arguments',
    });
}

async function store({ file, locks, signal }: EnvPortOptions, name: string, value: string | undefined): Promise<void> {
  try {
    await updateEnvFile(file, (path, work) => locks.hold([`env\0${path}`], signal, work), { [name]: value });
  } catch (problem) {
    if (!(problem instanceof EnvFileError)) throw problem;
    throw new ToolError(problem.message, {
      code: 'invalid_arguments',
      hint: 'Set it without persist.',
      cause: problem,
    });
  }
}
