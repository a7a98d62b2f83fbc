import { nearest } from '../../lib/nearest.js';
import { freezeDeep } from './freeze-deep.js';
import type { Profile } from './profile.js';

const READONLY_RESEARCH: Profile = {
  name: 'readonly_research',
  description: 'Searching, fetching and reading files; nothing is changed.',
  allow: ['network:search', 'network:fetch', 'file:read'],
  deny: ['file:write', 'file:delete', 'terminal:execute'],
};

const FULL_DEVELOPER: Profile = {
  name: 'full_developer',
  description: 'Everything but changing the environment; files are written under /workspace and /tmp.',
  allow: ['*'],
  deny: ['env:write'],
  restrictions: {
    'file:write': {
      allowed_paths: ['/workspace/**', '/tmp/**'],
      denied_paths: ['/workspace/.env', '/workspace/secrets/**'],
    },
    'terminal:execute': { denied_commands: ['rm -rf /', ':(){ :|:& };:'] },
  },
};

const PRODUCTION_DEPLOY: Profile = {
  name: 'production_deploy',
  description: 'Reading git, fetching, and running containers after a question.',
  allow: ['git:read', 'docker:run', 'network:fetch'],
  deny: ['terminal:execute', 'file:delete'],
  approval_required: ['docker:run', 'database:write'],
};

const SAFE: Profile = {
  name: 'safe',
  description: 'The web, vision, images and reading files. No terminal, no code, no changes.',
  allow: [
    'file:read',
    'media:generate',
    'memory:read',
    'model:call',
    'network:*',
    'session:read',
    'skills:read',
    'system:read',
  ],
  deny: ['terminal:execute', 'code:execute', 'docker:run', 'file:write', 'file:delete', 'env:write'],
  restrictions: { 'file:read': { denied_paths: ['@credentials'] } },
};

const HERE_AND_TEMPORARY = ['./**', '@tmp/**'];

const DEFAULT: Profile = {
  name: 'default',
  description: 'Reading, writing below the working directory, commands by their verdict, the network by its rules.',
  allow: ['*:read', 'file:write', 'file:delete', 'terminal:execute', 'network:*', 'process:manage', 'system:*'],
  deny: [],
  approval_required: [
    'code:execute',
    'env:write',
    'message:send',
    'email:send',
    'database:write',
    'docker:run',
    'cloud:write',
    'agent:delegate',
    'mcp:call',
  ],
  restrictions: {
    'file:read': { denied_paths: ['@credentials'] },
    'file:write': { allowed_paths: HERE_AND_TEMPORARY },
    'file:delete': { allowed_paths: HERE_AND_TEMPORARY },
  },
  ask_unless: { 'code:execute': 'sandboxed', 'mcp:call': 'trusted' },
  unconfined: ['terminal:execute'],
};

/** The profiles every installation has, by name. A profile of the operator's with the same name replaces it. */
export const BUILT_IN_PROFILES: Readonly<Record<string, Profile>> = freezeDeep({
  default: DEFAULT,
  safe: SAFE,
  readonly_research: READONLY_RESEARCH,
  full_developer: FULL_DEVELOPER,
  production_deploy: PRODUCTION_DEPLOY,
});

/** The profile of a name, the operator's own before the built-in ones. Throws on an unknown name, with near ones. */
export function findProfile(name: string, own: Readonly<Record<string, Profile>> = {}): Profile {
  const found = Object.hasOwn(own, name)
    ? own[name]
    : BUILT_IN_PROFILES[Object.hasOwn(BUILT_IN_PROFILES, name) ? name : ''];
  if (found !== undefined) return found;
  const names = [...new Set([...Object.keys(own), ...Object.keys(BUILT_IN_PROFILES)])];
  const near = nearest(name, names, 1)[0];
  const advice = near === undefined ? `Known profiles: ${names.sort().join(', ')}.` : `Did you mean ${near}?`;
  throw new Error(`Unknown profile: ${JSON.stringify(name)}. ${advice}`);
}
