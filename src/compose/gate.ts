import { readFileSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { ConfigError } from '../config/parse-config.js';
import { type Approver, callbackApprover } from '../gate/approvals/approver.js';
import { createSmartApprover } from '../gate/approvals/smart-approver.js';
import { createGate, type HermesGate } from '../gate/create-gate.js';
import { inspectUrl } from '../gate/net/check-url.js';
import { findProfile } from '../gate/profiles/built-in-profiles.js';
import { canonicalLevels } from '../gate/profiles/canonical-levels.js';
import { parseProfiles } from '../gate/profiles/parse-profiles.js';
import type { Profile, ProfileLevel } from '../gate/profiles/profile.js';
import type { TaintBook } from '../gate/taint.js';
import type { Clock } from '../kernel/context.js';
import type { EventHub } from '../kernel/events.js';
import type { PathResolver } from '../kernel/gate.js';
import { validateArguments } from '../kernel/schema/validate-arguments.js';
import type { JsonSchema } from '../kernel/tool.js';
import type { HomeApprovals } from './approvals.js';
import type { Network } from './network.js';
import type { HermesOptions } from './options.js';
import type { Settings } from './settings.js';

interface GateParts {
  readonly settings: Settings;
  readonly options: HermesOptions;
  readonly events: EventHub;
  readonly clock: Clock;
  readonly approvals: HomeApprovals;
  readonly network: Network;
  /** Follows the paths of profiles where the calls will happen. */
  readonly paths: PathResolver;
  readonly taint: TaintBook;
}

/** The gate of an instance: its profile, who answers, and the settings as they were at the start. */
export async function createInstanceGate(parts: GateParts): Promise<HermesGate> {
  const { settings, options, events, clock, network, paths } = parts;
  const { approvals, security } = settings.config;
  const place = gatePlace(settings);
  const levels = await profileLevels(settings, options);
  return createGate({
    levels: await canonicalLevels(levels, { cwd: settings.cwd, paths, ...place }),
    ...place,
    approvers: approversOf(parts),
    store: parts.approvals.store,
    approvals: {
      mode: approvals.mode,
      timeoutMs: approvals.timeout * 1_000,
      deny: approvals.deny,
      ask: approvals.ask,
      allow: approvals.allow,
    },
    unattended: options.unattended === true,
    yolo: options.yolo === true,
    clock,
    inspectUrl: (url) => {
      const found = inspectUrl(url, network.policy);
      return found.ok ? undefined : found.reason;
    },
    ...(security.taint ? { taint: parts.taint } : {}),
    validate: problemOf,
    onRequest: (request) => events.emit('approval', { request }),
  });
}

/** The places that the rules of this machine speak of. */
export function gatePlace({ env, paths }: Settings): { home: string; hermesHome: string; temporary: string[] } {
  return { home: env.HOME ?? homedir(), hermesHome: realPath(paths.root), temporary: [realPath(tmpdir())] };
}

/** Paths are judged where they really lead, so what is compared with them must be real too. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // not there yet: nothing to follow
  }
}

/** What is wrong with a value by its schema. */
export function problemOf(schema: JsonSchema | boolean, value: unknown): string | undefined {
  const answer = validateArguments(schema, value);
  return answer.ok ? undefined : answer.errors[0]?.message;
}

/** The operator's profile; `--permissions FILE` replaces home's file. */
export async function profileLevels(
  settings: Settings,
  options: Pick<HermesOptions, 'profile' | 'permissions'>,
): Promise<ProfileLevel[]> {
  const { profile = settings.config.profile } = options;
  if (typeof profile !== 'string') return [{ level: 'session', profile }];
  const own = await readProfiles(options.permissions ?? settings.paths.permissions, options.permissions !== undefined);
  return [{ level: profile, profile: findProfile(profile, own) }];
}

/** Profiles of a file; a file that was named must exist, home's own may be absent. */
export async function readProfiles(file: string, mustExist: boolean): Promise<Readonly<Record<string, Profile>>> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT' && !mustExist) return {};
    throw new ConfigError([
      { file, line: undefined, field: '', message: `cannot be read: ${(problem as Error).message}` },
    ]);
  }
  const parsed = await parseProfiles(text, file);
  if (parsed.ok) return parsed.profiles;
  throw new ConfigError(parsed.errors.map(({ line, field, message }) => ({ file, line, field: field ?? '', message })));
}

/** In turn: the helper model where it is wanted, then the person or program that is here, then whoever watches. */
function approversOf({ settings, options, network, approvals }: GateParts): Approver[] {
  const { approve, approver } = options;
  return [
    ...(settings.config.approvals.mode === 'smart' ? [createSmartApprover({ model: network.model })] : []),
    ...(approver === undefined ? [] : [approver(settings.config.approvals.timeout * 1_000)]),
    ...(approve === undefined ? [] : [callbackApprover(approve)]),
    approvals.watcher,
  ];
}
