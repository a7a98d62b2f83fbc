import { PERMISSIONS } from '../../kernel/effect.js';
import { hasMagic } from '../../lib/compile-glob.js';
import { nearest } from '../../lib/nearest.js';
import { isFloorHost } from '../net/check-url.js';
import { hostIsDenied, parseHostPattern } from '../net/host-pattern.js';
import { matchPath } from '../paths/match-path.js';
import { isOfSystem } from '../paths/path-floor.js';
import { expandNames } from './judge-restriction.js';
import { coversPermission, matchPermission } from './match-permission.js';
import type { Profile, Restriction } from './profile.js';

/** A rule that does nothing: it can never match, or another rule always decides before it. */
export interface ProfileWarning {
  /** Dotted, e.g. `restrictions.file:write.allowed_paths.0`. */
  readonly field: string;
  readonly kind: 'never-matches' | 'shadowed';
  readonly message: string;
}

/** The tools there are, each with the names of its arguments; undefined for one that takes any. */
export type KnownTools = ReadonlyMap<string, readonly string[] | undefined>;

/** Reports rules without effect. They loosen nothing, but somebody wrote them and expects them to work. */
export function lintProfile(
  profile: Profile,
  options: { readonly permissions?: readonly string[]; readonly tools?: KnownTools | undefined } = {},
): ProfileWarning[] {
  const known = options.permissions ?? PERMISSIONS;
  return [
    ...lintPermissions(profile, known),
    ...lintShadows(profile),
    ...Object.entries(profile.restrictions ?? {}).flatMap(([key, restriction]) =>
      lintRestriction(profile, key, restriction, known),
    ),
    ...lintConditions(profile),
    ...lintTools(profile, options.tools),
  ];
}

const LISTS = ['allow', 'deny', 'approval_required', 'unconfined'] as const;

function lintPermissions(profile: Profile, known: readonly string[]): ProfileWarning[] {
  const rules = LISTS.flatMap((list) =>
    (profile[list] ?? []).map((pattern, index) => ({ pattern, field: `${list}.${index}` })),
  );
  const keys = Object.keys(profile.restrictions ?? {}).map((pattern) => ({
    pattern,
    field: `restrictions.${pattern}`,
  }));
  return [...rules, ...keys].flatMap(({ pattern, field }) => unknownPermission(pattern, field, known));
}

function unknownPermission(pattern: string, field: string, known: readonly string[]): ProfileWarning[] {
  if (known.some((permission) => matchPermission(pattern, permission))) return [];
  return [never(field, `no tool has a permission that ${pattern} means.${advice(pattern, known)}`)];
}

function lintShadows(profile: Profile): ProfileWarning[] {
  const { allow, deny, approval_required: asks = [] } = profile;
  const shadowedBy = (list: string, rules: readonly string[], wider: readonly string[], by: string): ProfileWarning[] =>
    rules.flatMap((rule, index) => {
      const cover = wider.find((other) => coversPermission(other, rule));
      return cover === undefined
        ? []
        : [shadowed(`${list}.${index}`, `${list} ${rule} has no effect: ${by} ${cover} comes before it`)];
    });
  const repeated = (list: string, rules: readonly string[]): ProfileWarning[] =>
    rules.flatMap((rule, index) => {
      const cover = rules.find(
        (other, at) => at !== index && coversPermission(other, rule) && (other !== rule || at < index),
      );
      return cover === undefined
        ? []
        : [shadowed(`${list}.${index}`, `${list} ${rule} says nothing new beside ${cover}`)];
    });
  return [
    ...shadowedBy('allow', allow, deny, 'deny'),
    ...shadowedBy('approval_required', asks, deny, 'deny'),
    ...repeated('allow', allow),
    ...repeated('deny', deny),
    ...repeated('approval_required', asks),
  ];
}

function lintRestriction(
  profile: Profile,
  key: string,
  restriction: Restriction,
  known: readonly string[],
): ProfileWarning[] {
  const field = `restrictions.${key}`;
  const meant = known.filter((permission) => matchPermission(key, permission));
  const granted = meant.filter(
    (permission) =>
      !profile.deny.some((rule) => matchPermission(rule, permission)) &&
      [...profile.allow, ...(profile.approval_required ?? [])].some((rule) => matchPermission(rule, permission)),
  );
  if (meant.length > 0 && granted.length === 0)
    return [shadowed(field, `nothing grants ${key}, so there is nothing to restrict`)];
  return [
    ...lintKinds(field, key, restriction),
    ...lintGlobs(field, restriction),
    ...lintDenied(field, restriction),
    ...lintFloor(field, meant, restriction),
  ];
}

/** Places and hosts that are allowed and that no profile opens. */
function lintFloor(
  field: string,
  permissions: readonly string[],
  { allowed_paths: paths = [], allowed_hosts: hosts = [] }: Restriction,
): ProfileWarning[] {
  const onlyChanges = permissions.every((permission) => /^file:(?!read$)/.test(permission));
  const closed = (list: string, entries: readonly string[], isClosed: (entry: string) => boolean): ProfileWarning[] =>
    entries.flatMap((entry, index) =>
      isClosed(entry) ? [never(`${field}.${list}.${index}`, `${entry} is on the floor, which no profile opens`)] : [],
    );
  return [
    ...(onlyChanges ? closed('allowed_paths', paths, (glob) => isOfSystem(glob.replace(/\/\*+$/, ''))) : []),
    ...closed('allowed_hosts', hosts, (pattern) => isFloorHost(parseHostPattern(pattern)?.host ?? '')),
  ];
}

// What the effects of a kind of permission carry. Others may carry anything.
const CARRIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^file:/, ['paths', 'max_bytes']],
  [/^network:/, ['hosts', 'max_bytes', 'methods']],
  [/^browser:/, ['hosts', 'max_bytes', 'methods']],
  [/^terminal:/, ['commands', 'max_bytes']],
];

function lintKinds(field: string, key: string, restriction: Restriction): ProfileWarning[] {
  const carries = CARRIES.find(([pattern]) => pattern.test(key))?.[1];
  if (carries === undefined) return [];
  return Object.keys(restriction)
    .filter((limit) => !carries.includes(limit.replace(/^(allowed|denied)_/, '')))
    .map((limit) =>
      never(`${field}.${limit}`, `an effect of ${key} has no ${limit.replace(/^(allowed|denied)_/, '')} to compare`),
    );
}

function lintGlobs(
  field: string,
  { allowed_paths: allowed = [], denied_paths: denied = [] }: Restriction,
): ProfileWarning[] {
  const impossible = (list: string, globs: readonly string[]): ProfileWarning[] =>
    globs.flatMap((glob, index) => {
      const problem = globProblem(glob);
      return problem === undefined ? [] : [never(`${field}.${list}.${index}`, `${JSON.stringify(glob)} ${problem}`)];
    });
  const covered = allowed.flatMap((glob, index) => {
    const cover = denied.find((other) => coversGlob(other, glob));
    return cover === undefined
      ? []
      : [shadowed(`${field}.allowed_paths.${index}`, `${glob} has no effect: ${cover} is denied`)];
  });
  return [...impossible('allowed_paths', allowed), ...impossible('denied_paths', denied), ...covered];
}

function globProblem(glob: string): string | undefined {
  if (glob.split('/').includes('..') && hasMagic(glob.slice(0, glob.lastIndexOf('..'))))
    return 'goes up after a wildcard, which no real path does';
  return undefined;
}

/** Whether everything an allowed glob means is denied by another; only told where it is certain. */
function coversGlob(denied: string, allowed: string): boolean {
  if (denied === allowed || denied === '**' || denied === '/**') return true;
  if (allowed === '@credentials' || denied === '@credentials') return false;
  const place = { cwd: '/cwd', home: '/home/me', list: 'denied' } as const;
  const folder = allowed.replace(/\/\*\*?$/, '');
  if (hasMagic(folder)) return false;
  const example = folder.startsWith('/')
    ? folder
    : folder.startsWith('~')
      ? `/home/me${folder.slice(1)}`
      : `/cwd/${folder}`;
  return expandNames(denied, ['/tmp']).some((glob) =>
    matchPath(glob, example.replace('/cwd/./', '/cwd/').replace('/cwd/.', '/cwd'), place),
  );
}

/** Hosts and commands that are allowed and, on the same level, denied. */
function lintDenied(field: string, restriction: Restriction): ProfileWarning[] {
  const { allowed_hosts: hosts = [], denied_hosts: deniedHosts = [] } = restriction;
  const { allowed_commands: commands = [], denied_commands: deniedCommands = [] } = restriction;
  const covered = (list: string, allowed: readonly string[], cover: (entry: string) => string | undefined) =>
    allowed.flatMap((entry, index) => {
      const by = cover(entry);
      return by === undefined ? [] : [shadowed(`${field}.${list}.${index}`, `${entry} has no effect: ${by} is denied`)];
    });
  return [
    ...covered('allowed_hosts', hosts, (host) => deniedHosts.find((denied) => coversHost(denied, host))),
    ...covered('allowed_commands', commands, (command) =>
      deniedCommands.find((denied) => command === denied || command.startsWith(`${denied} `)),
    ),
  ];
}

function coversHost(denied: string, allowed: string): boolean {
  const parsed = parseHostPattern(allowed);
  if (parsed === null || parsed.host === '*') return denied === allowed;
  // For `*.x.y` a host below stands for all of them.
  return hostIsDenied(denied, parsed.host.replace(/^\*/, 'below'), parsed.port ?? -1);
}

function lintTools(profile: Profile, known: KnownTools | undefined): ProfileWarning[] {
  if (known === undefined) return [];
  return Object.entries(profile.tools ?? {}).flatMap(([name, rule]) => {
    const stem = name.endsWith('*') ? name.slice(0, -1) : undefined;
    const meant = [...known].filter(([tool]) => (stem === undefined ? tool === name : tool.startsWith(stem)));
    if (meant.length === 0) return [never(`tools.${name}`, `there is no tool ${name}.${advice(name, known.keys())}`)];
    const names = new Set(meant.flatMap(([, parameters]) => parameters ?? []));
    if (typeof rule === 'string' || meant.some(([, parameters]) => parameters === undefined)) return [];
    return Object.keys(rule.parameters)
      .filter((parameter) => !names.has(parameter))
      .map((parameter) =>
        never(`tools.${name}.parameters.${parameter}`, `${name} has no such argument.${advice(parameter, names)}`),
      );
  });
}

function advice(name: string, known: Iterable<string>): string {
  const near = nearest(name, [...known], 1)[0];
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

function lintConditions(profile: Profile): ProfileWarning[] {
  const asks = profile.approval_required ?? [];
  return Object.keys(profile.ask_unless ?? {})
    .filter((permission) => !asks.some((rule) => matchPermission(rule, permission)))
    .map((permission) => never(`ask_unless.${permission}`, `approval_required does not ask about ${permission}`));
}

function never(field: string, message: string): ProfileWarning {
  return { field, kind: 'never-matches', message: `${field}: ${message}` };
}

function shadowed(field: string, message: string): ProfileWarning {
  return { field, kind: 'shadowed', message: `${field}: ${message}` };
}
