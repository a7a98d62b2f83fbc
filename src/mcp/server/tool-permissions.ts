import type { ToolSummary } from '../../kernel/registry.js';

/**
 * Every permission that a call of a tool may use, whatever its arguments; undefined when nobody can tell. A tool says
 * it itself with `permissions`; for the built-ins the table below knows it from their toolset.
 */
export function toolPermissions(summary: ToolSummary): readonly string[] | undefined {
  if (summary.permissions !== undefined) return summary.permissions;
  if (summary.origin.kind === 'yaml' && !summary.has.effects) return [];
  if (summary.origin.kind !== 'builtin') return undefined;
  // The ports refuse what is not declared, so a built-in without effects has none.
  if (!summary.has.effects) return [];
  return BY_TOOL[summary.name] ?? BY_TOOLSET[summary.toolset];
}

const BY_TOOLSET: Readonly<Record<string, readonly string[]>> = {
  web: ['network:search', 'network:fetch'],
  terminal: ['terminal:execute', 'process:manage'],
  file: ['file:read', 'file:write', 'file:delete'],
  browser: ['browser:navigate', 'browser:act'],
  vision: ['model:call', 'file:read'],
  image_gen: ['media:generate'],
  tts: ['media:generate', 'file:write'],
  moa: ['model:call'],
  skills: ['skills:read', 'skills:write'],
  memory: ['memory:write'],
  session_search: ['session:read'],
  code_execution: ['code:execute'],
  delegation: ['agent:delegate'],
  cronjob: ['cron:read', 'cron:write'],
  messaging: ['message:send'],
  rl: ['rl:read', 'rl:run'],
  honcho: ['memory:read', 'memory:write'],
  homeassistant: ['home:read', 'home:act'],
  system: ['env:read', 'env:write', 'system:read', 'clipboard:read', 'clipboard:write', 'notify:send'],
  network: ['network:fetch', 'network:resolve'],
  filesystem: ['file:read', 'file:write', 'file:delete'],
  code: ['code:execute', 'file:read', 'file:write'],
  media: ['file:read', 'file:write', 'media:generate'],
};

/** Tools that use less than their toolset. */
const BY_TOOL: Readonly<Record<string, readonly string[]>> = {
  web_search: ['network:search'],
  read_file: ['file:read'],
  search_files: ['file:read'],
  directory_list: ['file:read'],
  file_search: ['file:read'],
  file_diff: ['file:read'],
  file_watch: ['file:read'],
  system_info: ['system:read'],
  notification: ['notify:send'],
  clipboard: ['clipboard:read', 'clipboard:write', 'file:read', 'file:write'],
  env_manager: ['env:read', 'env:write'],
  dns_lookup: ['network:resolve'],
  skills_categories: ['skills:read'],
  skills_list: ['skills:read'],
  skill_view: ['skills:read'],
  honcho_context: ['memory:read'],
  honcho_profile: ['memory:read'],
  honcho_search: ['memory:read'],
  ha_list_entities: ['home:read'],
  ha_get_state: ['home:read'],
  ha_list_services: ['home:read'],
  rl_list_environments: ['rl:read'],
  rl_get_current_config: ['rl:read'],
  rl_check_status: ['rl:read'],
  rl_get_results: ['rl:read'],
  rl_list_runs: ['rl:read'],
  git_operations: ['git:read', 'git:write'],
  docker_manage: ['docker:read', 'docker:run'],
  database_query: ['database:read', 'database:write'],
  api_call: ['network:fetch'],
  email_send: ['email:send'],
  calendar_manage: ['calendar:read', 'calendar:write'],
  cloud_storage: ['cloud:read', 'cloud:write'],
  spreadsheet: ['file:read', 'file:write'],
};
