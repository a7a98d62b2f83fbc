import type { JSONRPCMessage } from '@modelcontextprotocol/client';

const INTERNAL_ERROR = -32_603;

/**
 * Reads one line. Undefined for what is no message at all. An answer that breaks the protocol becomes an error answer to
 * the same request: otherwise its call would wait until its time is over.
 */
export function parseMessage(line: string): JSONRPCMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined; // not JSON: counted and logged by the caller
  }
  if (!isRecord(value) || value.jsonrpc !== '2.0') return undefined;
  if (typeof value.method === 'string') return value as JSONRPCMessage;
  const { id } = value;
  if (typeof id !== 'number' && typeof id !== 'string') return value as JSONRPCMessage;
  if ('error' in value) return failure(id, value.error);
  if (isRecord(value.result)) return value as JSONRPCMessage;
  return failure(id, { code: INTERNAL_ERROR, message: 'The server answered with something that is no object.' });
}

function failure(id: number | string, error: unknown): JSONRPCMessage {
  const { code, message, data } = isRecord(error) ? error : {};
  return {
    jsonrpc: '2.0',
    id,
    error: {
      code: Number.isInteger(code) ? (code as number) : INTERNAL_ERROR,
      message: typeof message === 'string' && message !== '' ? message : 'The server failed without saying why.',
      ...(data === undefined ? {} : { data }),
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
