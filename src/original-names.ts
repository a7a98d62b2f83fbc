import { processEnvironment } from './config/environment.js';
import type { Hermes } from './create-hermes.js';
import { AvailabilityCache } from './kernel/availability.js';
import { DefinitionList } from './kernel/definition-list.js';
import type { DefinitionFormat } from './kernel/definitions/format-definition.js';
import { createGrant } from './kernel/grant.js';
import { registry } from './kernel/registry.js';
import type { Toolset } from './kernel/toolsets/built-in.js';
import { createCustomToolset as createIn, resolveToolset as resolveIn } from './kernel/toolsets/resolve-toolset.js';
import { createHermes } from './load-hermes.js';
import { createProbe } from './ports/requirement-probe.js';

/** The tools of a toolset, sorted. Throws with a suggestion for an unknown name. */
export function resolveToolset(name: string): string[] {
  return resolveIn(name, registry);
}

/** Adds a toolset to the singleton registry. A built-in name cannot be taken. */
export function createCustomToolset(
  name: string,
  options: { description?: string; tools?: readonly string[]; includes?: readonly string[] },
): Toolset {
  return createIn(registry, name, options);
}

/**
 * Definitions of the singleton registry's tools: `enabled` null means all, `[]` none, `disabled` always wins.
 * Those who know the original start here; a session of its own comes from `createHermes`.
 */
export function getToolDefinitions(
  options: { enabled?: readonly string[] | null; disabled?: readonly string[]; format?: DefinitionFormat } = {},
): readonly unknown[] {
  const grant = createGrant(registry, { toolsets: options.enabled ?? null, disabled: options.disabled ?? [] });
  return new DefinitionList(grant, availability(), { mode: 'off', budgetTokens: 0 }).list(options.format);
}

/** Calls a tool in an instance shared by the process: default profile, nobody to ask. Answers its JSON string. */
export async function handleFunctionCall(
  name: string,
  args: unknown,
  options: { taskId?: string; sessionId?: string } = {},
): Promise<string> {
  const key = options.sessionId ?? '';
  const hermes =
    shared.get(key) ?? createHermes(options.sessionId === undefined ? {} : { sessionId: options.sessionId });
  shared.set(key, hermes);
  hermes.catch(() => shared.delete(key)); // settings that could not be used are read again next time
  return (await hermes).call(name, args, options.taskId === undefined ? {} : { taskId: options.taskId });
}

/** Instances behind `handleFunctionCall`, by session. */
const shared = new Map<string, Promise<Hermes>>();
let cache: AvailabilityCache | undefined;

function availability(): AvailabilityCache {
  cache ??= new AvailabilityCache({ probe: createProbe({ env: () => processEnvironment }), now: Date.now });
  return cache;
}
