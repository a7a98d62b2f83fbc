/** A tool with five typed arguments that does nothing, and a call of it. */
export const NO_OP_SCHEMA = {
  type: 'object',
  properties: {
    path: { type: 'string', minLength: 1 },
    offset: { type: 'integer', minimum: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 2000 },
    mode: { type: 'string', enum: ['text', 'binary', 'auto'] },
    follow: { type: 'boolean' },
  },
  required: ['path', 'offset', 'limit', 'mode', 'follow'],
};

export const NO_OP_ARGUMENTS = { path: 'src/a.ts', offset: 1, limit: 20, mode: 'text', follow: false };
