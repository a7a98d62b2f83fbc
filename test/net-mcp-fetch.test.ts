import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { McpServer } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createConnections } from '../src/ports/http/connections.js';
import { createJudgedFetch } from '../src/ports/http/judged-fetch.js';
import { startServer } from './support/net.js';

it('carries an MCP session of the official SDK, event stream included, and ends with it', async () => {
  const mcp = new McpServer({ name: 'loopback', version: '1.0.0' });
  mcp.registerTool('shout', { inputSchema: z.object({ text: z.string() }) }, async ({ text }) => ({
    content: [{ type: 'text', text: text.toUpperCase() }],
  }));
  const wire = new NodeStreamableHTTPServerTransport({ sessionIdGenerator: () => randomUUID() });
  await mcp.connect(wire);
  const site = await startServer((request, response) => void wire.handleRequest(request, response));
  const endpoint = `http://127.0.0.1:${site.port}/mcp`;
  const connections = createConnections();
  const fetch = createJudgedFetch({ connections, endpoints: [endpoint] });

  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(endpoint), { fetch }));
  const answer = await client.callTool({ name: 'shout', arguments: { text: 'hello' } });
  expect(answer.content).toEqual([{ type: 'text', text: 'HELLO' }]);

  await client.close();
  await connections.close();
  await mcp.close();
  await site.close();
});
