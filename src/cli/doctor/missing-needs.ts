import type { RequirementProbe } from '../../kernel/availability.js';
import type { ToolSummary } from '../../kernel/registry.js';
import type { EnvRequirement, Requires } from '../../kernel/tool.js';
import { isSecretName } from '../../lib/secret-name.js';

/** What a tool lacks here, in words that setup, checks and doctor share. */
export interface MissingNeeds {
  /** Keys and the like, which can be stored. */
  readonly variables: readonly EnvRequirement[];
  /** Variables that say where Hermes runs, such as `DISPLAY`: nobody can give these later. */
  readonly circumstances: readonly string[];
  readonly packages: readonly string[];
  readonly programs: readonly string[];
}

/** Looks at everything a tool named, not only at the first thing it lacks. */
export function missingNeeds({ requires, requiresEnv }: ToolSummary, probe: RequirementProbe): MissingNeeds {
  const found = collect(requires, probe);
  const described = new Map(requiresEnv.map((requirement) => [requirement.name, requirement]));
  const names = new Set([...requiresEnv.map(({ name }) => name).filter((name) => !probe.env(name)), ...found.env]);
  const isKey = (name: string): boolean => described.has(name) || isSecretName(name);
  return {
    variables: [...names].filter(isKey).map((name) => described.get(name) ?? { name, secret: true }),
    circumstances: [...names].filter((name) => !isKey(name)),
    packages: found.modules,
    programs: found.bins,
  };
}

interface Lacking {
  readonly env: readonly string[];
  readonly modules: readonly string[];
  readonly bins: readonly string[];
}

const NOTHING: Lacking = { env: [], modules: [], bins: [] };

function collect(requires: Requires | undefined, probe: RequirementProbe): Lacking {
  if (requires === undefined) return NOTHING;
  const own: Lacking = {
    env: (requires.env ?? []).filter((name) => !probe.env(name)),
    modules: (requires.module ?? []).filter((name) => !probe.module(name)),
    bins: (requires.bin ?? []).filter((name) => !probe.bin(name)),
  };
  const nearest = closest(requires.anyOf ?? [], probe);
  return {
    env: [...own.env, ...nearest.env],
    modules: [...own.modules, ...nearest.modules],
    bins: [...own.bins, ...nearest.bins],
  };
}

/** Of several ways, the one that lacks least on this platform; nothing when one of them is complete. */
function closest(options: readonly Requires[], probe: RequirementProbe): Lacking {
  const possible = options
    .filter(({ platform }) => platform === undefined || platform.includes(probe.platform))
    .map((option) => collect(option, probe))
    .sort((a, b) => count(a) - count(b));
  return possible[0] ?? NOTHING;
}

function count({ env, modules, bins }: Lacking): number {
  return env.length + modules.length + bins.length;
}

/** One variable, what it is and where it comes from. */
export function variableWords({ name, description, url }: EnvRequirement): string {
  const what = description === undefined ? '' : ` (${description})`;
  return `${name}${what}${url === undefined ? '' : `, from ${url}`}`;
}

/** What to do about everything a tool lacks; empty when nothing can be done. */
export function howToGet(tool: string, { variables, circumstances, packages, programs }: MissingNeeds): string {
  return [
    ...new Set(circumstances.map((name) => (DESKTOP.has(name) ? 'start Hermes in a desktop session' : `set ${name}`))),
    ...(variables.length === 0 ? [] : [`set ${variables.map(variableWords).join('; ')} with: hermes setup ${tool}`]),
    ...(packages.length === 0 ? [] : [`install the package ${packages.join(', ')} with: hermes setup ${tool}`]),
    ...programs.map((program) => `install ${program}${packageHint(program)}`),
  ].join('. ');
}

const DESKTOP = new Set(['DISPLAY', 'WAYLAND_DISPLAY', 'DBUS_SESSION_BUS_ADDRESS']);

/** Debian's name for what brings a program, where it is not the program's own. */
const PACKAGES: Readonly<Record<string, string>> = {
  'wl-copy': 'wl-clipboard',
  'notify-send': 'libnotify-bin',
  gdbus: 'libglib2.0-bin',
  rg: 'ripgrep',
  bwrap: 'bubblewrap',
  docker: 'docker.io',
  ssh: 'openssh-client',
};

/** How Debian and its relatives install a program, in brackets. */
export function packageHint(program: string): string {
  return process.platform === 'linux' ? ` (e.g. apt install ${PACKAGES[program] ?? program})` : '';
}
