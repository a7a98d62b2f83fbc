import { escapeGlob } from '../../lib/compile-glob.js';
import { hostIsDenied, hostMatches, normaliseHost, parseHostPattern } from '../net/host-pattern.js';
import { readUrlShape } from '../net/url-shape.js';
import type { Restriction, Verdict } from './profile.js';
import { type JudgedEffect, type RuleContext, shellPlace } from './rule-helpers.js';

/** One limit of a restriction that had something to say. */
export interface LimitMatch {
  readonly limit: string;
  readonly verdict: Verdict;
  /** `listed`: a denied_* entry matched. `outside`: no allowed_* entry did. `unknown`: it cannot be told. */
  readonly cause: 'listed' | 'outside' | 'unknown' | 'within';
  readonly reason: string;
}

/** Compares an effect with the limits of one restriction. Several may speak; an empty answer means no objection. */
export function judgeRestriction(restriction: Restriction, effect: JudgedEffect, context: RuleContext): LimitMatch[] {
  return [
    ...judgePath(restriction, effect, context),
    ...judgeCommandLimit(restriction, effect, context),
    ...judgeHost(restriction, effect),
    ...judgeMethod(restriction, effect, context),
    ...judgeSize(restriction, effect, context),
  ];
}

function judgePath(restriction: Restriction, effect: JudgedEffect, context: RuleContext): LimitMatch[] {
  const { allowed_paths: allowed, denied_paths: denied } = restriction;
  if (allowed === undefined && denied === undefined) return [];
  const path = effect.path;
  if (path === undefined) return allowed === undefined ? [] : [unknown('allowed_paths', 'which path is not known yet')];
  if (context.paths === undefined) return [outside('allowed_paths', 'paths cannot be compared here')];
  const matches: LimitMatch[] = [];
  for (const glob of denied ?? []) {
    if (matchesPath(glob, path, context, 'denied'))
      matches.push(listed(`denied_paths ${glob}`, `${path} is a denied path`));
  }
  if (allowed === undefined) return matches;
  const within = allowed.find((glob) => matchesPath(glob, path, context, 'allowed'));
  if (within === undefined) matches.push(outside('allowed_paths', `${path} is outside the allowed paths`));
  else
    matches.push({ limit: `allowed_paths ${within}`, verdict: 'allow', cause: 'within', reason: `${path} is allowed` });
  return matches;
}

/** Whether a glob of a profile means a path, with the names `@credentials` and `@tmp` resolved. */
export function matchesPath(glob: string, path: string, context: RuleContext, list: 'allowed' | 'denied'): boolean {
  const { paths, cwd, home } = context;
  if (paths === undefined) return list === 'denied';
  if (glob === '@credentials') return paths.isCredentialFile(path);
  return expandNames(glob, context.temporary).some((each) => paths.matchPath(each, path, { cwd, home, list }));
}

/** A glob with `@tmp` written out, once for every temporary folder. */
export function expandNames(glob: string, temporary: readonly string[]): string[] {
  if (glob !== '@tmp' && !glob.startsWith('@tmp/')) return [glob];
  return temporary.map((folder) => escapeGlob(folder.replace(/\/+$/, '')) + glob.slice('@tmp'.length));
}

function judgeCommandLimit(restriction: Restriction, effect: JudgedEffect, context: RuleContext): LimitMatch[] {
  const { allowed_commands: allowed, denied_commands: denied } = restriction;
  if (allowed === undefined && denied === undefined) return [];
  const command = effect.command;
  if (command === undefined) {
    return allowed === undefined ? [] : [unknown('allowed_commands', 'which command is not known yet')];
  }
  const rules = context.commands;
  if (rules === undefined) return [outside('allowed_commands', 'commands cannot be compared here')];
  const place = shellPlace(context);
  const matches = (denied ?? []).flatMap((pattern) => {
    const isMeant = rules.someCommand(pattern, command, place);
    if (isMeant === 'no') return [];
    const reason =
      isMeant === 'yes' ? 'it is a denied command' : 'it is too long or broken to tell that no denied command is in it';
    return [listed(`denied_commands ${pattern}`, reason)];
  });
  if (allowed === undefined) return matches;
  if (!rules.everyCommand(allowed, command, place))
    matches.push(outside('allowed_commands', 'not every part of it is an allowed command'));
  return matches;
}

function judgeHost(restriction: Restriction, effect: JudgedEffect): LimitMatch[] {
  const { allowed_hosts: allowed, denied_hosts: denied } = restriction;
  if (allowed === undefined && denied === undefined) return [];
  if (effect.url === undefined && effect.host === undefined) {
    return allowed === undefined ? [] : [unknown('allowed_hosts', 'which host is not known yet')];
  }
  const target = effect.url === undefined ? hostOfText(effect.host ?? '') : hostOfUrl(effect.url);
  if (target === undefined)
    return [outside(allowed ? 'allowed_hosts' : 'denied_hosts', 'the host cannot be read off it')];
  const { host, port } = target;
  const matches = (denied ?? [])
    .filter((pattern) => hostIsDenied(pattern, host, port))
    .map((pattern) => listed(`denied_hosts ${pattern}`, `${host} is a denied host`));
  if (allowed !== undefined && !allowed.some((pattern) => hostMatches(pattern, host, port))) {
    matches.push(outside('allowed_hosts', `${host} is not an allowed host`));
  }
  return matches;
}

interface Host {
  readonly host: string;
  readonly port?: number | undefined;
}

/** A tool may name a host with its port. What is no host at all must not pass for one that nobody denied. */
function hostOfText(text: string): Host | undefined {
  const parsed = parseHostPattern(text);
  return parsed === null || parsed.host.includes('*') ? undefined : parsed;
}

function hostOfUrl(url: string): Host | undefined {
  const shape = readUrlShape(url);
  if (!shape.ok) return undefined;
  const port = shape.url.port === '' ? (shape.url.protocol === 'https:' ? 443 : 80) : Number(shape.url.port);
  return { host: normaliseHost(shape.url.hostname), port };
}

function judgeMethod({ methods }: Restriction, effect: JudgedEffect, context: RuleContext): LimitMatch[] {
  if (methods === undefined) return [];
  const method = effect.method ?? context.args?.method;
  if (typeof method !== 'string') return [unknown('methods', 'which HTTP method is not known yet')];
  const wanted = method.toUpperCase();
  if (methods.some((allowed) => allowed.toUpperCase() === wanted)) return [];
  return [outside('methods', `${wanted} is not one of the allowed methods`)];
}

function judgeSize({ max_bytes: most }: Restriction, effect: JudgedEffect, context: RuleContext): LimitMatch[] {
  if (most === undefined) return [];
  const content = context.args?.content;
  const bytes = effect.bytes ?? (typeof content === 'string' ? Buffer.byteLength(content) : undefined);
  if (bytes === undefined || bytes <= most) return [];
  return [outside('max_bytes', `${bytes} bytes are more than the allowed ${most}`)];
}

function listed(limit: string, reason: string): LimitMatch {
  return { limit, verdict: 'deny', cause: 'listed', reason };
}

function outside(limit: string, reason: string): LimitMatch {
  return { limit, verdict: 'deny', cause: 'outside', reason };
}

function unknown(limit: string, reason: string): LimitMatch {
  return { limit, verdict: 'ask', cause: 'unknown', reason };
}
