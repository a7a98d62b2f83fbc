import * as z from 'zod';

const strings = z.array(z.string());
/** One that can never match would be a rule that somebody relies on in vain. */
const patterns = z.array(
  z
    .string()
    .refine((text) => text.trim() !== '', 'A pattern is the first words of a command, e.g. git push')
    .refine((text) => /^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*$/.test(text), 'A quote is not closed')
    .refine((text) => !/\p{Cc}/u.test(text.replace(/[\t\n]/g, ' ')), 'Control characters never match'),
);
const seconds = z.number().positive();
const megabytes = z.number().int().positive();

const terminal = z.strictObject({
  env_type: z
    .enum(['local', 'docker', 'ssh', 'singularity', 'modal', 'daytona'])
    .default('local')
    .describe('Where commands and files live'),
  cwd: z
    .string()
    .optional()
    .describe('Folder commands start in; default: the current folder, or the home of a remote environment'),
  timeout: seconds.default(180).describe('Seconds a command may take'),
  lifetime_seconds: seconds.default(300).describe('Seconds an idle environment is kept'),
  sandbox: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe('Run local commands in bubblewrap: always, never, or when the profile needs it'),
  network: z.boolean().default(true).describe('Network inside the sandbox and containers'),
  env_passthrough: strings.default([]).describe('Variables that children may inherit besides the ordinary ones'),
  docker_image: z
    .string()
    .default('nikolaik/python-nodejs:python3.11-nodejs20')
    .describe('Image of the docker backend'),
  docker_volumes: strings.default([]).describe('Volumes, host:container[:ro]'),
  docker_forward_env: strings.default([]).describe('Names of variables forwarded into containers'),
  docker_mount_cwd_to_workspace: z.boolean().default(false).describe('Mount the working folder as /workspace'),
  container_cpu: z.number().positive().default(1).describe('CPUs of a container'),
  container_memory: megabytes.default(5120).describe('Memory of a container in MB'),
  container_disk: megabytes.default(51200).describe('Disk of a container in MB, where the engine supports it'),
  container_persistent: z.boolean().default(true).describe('Keep the home of a container between sessions'),
  singularity_image: z
    .string()
    .default('docker://nikolaik/python-nodejs:python3.11-nodejs20')
    .describe('Image of the singularity backend'),
  scratch_dir: z.string().optional().describe('Folder for overlays of the singularity backend'),
  ssh_host: z.string().optional().describe('Host of the ssh backend'),
  ssh_user: z.string().optional().describe('User of the ssh backend'),
  ssh_port: z.number().int().min(1).max(65535).default(22).describe('Port of the ssh backend'),
  ssh_key: z.string().optional().describe('Private key file; default: agent and the usual keys'),
  ssh_jump: z.string().optional().describe('Jump hosts, as for ssh -J'),
  ssh_strict: z.boolean().default(false).describe('Refuse unknown host keys instead of learning them'),
  modal_image: z.string().default('nikolaik/python-nodejs:python3.11-nodejs20').describe('Image of the modal backend'),
  modal_app: z.string().default('hermes').describe('App at Modal that sandboxes belong to; made when missing'),
  modal_timeout: seconds.max(86_400).default(14_400).describe('Seconds after which Modal ends a sandbox'),
  daytona_image: z
    .string()
    .default('nikolaik/python-nodejs:python3.11-nodejs20')
    .describe('Image of the daytona backend'),
  daytona_snapshot: z.string().optional().describe('Snapshot at Daytona to use instead of the image'),
  daytona_auto_stop: z
    .number()
    .int()
    .nonnegative()
    .default(60)
    .describe('Minutes without use after which Daytona stops a sandbox; 0: never'),
  disk_warning_gb: z.number().nonnegative().default(1).describe('Warn when less is free in the workspace'),
});

const allowEntry = z.union([
  z.string(),
  z.strictObject({
    exact: z.string().optional(),
    prefix: z.string().optional(),
    rule: z.string().optional(),
    rules: strings.optional(),
    program: z.string().optional(),
    tool: z.string().optional(),
    cwd: z.string().optional(),
    environment: z.string().optional(),
    args: z.string().optional(),
    shell: z.string().optional(),
    around: z.string().optional(),
    added: z.string().optional(),
    expires: z.string().optional(),
  }),
]);

const mcpServer = z.strictObject({
  command: z.string().optional().describe('Program of a stdio server'),
  args: strings.default([]),
  env: z.record(z.string(), z.string()).default({}),
  cwd: z.string().optional(),
  url: z.string().optional().describe('Address of an HTTP server'),
  transport: z.enum(['http', 'sse']).optional(),
  headers: z.record(z.string(), z.string()).default({}),
  enabled: z.union([z.boolean(), z.literal('lazy')]).default(true),
  timeout: seconds.default(120).describe('Seconds a call may take'),
  connect_timeout: seconds.default(60).describe('Seconds the server may take to start'),
  include: strings.optional().describe('Globs of tools to offer'),
  exclude: strings.default([]).describe('Globs of tools to leave out'),
  profile: z.string().optional().describe('Permission profile of calls to this server'),
  trust: z.enum(['full', 'untrusted']).default('untrusted').describe('untrusted: anything not read-only asks'),
  parallel: z.boolean().default(false),
  sampling: z
    .strictObject({
      enabled: z.boolean().default(false),
      model: z.string().optional(),
      allowed_models: strings.default([]),
      max_tokens: z.number().int().positive().default(4096),
      per_minute: z.number().int().positive().default(10),
      max_rounds: z.number().int().positive().default(5),
    })
    .prefault({}),
  auth: z
    .strictObject({
      scopes: strings.default([]),
      client_id: z.string().optional(),
      client_secret_env: z.string().optional(),
    })
    .prefault({}),
  malware_check: z
    .enum(['warn', 'block', 'off'])
    .default('warn')
    .describe('What an unreachable package database means'),
});

/** The whole of `config.yaml`. Descriptions become the documentation page and the editors' JSON Schema. */
export const configSchema = z.strictObject({
  profile: z.string().default('default').describe('Permission profile'),
  toolsets: strings.nullable().default(null).describe('Toolsets of a session; null means all'),
  disabled: strings.default([]).describe('Toolsets or tools that are always left out'),
  terminal: terminal.prefault({}),
  approvals: z
    .strictObject({
      mode: z
        .enum(['manual', 'smart', 'off'])
        .default('manual')
        .describe('Who answers questions: you, a helper model first, or nobody (never opens the floor)'),
      timeout: seconds.default(60).describe('Seconds a question waits before it counts as no'),
      deny: patterns.default([]).describe('Command patterns that are always refused'),
      ask: patterns.default([]).describe('Command patterns that are always asked about'),
      allow: patterns.default([]).describe('Command patterns that need no question; never opens the floor'),
    })
    .prefault({}),
  command_allowlist: z.array(allowEntry).default([]).describe('Commands you answered with always'),
  approved_effects: z
    .array(z.record(z.string(), z.unknown()))
    .default([])
    .describe('Paths, hosts and servers you answered with always'),
  security: z
    .strictObject({
      website_blocklist: z
        .strictObject({
          enabled: z.boolean().default(false),
          domains: strings.default([]),
          shared_files: strings.default([]),
        })
        .prefault({}),
      private_hosts: strings.default([]).describe('Private hosts that may be reached: host, host:port or a range'),
      taint: z.boolean().default(false).describe('After outside text came in, ask before anything is sent out'),
      redact_secrets: z.boolean().default(true).describe('Mask secrets in results, errors and logs'),
    })
    .prefault({}),
  tool_output: z
    .strictObject({
      max_chars: z
        .number()
        .int()
        .positive()
        .default(100_000)
        .describe('Characters of a result before it is stored and shown in part'),
      mcp_max_chars: z.number().int().positive().default(50_000),
      preview_chars: z.number().int().positive().default(4_000),
      max_stored: z.number().int().positive().default(1_073_741_824).describe('Bytes kept of one stored result'),
      retention_days: z.number().positive().default(7),
      retention_bytes: z.number().int().positive().default(5_368_709_120),
    })
    .prefault({}),
  calls: z
    .strictObject({
      timeout: seconds.default(120).describe('Seconds a call may take unless its tool says otherwise'),
      max_timeout: seconds.default(3_600),
      parallel: z.number().int().positive().default(8).describe('Calls of one task that run at once'),
    })
    .prefault({}),
  tool_search: z
    .strictObject({
      mode: z
        .enum(['auto', 'on', 'off'])
        .default('auto')
        .describe('Offer tool_search instead of every schema: when the budget is exceeded, always, never'),
      budget_tokens: z
        .number()
        .int()
        .positive()
        .optional()
        .describe('Tokens for definitions; default 10 % of the context, or 12000'),
      context_tokens: z.number().int().positive().optional().describe('Context size of the model'),
    })
    .prefault({}),
  code_execution: z
    .strictObject({
      timeout: seconds.default(300),
      max_tool_calls: z.number().int().positive().default(50),
      max_stdout: z.number().int().positive().default(50_000),
      max_stderr: z.number().int().positive().default(10_000),
      memory_mb: megabytes.default(1024),
    })
    .prefault({}),
  checkpoints: z
    .strictObject({
      enabled: z.boolean().default(true),
      retention_days: z.number().positive().default(30),
      max_bytes: z.number().int().positive().default(2_147_483_648),
      command_limit_mb: megabytes.default(200).describe('How much a command may change before it is left uncovered'),
    })
    .prefault({}),
  audit: z
    .strictObject({
      sync: z
        .enum(['background', 'always'])
        .default('background')
        .describe(
          'background: a record survives any kill and is synced right behind; always: a call waits for the disk, for power failures',
        ),
      retention_days: z.number().positive().default(365),
      max_rows: z.number().int().positive().default(1_000_000),
    })
    .prefault({}),
  files: z
    .strictObject({
      repeat_note: z.boolean().default(true).describe('Answer a repeated read of unchanged text with a short note'),
    })
    .prefault({}),
  model: z
    .strictObject({
      base_url: z.string().describe('OpenAI-compatible endpoint, e.g. http://127.0.0.1:11434/v1'),
      name: z.string(),
      api_key_env: z.string().optional().describe('Name of the variable that holds the key'),
    })
    .optional()
    .describe('Helper model for smart approval and sampling'),
  mcp_servers: z.record(z.string(), mcpServer).default({}),
  plugins: z
    .strictObject({
      enabled: strings.default([]).describe('Names of plugins that are on'),
      packages: strings.default([]).describe('npm packages that are plugins'),
      allow_tool_override: strings.default([]).describe('Plugins that may replace tools'),
      config: z
        .record(z.string(), z.record(z.string(), z.unknown()))
        .default({})
        .describe('Settings handed to a plugin, by its name'),
    })
    .prefault({}),
});

export type Config = z.infer<typeof configSchema>;
