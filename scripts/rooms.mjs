// The rooms of the house and who may look into which: an import points down, or sideways inside its own room.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const FLOOR = ['lib', 'kernel', 'config'];
const DOMAINS = ['files', 'code', 'web', 'browser', 'media', 'platform'];
const PORTS = ['ports', 'environments', 'gate', 'store', ...FLOOR];
const DISCOVERY = ['discovery', 'tools', ...DOMAINS, ...PORTS];
const SERVICES = ['mcp', 'skills', 'plugins', ...DISCOVERY];
const AGENT = ['agent', 'jobs', ...SERVICES];
const INSTANCE = ['create-hermes.ts', 'hermes.ts', 'compose', ...AGENT];

/** For each room, the rooms it may import besides itself. */
export const ROOMS = {
  lib: [],
  kernel: ['lib'],
  config: ['lib'],
  store: ['config', 'kernel', 'lib'],
  gate: ['kernel', 'lib'],
  environments: ['kernel', 'lib'],
  // Ports implement interfaces that domain rooms declare (search, watch): types only, checked below.
  ports: ['gate', 'environments', 'store', 'config', 'kernel', 'lib'],
  ...Object.fromEntries(DOMAINS.map((room) => [room, ['kernel', 'lib']])),
  tools: ['kernel', 'lib', ...DOMAINS],
  discovery: DISCOVERY,
  mcp: DISCOVERY,
  skills: DISCOVERY,
  plugins: DISCOVERY,
  agent: SERVICES,
  jobs: SERVICES,
  compose: AGENT,
  'hermes.ts': ['compose', ...AGENT],
  'create-hermes.ts': ['hermes.ts', 'compose', ...AGENT],
  'load-hermes.ts': INSTANCE,
  'original-names.ts': ['load-hermes.ts', ...INSTANCE],
  'index.ts': ['original-names.ts', 'load-hermes.ts', ...INSTANCE],
  'write-compiled.ts': INSTANCE,
  testing: INSTANCE,
  cli: INSTANCE,
  console: INSTANCE,
  gateway: INSTANCE,
  adapters: INSTANCE,
};

/** Modules that only ports and environments may use: everybody else goes through them. */
const WORLD =
  /^(?:node:)?(?:fs|fs\/promises|child_process|net|http|https|http2|tls|dgram|dns|dns\/promises|worker_threads)$/;
const WORLDLESS = ['tools', ...DOMAINS];

/** Every import that points up, and every way around the ports; empty when the house stands. */
export function findUpwardImports(src = join(root, 'src')) {
  const problems = [];
  for (const file of sourceFiles(src)) {
    const here = relative(src, file).replaceAll('\\', '/');
    const room = roomOf(here);
    for (const { specifier, typeOnly } of importsOf(readFileSync(file, 'utf8'))) {
      const problem = specifier.startsWith('.') ? judge(here, room, specifier, typeOnly) : judgeWorld(room, specifier);
      if (problem !== undefined) problems.push(`src/${here}: ${problem}`);
    }
    if (WORLDLESS.includes(room)) problems.push(...ambientUses(here, readFileSync(file, 'utf8')));
  }
  return problems;
}

function judge(here, room, specifier, typeOnly) {
  if (specifier.endsWith('/package.json')) return undefined;
  const target = roomOf(posix.join(posix.dirname(here), specifier).replace(/\.js$/, '.ts'));
  if (target === room) return undefined;
  if (!(room in ROOMS)) return `the room ${room} is not in scripts/rooms.mjs`;
  if (ROOMS[room].includes(target)) return undefined;
  if (room === 'ports' && DOMAINS.includes(target) && typeOnly) return undefined;
  return `imports ${specifier}: ${room} may not look into ${target}`;
}

function judgeWorld(room, specifier) {
  if (!WORLDLESS.includes(room) || !WORLD.test(specifier)) return undefined;
  return `imports ${specifier}: tools and domain rooms touch the world only through ports`;
}

function ambientUses(here, source) {
  const uses = [];
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  if (/\bprocess\.env\b/.test(code)) uses.push(`src/${here}: reads process.env`);
  if (/(?<![.\w])fetch\(/.test(code)) uses.push(`src/${here}: calls fetch`);
  return uses;
}

function roomOf(path) {
  const [first] = path.split('/');
  return first ?? path;
}

function importsOf(source) {
  const found = [];
  for (const [, type, specifier] of source.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]/gm,
  )) {
    found.push({ specifier, typeOnly: type !== undefined });
  }
  for (const [, specifier] of source.matchAll(/^\s*import\s+['"]([^'"]+)['"]/gm))
    found.push({ specifier, typeOnly: false });
  for (const [, specifier] of source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g))
    found.push({ specifier, typeOnly: false });
  return found;
}

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = findUpwardImports();
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'rooms: every import points down' : `rooms: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
