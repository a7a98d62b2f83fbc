import { readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { ConfigError } from '../config/parse-config.js';
import { realPath } from '../config/real-path.js';
import type { Environment } from '../environments/environment.js';
import { createLocalFiles } from '../environments/local/files.js';
import { type Approver, callbackApprover } from '../gate/approvals/approver.js';
import { createGate, type GateOptions, type HermesGate } from '../gate/create-gate.js';
import { inspectUrl } from '../gate/net/check-url.js';
import { BUILT_IN_PROFILES, findProfile } from '../gate/profiles/built-in-profiles.js';
import { canonicalLevels } from '../gate/profiles/canonical-levels.js';
import { parseProfiles } from '../gate/profiles/parse-profiles.js';
import type { Profile, ProfileLevel } from '../gate/profiles/profile.js';
import type { TaintBook } from '../gate/taint.js';
import type { GatePlace } from '../gate/weigh-call.js';
import type { Clock } from '../kernel/context.js';
import type { EventHub } from '../kernel/events.js';
import { ToolError } from '../kernel/outcome.js';
import { validateArguments } from '../kernel/schema/validate-arguments.js';
import type { JsonSchema } from '../kernel/tool.js';
import type { McpServers } from '../mcp/client/mcp-servers.js';
import type { HomeApprovals } from './approvals.js';
import type { EnvironmentPlaces } from './environments.js';
import type { Network } from './network.js';
import type { HermesOptions } from './options.js';
import type { Settings } from './settings.js';
import { workspaceProfiles } from './workspace.js';

interface GateParts {
  readonly settings: Settings;
  readonly options: HermesOptions;
  readonly events: EventHub;
  readonly clock: Clock;
  readonly approvals: HomeApprovals;
  readonly redact: (text: string) => string;
  readonly network: Network;
  readonly places: EnvironmentPlaces;
  readonly taint: TaintBook;
  readonly mcp?: McpServers | undefined;
}

/** The gate of an instance: its profile, who answers, and the settings as they were at the start. */
export async function createInstanceGate(parts: GateParts): Promise<HermesGate> {
  const { settings, options, events, clock, network, places } = parts;
  const { approvals, security } = settings.config;
  const place = gatePlace(settings);
  const levels = await profileLevels(settings, options);
  const elsewhere = new WeakMap<Environment, GatePlace>();
  places.onEnter(async (environment) => {
    const { readPlaceRules } = await import('./place-rules.js');
    elsewhere.set(environment, await readPlaceRules(environment, levels, place));
  });
  const { cwd } = settings;
  const files = createLocalFiles({ home: place.home });
  const paths = { resolve: (path: string) => files.resolve(path, { cwd }) };
  return createGate({
    levels: await canonicalLevels(levels, { cwd, paths, ...place }),
    ...place,
    placeOf: (call) => {
      const environment = places.elsewhere(call.taskId);
      return environment === undefined ? undefined : elsewhere.get(environment);
    },
    approvers: await approversOf(parts),
    store: parts.approvals.store,
    approvals: {
      mode: approvals.mode,
      timeoutMs: approvals.timeout * 1_000,
      deny: approvals.deny,
      ask: approvals.ask,
      allow: approvals.allow,
    },
    sandbox: (call) => places.sandbox(call.taskId),
    unattended: options.unattended === true,
    yolo: options.yolo === true,
    clock,
    inspectUrl: (url) => {
      const found = inspectUrl(url, network.policy);
      return found.ok ? undefined : found.reason;
    },
    ...(security.taint ? { taint: parts.taint } : {}),
    ...(parts.mcp === undefined ? {} : await mcpRules(parts, parts.mcp)),
    validate: problemOf,
    onRequest: (request) => events.emit('approval', { request }),
  });
}

/** Trust in servers, and the profile a server's calls are held to besides the session's own. */
async function mcpRules(
  { settings, options }: GateParts,
  mcp: McpServers,
): Promise<Pick<GateOptions, 'isTrusted' | 'levelsOf'>> {
  const { profiles } = await ownProfiles(settings, options);
  const levels = new Map<string, readonly ProfileLevel[]>();
  const levelsOf = (name: string): readonly ProfileLevel[] => {
    const known = levels.get(name) ?? [{ level: name, profile: namedProfile(name, profiles) }];
    levels.set(name, known);
    return known;
  };
  return {
    isTrusted: (effect) => mcp.isTrusted(effect),
    levelsOf: ({ toolset }) => {
      const profile = toolset.startsWith('mcp-') ? mcp.get(toolset.slice(4))?.settings.profile : undefined;
      return profile === undefined ? undefined : levelsOf(profile);
    },
  };
}

/** The places that the rules of this machine speak of. */
export function gatePlace({ env, paths }: Settings): { home: string; hermesHome: string; temporary: string[] } {
  return { home: realPath(env.HOME ?? homedir()), hermesHome: realPath(paths.root), temporary: [realPath(tmpdir())] };
}

/** What is wrong with a value by its schema. */
export function problemOf(schema: JsonSchema | boolean, value: unknown): string | undefined {
  const answer = validateArguments(schema, value);
  return answer.ok ? undefined : answer.errors[0]?.message;
}

/**
 * The operator's profile, narrowed by the one of the same name in a trusted workspace. A name that only the
 * workspace knows narrows `default`. `--permissions FILE` replaces both files.
 */
export async function profileLevels(
  settings: Settings,
  options: Pick<HermesOptions, 'profile' | 'permissions'>,
): Promise<ProfileLevel[]> {
  const { profile = settings.config.profile } = options;
  const isReplaced = options.permissions !== undefined;
  const workspace = isReplaced ? {} : await workspaceProfiles(settings);
  const name = typeof profile === 'string' ? profile : (profile.name ?? '');
  const narrowing = Object.hasOwn(workspace, name) ? workspace[name] : undefined;
  const levels = narrowing === undefined ? [] : [{ level: 'workspace', profile: narrowing }];
  if (typeof profile !== 'string') return [{ level: 'session', profile }, ...levels];
  const { profiles: own } = await ownProfiles(settings, options);
  const isKnown = Object.hasOwn(own, name) || Object.hasOwn(BUILT_IN_PROFILES, name) || narrowing === undefined;
  return [{ level: isKnown ? name : 'default', profile: namedProfile(isKnown ? name : 'default', own) }, ...levels];
}

/** The profile of a name; an unknown one is wrong usage, not a failure. */
function namedProfile(name: string, own: Readonly<Record<string, Profile>>): Profile {
  try {
    return findProfile(name, own);
  } catch (problem) {
    const hint = 'hermes permissions list shows every profile.';
    throw new ToolError((problem as Error).message, { code: 'invalid_arguments', hint });
  }
}

/** The operator's own profiles and the file they come from. */
export async function ownProfiles(
  settings: Settings,
  options: Pick<HermesOptions, 'permissions'>,
): Promise<{ file: string; profiles: Readonly<Record<string, Profile>> }> {
  const file = options.permissions ?? settings.paths.permissions;
  return { file, profiles: await readProfiles(file, options.permissions !== undefined) };
}

/** Profiles of a file; a file that was named must exist, home's own may be absent. */
export async function readProfiles(file: string, mustExist: boolean): Promise<Readonly<Record<string, Profile>>> {
  let text: string;
  try {
    // A name with a character that cannot be read would deny nothing.
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT' && !mustExist) return {};
    throw new ConfigError([
      { file, line: undefined, field: '', message: `cannot be read: ${(problem as Error).message}` },
    ]);
  }
  const parsed = await parseProfiles(text, file);
  if (parsed.ok) return parsed.profiles;
  throw new ConfigError(
    parsed.errors.map(({ line, field, message }) => {
      // The parser's sentence already begins with the place, which ConfigError adds itself.
      const place = `${file}:${line}: ${field === '' ? '' : `${field}: `}`;
      return { file, line, field, message: message.startsWith(place) ? message.slice(place.length) : message };
    }),
  );
}

/** In turn: the helper model where it is wanted, then the person or program that is here, then whoever watches. */
async function approversOf({ settings, options, network, approvals, redact }: GateParts): Promise<Approver[]> {
  const { approve, approver } = options;
  return [
    ...(settings.config.approvals.mode === 'smart' ? [await smartApprover(network, redact)] : []),
    ...(approver === undefined ? [] : [approver(settings.config.approvals.timeout * 1_000)]),
    ...(approve === undefined ? [] : [callbackApprover(approve)]),
    approvals.watcher,
  ];
}

async function smartApprover({ model }: Network, redact: (text: string) => string): Promise<Approver> {
  const { createSmartApprover } = await import('../gate/approvals/smart-approver.js');
  return createSmartApprover({ model, redact });
}
