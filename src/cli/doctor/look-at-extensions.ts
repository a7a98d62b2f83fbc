import { listPlugins } from '../../compose/found-tools.js';
import type { Settings } from '../../compose/settings.js';
import { trustOf } from '../../compose/workspace.js';
import type { Hermes } from '../../create-hermes.js';
import { findProgram } from '../../ports/requirement-probe.js';
import type { DoctorRow } from './doctor-row.js';

/** The helper model, MCP servers, plugins and code tools: what the operator added. */
export async function lookAtExtensions(settings: Settings, hermes: Hermes | undefined): Promise<DoctorRow[]> {
  return [
    ...lookAtModel(settings),
    ...lookAtWorkspace(settings),
    ...Object.keys(settings.config.mcp_servers).map((name) => lookAtServer(settings, name)),
    ...(await lookAtPlugins(settings)),
    ...(hermes === undefined ? [] : codeTools(hermes)),
  ];
}

/** A folder that asks for more than it is trusted with is not broken: that is how it should be. */
function lookAtWorkspace(settings: Settings): DoctorRow[] {
  const { state, root } = trustOf(settings);
  const row = { area: 'code', name: root, purpose: 'tools and settings of this folder' } as const;
  const fix = 'look at them with: hermes trust';
  switch (state) {
    case 'trusted':
      return [{ ...row, state: 'ok', detail: 'trusted', fix: null }];
    case 'untrusted':
      return [{ ...row, state: 'missing', detail: 'not trusted, so not used', fix }];
    case 'changed':
      return [{ ...row, state: 'missing', detail: 'changed since they were trusted, so not used', fix }];
    default:
      return [];
  }
}

function lookAtModel({ config: { model }, env }: Settings): DoctorRow[] {
  if (model === undefined) return [];
  const row = { area: 'model', name: model.name, purpose: 'smart approval and sampling' } as const;
  const key = model.api_key_env;
  if (key === undefined || (env[key] ?? '') !== '') return [{ ...row, state: 'ok', detail: model.base_url, fix: null }];
  return [{ ...row, state: 'broken', detail: `${key} is not set`, fix: 'set it with: hermes setup' }];
}

/** Looks at the settings only; whether a server answers is for `hermes mcp test`. */
function lookAtServer({ config, env }: Settings, name: string): DoctorRow {
  const { command, url, enabled, trust } = config.mcp_servers[name] ?? {};
  const row = { area: 'mcp', name, purpose: `tools of an MCP server (${trust ?? 'untrusted'})` } as const;
  if (enabled === false) return { ...row, state: 'ok', detail: 'switched off', fix: null };
  const problem = serverProblem(command, url, env);
  if (problem === undefined)
    return { ...row, state: 'ok', detail: command ?? url ?? '', fix: `try it with: hermes mcp test ${name}` };
  return { ...row, state: 'broken', detail: problem, fix: `mend mcp_servers.${name} in config.yaml` };
}

function serverProblem(command: string | undefined, url: string | undefined, env: Settings['env']): string | undefined {
  if ((command === undefined) === (url === undefined)) return 'it needs a command or a url, and not both';
  if (command !== undefined) return findProgram(command, env) === undefined ? `${command} is not installed` : undefined;
  return url !== undefined && URL.canParse(url) ? undefined : `${JSON.stringify(url)} is not an address`;
}

async function lookAtPlugins(settings: Settings): Promise<DoctorRow[]> {
  try {
    return (await listPlugins(settings)).map(({ name, enabled, problem, missingEnv, folder }): DoctorRow => {
      const row = {
        area: 'code',
        name: `plugin ${name}`,
        purpose: 'trusted code: runs as you, inside Hermes',
      } as const;
      if (!enabled) return { ...row, state: 'ok', detail: `switched off (${folder})`, fix: null };
      if (problem !== null)
        return { ...row, state: 'broken', detail: problem.message, fix: `mend it, or: hermes plugins disable ${name}` };
      if (missingEnv.length === 0) return { ...row, state: 'ok', detail: folder, fix: null };
      return {
        ...row,
        state: 'broken',
        detail: `${missingEnv.join(', ')} ${missingEnv.length > 1 ? 'are' : 'is'} not set`,
        fix: 'set it with: hermes setup',
      };
    });
  } catch (problem) {
    const detail = (problem as Error).message;
    return [{ area: 'code', name: 'plugins', state: 'broken', detail, purpose: 'tools you added', fix: null }];
  }
}

function codeTools({ registry }: Hermes): DoctorRow[] {
  return registry.slots().flatMap(({ summary: { name, origin, isolated } }): DoctorRow[] => {
    if (origin.kind !== 'file') return [];
    const purpose =
      isolated === true ? 'your code, in a process of its own' : 'trusted code: runs as you, inside Hermes';
    return [{ area: 'code', name, state: 'ok', detail: origin.path, purpose, fix: null }];
  });
}
