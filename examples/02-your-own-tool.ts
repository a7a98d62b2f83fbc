// A tool of your own, in three ways. All become the same entry behind the same gate.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BaseTool, createHermes, ToolError, tool, toolResult } from 'hermes-tools';
import { z } from 'zod';

const convert = tool(
  {
    name: 'convert_temperature',
    description: 'Convert a temperature between Celsius and Fahrenheit.',
    input: z.object({
      value: z.number().min(-500).max(10_000).describe('The temperature'),
      to: z.enum(['celsius', 'fahrenheit']).describe('The wanted unit'),
    }),
    idempotent: true,
  },
  ({ value, to }) => ({ value: to === 'celsius' ? (value - 32) / 1.8 : value * 1.8 + 32, unit: to }),
);

class Counter extends BaseTool {
  readonly name = 'count';
  readonly description = 'Count how often this was called.';
  #calls = 0;

  override setup(): void {
    this.#calls = 100;
  }

  run() {
    this.#calls++;
    return toolResult({ calls: this.#calls });
  }
}

const fails = tool(
  { name: 'open_door', description: 'Open a door that is always locked.', schema: { type: 'object', properties: {} } },
  () => {
    throw new ToolError('The door is locked', { code: 'conflict', hint: 'Find the key first.' });
  },
);

const home = mkdtempSync(join(tmpdir(), 'hermes-example-'));
const hermes = await createHermes({ toolsets: ['custom'], tools: [convert, Counter, fails], home });
console.log(await hermes.call('convert_temperature', { value: '100', to: 'FAHRENHEIT' }));
console.log(await hermes.call('convert_temperature', { value: 'warm', to: 'celsius' }));
console.log(await hermes.call('count'), await hermes.call('count'));
console.log(await hermes.call('open_door'));
await hermes.close();
rmSync(home, { recursive: true });
