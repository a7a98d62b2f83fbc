import type { YamlParameter, YamlTool } from './yaml-tool.js';

export type Place = 'path' | 'query' | 'header' | 'body';

/** Where a parameter goes: where it says, else into its placeholder, else where the method carries data. */
export function placeOf(parameter: YamlParameter, tool: Pick<YamlTool, 'endpoint' | 'method'>): Place {
  if (parameter.in !== undefined) return parameter.in;
  if (placeholdersOf(tool.endpoint).includes(parameter.name)) return 'path';
  return tool.method === 'POST' || tool.method === 'PUT' || tool.method === 'PATCH' ? 'body' : 'query';
}

/** The names in braces of an endpoint. */
export function placeholdersOf(endpoint: string): string[] {
  return [...endpoint.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
}
