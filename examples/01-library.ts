// The library: a grant of tools behind one gate, called by name with JSON arguments.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHermes } from 'hermes-tools';

const folder = mkdtempSync(join(tmpdir(), 'hermes-example-'));
const hermes = await createHermes({ toolsets: ['file'], home: join(folder, 'home'), cwd: folder });

// What a model is given: definitions for OpenAI, Anthropic, Gemini or MCP.
console.log(hermes.definitions({ format: 'anthropic' }).length, 'tools');

// What a model sends back: arguments as text or object, types slightly off.
console.log(await hermes.call('write_file', { path: 'notes.md', content: '# Notes\n\n- buy milk\n' }));
console.log(
  await hermes.call('patch', '{"path": "notes.md", "old_string": "buy  milk", "new_string": "buy oat milk"}'),
);
console.log(await hermes.call('read_file', { path: 'notes.md', limit: '10' }));

// A whole message with several calls; answers come in the order of the calls.
const { tool_results } = await hermes.respond({
  tool_calls: [
    { id: 'call_1', type: 'function', function: { name: 'read_file', arguments: { path: 'notes.md' } } },
    { id: 'call_2', type: 'function', function: { name: 'reed_file', arguments: '{}' } },
  ],
});
console.log(tool_results.map((message) => message.tool_call_id));

await hermes.close();
rmSync(folder, { recursive: true });
