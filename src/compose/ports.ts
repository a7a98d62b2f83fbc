import type { CallGuard } from '../kernel/gate.js';
import { ToolError } from '../kernel/outcome.js';
import type { Ports } from '../kernel/ports.js';

/** Makes the port when a tool first touches it. */
export type PortMakers = { readonly [Name in keyof Ports]: (guard: CallGuard) => Ports[Name] };

/** The ports of one call: each is built once, when it is first used. */
export function createPorts(makers: Partial<PortMakers>, guard: CallGuard): Ports {
  const made = new Map<string, unknown>();
  return new Proxy({} as Ports, {
    get(_target, name: string) {
      const known = made.get(name);
      if (known !== undefined) return known;
      const make = makers[name as keyof Ports];
      if (make === undefined) throw new ToolError(`This session has no port ${name}`, { code: 'unavailable' });
      const port = make(guard);
      made.set(name, port);
      return port;
    },
  });
}
