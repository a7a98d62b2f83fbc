import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createLocalFiles } from '../src/environments/local/files.js';
import { canonicalGlobs } from '../src/gate/paths/canonical-globs.js';
import { createPathRules } from '../src/gate/paths/path-rules.js';
import { createArchiveJudge } from '../src/lib/archive-entry.js';
import { createTestFilesPort } from './support/local-files.js';
import {
  buildFixture,
  loadTraversal,
  profileOf,
  runCase,
  type TraversalActor,
  type TraversalCorpus,
} from './support/traversal.js';

const load = (name: string): TraversalCorpus =>
  loadTraversal(fileURLToPath(new URL(`corpora/${name}`, import.meta.url)));
const sample = load('traversal.json');
const corpora = [sample, load('traversal-more.json'), load('traversal-unseen-f.json'), load('traversal-unseen-h.json')];
const fixture = buildFixture(sample);
afterAll(() => fixture.remove());

/** A guard made of the path rules alone, with globs frozen as they are at the start of a session. */
async function actorFor(profileName: string | undefined, holdBy: 'descriptor' | 'path'): Promise<TraversalActor> {
  const { root, workspace: cwd } = fixture;
  const profile = profileOf(sample, profileName, root);
  const files = createLocalFiles({ home: '/root' });
  const rules = createPathRules({ home: '/root', hermesHome: '/root/.hermes' });
  const paths = { resolve: (path: string) => files.resolve(path, { cwd }) };
  const allowed = await canonicalGlobs(profile.allowed_paths, { cwd, list: 'allowed', paths });
  const denied = await canonicalGlobs(profile.denied_paths, { cwd, list: 'denied', paths });
  const port = createTestFilesPort(cwd, {
    holdBy,
    allow: ({ permission, path = '' }) =>
      rules.pathFloor(path, permission)?.kind !== 'never' &&
      !denied.some((glob) => rules.matchPath(glob, path, { cwd, list: 'denied' })) &&
      allowed.some((glob) => rules.matchPath(glob, path, { cwd, list: 'allowed' })),
  });
  return {
    read: async (path) => {
      const stat = await port.stat(path);
      if (stat?.kind === 'directory') return (await port.list(path)).map((entry) => entry.name).join('\n');
      return Buffer.from(await port.read(path)).toString('utf8');
    },
    write: async (path, content) => void (await port.write(path, Buffer.from(content))),
  };
}

describe.each(['descriptor', 'path'] as const)('path cases, by effect, folders held by %s', (holdBy) => {
  for (const test of corpora.flatMap((corpus) => corpus.cases)) {
    for (const operation of test.ops) {
      it(`${test.id} ${test.kind}: ${operation} ${JSON.stringify(test.path.slice(0, 80))} is ${test.expected}`, async () => {
        expect(await runCase(fixture, test, operation, await actorFor(test.profile, holdBy))).toBeNull();
      });
    }
  }
});

describe('archives', () => {
  for (const archive of corpora.flatMap((corpus) => corpus.archives)) {
    it(`${archive.id} ${archive.kind} is ${archive.expected}`, () => {
      const judge = createArchiveJudge();
      const refused = archive.entries.some(
        ({ name, type, target, size }) =>
          !judge.judge({
            name,
            kind: type as 'file',
            linkTarget: target,
            size,
            compressedSize: size === undefined ? undefined : 1000,
          }).ok,
      );
      expect(refused ? 'denied' : 'allowed').toBe(archive.expected);
    });
  }
});
