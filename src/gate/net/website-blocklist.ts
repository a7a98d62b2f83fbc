import { isIP } from '../../lib/is-ip.js';
import { normaliseHost } from './host-pattern.js';
import { isSameOrBelow } from './special-names.js';

/** One place rules come from: the configuration, or a shared file whose text (or reading problem) the caller hands in. */
export interface BlocklistSource {
  /** `config` or the file's path; shown when a rule of it blocks. */
  readonly name: string;
  /** The rules, one per line. Undefined when the file could not be read. */
  readonly text?: string | undefined;
  /** Why it could not be read. */
  readonly problem?: string | undefined;
}

export interface BlocklistSettings {
  readonly enabled: boolean;
  readonly domains: readonly string[];
  readonly sources?: readonly BlocklistSource[];
  /** The list that was in force before: its rules of a source that fails now stay in force. */
  readonly lastGood?: WebsiteBlocklist | undefined;
}

export interface BlocklistMatch {
  readonly host: string;
  /** The rule that blocks; empty when the list itself is broken. */
  readonly rule: string;
  readonly source: string;
  readonly message: string;
}

export interface WebsiteBlocklist {
  /** The rule that blocks a host, or null. */
  match(host: string): BlocklistMatch | null;
  /** What is wrong with the sources, for `hermes doctor`. */
  readonly problems: readonly string[];
  /** The readable rules of each source, kept for the next reading. */
  readonly rulesBySource: ReadonlyMap<string, readonly BlocklistRule[]>;
}

export interface BlocklistRule {
  /** Host name without `*.`. */
  readonly domain: string;
  readonly onlyBelow: boolean;
  /** As it was written. */
  readonly text: string;
}

/**
 * Builds the operator's website blocklist. `x.y` blocks the host and everything below it, `*.x.y` only what is below.
 * Fails closed: when a source of an enabled list cannot be read or holds a line that is no rule, its last good copy
 * stays in force, and without one every site is blocked with the reason.
 */
export function createWebsiteBlocklist(settings: BlocklistSettings): WebsiteBlocklist {
  if (!settings.enabled) return { match: () => null, problems: [], rulesBySource: new Map() };
  const sources = [configSource(settings.domains), ...(settings.sources ?? [])];
  const rulesBySource = new Map<string, readonly BlocklistRule[]>();
  const problems: string[] = [];
  const broken: { source: string; problem: string }[] = [];
  for (const source of sources) {
    const read = readSource(source);
    if (read.ok) {
      rulesBySource.set(source.name, read.rules);
      continue;
    }
    problems.push(read.problem);
    const kept = settings.lastGood?.rulesBySource.get(source.name);
    if (kept === undefined) broken.push({ source: source.name, problem: read.problem });
    else rulesBySource.set(source.name, kept);
  }
  const find = indexRules(rulesBySource);
  const first = broken[0];
  return {
    problems,
    rulesBySource,
    match(host) {
      const name = normaliseHost(host);
      if (first !== undefined) return brokenList(name, first.source, first.problem);
      return find(name);
    },
  };
}

/** A list of the wrong type must not read as an empty one. */
function configSource(domains: unknown): BlocklistSource {
  const isList = Array.isArray(domains) && domains.every((domain) => typeof domain === 'string');
  return isList
    ? { name: 'config', text: domains.join('\n') }
    : { name: 'config', problem: 'security.website_blocklist.domains is not a list of host names' };
}

type SourceReading =
  | { readonly ok: true; readonly rules: readonly BlocklistRule[] }
  | { readonly ok: false; readonly problem: string };

function readSource(source: BlocklistSource): SourceReading {
  if (typeof source.text !== 'string') {
    return { ok: false, problem: `${source.name} could not be read${source.problem ? `: ${source.problem}` : ''}` };
  }
  const rules: BlocklistRule[] = [];
  for (const [index, line] of source.text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const rule = parseRule(line);
    if (rule === null) continue;
    if (rule === 'malformed') {
      const shown = JSON.stringify(line.trim().slice(0, 80));
      return { ok: false, problem: `${source.name} line ${index + 1} is not a host name: ${shown}` };
    }
    rules.push(rule);
  }
  return { ok: true, rules };
}

/** Null for an empty line or comment. */
function parseRule(line: string): BlocklistRule | 'malformed' | null {
  const hash = line.indexOf('#');
  const text = (hash < 0 ? line : line.slice(0, hash)).trim();
  if (text === '') return null;
  const withoutScheme = text.toLowerCase().replace(/^[a-z][a-z0-9+.-]*:\/\//, '');
  const authority = withoutScheme.split(/[/?\\]/, 1)[0] ?? '';
  const hostAndPort = authority.slice(authority.lastIndexOf('@') + 1);
  const host = isIP(hostAndPort) === 0 ? hostAndPort.replace(/:\d*$/, '') : hostAndPort;
  const onlyBelow = host.startsWith('*.');
  const domain = normaliseHost(onlyBelow ? host.slice(2) : host).replace(/^www\./, '');
  const isRule = isIP(domain) !== 0 || /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(domain);
  return isRule ? { domain, onlyBelow, text } : 'malformed';
}

interface IndexedRule extends BlocklistRule {
  readonly source: string;
}

/** Looks up a host by its own name and each parent, so that a list of a million lines costs no more than a short one. */
function indexRules(
  rulesBySource: ReadonlyMap<string, readonly BlocklistRule[]>,
): (host: string) => BlocklistMatch | null {
  const byDomain = new Map<string, IndexedRule[]>();
  for (const [source, rules] of rulesBySource) {
    for (const rule of rules) {
      const known = byDomain.get(rule.domain);
      if (known === undefined) byDomain.set(rule.domain, [{ ...rule, source }]);
      else if (!known.some((other) => other.onlyBelow === rule.onlyBelow)) known.push({ ...rule, source });
    }
  }
  return (host) => {
    for (const domain of parentsOf(host)) {
      const rule = byDomain.get(domain)?.find((candidate) => isHit(candidate, host));
      if (rule !== undefined) return blockedBy(host, rule);
    }
    return null;
  };
}

function isHit(rule: IndexedRule, host: string): boolean {
  return rule.onlyBelow ? host !== rule.domain && isSameOrBelow(host, rule.domain) : isSameOrBelow(host, rule.domain);
}

function* parentsOf(host: string): Generator<string> {
  yield host;
  if (isIP(host) !== 0) return;
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) yield host.slice(dot + 1);
}

function blockedBy(host: string, rule: IndexedRule): BlocklistMatch {
  const message = `${host} is on the website blocklist (rule ${JSON.stringify(rule.text)} of ${rule.source})`;
  return { host, rule: rule.text, source: rule.source, message };
}

function brokenList(host: string, source: string, problem: string): BlocklistMatch {
  const message =
    `the website blocklist is enabled but cannot be used: ${problem}. ` +
    'Every site is blocked until it is repaired or security.website_blocklist is changed';
  return { host, rule: '', source, message };
}
