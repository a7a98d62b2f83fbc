import type { McpServerConfig } from '../server-settings.js';

/** A client that the operator registered by hand; its secret comes from a variable, never from the settings. */
export function registeredClient(
  { client_id: id, client_secret_env: variable }: McpServerConfig['auth'],
  env: Readonly<Record<string, string>>,
): { id: string; secret: string | undefined } | undefined {
  return id === undefined ? undefined : { id, secret: variable === undefined ? undefined : env[variable] };
}
