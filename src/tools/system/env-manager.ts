import * as z from 'zod';
import type { ToolContext } from '../../kernel/context.js';
import { ToolError } from '../../kernel/outcome.js';
import { registry } from '../../kernel/registry.js';
import type { ArgumentProblem } from '../../kernel/tool.js';
import { refusedVariable } from '../../lib/refused-variable.js';
import { isSecretName } from '../../lib/secret-name.js';

const MASKED = '[masked]';

const input = () =>
  z.object({
    action: z.enum(['get', 'list', 'set', 'unset']).describe('What to do'),
    name: z.string().min(1).max(200).optional().describe('The variable; needed for get, set and unset'),
    value: z.string().max(32_768).optional().describe('The new value; needed for set'),
    persist: z
      .boolean()
      .default(false)
      .describe("Also change it in the .env file of Hermes' home, so that later sessions have it"),
    prefix: z.string().max(200).default('').describe('list: only names that begin with this'),
    limit: z.number().int().min(1).max(1_000).default(200).describe('list: at most this many'),
  });

type Args = z.infer<ReturnType<typeof input>>;

export const envManager = registry.register({
  name: 'env_manager',
  toolset: 'system',
  emoji: '🌱',
  description:
    'Read and change environment variables of this session, which later commands inherit. Values of secrets are masked. Variables that load code (LD_*, NODE_OPTIONS, PYTHON*, GIT_*, ...) cannot be changed.',
  input,
  problems: problemsOf,
  effects: ({ action, name = '' }) => {
    if (action === 'list') return [{ permission: 'env:read' }];
    if (action === 'get') return [{ permission: 'env:read', target: name }];
    refuse(name); // before anybody is asked about it
    return [{ permission: 'env:write', target: name }];
  },
  run: (args, ctx) => actions[args.action](args, ctx),
});

function problemsOf({ action, name, value }: Args): ArgumentProblem[] {
  const problems: ArgumentProblem[] = [];
  if (action !== 'list' && name === undefined)
    problems.push({ path: 'name', message: `${action} needs the name of the variable` });
  if (action === 'set' && value === undefined)
    problems.push({ path: 'value', message: 'set needs a value; use unset to remove a variable' });
  return problems;
}

function refuse(name: string): void {
  const reason = refusedVariable(name);
  if (reason === undefined) return;
  throw new ToolError(`${name} cannot be changed: ${reason}.`, {
    code: 'denied',
    hint: 'No setting opens this. Pass it to one command instead, or ask the user to set it before Hermes starts.',
  });
}

const actions: Readonly<Record<Args['action'], (args: Args, ctx: ToolContext) => unknown>> = {
  get({ name = '' }, { env }) {
    const value = env.get(name);
    if (value === undefined)
      throw new ToolError(`${name} is not set.`, { code: 'not_found', hint: 'Use action list to see what is set.' });
    return shown(name, value);
  },
  list({ prefix, limit }, { env }) {
    const names = Object.entries(env.list())
      .filter(([name]) => name.startsWith(prefix))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const variables = names.slice(0, limit).map(([name, value]) => shown(name, value));
    return { count: names.length, variables, ...(names.length > limit ? { truncated: true } : {}) };
  },
  async set({ name = '', value = '', persist }, { env }) {
    await env.set(name, value, { persist });
    return { ...shown(name, value), persisted: persist };
  },
  async unset({ name = '', persist }, { env }) {
    await env.unset(name, { persist });
    return { name, unset: true, persisted: persist };
  },
};

function shown(name: string, value: string): { name: string; value: string; secret?: true } {
  return isSecretName(name) ? { name, value: MASKED, secret: true } : { name, value };
}
