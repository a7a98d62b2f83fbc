import type { RequirementProbe } from '../kernel/availability.js';
import { createProbe } from '../ports/requirement-probe.js';

/** The probe of the launcher: answers for a program or package are looked up once. */
export function createQuickProbe(env: Readonly<Record<string, string>>, packages: string): RequirementProbe {
  const probe = createProbe({ env: () => env, packages });
  const known = new Map<string, boolean>();
  const once = (key: string, look: () => boolean): boolean => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = look();
    known.set(key, found);
    return found;
  };
  return {
    ...probe,
    bin: (name) => once(`bin ${name}`, () => probe.bin(name)),
    module: (name) => once(`module ${name}`, () => probe.module(name)),
  };
}
