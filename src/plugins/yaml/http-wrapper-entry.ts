import { buildEntry } from '../../kernel/build-entry.js';
import type { ToolContext } from '../../kernel/context.js';
import { type ErrorCode, ToolError } from '../../kernel/outcome.js';
import type { HttpResponse } from '../../kernel/ports.js';
import type { ToolEntry } from '../../kernel/tool.js';
import { buildRequest, portRequest, requestUrl } from './build-request.js';
import { parametersSchema } from './parameters-schema.js';
import type { YamlTool } from './yaml-tool.js';

/** The entry of a tool that calls one HTTP endpoint. Its answer comes from outside and is marked so. */
export function httpWrapperEntry(tool: YamlTool, path: string): ToolEntry {
  const variables = authVariables(tool);
  const entry = buildEntry({
    name: tool.name,
    toolset: tool.toolset,
    description: tool.description,
    tags: tool.tags,
    ...(tool.emoji === undefined ? {} : { emoji: tool.emoji }),
    ...(tool.timeout_seconds === undefined ? {} : { timeoutMs: tool.timeout_seconds * 1_000 }),
    ...(variables.length === 0 ? {} : { requires: { env: variables } }),
    requiresEnv: variables.map((name) => ({ name, description: `For ${tool.name}`, secret: true })),
    schema: parametersSchema(tool),
    effects: (args: Record<string, unknown>) => [{ permission: 'network:fetch', url: requestUrl(tool, args) }],
    idempotent: tool.method === 'GET' || tool.method === 'HEAD' || tool.method === 'OPTIONS',
    untrusted: true,
    origin: { kind: 'yaml', path },
    run: (args: Record<string, unknown>, ctx: ToolContext) => callEndpoint(tool, args, ctx),
  });
  return entry as unknown as ToolEntry;
}

/** Variables that hold the secrets of a tool. */
export function authVariables({ auth }: Pick<YamlTool, 'auth'>): string[] {
  switch (auth?.type) {
    case 'basic':
      return [auth.username_env, auth.password_env];
    case 'bearer':
      return [auth.token_env];
    case 'header':
    case 'query':
      return [auth.value_env];
    case undefined:
      return [];
  }
}

async function callEndpoint(tool: YamlTool, args: Record<string, unknown>, ctx: ToolContext): Promise<unknown> {
  const request = buildRequest(tool, args, (name) => ctx.secrets.get(name));
  const response = await ctx.http.fetch(request.url, {
    ...portRequest(request),
    ...(tool.timeout_seconds === undefined ? {} : { timeoutMs: tool.timeout_seconds * 1_000 }),
  });
  const body = readBody(response);
  if (response.status >= 400) throw httpFailure(tool, response, body);
  return {
    status: response.status,
    ...(response.truncated ? { truncated: true } : {}),
    ...(response.headers.location === undefined ? {} : { location: response.headers.location }),
    body,
  };
}

/** JSON as data, text as text, anything else by its kind and size. */
function readBody(response: HttpResponse): unknown {
  const type = response.headers['content-type'] ?? '';
  if (response.body.length === 0) return null;
  if (/[/+]json\b/i.test(type) || (type === '' && /^\s*[[{"]/.test(response.text().slice(0, 100)))) {
    try {
      return JSON.parse(response.text()) as unknown;
    } catch {
      return response.text(); // said to be JSON and is not: the text itself tells more than an error
    }
  }
  if (/^text\/|xml|javascript|x-www-form-urlencoded|yaml/i.test(type) || type === '') return response.text();
  return { content_type: type, bytes: response.body.length };
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_arguments',
  401: 'denied',
  403: 'denied',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  410: 'not_found',
  413: 'too_large',
  422: 'invalid_arguments',
  429: 'rate_limited',
  501: 'unsupported',
  503: 'unavailable',
  504: 'timeout',
};

function httpFailure(tool: YamlTool, { status, headers }: HttpResponse, body: unknown): ToolError {
  const variables = authVariables(tool);
  const isAuth = status === 401 || status === 403;
  const wait = headers['retry-after'];
  return new ToolError(`${tool.name}: the server answered ${status}`, {
    code: CODES[status] ?? 'failed',
    retryable: status === 408 || status === 429 || status >= 500,
    ...(isAuth && variables.length > 0 ? { hint: `Check ${variables.join(' and ')}.` } : {}),
    ...(wait === undefined ? {} : { hint: `Try again after ${wait} (Retry-After).` }),
    details: { status, body },
  });
}
