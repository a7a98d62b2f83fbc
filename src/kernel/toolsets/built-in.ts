/** A named list of tools, and of further toolsets it includes. */
export interface Toolset {
  readonly description: string;
  readonly tools: readonly string[];
  readonly includes: readonly string[];
}

const web = ['web_search', 'web_extract', 'web_crawl'];
const browser = [
  'browser_navigate',
  'browser_snapshot',
  'browser_click',
  'browser_type',
  'browser_scroll',
  'browser_back',
  'browser_press',
  'browser_get_images',
  'browser_vision',
  'browser_console',
  'browser_screenshot',
  'browser_close',
];
const skills = ['skills_categories', 'skills_list', 'skill_view', 'skill_manage'];
const honcho = ['honcho_context', 'honcho_profile', 'honcho_search', 'honcho_conclude'];
const homeassistant = ['ha_list_entities', 'ha_get_state', 'ha_list_services', 'ha_call_service'];

/** What every chat platform offers. */
const core = [
  ...web,
  'terminal',
  'process',
  'read_file',
  'write_file',
  'patch',
  'search_files',
  'vision_analyze',
  'image_generate',
  'mixture_of_agents',
  ...skills,
  ...browser,
  'text_to_speech',
  'todo',
  'memory',
  'session_search',
  'clarify',
  'execute_code',
  'delegate_task',
  'cronjob',
  'send_message',
  ...honcho,
  ...homeassistant,
];

const PLATFORMS = [
  'telegram',
  'discord',
  'whatsapp',
  'slack',
  'signal',
  'email',
  'sms',
  'mattermost',
  'matrix',
  'dingtalk',
  'homeassistant',
];

const without = (list: readonly string[], ...names: string[]): string[] => list.filter((name) => !names.includes(name));
const one = (description: string, tools: readonly string[], includes: readonly string[] = []): Toolset => ({
  description,
  tools,
  includes,
});

/** Every static toolset. Names may precede the tools: what does not exist yet is left out when a set is resolved. */
export const BUILT_IN_TOOLSETS: ReadonlyMap<string, Toolset> = new Map<string, Toolset>([
  ['web', one('Search the web, read pages, follow links', web)],
  ['search', one('Search the web only', ['web_search'])],
  ['terminal', one('Run commands and manage processes', ['terminal', 'process'])],
  ['file', one('Read, write, edit and search files', ['read_file', 'write_file', 'patch', 'search_files'])],
  ['browser', one('Drive a real browser', [...browser, 'web_search'])],
  ['vision', one('Look at images', ['vision_analyze'])],
  ['image_gen', one('Generate images', ['image_generate'])],
  ['tts', one('Turn text into speech', ['text_to_speech'])],
  ['moa', one('Ask several models and merge their answers', ['mixture_of_agents'])],
  ['skills', one('Find, read and manage skills', skills)],
  ['todo', one('Keep a task list', ['todo'])],
  ['memory', one('Remember across sessions', ['memory'])],
  ['session_search', one('Search earlier sessions', ['session_search'])],
  ['clarify', one('Ask the user a question', ['clarify'])],
  ['code_execution', one('Run scripts that call tools', ['execute_code'])],
  ['delegation', one('Hand a task to a subagent', ['delegate_task'])],
  ['cronjob', one('Schedule work', ['cronjob'])],
  ['messaging', one('Send messages to other platforms', ['send_message'])],
  [
    'rl',
    one('Train models by reinforcement learning', [
      'rl_list_environments',
      'rl_select_environment',
      'rl_get_current_config',
      'rl_edit_config',
      'rl_start_training',
      'rl_check_status',
      'rl_stop_training',
      'rl_get_results',
      'rl_list_runs',
      'rl_test_inference',
    ]),
  ],
  ['honcho', one('User modelling with Honcho', honcho)],
  ['homeassistant', one('Control a smart home', homeassistant)],
  [
    'system',
    one('The machine: variables, metrics, clipboard, notifications, waiting', [
      'env_manager',
      'system_info',
      'clipboard',
      'notification',
      'sleep',
    ]),
  ],
  [
    'network',
    one('HTTP, feeds, pages, links, DNS', ['http_request', 'rss_reader', 'html_extract', 'link_checker', 'dns_lookup']),
  ],
  [
    'filesystem',
    one('List, find, compare, pack and watch files', [
      'directory_list',
      'file_search',
      'file_diff',
      'file_compress',
      'file_watch',
    ]),
  ],
  [
    'code',
    one('Run, lint, format, test and debug code', [
      'code_execute',
      'code_lint',
      'code_format',
      'code_test',
      'code_debug',
      'repl',
    ]),
  ],
  ['media', one('Images, audio, PDF, charts', ['image_edit', 'audio_transcribe', 'pdf_extract', 'chart_generate'])],
  [
    'platform',
    one('Git, containers, databases, APIs, mail, calendars, spreadsheets, cloud storage', [
      'git_operations',
      'docker_manage',
      'database_query',
      'api_call',
      'email_send',
      'calendar_manage',
      'spreadsheet',
      'cloud_storage',
    ]),
  ],
  ['debugging', one('Find out what is wrong: terminal, web, files', ['terminal', 'process'], ['web', 'file'])],
  ['safe', one('No terminal, no code', ['read_file', 'search_files'], ['web', 'vision', 'image_gen', 'moa'])],
  ['research', one('Look things up and take notes', [], ['web', 'browser', 'file', 'session_search', 'todo'])],
  ['hermes-cli', one('The terminal client', core)],
  ...PLATFORMS.map((name): [string, Toolset] => [`hermes-${name}`, one(`The ${name} gateway`, core)]),
  [
    'hermes-gateway',
    one(
      'Every messaging platform',
      [],
      PLATFORMS.map((name) => `hermes-${name}`),
    ),
  ],
  [
    'hermes-acp',
    one(
      'Editors',
      without(
        core,
        'image_generate',
        'mixture_of_agents',
        'text_to_speech',
        'clarify',
        'cronjob',
        'send_message',
        ...honcho,
        ...homeassistant,
      ),
    ),
  ],
  ['hermes-api-server', one('The HTTP API', without(core, 'text_to_speech', 'clarify', 'send_message'))],
]);

/** Names of the original that still resolve, with the tools they always meant. */
export const LEGACY_TOOLSETS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['web_tools', web],
  ['terminal_tools', ['terminal']],
  ['vision_tools', ['vision_analyze']],
  ['moa_tools', ['mixture_of_agents']],
  ['image_tools', ['image_generate']],
  ['skills_tools', skills],
  ['browser_tools', browser],
  ['cronjob_tools', ['cronjob']],
  ['rl_tools', rlTools()],
  ['file_tools', ['read_file', 'write_file', 'patch', 'search_files']],
  ['tts_tools', ['text_to_speech']],
]);

function rlTools(): readonly string[] {
  return BUILT_IN_TOOLSETS.get('rl')?.tools ?? [];
}
