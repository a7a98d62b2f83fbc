import type { Config } from '../config/schema.js';
import type { Environment } from '../environments/environment.js';
import { ToolError } from '../kernel/outcome.js';
import { didYouMean } from '../lib/nearest.js';
import type { EnvironmentOptions } from './options.js';

type Kind = Environment['kind'];
type Terminal = Config['terminal'];

/** Where a task works, with the settings that go for it. */
export interface ChosenEnvironment {
  readonly kind: Kind;
  readonly terminal: Terminal;
  /** For `docker`: the program to use instead of the first that is there. */
  readonly engine?: string | undefined;
  /** The same for the same choice. */
  readonly key: string;
}

/**
 * The environment that is wished for: by the settings, by its name, or by an object with settings of its own
 * (`{ type: 'docker', image: 'debian:12' }`). Throws for a name or a setting that does not exist.
 */
export function chooseEnvironment(
  terminal: Terminal,
  wish: string | EnvironmentOptions | undefined,
): ChosenEnvironment {
  const { type, ...own } = typeof wish === 'object' ? wish : { type: wish ?? terminal.env_type };
  const name = requireName(type);
  const kind = name === 'podman' ? 'docker' : name;
  const changed = Object.fromEntries(Object.entries(own).map(([setting, value]) => readSetting(kind, setting, value)));
  return {
    kind,
    // The folder of the settings is one of the environment they name.
    terminal: { ...terminal, ...(kind === terminal.env_type ? {} : { cwd: undefined }), ...changed },
    ...(name === 'podman' ? { engine: 'podman' } : {}),
    key: JSON.stringify([name, ...Object.entries(changed).sort()]),
  };
}

const NAMES = ['local', 'docker', 'podman', 'ssh', 'singularity', 'modal', 'daytona'] as const;

function requireName(type: unknown): (typeof NAMES)[number] {
  const found = NAMES.find((name) => name === type);
  if (found !== undefined) return found;
  throw new ToolError(`There is no environment ${JSON.stringify(type)}.${didYouMean(String(type), NAMES)}`, {
    code: 'invalid_arguments',
    hint: `Choose one of ${NAMES.join(', ')}: by terminal.env_type, --environment or the option environment.`,
  });
}

type Shape = 'text' | 'number' | 'whole number' | 'yes or no' | 'list of texts';
type Settings = Readonly<Record<string, readonly [keyof Terminal, Shape]>>;

const CONTAINER: Settings = {
  cwd: ['cwd', 'text'],
  network: ['network', 'yes or no'],
  persistent: ['container_persistent', 'yes or no'],
};
const MEMORY: Settings = { memory: ['container_memory', 'number'] };
const LIMITS: Settings = { cpu: ['container_cpu', 'number'], ...MEMORY };

/** What can be said in an object, beside the names these settings have under `terminal`. */
const SETTINGS: Readonly<Record<Kind, Settings>> = {
  local: {},
  docker: {
    ...CONTAINER,
    ...LIMITS,
    image: ['docker_image', 'text'],
    volumes: ['docker_volumes', 'list of texts'],
    forward_env: ['docker_forward_env', 'list of texts'],
    mount_cwd_to_workspace: ['docker_mount_cwd_to_workspace', 'yes or no'],
  },
  ssh: {
    cwd: ['cwd', 'text'],
    host: ['ssh_host', 'text'],
    user: ['ssh_user', 'text'],
    port: ['ssh_port', 'whole number'],
    key: ['ssh_key', 'text'],
    jump: ['ssh_jump', 'text'],
    strict: ['ssh_strict', 'yes or no'],
  },
  singularity: { ...CONTAINER, ...MEMORY, image: ['singularity_image', 'text'], scratch_dir: ['scratch_dir', 'text'] },
  modal: {
    ...CONTAINER,
    ...LIMITS,
    image: ['modal_image', 'text'],
    app: ['modal_app', 'text'],
    timeout: ['modal_timeout', 'whole number'],
  },
  daytona: {
    ...CONTAINER,
    ...LIMITS,
    image: ['daytona_image', 'text'],
    snapshot: ['daytona_snapshot', 'text'],
    auto_stop: ['daytona_auto_stop', 'whole number'],
  },
};

function readSetting(kind: Kind, name: string, value: unknown): [string, unknown] {
  const known = SETTINGS[kind];
  const found =
    (Object.hasOwn(known, name) ? known[name] : undefined) ??
    Object.values(known).find(([setting]) => setting === name);
  if (found === undefined)
    throw new ToolError(`The environment ${kind} has no setting ${name}.${didYouMean(name, Object.keys(known))}`, {
      code: 'invalid_arguments',
      hint: `It has ${Object.keys(known).join(', ') || 'none'}.`,
    });
  const [setting, shape] = found;
  if (!hasShape(value, shape))
    throw new ToolError(`The setting ${name} of the environment ${kind} must be a ${shape}, not ${typeof value}.`, {
      code: 'invalid_arguments',
    });
  const [least, most] = RANGES[setting] ?? [-Infinity, Infinity];
  if (typeof value === 'number' && (value < least || value > most))
    throw new ToolError(
      `The setting ${name} of the environment ${kind} is ${value}; expected a number from ${least} to ${most}.`,
      { code: 'invalid_arguments' },
    );
  return [setting, value];
}

/** As in the settings file. */
const RANGES: { readonly [setting in keyof Terminal]?: readonly [number, number] } = {
  ssh_port: [1, 65_535],
  modal_timeout: [1, 86_400],
};

function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'text') return typeof value === 'string' && value !== '';
  if (shape === 'number') return typeof value === 'number' && Number.isFinite(value) && value > 0;
  if (shape === 'whole number') return Number.isInteger(value) && Number(value) >= 0;
  if (shape === 'yes or no') return typeof value === 'boolean';
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
