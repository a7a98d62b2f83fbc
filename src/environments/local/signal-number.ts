import { constants } from 'node:os';

/** The number of a signal by its name; 0 for none. */
export function signalNumber(name: string | null): number {
  return name === null ? 0 : ((constants.signals as Readonly<Record<string, number>>)[name] ?? 0);
}
