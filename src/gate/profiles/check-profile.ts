import { hasTooManyAlternatives } from '../../lib/compile-glob.js';
import { nearest } from '../../lib/nearest.js';
import { parseHostPattern } from '../net/host-pattern.js';
import { isPermissionPattern } from './match-permission.js';

/** What is wrong with a profile, and where: the path of keys from the profile down. */
export interface ProfileProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Everything that is wrong with the shape of a profile. A key that is not known is a mistake too: a mistyped `deny`
 * that is passed over would loosen the gate without a word.
 */
export function checkProfile(value: unknown): ProfileProblem[] {
  const problems: ProfileProblem[] = [];
  const report = (path: readonly (string | number)[], message: string): void => {
    problems.push({ path, message });
  };
  if (!isRecord(value)) {
    report([], `expected a mapping with allow and deny, got ${describe(value)}`);
    return problems;
  }
  const profile = ownEntries(value, [], Object.keys(FIELDS), report);
  for (const [key, field] of profile) FIELDS[key]?.(field, [key], report);
  return problems;
}

type Report = (path: readonly (string | number)[], message: string) => void;
type Check = (value: unknown, path: readonly (string | number)[], report: Report) => void;

const checkText: Check = (value, path, report) => {
  if (typeof value !== 'string') report(path, `expected text, got ${describe(value)}`);
};

const checkPermission: Check = (value, path, report) => {
  if (typeof value === 'string' && isPermissionPattern(value)) return;
  report(path, `expected a permission such as file:read, file:*, *:read or "*", got ${describe(value)}`);
};

const checkLine: Check = (value, path, report) => {
  if (typeof value !== 'string' || value.trim() === '') report(path, `expected text, got ${describe(value)}`);
  else if (value.includes('\0')) report(path, 'has a null byte, which no path, command or host can have');
};

/** A denied host or path that can never be one would deny nothing, without a word. */
const checkHost: Check = (value, path, report) => {
  if (typeof value === 'string' && parseHostPattern(value) !== null) return;
  report(path, `expected a host such as api.example.org, *.example.org or host:port, got ${describe(value)}`);
};

const checkGlob: Check = (value, path, report) => {
  checkLine(value, path, report);
  const problem = typeof value === 'string' ? globProblem(value) : undefined;
  if (problem !== undefined) report(path, `${describe(value)} ${problem}`);
};

function globProblem(glob: string): string | undefined {
  if (glob !== glob.trim()) return 'begins or ends with a blank';
  if (glob.startsWith('@') && glob !== '@credentials' && !/^@tmp(\/|$)/.test(glob))
    return 'is no known name; there are @tmp and @credentials';
  if (/^~[^/]/.test(glob)) return 'names another user; only ~/ is known, write the folder out';
  if (/^\$\{?\w/.test(glob)) return 'begins with a variable, which is not looked up; write ~/ or the folder';
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(glob)) return 'is an address; write the path alone';
  if (/(?<!\\)(?:\\\\)*\\$/.test(glob)) return 'ends with a backslash that has nothing to quote';
  if (hasTooManyAlternatives(glob)) return 'stands for too many others; write fewer braces';
  return undefined;
}

const checkBytes: Check = (value, path, report) => {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return;
  report(path, `expected a whole number of bytes, got ${describe(value)}`);
};

const checkMethod: Check = (value, path, report) => {
  if (typeof value === 'string' && /^[A-Za-z]+$/.test(value)) return;
  report(path, `expected an HTTP method such as GET, got ${describe(value)}`);
};

const LIMITS: Readonly<Record<string, Check>> = {
  allowed_paths: listOf(checkGlob),
  denied_paths: listOf(checkGlob),
  allowed_commands: listOf(checkLine),
  denied_commands: listOf(checkLine),
  allowed_hosts: listOf(checkHost),
  denied_hosts: listOf(checkHost),
  max_bytes: checkBytes,
  methods: listOf(checkMethod),
};

const checkRestrictions: Check = (value, path, report) => {
  if (!isRecord(value)) return report(path, `expected a mapping of permissions, got ${describe(value)}`);
  for (const [permission, limits] of Object.entries(value)) {
    const here = [...path, permission];
    checkPermission(permission, here, report);
    if (!isRecord(limits)) report(here, `expected a mapping such as allowed_paths, got ${describe(limits)}`);
    else
      for (const [key, limit] of ownEntries(limits, here, Object.keys(LIMITS), report))
        LIMITS[key]?.(limit, [...here, key], report);
  }
};

const checkTools: Check = (value, path, report) => {
  if (!isRecord(value)) return report(path, `expected a mapping of tool names, got ${describe(value)}`);
  for (const [tool, rule] of Object.entries(value)) {
    if (!/^[^\s*]*\*?$/.test(tool) || tool === '')
      report([...path, tool], 'expected the name of a tool, which has no blanks and a star only at its end');
    checkToolRule(rule, [...path, tool], report);
  }
};

const checkToolRule: Check = (value, path, report) => {
  if (value === 'allow' || value === 'ask' || value === 'deny') return;
  if (!isRecord(value))
    return report(path, `expected allow, ask, deny or a mapping with parameters, got ${describe(value)}`);
  for (const [key, parameters] of ownEntries(value, path, ['parameters'], report)) {
    checkParameters(parameters, [...path, key], report);
  }
  if (!Object.hasOwn(value, 'parameters')) report(path, 'expected parameters, the schema of each restricted parameter');
};

const checkParameters: Check = (value, path, report) => {
  if (!isRecord(value)) return report(path, `expected a mapping of parameter names, got ${describe(value)}`);
  for (const [name, schema] of Object.entries(value)) {
    if (!isRecord(schema) && typeof schema !== 'boolean') {
      report([...path, name], `expected a JSON Schema, got ${describe(schema)}`);
    }
  }
};

const checkAskUnless: Check = (value, path, report) => {
  if (!isRecord(value)) return report(path, `expected a mapping of permissions, got ${describe(value)}`);
  for (const [permission, circumstance] of Object.entries(value)) {
    checkPermission(permission, [...path, permission], report);
    if (circumstance !== 'sandboxed' && circumstance !== 'trusted') {
      report([...path, permission], `expected sandboxed or trusted, got ${describe(circumstance)}`);
    }
  }
};

const FIELDS: Readonly<Record<string, Check>> = {
  name: checkText,
  description: checkText,
  allow: listOf(checkPermission),
  deny: listOf(checkPermission),
  approval_required: listOf(checkPermission),
  restrictions: checkRestrictions,
  tools: checkTools,
  ask_unless: checkAskUnless,
  unconfined: listOf(checkPermission),
};

function listOf(check: Check): Check {
  return (value, path, report) => {
    if (!Array.isArray(value)) return report(path, `expected a list, got ${describe(value)}`);
    value.forEach((item, index) => {
      check(item, [...path, index], report);
    });
  };
}

/** The entries with a known key; the others are reported with the key that was probably meant. */
function ownEntries(
  value: Readonly<Record<string, unknown>>,
  path: readonly (string | number)[],
  known: readonly string[],
  report: Report,
): [string, unknown][] {
  return Object.entries(value).filter(([key, field]) => {
    if (known.includes(key)) return field !== undefined;
    const near = nearest(key, known, 1)[0];
    report(
      [...path, key],
      `unknown key. ${near === undefined ? `Known: ${known.join(', ')}` : `Did you mean ${near}?`}`,
    );
    return false;
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return JSON.stringify(value).slice(0, 80);
}
