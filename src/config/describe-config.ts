import type { JsonSchemaNode } from './json-schema-node.js';

/** The settings as a JSON Schema for editors. */
export async function configJsonSchema(): Promise<JsonSchemaNode> {
  const { configSchema } = await import('./schema.js');
  return configSchema.toJSONSchema({ io: 'input' }) as JsonSchemaNode;
}

/** The rows of the documentation page: every setting with its default and what it is for. */
export async function configRows(): Promise<ConfigRow[]> {
  return rowsOf(await configJsonSchema(), '');
}

export interface ConfigRow {
  readonly name: string;
  readonly type: string;
  readonly fallback: string;
  readonly description: string;
}

function rowsOf(node: JsonSchemaNode, prefix: string): ConfigRow[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const record = typeof child.additionalProperties === 'object' ? child.additionalProperties : undefined;
    if (record?.properties !== undefined) return [row(name, child), ...rowsOf(record, `${name}.<name>`)];
    return child.properties === undefined ? [row(name, child)] : rowsOf(child, name);
  });
}

function row(name: string, node: JsonSchemaNode): ConfigRow {
  return {
    name,
    type: typeOf(node),
    fallback: node.default === undefined ? '' : JSON.stringify(node.default),
    description: node.description ?? '',
  };
}

function typeOf(node: JsonSchemaNode): string {
  if (node.enum !== undefined) return node.enum.map(String).join(', ');
  if (node.anyOf !== undefined) return [...new Set(node.anyOf.map(typeOf))].join(' or ');
  if (node.const !== undefined) return String(node.const);
  if (node.type === 'array') return `list of ${node.items === undefined ? 'values' : typeOf(node.items)}`;
  return String(node.type ?? 'value');
}
