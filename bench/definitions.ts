import { createHermes } from '../src/create-hermes.js';
import { AvailabilityCache } from '../src/kernel/availability.js';
import { tool } from '../src/kernel/define-tool.js';
import { DefinitionList } from '../src/kernel/definition-list.js';
import { createProbe } from '../src/ports/requirement-probe.js';
import { temporaryHome } from '../src/testing/temporary-home.js';
import { compare, nanosPerCall, report } from './support/report.js';

/** Definitions of 100 tools that did not change, against building the list again. */
const place = temporaryHome();
const tools = Array.from({ length: 100 }, (_, index) =>
  tool(
    {
      name: `tool_${index}`,
      description: `Does the thing number ${index} and tells about it`,
      schema: {
        type: 'object',
        properties: { path: { type: 'string', description: 'Where' }, limit: { type: 'integer' } },
      },
      ...(index % 3 === 0 ? { requires: { env: ['HOME_OF_TOOLS'] } } : {}),
    },
    () => index,
  ),
);
const env = { HOME_OF_TOOLS: '1' };
const hermes = await createHermes({
  home: place.home,
  cwd: place.cwd,
  env,
  toolsets: ['custom'],
  tools,
  record: false,
});

for (const format of ['openai', 'gemini'] as const) {
  const ratios = await compare(
    30,
    () =>
      nanosPerCall(50, () => {
        const availability = new AvailabilityCache({ probe: createProbe({ env: () => env }), now: Date.now });
        return new DefinitionList(hermes.grant, availability, { mode: 'auto', budgetTokens: 12_000 }).list(format);
      }),
    () => nanosPerCall(500, () => hermes.definitions({ format })),
  );
  report({ what: `definitions of 100 tools, unchanged, ${format}`, unit: 'x', ...ratios, atMost: 0.1, goal: 0.05 });
}
await hermes.close();
place.remove();
