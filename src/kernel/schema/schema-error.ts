/**
 * A schema that cannot be used: not a schema, a reference that leads nowhere, or too large or too deep to be
 * compiled safely. `path` points into the schema, e.g. `properties.limit.minimum`.
 */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly path: string;

  constructor(message: string, path = '') {
    super(path === '' ? message : `${message} (at ${path})`);
    this.path = path;
  }
}
