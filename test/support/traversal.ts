import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TraversalCase {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  readonly ops: readonly ('read' | 'write')[];
  readonly expected: 'allowed' | 'denied' | 'contained';
  readonly tier: string;
  readonly profile?: string;
}

export interface TraversalCorpus {
  readonly fixture: {
    readonly dirs: readonly string[];
    readonly files: Readonly<Record<string, string>>;
    readonly symlinks: Readonly<Record<string, string>>;
  };
  readonly profiles: Readonly<Record<string, TraversalProfile>>;
  readonly default_profile: string;
  readonly cases: readonly TraversalCase[];
  readonly archives: readonly {
    readonly id: string;
    readonly kind: string;
    readonly entries: readonly {
      readonly name: string;
      readonly type: string;
      readonly target?: string;
      readonly size?: number;
    }[];
    readonly expected: string;
  }[];
}

export interface TraversalProfile {
  readonly allowed_paths: readonly string[];
  readonly denied_paths: readonly string[];
}

/** What the runner drives: the real file tools, or a files port alone. A refusal is a rejection. */
export interface TraversalActor {
  read(path: string): Promise<string>;
  write(path: string, content: string): Promise<void>;
}

export interface Fixture {
  readonly root: string;
  readonly workspace: string;
  /** Puts everything back as it was. */
  reset(): void;
  remove(): void;
}

export function loadTraversal(file: string): TraversalCorpus {
  return JSON.parse(readFileSync(file, 'utf8')) as TraversalCorpus;
}

/** Builds the corpus' tree for real, with its links and canaries, in a fresh temporary folder. */
export function buildFixture({ fixture }: TraversalCorpus): Fixture {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-traversal-')));
  const build = (): void => {
    for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true, force: true });
    for (const dir of fixture.dirs) mkdirSync(join(root, dir), { recursive: true });
    for (const [path, content] of Object.entries(fixture.files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    for (const [path, target] of Object.entries(fixture.symlinks)) symlinkSync(target, join(root, path));
  };
  build();
  return {
    root,
    workspace: join(root, 'ws'),
    reset: build,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A profile of the corpus with `$ROOT` filled in. */
export function profileOf(corpus: TraversalCorpus, name: string | undefined, root: string): TraversalProfile {
  const profile = corpus.profiles[name ?? corpus.default_profile];
  if (profile === undefined) throw new Error(`the corpus has no profile ${name}`);
  const fill = (globs: readonly string[]): string[] => globs.map((glob) => glob.replaceAll('$ROOT', root));
  return { allowed_paths: fill(profile.allowed_paths), denied_paths: fill(profile.denied_paths) };
}

/**
 * Runs one operation of one case and judges it by what happened, not by what was said. Answers what is wrong, or null:
 * an allowed operation must work, a denied one must fail, and in every case no canary comes out and nothing changes
 * outside of the workspace and its temporary folder, nor in the denied places inside.
 */
export async function runCase(
  fixture: Fixture,
  test: TraversalCase,
  operation: 'read' | 'write',
  actor: TraversalActor,
): Promise<string | null> {
  const path = test.path.replaceAll('$ROOT', fixture.root);
  const before = snapshot(fixture.root);
  const outcome = await attempt(operation, path, actor);
  const changes = changesBetween(before, snapshot(fixture.root));
  if (changes.length > 0) fixture.reset();
  const escaped = changes.find((change) => !mayChange(change, operation, test.expected));
  if (escaped !== undefined) return `${escaped} changed`;
  if (outcome.text?.includes('canary') || /^root:/m.test(outcome.text ?? ''))
    return `read ${JSON.stringify(outcome.text)}`;
  if (test.expected === 'allowed' && !outcome.done) return `should be allowed, but: ${outcome.error}`;
  if (test.expected === 'denied' && outcome.done) return 'should be denied, but was done';
  return null;
}

interface Attempt {
  readonly done: boolean;
  readonly text?: string;
  readonly error?: string;
}

async function attempt(operation: 'read' | 'write', path: string, actor: TraversalActor): Promise<Attempt> {
  try {
    if (operation === 'read') return { done: true, text: await actor.read(path) };
    await actor.write(path, 'written by the test');
    return { done: true };
  } catch (error) {
    return { done: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** An oracle of its own, on the real places of the fixture, that shares no code with the rules under test. */
function mayChange(change: string, operation: string, expected: string): boolean {
  if (operation === 'read' || expected === 'denied') return false;
  const isInside = change.startsWith('ws/') || change.startsWith('tmp/');
  return isInside && !/^ws\/(\.env$|secrets(\/|$))|(^|\/)\.git(\/|$)/i.test(change);
}

/** Every path below a folder with its kind and content; links are not followed. */
export function snapshot(root: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const name of readdirSync(join(root, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const stat = lstatSync(join(root, path));
      if (stat.isSymbolicLink()) found.set(path, `link ${readlinkSync(join(root, path))}`);
      else if (stat.isDirectory()) {
        found.set(path, 'folder');
        visit(path);
      } else found.set(path, `file ${readFileSync(join(root, path), 'latin1')}`);
    }
  };
  visit('');
  return found;
}

export function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
