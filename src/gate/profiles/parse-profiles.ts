import { checkProfile } from './check-profile.js';
import { freezeDeep } from './freeze-deep.js';
import type { Profile } from './profile.js';

export interface ProfileFileError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Dotted, e.g. `profiles.ci.restrictions.file:write.allowed_paths.0`; empty for the file itself. */
  readonly field: string;
  /** The whole sentence, with file, line and field in front. */
  readonly message: string;
}

export type ParsedProfiles =
  | { readonly ok: true; readonly profiles: Readonly<Record<string, Profile>> }
  | { readonly ok: false; readonly errors: readonly ProfileFileError[] };

const MAX_CHARS = 1_000_000;

/**
 * Reads the text of a `permissions.yaml`. All or nothing: with one mistake no profile of the file is used, so that
 * a half-read file never loosens anything; every mistake is told with its line and field.
 */
export async function parseProfiles(text: string, file: string): Promise<ParsedProfiles> {
  const { isMap, LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const errors: ProfileFileError[] = [];
  const report = (offset: number, field: string, message: string): void => {
    const { line, col } = lines.linePos(offset);
    const where = `${file}:${Math.max(line, 1)}`;
    errors.push({
      file,
      line: Math.max(line, 1),
      column: Math.max(col, 1),
      field,
      message: field === '' ? `${where}: ${message}` : `${where}: ${field}: ${message}`,
    });
  };
  if (text.length > MAX_CHARS) {
    report(0, '', `the file has ${text.length} characters, more than ${MAX_CHARS}`);
    return { ok: false, errors };
  }
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  for (const problem of [...document.errors, ...document.warnings])
    report(problem.pos[0], '', explain(problem.message));
  // The parser stops at a second document without a word, and with it would go every denial in there.
  const rest = /^(?:---|\.\.\.)(?=\s|$)/m.exec(text.slice(document.range[2]));
  if (rest !== null) report(document.range[2] + rest.index, '', 'the file has a second document; write one');
  if (errors.length > 0) return { ok: false, errors };

  /** The offset of a field's key, or of the nearest thing around it. */
  const offsetOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length > 0; length--) {
      const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const last = path[length - 1];
      const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(last)) : undefined;
      const node = (pair?.key ?? document.getIn(path.slice(0, length), true)) as { range?: [number, number, number] };
      if (node?.range) return node.range[0];
    }
    return 0;
  };
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 });
  } catch (problem) {
    report(0, '', problem instanceof Error ? problem.message : String(problem));
    return { ok: false, errors };
  }
  for (const { path, message } of checkFile(value)) report(offsetOf(path), path.join('.'), message);
  if (errors.length === 0)
    for (const { path, message } of await checkSchemas(value as ProfileFile))
      report(offsetOf(path), path.join('.'), message);
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, profiles: nameProfiles(value as ProfileFile) };
}

interface ProfileFile {
  readonly profiles: Readonly<Record<string, Profile>>;
}

/** A schema that cannot be compiled would only be noticed by the call it should hold back. */
async function checkSchemas({ profiles }: ProfileFile): Promise<{ path: readonly string[]; message: string }[]> {
  const schemas = Object.entries(profiles).flatMap(([name, { tools = {} }]) =>
    Object.entries(tools).flatMap(([tool, rule]) =>
      typeof rule === 'string'
        ? []
        : Object.entries(rule.parameters).map(([parameter, schema]) => ({
            path: ['profiles', name, 'tools', tool, 'parameters', parameter],
            schema,
          })),
    ),
  );
  if (schemas.length === 0) return [];
  const { prepareSchema } = await import('../../kernel/schema/prepare-schema.js');
  return schemas.flatMap(({ path, schema }) => {
    try {
      prepareSchema(schema);
      return [];
    } catch (problem) {
      return [{ path, message: problem instanceof Error ? problem.message : String(problem) }];
    }
  });
}

function explain(message: string): string {
  return /alias/i.test(message) ? `${message}. A star must be quoted: "*"` : message;
}

function checkFile(value: unknown): { path: readonly (string | number)[]; message: string }[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !Object.hasOwn(value, 'profiles')) {
    return [{ path: [], message: 'expected a mapping with the key profiles at the top' }];
  }
  const unknown = Object.keys(value)
    .filter((key) => key !== 'profiles')
    .map((key) => ({ path: [key], message: 'unknown key at the top of the file; expected profiles' }));
  const { profiles } = value as { profiles: unknown };
  if (profiles === null || typeof profiles !== 'object' || Array.isArray(profiles)) {
    return [...unknown, { path: ['profiles'], message: 'expected a mapping of profile names' }];
  }
  const inner = Object.entries(profiles).flatMap(([name, profile]) => [
    ...(/^[A-Za-z][\w.-]*$/.test(name)
      ? []
      : [{ path: ['profiles', name], message: 'a profile name is letters, digits, ".", "-" and "_"' }]),
    ...checkProfile(profile).map((problem) => ({ ...problem, path: ['profiles', name, ...problem.path] })),
  ]);
  return [...unknown, ...inner];
}

function nameProfiles(value: ProfileFile): Readonly<Record<string, Profile>> {
  const named = Object.entries(value.profiles).map(([name, profile]) => {
    const { allow = [], deny = [] } = profile;
    return [name, { ...profile, name, allow, deny }] as const;
  });
  return freezeDeep(Object.fromEntries(named));
}
