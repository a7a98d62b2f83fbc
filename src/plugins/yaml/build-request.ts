import { ToolError } from '../../kernel/outcome.js';
import type { HttpRequest } from '../../kernel/ports.js';
import { placeOf } from './parameter-place.js';
import type { YamlParameter, YamlTool } from './yaml-tool.js';

export interface WrappedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

type Arguments = Readonly<Record<string, unknown>>;

/** The address a call will go to, without what authentication adds to it. */
export function requestUrl(tool: YamlTool, args: Arguments): string {
  const filled = tool.endpoint.replace(/\{([^{}]*)\}/g, (_whole, name: string) => pathPart(name, args[name]));
  const url = new URL(filled);
  for (const parameter of tool.parameters) {
    const value = args[parameter.name];
    if (value === undefined || placeOf(parameter, tool) !== 'query') continue;
    for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(keyOf(parameter), asText(item));
  }
  return url.href;
}

/** The whole request of a call, with the values of its secrets. Throws a ToolError when a value cannot be sent. */
export function buildRequest(
  tool: YamlTool,
  args: Arguments,
  secret: (name: string) => string | undefined,
): WrappedRequest {
  const url = new URL(requestUrl(tool, args));
  const headers: Record<string, string> = { accept: 'application/json, */*;q=0.5', ...lowerCase(tool.headers) };
  for (const parameter of tool.parameters) {
    const value = args[parameter.name];
    if (value !== undefined && placeOf(parameter, tool) === 'header') {
      headers[keyOf(parameter).toLowerCase()] = headerValue(parameter.name, asText(value));
    }
  }
  const body = bodyOf(tool, args);
  if (body !== undefined) {
    headers['content-type'] ??= tool.body_format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  }
  authenticate(tool, headers, url, (name) => present(name, secret(name)));
  return { url: url.href, method: tool.method, headers, body };
}

/** The request as the HTTP port wants it. */
export function portRequest({ method, headers, body }: WrappedRequest): HttpRequest {
  return { method, headers, ...(body === undefined ? {} : { body }) };
}

/** One segment of a path: it cannot add segments, leave the path or begin a query. */
function pathPart(name: string, value: unknown): string {
  const text = asText(value ?? '');
  const encode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  try {
    if (!/^\.{0,2}$/.test(text)) return encodeURIComponent(text).replace(/[!'()*]/g, encode);
  } catch {
    // half of a character, which no address can carry: told below like the dots
  }
  throw new ToolError(`${name}: ${JSON.stringify(text)} cannot be a part of the address`, {
    code: 'invalid_arguments',
  });
}

function bodyOf(tool: YamlTool, args: Arguments): string | undefined {
  const fields = tool.parameters.filter((parameter) => {
    return args[parameter.name] !== undefined && placeOf(parameter, tool) === 'body';
  });
  if (fields.length === 0)
    return tool.method === 'POST' && tool.body_format === 'json' && hasBody(tool) ? '{}' : undefined;
  if (tool.body_format === 'form') {
    const form = new URLSearchParams();
    for (const parameter of fields) form.append(keyOf(parameter), asText(args[parameter.name]));
    return form.toString();
  }
  const body: Record<string, unknown> = {};
  for (const parameter of fields) setNested(body, keyOf(parameter).split('.'), args[parameter.name]);
  return JSON.stringify(body);
}

function hasBody(tool: YamlTool): boolean {
  return tool.parameters.some((parameter) => placeOf(parameter, tool) === 'body');
}

/** `fields.project.key` makes objects inside objects; names of prototypes are ordinary keys. */
function setNested(body: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  const set = (given: unknown): void => {
    Object.defineProperty(body, key, { value: given, enumerable: true, configurable: true, writable: true });
  };
  if (rest.length === 0) {
    set(value);
    return;
  }
  const present: unknown = Object.hasOwn(body, key) ? body[key] : undefined;
  const inner = typeof present === 'object' && present !== null ? (present as Record<string, unknown>) : {};
  set(inner);
  setNested(inner, rest, value);
}

function authenticate(
  tool: YamlTool,
  headers: Record<string, string>,
  url: URL,
  secret: (name: string) => string,
): void {
  const { auth } = tool;
  switch (auth?.type) {
    case undefined:
      return;
    case 'basic': {
      const pair = `${secret(auth.username_env)}:${secret(auth.password_env)}`;
      headers.authorization = `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`;
      return;
    }
    case 'bearer':
      headers.authorization = headerValue(auth.token_env, `Bearer ${secret(auth.token_env)}`);
      return;
    case 'header':
      headers[auth.name.toLowerCase()] = headerValue(auth.value_env, `${auth.prefix ?? ''}${secret(auth.value_env)}`);
      return;
    case 'query':
      url.searchParams.set(auth.name, secret(auth.value_env));
  }
}

function present(name: string, value: string | undefined): string {
  if (value !== undefined && value !== '') return value;
  throw new ToolError(`${name} is not set`, { code: 'unavailable', hint: `Store it with: hermes setup` });
}

/** A line break in a header would begin another one. */
function headerValue(name: string, value: string): string {
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return value;
  throw new ToolError(`${name}: its value cannot be sent in a header`, {
    code: 'invalid_arguments',
    hint: 'Headers hold one line of Latin text.',
  });
}

function keyOf(parameter: YamlParameter): string {
  return parameter.key ?? parameter.name;
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
