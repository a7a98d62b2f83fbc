import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { startServer } from './net.js';

export interface HttpMcpServer {
  readonly url: string;
  readonly port: number;
  /** Sessions opened so far. */
  readonly opened: () => number;
  /** Tool calls that were really done. */
  readonly done: string[];
  /** Forgets every session, as a server does that was started anew. */
  forget(): void;
  close(): Promise<void>;
}

/** A server of the official SDK over Streamable HTTP. `guard` may answer a request itself, e.g. with a 401. */
export async function startHttpMcpServer(
  guard: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<HttpMcpServer> {
  const sessions = new Map<string, NodeStreamableHTTPServerTransport>();
  const done: string[] = [];
  let opened = 0;
  const makeServer = (): McpServer => {
    const server = new McpServer({ name: 'http', version: '1.0.0' }, { capabilities: { tools: {} } });
    server.registerTool(
      'write',
      { description: 'Writes a word.', inputSchema: z.object({ word: z.string() }) },
      async ({ word }) => {
        done.push(word);
        return { content: [{ type: 'text', text: `wrote ${word}` }] };
      },
    );
    return server;
  };
  const site = await startServer((request, response) => {
    if (guard(request, response)) return;
    void (async () => {
      const id = request.headers['mcp-session-id'];
      const known = typeof id === 'string' ? sessions.get(id) : undefined;
      if (known !== undefined) return known.handleRequest(request, response);
      if (id !== undefined) {
        response.writeHead(404, { 'content-type': 'application/json' });
        return response.end('{"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}');
      }
      const transport: NodeStreamableHTTPServerTransport = new NodeStreamableHTTPServerTransport({
        sessionIdGenerator: () => randomUUID(),
        onsessioninitialized: (session) => {
          opened++;
          sessions.set(session, transport);
        },
      });
      await makeServer().connect(transport);
      return transport.handleRequest(request, response);
    })();
  });
  return {
    url: `http://127.0.0.1:${site.port}/mcp`,
    port: site.port,
    opened: () => opened,
    done,
    forget: () => sessions.clear(),
    close: () => site.close(),
  };
}
