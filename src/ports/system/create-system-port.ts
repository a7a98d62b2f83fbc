import type { CallGuard } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { SystemPort } from '../../kernel/ports.js';
import type { SystemPart } from './system-facts.js';

/** Facts about the machine Hermes runs on. Nothing is watched or kept: every call looks once. */
export function createSystemPort({ guard, signal }: { guard: CallGuard; signal: AbortSignal }): SystemPort {
  return {
    async info(parts) {
      await guard.check({ permission: 'system:read' });
      const { PART_READERS: readers } = await import('./part-readers.js');
      const unknown = parts.find((part) => !Object.hasOwn(readers, part));
      if (unknown !== undefined)
        throw new ToolError(`Unknown part: ${unknown}. Known: ${Object.keys(readers).join(', ')}.`, {
          code: 'invalid_arguments',
        });
      return Object.fromEntries(
        await Promise.all(parts.map(async (part) => [part, await readers[part as SystemPart](signal)] as const)),
      );
    },
  };
}
