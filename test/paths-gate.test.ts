import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { buildFixture, loadTraversal, profileOf, runCase, type TraversalActor } from './support/traversal.js';

registerBuiltIns();
const load = (name: string) => loadTraversal(fileURLToPath(new URL(`corpora/${name}`, import.meta.url)));
const sample = load('traversal.json');
const corpora = [sample, load('traversal-more.json')];
const fixture = buildFixture(sample);
const home = mkdtempSync(join(tmpdir(), 'hermes-paths-home-'));
const sessions = new Map<string, Promise<Hermes>>();
afterAll(async () => {
  for (const session of sessions.values()) await (await session).close();
  fixture.remove();
  rmSync(home, { recursive: true, force: true });
});

/** One session per profile, as it stands at the start: links swapped later take no permission along. */
function sessionFor(name: string | undefined): Promise<Hermes> {
  const key = name ?? sample.default_profile;
  const known = sessions.get(key);
  if (known !== undefined) return known;
  const restriction = profileOf(sample, name, fixture.root);
  const session = createHermes({
    home,
    cwd: fixture.workspace,
    toolsets: ['file', 'filesystem'],
    record: false,
    profile: {
      allow: ['file:read', 'file:write'],
      deny: [],
      restrictions: { 'file:read': restriction, 'file:write': restriction },
    },
  });
  sessions.set(key, session);
  return session;
}

async function actorFor(name: string | undefined): Promise<TraversalActor> {
  const hermes = await sessionFor(name);
  const call = async (tool: string, args: Record<string, unknown>): Promise<string> => {
    const { outcome, text } = await hermes.callFor(tool, args);
    if (!outcome.ok) throw new Error(outcome.message);
    return text;
  };
  return {
    read: async (path) => {
      const answer = await hermes.callFor('read_file', { path });
      if (answer.outcome.ok) return answer.text.replace(/"path":"[^"]*"/g, '');
      return call('directory_list', { path });
    },
    write: async (path, content) => void (await call('write_file', { path, content, force: true })),
  };
}

describe('path cases, by effect, through the tools, the pipeline and the gate', () => {
  for (const test of corpora.flatMap((corpus) => corpus.cases)) {
    for (const operation of test.ops) {
      it(`${test.id} ${test.kind}: ${operation} ${JSON.stringify(test.path.slice(0, 80))} is ${test.expected}`, async () => {
        expect(await runCase(fixture, test, operation, await actorFor(test.profile))).toBeNull();
      });
    }
  }
});
