import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileGlob, nameIn } from '../../../lib/compile-glob.js';
import { expandPlaces } from './expand-places.js';
import { createPlaceMatcher } from './place-matcher.js';
import { SeenFolders } from './seen-folders.js';

let root: string;
let seen: SeenFolders;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'hermes-places-')));
  seen = new SeenFolders();
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function make(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
}

const NAMES = ['.env', '.env.*', '*.pem', '.aws/credentials', '.ssh/id_*'];

async function found(names: readonly string[] = NAMES, besides: readonly string[] = []): Promise<string[]> {
  const below = (name: string): string => `${root}/**/${name}`;
  const lists = { covered: names.map(below), besides: besides.map(below), form: 'wide' as const };
  const { covered, besides: more } = await expandPlaces(lists, ['/'], seen);
  return [...covered, ...more].map(({ path }) => path.slice(root.length + 1)).sort();
}

/** As if the folders had been left alone for a while: the next change has another time, and the look knows that. */
function later(): void {
  const probe = mkdtempSync(join(tmpdir(), 'hermes-clock-'));
  const first = statSync(probe).ctimeMs;
  do utimesSync(probe, 0, 0);
  while (statSync(probe).ctimeMs === first);
  rmSync(probe, { recursive: true });
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + performance.now() + 60_000);
}

describe('files that globs name', () => {
  it('are found at every depth, in any spelling of their names', async () => {
    make(
      '.env',
      'a/b/.ENV',
      'a/Server.PEM',
      'a/.env.local',
      '.AWS/credentials',
      'x/.ssh/id_rsa',
      'x/ssh/id_rsa',
      'a.txt',
    );
    expect(await found()).toEqual(
      ['.env', '.AWS/credentials', 'a/.env.local', 'a/Server.PEM', 'a/b/.ENV', 'x/.ssh/id_rsa'].sort(),
    );
  });

  it('are meant as spelled where they allow something', async () => {
    make('pub/a.txt', 'Pub/a.txt');
    const { covered } = await expandPlaces({ covered: [`${root}/p*`], form: 'exact' }, ['/'], seen);
    expect(covered.map(({ path }) => path)).toEqual([join(root, 'pub')]);
  });

  it('must lie below the folder that the glob names', async () => {
    make('credentials');
    const inner = join(root, '.aws');
    make('.aws/credentials');
    const { covered } = await expandPlaces({ covered: [`${inner}/**/.aws/credentials`], form: 'wide' }, ['/'], seen);
    expect(covered).toEqual([]);
  });

  it('hold only those folders that give them their names', async () => {
    make('a/b/.env', 'a/.aws/credentials');
    const { covered } = await expandPlaces(
      { covered: [`${root}/**/.env`, `${root}/**/.aws/credentials`], form: 'wide' },
      ['/'],
      seen,
    );
    const above = Object.fromEntries(covered.map((place) => [place.path.slice(root.length + 1), place.above.at(-1)]));
    expect(above).toEqual({ 'a/b/.env': root, 'a/.aws/credentials': join(root, 'a/.aws') });
  });

  it('are looked for on one way, and below a second kind as well', async () => {
    make('.git/hooks/deploy.pem', 'sub/.git/hooks/x', '.aws/credentials/.git/hooks/y');
    expect(await found(NAMES, ['.git/hooks'])).toEqual([
      '.aws/credentials',
      '.git/hooks',
      '.git/hooks/deploy.pem',
      'sub/.git/hooks',
    ]);
  });

  it('behind a link are not looked for: there they have another path', async () => {
    make('real/.env');
    symlinkSync(join(root, 'real'), join(root, 'link'));
    expect(await found()).toEqual(['real/.env']);
  });

  it('match as the gate compares them', () => {
    const name = fc.constantFrom('.env', '.ENV.', 'a.pem', 'A.PEM', 'x', '.ssh', 'id_', 'id_a_key', '.env.b', 'b.env');
    const glob = fc.constantFrom(
      '.env',
      '*',
      '.env.*',
      '*.pem',
      'id_*',
      '.ssh/id_*',
      '*_*y',
      '*e*',
      '.ssh/*/x',
      '?.pem',
    );
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), glob, (names, end) => {
        for (const form of ['wide', 'exact'] as const) {
          const whole = `/Base/**/${end}`;
          const path = ['/Base', ...names].join('/');
          const segments = path.split('/').slice(1);
          const expected = compileGlob(whole, form).matches(segments.map((each) => nameIn(form, each)));
          const matches = createPlaceMatcher('/Base', [whole], form);
          expect(matches(`${dirname(path)}/`, names.at(-1) ?? '') !== undefined).toBe(expected);
        }
      }),
      { seed: 5, numRuns: 1_000 },
    );
  });
});

describe('a second look', () => {
  it('finds what came, went, was moved or made a folder', async () => {
    make('a/b/.env', 'c/d/x.pem', 'e/f/plain');
    later();
    expect(await found()).toEqual(['a/b/.env', 'c/d/x.pem']);
    later();
    make('e/f/.env', 'new/deep/.env.local');
    rmSync(join(root, 'a/b/.env'));
    renameSync(join(root, 'c'), join(root, 'moved'));
    expect(await found()).toEqual(['e/f/.env', 'moved/d/x.pem', 'new/deep/.env.local']);
    later();
    // The same folder under its old name again, with something in it that was not there.
    renameSync(join(root, 'moved'), join(root, 'c'));
    make('c/d/.env');
    expect(await found()).toEqual(['c/d/.env', 'c/d/x.pem', 'e/f/.env', 'new/deep/.env.local']);
  });

  it('finds what came although the time of its folder was set back', async () => {
    make('a/plain');
    later();
    expect(await found()).toEqual([]);
    make('a/.env');
    utimesSync(join(root, 'a'), new Date(0), new Date(0));
    expect(await found()).toEqual(['a/.env']);
  });

  it('finds what came at once after the first, within the grain of the clock', async () => {
    for (let round = 0; round < 50; round++) {
      make(`d${round}/plain`);
      await found();
      make(`d${round}/.env`);
      expect(await found()).toContain(`d${round}/.env`);
    }
  });

  it('finds the same as a first one, whatever happened in between', async () => {
    const folders = ['', 'a/', 'a/b/', 'c/'];
    const step = fc.record({
      folder: fc.constantFrom(...folders),
      name: fc.constantFrom('.env', 'x', 'k.pem', '.ssh/id_1', 'sub/.env'),
      act: fc.constantFrom('make', 'remove', 'folder', 'move'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        later();
        for (const { folder, name, act } of steps) {
          const path = join(root, folder, name);
          if (act === 'remove') rmSync(path, { recursive: true, force: true });
          else if (act === 'move') tryTo(() => renameSync(path, join(root, 'a', 'moved')));
          else if (act === 'folder') tryTo(() => mkdirSync(path, { recursive: true }));
          else tryTo(() => make(join(folder, name)));
          const again = await found();
          seen = new SeenFolders();
          expect(again).toEqual(await found());
          later();
        }
      }),
      { seed: 9, numRuns: 40 },
    );
  });
});

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    // Something is in the way: then nothing changes, which is a case as well.
  }
}
