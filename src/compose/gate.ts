import { readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { ConfigError } from '../config/parse-config.js';
import { type Approver, callbackApprover } from '../gate/approvals/approver.js';
import { createGate, type HermesGate } from '../gate/create-gate.js';
import { findProfile } from '../gate/profiles/built-in-profiles.js';
import { parseProfiles } from '../gate/profiles/parse-profiles.js';
import type { Profile, ProfileLevel } from '../gate/profiles/profile.js';
import type { Clock } from '../kernel/context.js';
import type { EventHub } from '../kernel/events.js';
import { validateArguments } from '../kernel/schema/validate-arguments.js';
import type { Store } from '../store/open-store.js';
import type { HermesOptions } from './options.js';
import type { Settings } from './settings.js';

interface GateParts {
  readonly settings: Settings;
  readonly options: HermesOptions;
  readonly events: EventHub;
  readonly clock: Clock;
  readonly store: Store;
}

/** The gate of an instance: its profile, who answers, and the settings as they were at the start. */
export async function createInstanceGate(parts: GateParts): Promise<HermesGate> {
  const { settings, options, events, clock } = parts;
  const { approvals } = settings.config;
  return createGate({
    levels: await profileLevels(settings, options),
    home: settings.env.HOME ?? homedir(),
    temporary: [tmpdir()],
    approvers: approversOf(options),
    approvals: { mode: approvals.mode, timeoutMs: approvals.timeout * 1_000, deny: approvals.deny, ask: approvals.ask, allow: approvals.allow },
    unattended: options.unattended === true,
    yolo: options.yolo === true,
    clock,
    validate: (schema, value) => {
      const answer = validateArguments(schema, value);
      return answer.ok ? undefined : answer.errors[0]?.message;
    },
    onRequest: (request) => events.emit('approval', { request }),
  });
}

/** The operator's profile; `--permissions FILE` replaces home's file. */
export async function profileLevels(settings: Settings, options: Pick<HermesOptions, 'profile' | 'permissions'>): Promise<ProfileLevel[]> {
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
    throw new ConfigError([{ file, line: undefined, field: '', message: `cannot be read: ${(problem as Error).message}` }]);
  }
  const parsed = await parseProfiles(text, file);
  if (parsed.ok) return parsed.profiles;
  throw new ConfigError(parsed.errors.map(({ line, field, message }) => ({ file, line, field: field ?? '', message })));
}

function approversOf(options: HermesOptions): Approver[] {
  return options.approve === undefined ? [] : [callbackApprover(options.approve)];
}
