import { createHash } from 'node:crypto';
import { canonical } from './digest.js';
import { plainWords } from './plain-words.js';
import type { Coverage, StoredApproval } from './stored-approval.js';

/** One entry of `command_allowlist`. A plain string is `{ exact: string }`. */
export interface AllowlistEntry {
  readonly exact?: string;
  readonly prefix?: string;
  readonly rule?: string;
  /** With `prefix`: only findings of these rules. */
  readonly rules?: readonly string[];
  /** With `rule`: only this program. */
  readonly program?: string;
  readonly tool?: string;
  readonly cwd?: string;
  readonly environment?: string;
  /** Digest of the arguments beside the command. */
  readonly args?: string;
  /** Digest of the variables and functions of the shell the command depended on. */
  readonly shell?: string;
  /** Digest of the files the command runs and the links on its way, or `nothing`; without it they may change. */
  readonly around?: string;
  readonly added?: string;
  readonly expires?: string;
}

/** One entry of `approved_effects`. */
export interface EffectEntry {
  readonly permission: string;
  readonly path?: string;
  readonly url?: string;
  readonly host?: string;
  readonly target?: string;
  readonly tool?: string;
  readonly cwd?: string;
  readonly environment?: string;
  /** Only this very call. */
  readonly call?: string;
  readonly added?: string;
  readonly expires?: string;
}

export type ReadEntry =
  | { readonly ok: true; readonly approval: StoredApproval }
  | { readonly ok: false; readonly problem: string };

/** Reads an entry of `command_allowlist`. What is unclear approves nothing and is reported. */
export function readAllowlistEntry(value: unknown): ReadEntry {
  const entry = typeof value === 'string' ? { exact: value } : value;
  if (!isRecord(entry)) return refuse('expected a command, or a mapping with exact, prefix or rule');
  const unknown = unknownKey(entry, COMMAND_KEYS);
  if (unknown !== undefined) return refuse(`unknown key ${unknown}`);
  const covers = commandCoverage(entry);
  return typeof covers === 'string' ? refuse(covers) : finish(entry, covers);
}

/** Reads an entry of `approved_effects`. */
export function readEffectEntry(value: unknown): ReadEntry {
  if (!isRecord(value)) return refuse('expected a mapping with permission');
  const unknown = unknownKey(value, EFFECT_KEYS);
  if (unknown !== undefined) return refuse(`unknown key ${unknown}`);
  const { permission, path, url, host, target, call } = value as Partial<Record<string, string>>;
  if (permission === undefined || !/^[a-z][\w-]*:[a-z][\w.-]*$/.test(permission)) {
    return refuse('permission must be one permission such as network:fetch, without wildcards');
  }
  const covers = { kind: 'effect' as const, permission, ...given({ path, url, host, target, digest: call }) };
  return finish(value, covers);
}

/** The entry that keeps an approval, for the list it belongs to; undefined for one that has no place in the file. */
export function writeEntry(
  approval: StoredApproval,
): { list: 'command_allowlist'; entry: AllowlistEntry } | { list: 'approved_effects'; entry: EffectEntry } | undefined {
  const { covers } = approval;
  const bound = given({
    tool: approval.tool,
    cwd: approval.cwd,
    environment: approval.environment,
    added: dateOf(approval.added),
    expires: dateOf(approval.expires),
  });
  const args = given({ args: approval.extras, shell: approval.shell, around: approval.around });
  switch (covers.kind) {
    case 'call':
      return undefined;
    case 'exact':
      return { list: 'command_allowlist', entry: { exact: covers.command, ...bound, ...args } };
    case 'prefix':
      return {
        list: 'command_allowlist',
        entry: { prefix: quoteWords(covers.words), ...given({ rules: covers.rules }), ...bound, ...args },
      };
    case 'rule':
      return {
        list: 'command_allowlist',
        entry: { rule: covers.rule, ...given({ program: covers.program }), ...bound, ...args },
      };
    case 'effect': {
      const { permission, path, url, host, target, digest } = covers;
      return {
        list: 'approved_effects',
        entry: { permission, ...given({ path, url, host, target, call: digest }), ...bound },
      };
    }
  }
}

const TEXT_KEYS = ['tool', 'cwd', 'environment', 'added', 'expires'] as const;
const COMMAND_KEYS = [...TEXT_KEYS, 'exact', 'prefix', 'rule', 'rules', 'program', 'args', 'shell', 'around'] as const;
const EFFECT_KEYS = [...TEXT_KEYS, 'permission', 'path', 'url', 'host', 'target', 'call'] as const;

function commandCoverage(entry: Readonly<Record<string, unknown>>): Coverage | string {
  const { exact, prefix, rule, rules, program } = entry as AllowlistEntry;
  const chosen = [exact, prefix, rule].filter((value) => value !== undefined);
  if (chosen.length !== 1) return 'expected exactly one of exact, prefix, rule';
  if (typeof chosen[0] !== 'string' || chosen[0].trim() === '') return 'exact, prefix and rule are text';
  if (exact !== undefined) return { kind: 'exact', command: exact };
  if (rule !== undefined) return { kind: 'rule', rule, ...given({ program }) };
  const words = plainWords(prefix ?? '');
  if (words === undefined) return 'a prefix is one plain program with arguments that runs no other program; use exact';
  return { kind: 'prefix', words, ...given({ rules }) };
}

function finish(entry: Readonly<Record<string, unknown>>, covers: Coverage): ReadEntry {
  const wrong = Object.entries(entry).find(([key, value]) =>
    key === 'rules'
      ? !Array.isArray(value) || value.some((rule) => typeof rule !== 'string')
      : typeof value !== 'string' && !(value instanceof Date),
  );
  if (wrong !== undefined) return refuse(`${wrong[0]} must be ${wrong[0] === 'rules' ? 'a list of names' : 'text'}`);
  const added = timeOf(entry.added);
  const expires = timeOf(entry.expires);
  // An end that cannot be read must not mean "never ends".
  if (Number.isNaN(expires)) return refuse('expires is not a date');
  const { tool, cwd, environment, args, shell, around } = entry as Partial<Record<string, string>>;
  const approval: StoredApproval = {
    id: entryId(entry),
    covers,
    ...given({
      tool,
      cwd,
      environment,
      extras: args,
      shell,
      around,
      added: Number.isNaN(added) ? undefined : added,
      expires,
    }),
  };
  return { ok: true, approval };
}

/** The same entry has the same id in every process and after every restart. */
export function entryId(entry: unknown): string {
  return createHash('sha256').update(canonical(entry)).digest('hex').slice(0, 12);
}

function quoteWords(words: readonly string[]): string {
  return words
    .map((word) => (/^[A-Za-z0-9_./:=@%+,^~-]+$/.test(word) ? word : word.includes("'") ? `"${word}"` : `'${word}'`))
    .join(' ');
}

function dateOf(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString();
}

function timeOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function unknownKey(entry: Readonly<Record<string, unknown>>, known: readonly string[]): string | undefined {
  return Object.keys(entry).find((key) => !known.includes(key));
}

function refuse(problem: string): ReadEntry {
  return { ok: false, problem };
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that have a value. */
function given<T extends Readonly<Record<string, unknown>>>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
