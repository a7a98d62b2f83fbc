import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configureServers, hostileServer } from './support/mcp-home.js';
import { livingProcesses } from './support/mcp-processes.js';
import { callJson, toolHome } from './support/tool-home.js';

interface Fault {
  readonly fault: string;
  /** Part of what is reported while the server starts. */
  readonly problem?: string;
  /** Tools that still work, by the server's names; without it the fault is in the call, or nothing is offered. */
  readonly works?: readonly string[];
  /** How many tools are offered. */
  readonly tools?: number;
  readonly code?: string;
  readonly answer?: string;
  /** What must not reach a model. */
  readonly unseen?: string;
  /** Ends by a time limit, which is then short. */
  readonly slow?: boolean;
}

const FAULTS = JSON.parse(readFileSync(new URL('./corpora/mcp-faults.json', import.meta.url), 'utf8')) as Fault[];

it('knows at least forty faults', () => {
  expect(new Set(FAULTS.map(({ fault }) => fault)).size).toBeGreaterThanOrEqual(40);
});

it.each(FAULTS)('survives a server with the fault $fault', async (fault) => {
  const home = toolHome();
  const limit = fault.slow === true ? 1.5 : 20;
  configureServers(home, {
    bad: { ...hostileServer(fault.fault), connect_timeout: isStart(fault) ? limit : 20, timeout: limit },
  });
  const hermes = await home.open();
  const names = hermes.registry.names().filter((name) => name.startsWith('mcp-bad:'));
  const definitions = JSON.stringify(hermes.definitions());
  if (fault.problem !== undefined) expect(home.problems.join('\n')).toContain(fault.problem);
  if (fault.tools !== undefined) expect(names).toHaveLength(fault.tools);
  if (fault.unseen !== undefined) expect(definitions).not.toContain(fault.unseen);
  if (fault.works !== undefined) {
    for (const tool of fault.works) {
      expect(await callJson(hermes, `mcp-bad:${tool}`), home.problems.join('\n')).toHaveProperty(
        'result',
        expect.stringContaining('name'),
      );
    }
  } else if (isStart(fault)) {
    expect(names).toEqual([]);
    expect(await callJson(hermes, 'mcp-bad:work')).toMatchObject({ code: 'unknown_tool' });
  } else {
    const text = await hermes.call('mcp-bad:work');
    const answer = JSON.parse(text) as Record<string, unknown>;
    expect(answer.code, text.slice(0, 500)).toBe(fault.code);
    if (fault.answer !== undefined) expect(text).toContain(fault.answer);
    if (fault.unseen !== undefined) expect(text).not.toContain(fault.unseen);
  }
  await hermes.close();
  expect(livingProcesses('mcp-hostile-server.mjs', fault.fault)).toEqual([]);
});

function isStart({ works, code, answer, unseen }: Fault): boolean {
  return works === undefined && code === undefined && answer === undefined && unseen === undefined;
}
