import * as z from 'zod';
import { ConfigError } from '../config/parse-config.js';
import { HOOK_NAMES } from './hook-names.js';

const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/, 'expected letters, digits, _, . and -, at most 64');
const envRequirement = z.union([
  z.string().transform((given) => ({ name: given })),
  z.strictObject({
    name: z.string(),
    description: z.string().optional(),
    url: z.string().optional(),
    secret: z.boolean().optional(),
  }),
]);
const hook = z.union([
  z.enum(HOOK_NAMES).transform((given) => ({ name: given, guards: false })),
  z.strictObject({ name: z.enum(HOOK_NAMES), guards: z.boolean().default(false) }),
]);

const manifestSchema = z.strictObject({
  name,
  version: z.union([z.string(), z.number()]).transform(String).default('0.0.0'),
  description: z.string().default(''),
  author: z.string().default(''),
  requires_env: z.array(envRequirement).default([]),
  provides_tools: z.array(z.string()).optional(),
  provides_hooks: z.array(hook).optional(),
  main: z
    .string()
    .refine((path) => !/^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|^[A-Za-z]:/.test(path), 'expected a path inside the folder')
    .optional(),
});

/** `plugin.yaml`: what a plugin is. Where it lists tools or hooks, it lists everything the plugin may bring. */
export type PluginManifest = z.infer<typeof manifestSchema>;

/** Reads a `plugin.yaml`; a missing name is the folder's. Throws a ConfigError with line and field. */
export async function parsePluginManifest(text: string, file: string, folderName: string): Promise<PluginManifest> {
  const { isMap, LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const fail = (offset: number, field: string, message: string): never => {
    throw new ConfigError([{ file, line: Math.max(lines.linePos(offset).line, 1), field, message }]);
  };
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) return fail(fault.pos[0], '', fault.message);
  if (document.contents !== null && !isMap(document.contents))
    return fail(0, '', 'expected a mapping, e.g. name: my-plugin');
  const answer = manifestSchema.safeParse({ name: folderName, ...(document.toJS({ maxAliasCount: 100 }) as object) });
  if (answer.success) return answer.data;
  const [issue] = answer.error.issues;
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : (issue?.path ?? []);
  const node = document.getIn(path.slice(0, 1), true) as { range?: [number, number, number] } | undefined;
  return fail(node?.range?.[0] ?? 0, path.map(String).join('.'), issue?.message ?? 'not valid');
}
