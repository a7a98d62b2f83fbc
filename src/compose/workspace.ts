import { join } from 'node:path';
import { ConfigError } from '../config/parse-config.js';
import { lastTrustedText, trustedText, type WorkspaceTrust, workspaceTrust } from '../discovery/workspace-trust.js';
import { parseProfiles } from '../gate/profiles/parse-profiles.js';
import type { Profile } from '../gate/profiles/profile.js';
import type { Settings } from './settings.js';

const PERMISSIONS = 'hermes_permissions.yaml';
/** Looked at once per instance: everything of it sees the same state. */
const looked = new WeakMap<Settings, WorkspaceTrust>();

/** Whether this instance listens to what its working folder says. */
export function trustOf(settings: Settings): WorkspaceTrust {
  const known = looked.get(settings);
  if (known !== undefined) return known;
  const trust = workspaceTrust(settings.cwd, settings.paths);
  looked.set(settings, trust);
  return trust;
}

/**
 * Profiles of a trusted workspace, which only narrow. While trust is suspended those that were trusted last still
 * hold, so that a change of the file never opens anything.
 */
export async function workspaceProfiles(settings: Settings): Promise<Readonly<Record<string, Profile>>> {
  const trust = trustOf(settings);
  const text =
    trust.state === 'changed' ? lastTrustedText(trust, settings.paths, PERMISSIONS) : trustedText(trust, PERMISSIONS);
  if (text === undefined) return {};
  const file = join(trust.root, PERMISSIONS);
  const parsed = await parseProfiles(text, file);
  if (parsed.ok) return parsed.profiles;
  throw new ConfigError(parsed.errors.map(({ line, field, message }) => ({ file, line, field, message })));
}
