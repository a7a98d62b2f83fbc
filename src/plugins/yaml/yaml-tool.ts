import * as z from 'zod';

const envName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of an environment variable, e.g. JIRA_API_TOKEN');

/** Header names as RFC 9110 has them; those that frame the message or name the host are ours. */
const headerName = z
  .string()
  .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, 'expected the name of a header')
  .refine(
    (name) =>
      !/^(?:host|content-length|transfer-encoding|connection|upgrade|te|trailer|expect|keep-alive|proxy-.*)$/i.test(
        name,
      ),
    'this header belongs to the connection and cannot be set',
  );

const auth = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('basic'), username_env: envName, password_env: envName }),
  z.strictObject({ type: z.literal('bearer'), token_env: envName }),
  z.strictObject({ type: z.literal('header'), name: headerName, value_env: envName, prefix: z.string().optional() }),
  z.strictObject({ type: z.literal('query'), name: z.string().min(1), value_env: envName }),
]);

const parameter = z.strictObject({
  name: z.string().regex(/^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/, 'expected letters, digits, _, - and ., at most 64'),
  type: z.enum(['string', 'integer', 'number', 'boolean', 'array', 'object']).default('string'),
  description: z.string().optional(),
  required: z.boolean().default(false),
  enum: z
    .array(z.union([z.string(), z.number(), z.boolean()]))
    .min(1)
    .optional(),
  default: z.unknown().optional(),
  in: z.enum(['path', 'query', 'header', 'body']).optional(),
  /** Its name in the request, when that is not the parameter's own; dots make objects in a body. */
  key: z.string().min(1).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  min_length: z.number().int().nonnegative().optional(),
  max_length: z.number().int().nonnegative().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  max_items: z.number().int().nonnegative().optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** One tool of a YAML file. */
export const yamlToolSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9_-]{0,63}$/, 'expected letters, digits, _ and -, at most 64'),
  description: z.string().trim().min(1, 'say in one sentence what the tool does and when to use it'),
  type: z.literal('http_wrapper', { error: 'expected http_wrapper, the only type there is' }),
  endpoint: z.string(),
  method: z
    .preprocess((given) => (typeof given === 'string' ? given.toUpperCase() : given), z.enum(METHODS))
    .default('GET'),
  auth: auth.optional(),
  headers: z
    .record(headerName, z.string().regex(/^[\t\x20-\x7e]*$/, 'a header holds one line of plain text'))
    .default({}),
  body_format: z.enum(['json', 'form']).default('json'),
  parameters: z.array(parameter).default([]),
  tags: z.array(z.string()).default([]),
  timeout_seconds: z.number().positive().max(3_600).optional(),
  toolset: z
    .string()
    .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/, 'expected letters, digits, _ and -')
    .default('custom'),
  emoji: z.string().optional(),
});

export const yamlFileSchema = z.strictObject({ tools: z.array(yamlToolSchema).min(1, 'expected at least one tool') });

export type YamlTool = z.infer<typeof yamlToolSchema>;
export type YamlParameter = YamlTool['parameters'][number];
