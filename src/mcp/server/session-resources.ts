import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import { ToolError } from '../../kernel/outcome.js';
import { type AuditEntry, listAudit } from '../../store/audit/list-audit.js';
import type { ServedHermes } from './served-hermes.js';
import type { StoredLink } from './to-call-result.js';

/** What a session can read beside its tools: its own stored results and its own part of the audit log. */
export interface SessionResources {
  list(): Resource[];
  readonly templates: readonly ResourceTemplateType[];
  /** Undefined for an address that is none of ours. */
  read(uri: string): Promise<ReadResourceResult | undefined>;
  /** Lists a stored result from now on; true when it was not listed before. */
  add(link: StoredLink): boolean;
  /** Values for the variable of a template, by what was typed so far. */
  complete(template: string, typed: string): Promise<string[]>;
}

export const AUDIT_URI = 'audit://session';
const AUDIT_CALL = /^audit:\/\/session\/([\w.:-]{1,300})$/;
const RESULT = /^(result:\/\/[\w-]{1,128})(?:\?(.*))?$/;
const RESULT_TEMPLATE = 'result://{id}{?offset,length}';
const AUDIT_TEMPLATE = 'audit://session/{call}';
/** Longer results are read in parts. */
const MOST_BYTES = 8 * 1_024 * 1_024;
const MOST_LISTED = 500;
const AUDIT_ENTRIES = 200;

export function createSessionResources(
  hermes: Pick<ServedHermes, 'sessionId' | 'store' | 'results'>,
): SessionResources {
  const stored = new Map<string, StoredLink>();
  const calls = (limit: number): Promise<AuditEntry[]> => listAudit(hermes.store, { session: hermes.sessionId, limit });

  return {
    templates: [
      {
        uriTemplate: RESULT_TEMPLATE,
        name: 'result',
        title: 'Stored result',
        description: 'A long result of this session, whole or in part: offset and length in bytes.',
      },
      {
        uriTemplate: AUDIT_TEMPLATE,
        name: 'call',
        title: 'Recorded call',
        description: 'One call of this session as the audit log has it.',
        mimeType: 'application/json',
      },
    ],
    list: () => [
      {
        uri: AUDIT_URI,
        name: 'audit',
        title: 'Audit log of this session',
        description: `The last ${AUDIT_ENTRIES} calls of this session: effects, decisions, approvals, outcomes.`,
        mimeType: 'application/json',
      },
      ...[...stored.values()].map(({ uri, mediaType, bytes }) => ({
        uri,
        name: uri.slice('result://'.length),
        title: 'Stored result',
        description: 'A long result of this session.',
        mimeType: mediaType,
        size: bytes,
      })),
    ],
    async read(uri) {
      if (uri === AUDIT_URI) return json(uri, await calls(AUDIT_ENTRIES));
      const [, call] = AUDIT_CALL.exec(uri) ?? [];
      if (call !== undefined) return readCall(uri, call);
      const [, address, query] = RESULT.exec(uri) ?? [];
      return address === undefined ? undefined : readResult(uri, address, new URLSearchParams(query));
    },
    add(link) {
      if (stored.has(link.uri)) return false;
      stored.set(link.uri, link);
      const [oldest] = stored.keys();
      if (stored.size > MOST_LISTED && oldest !== undefined) stored.delete(oldest);
      return true;
    },
    async complete(template, typed) {
      if (template === RESULT_TEMPLATE)
        return matching(
          [...stored.keys()].map((uri) => uri.slice('result://'.length)),
          typed,
        );
      if (template === AUDIT_TEMPLATE)
        return matching(
          (await calls(100)).flatMap(({ callId }) => callId ?? []),
          typed,
        );
      return [];
    },
  };

  async function readCall(uri: string, callId: string): Promise<ReadResourceResult | undefined> {
    const [entry] = await listAudit(hermes.store, { session: hermes.sessionId, call: callId, limit: 1 });
    return entry === undefined ? undefined : json(uri, entry);
  }

  async function readResult(
    uri: string,
    address: string,
    query: URLSearchParams,
  ): Promise<ReadResourceResult | undefined> {
    const reader = await hermes.results.open(hermes.sessionId, address).catch(notThere);
    if (reader === undefined) return undefined;
    try {
      const offset = bytesOf(query, 'offset') ?? 0;
      const length = bytesOf(query, 'length') ?? reader.size - offset;
      if (length > MOST_BYTES) {
        throw new ToolError(`The result has ${reader.size} bytes; at most ${MOST_BYTES} are read at once`, {
          code: 'too_large',
          hint: `Read it in parts: ${address}?offset=0&length=${MOST_BYTES}`,
        });
      }
      const bytes = Buffer.from(await reader.read(offset, Math.max(0, length)));
      const { mediaType } = reader;
      const isText = /^text\/|[/+]json$|[/+]xml$/.test(mediaType);
      const body = isText ? { text: bytes.toString('utf8') } : { blob: bytes.toString('base64') };
      return { contents: [{ uri, mimeType: mediaType, ...body }] };
    } finally {
      await reader.close();
    }
  }
}

function notThere(problem: unknown): undefined {
  if (problem instanceof ToolError && problem.code === 'not_found') return undefined;
  throw problem;
}

function bytesOf(query: URLSearchParams, name: string): number | undefined {
  const given = query.get(name);
  if (given === null) return undefined;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw new ToolError(`${name} is a number of bytes, not ${JSON.stringify(given.slice(0, 40))}`, {
    code: 'invalid_arguments',
  });
}

function json(uri: string, value: unknown): ReadResourceResult {
  return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(value) }] };
}

function matching(values: readonly string[], typed: string): string[] {
  return values.filter((value) => value.startsWith(typed)).slice(0, 100);
}
