import { TERMINAL_VARIABLES } from './environment.js';
import type { Config } from './schema.js';

/**
 * Settings under `terminal` with the `TERMINAL_*` variables laid over them. A variable that does not fit
 * (a word where a number belongs) throws a TypeError that names it.
 */
export function withTerminalVariables(config: Config, env: Readonly<Record<string, string>>): Config {
  const overrides: Record<string, unknown> = {};
  for (const [variable, setting] of Object.entries(TERMINAL_VARIABLES)) {
    const value = env[variable];
    if (value !== undefined && value !== '')
      overrides[setting] = convert(variable, value, (config.terminal as Record<string, unknown>)[setting]);
  }
  return Object.keys(overrides).length === 0
    ? config
    : { ...config, terminal: { ...config.terminal, ...overrides } as Config['terminal'] };
}

function convert(variable: string, value: string, like: unknown): unknown {
  if (typeof like === 'number') {
    const number = Number(value);
    if (Number.isFinite(number) && number >= 0) return number;
    throw new TypeError(`${variable} must be a number, not ${JSON.stringify(value)}.`);
  }
  if (typeof like === 'boolean') return /^(?:1|true|yes|on)$/i.test(value);
  if (Array.isArray(like)) return list(variable, value);
  return value;
}

function list(variable: string, value: string): string[] {
  if (!value.trim().startsWith('['))
    return value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  try {
    return (JSON.parse(value) as unknown[]).map(String);
  } catch {
    throw new TypeError(`${variable} must be a JSON list or names with commas, not ${JSON.stringify(value)}.`);
  }
}
