import { constants } from 'node:os';

/** The number of a signal by its name; the common ones are the same on every system. */
export function signalNumber(name: string): number {
  return (constants.signals as Readonly<Record<string, number>>)[name] ?? 0;
}
