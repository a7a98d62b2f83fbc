import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import type { Scope } from '../scope.js';
import { makeCommands, SHOWS_RECIPES } from './make-recipes.js';
import { pointedPlaces } from './pointed-places.js';
import type { Unwrapped } from './unwrap-command.js';

/** Where a program finds what it runs when nothing is named. */
const DEFAULTS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['make', 'gmake'].map((name) => [name, ['GNUmakefile', 'makefile', 'Makefile']] as const),
  ...['npm', 'pnpm', 'yarn', 'bun'].map((name) => [name, ['package.json']] as const),
  ...['gradle', 'gradlew'].map((name) => [name, ['build.gradle', 'build.gradle.kts']] as const),
  ...['mvn', 'mvnw'].map((name) => [name, ['pom.xml']] as const),
  ['ant', ['build.xml']],
  ['rake', ['Rakefile']],
  ['just', ['justfile', 'Justfile', '.justfile']],
  ['task', ['Taskfile.yml', 'Taskfile.yaml']],
  ['vagrant', ['Vagrantfile']],
  ['cargo', ['build.rs', 'Cargo.toml']],
  ['cmake', ['CMakeLists.txt']],
  ['tox', ['tox.ini']],
  ['nox', ['noxfile.py']],
  ['fab', ['fabfile.py']],
  ['pytest', ['conftest.py']],
  ['pip', ['setup.py']],
  ['pip3', ['setup.py']],
  ['scons', ['SConstruct']],
  ['gulp', ['gulpfile.js']],
  ['grunt', ['Gruntfile.js']],
]);

/** Clients of databases: what was fetched for them is data and SQL, which has rules of its own. */
const CLIENTS = /^(psql|sqlcmd|cqlsh|snowsql|mysqlsh|clickhouse-client|duckdb|sqlite3|pgcli|usql|kubectl|docker|git)$/;

/** What a program would run out of a file that this line wrote or fetched: a makefile, a package, a playbook. */
export function writtenRecipe(run: Run, scope: Scope): Partial<Unwrapped> | undefined {
  if (!scope.hasFiles || CLIENTS.test(run.name)) return undefined;
  const named = pointedPlaces(run);
  const defaults = DEFAULTS.get(run.name) ?? [];
  const places = [...named.flatMap((place) => [place, ...defaults.map((file) => `${place}/${file}`)]), ...defaults];
  for (const place of places) {
    const path = resolvePath(place, run.cwd);
    const file = scope.file(path);
    if (!file) continue;
    const texts = file.text === null ? [] : recipeCommands(path, file.text, run);
    return {
      file: { path, text: null, producers: file.producers },
      inner: texts.slice(0, 50).map((text) => ({ kind: 'script', text, feed: undefined })),
    };
  }
  return undefined;
}

/** A recipe read from standard input, of which nobody knows what is in it. */
export function pipedRecipe(run: Run): Partial<Unwrapped> | undefined {
  const isRead =
    run.stdin?.text === null &&
    run.stdin.producers.length > 0 &&
    !/^(psql|sqlcmd|cqlsh|snowsql|mysqlsh|clickhouse-client|duckdb|sqlite3|pgcli|usql|git|pip3?|uv)$/.test(run.name) &&
    pointedPlaces(run).some((place) => place === '-' || place === '/dev/stdin');
  return isRead ? { opaqueScript: run.stdin } : undefined;
}

function recipeCommands(path: string, text: string, run: Run): string[] {
  if (/\/package\.json$/.test(path)) return packageScripts(text, run);
  if (!/make$/.test(run.name)) return [];
  return makeCommands(
    text,
    run.args.some((arg) => SHOWS_RECIPES.test(arg)),
  );
}

/** The scripts that this order runs, with those before and after them. */
function packageScripts(text: string, run: Run): string[] {
  const order = run.args.find((arg) => !arg.startsWith('-')) ?? 'install';
  const wanted = /^(run|run-script)$/.test(order) ? run.args[run.args.indexOf(order) + 1] : order;
  const names = /^(install|i|ci|add)$/.test(order) ? ['install', 'prepare'] : [wanted];
  try {
    const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, unknown> };
    return names
      .flatMap((name) => [`pre${name}`, `${name}`, `post${name}`])
      .map((name) => scripts[name])
      .filter((script) => typeof script === 'string');
  } catch {
    return [];
  }
}
