import { expect, it } from 'vitest';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { configureServers, referenceServer } from './support/mcp-home.js';
import { callJson, toolHome } from './support/tool-home.js';

registerBuiltIns();

it('calls tools of an MCP server as functions with types, and gets data', async () => {
  const home = toolHome();
  configureServers(home, { every: referenceServer('everything') });
  const hermes = await home.open();
  const python = await callJson(hermes, 'execute_code', {
    code: `from hermes_tools import mcp__every__get_sum as add, mcp__every__get_structured_content as weather, parallel
import inspect
print(inspect.signature(add))
print(parallel([lambda n=n: add(a=n, b=1)["result"] for n in range(3)])[2])
print(type(weather(location="New York")["structuredContent"]["temperature"]).__name__)`,
  });
  expect(python).toMatchObject({ status: 'success', tool_calls_made: 4 });
  const [signature, sum, type] = String(python.output).split('\n');
  expect(signature).toBe("(a: 'float', b: 'float') -> 'Any'");
  expect(sum).toContain('2 and 1 is 3');
  expect(['int', 'float']).toContain(type);
  const typescript = await callJson(hermes, 'execute_code', {
    language: 'typescript',
    code: `import { mcp__every__get_sum as add } from 'hermes_tools';
const told: { result: string } = await add({ a: 2, b: 5 });
console.log(told.result.includes('7'));
console.log(await add({ a: 'x' }).catch((e: { name: string; code: string }) => [e.name, e.code].join()));`,
  });
  expect(typescript).toMatchObject({ output: 'true\nToolError,invalid_arguments\n' });
});

it('calls no tool of a server that the session has not', async () => {
  const home = toolHome();
  configureServers(home, { every: { ...referenceServer('everything'), include: ['echo'] } });
  const hermes = await home.open();
  const answer = await callJson(hermes, 'execute_code', {
    code: `import hermes_tools
print([name for name in dir(hermes_tools) if name.startswith('mcp__every__get_s')])
from hermes_tools import mcp__every__get_sum`,
  });
  expect(answer).toMatchObject({ output: '[]\n', exit_code: 1, stderr: expect.stringContaining('get_sum') });
});
