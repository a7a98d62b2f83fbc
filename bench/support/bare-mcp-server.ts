import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

/** The floor of the bench: the same tool on the official package alone. */
export function createBareServer(): McpServer {
  const server = new McpServer({ name: 'bare', version: '1.0.0' });
  const inputSchema = z.object({
    path: z.string().min(1),
    offset: z.number().int().min(1),
    limit: z.number().int().min(1).max(2000),
    mode: z.enum(['text', 'binary', 'auto']),
    follow: z.boolean(),
  });
  server.registerTool('no_op', { description: 'Does nothing', inputSchema }, ({ path }) => {
    const data = { path, done: true };
    return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data };
  });
  return server;
}
