import type { CommandSpec, OptionSpec } from './command.js';

/** Flags everywhere they make sense. */
export const COMMON_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  json: { type: 'boolean', summary: 'print one JSON value' },
  home: { type: 'string', value: 'DIR', summary: 'state folder (default: $HERMES_HOME or ~/.hermes)' },
  cwd: { type: 'string', value: 'DIR', summary: 'working folder' },
  help: { type: 'boolean', short: 'h', summary: 'show help' },
};

/** Flags of commands that call tools. */
const SESSION_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  toolsets: { type: 'string', value: 'a,b', summary: 'toolsets of the session (default: the settings, else all)' },
  disable: { type: 'string', value: 'a,b', summary: 'toolsets or tools to leave out' },
  profile: { type: 'string', value: 'NAME', summary: 'permission profile' },
  permissions: { type: 'string', value: 'FILE', summary: 'profiles from this file instead of home and workspace' },
  environment: { type: 'string', value: 'NAME', summary: 'where commands and files live: local, docker, ssh, ...' },
  approve: {
    type: 'string',
    value: 'ask|deny|once',
    summary: 'who answers questions (default: ask on a terminal, deny otherwise)',
  },
  yolo: { type: 'boolean', summary: 'answer questions with yes; never opens the floor' },
  'keep-processes': {
    type: 'boolean',
    summary: 'background processes go on after the end (default: they are stopped)',
  },
  timeout: {
    type: 'string',
    value: 'SECONDS',
    summary: 'time limit of each call; a tool that sets a shorter one keeps it',
  },
};

const session = (options: Readonly<Record<string, OptionSpec>> = {}): Readonly<Record<string, OptionSpec>> => ({
  ...SESSION_OPTIONS,
  ...options,
});
const flag = (summary: string): OptionSpec => ({ type: 'boolean', summary });
const value = (name: string, summary: string): OptionSpec => ({ type: 'string', value: name, summary });

/** Every command, in the order of the help text. Adding a command is adding a row and a file. */
export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'run',
    summary: 'tool calls in, results out, one JSON object per line',
    options: session({ parallel: value('N', 'lines that run at once (default 1)') }),
    examples: [`printf '{"id":"1","name":"system_info","arguments":{}}\\n' | hermes run`],
  },
  {
    name: 'shell',
    summary: 'you are the model: call tools by hand, with completion and approvals',
    options: session(),
    examples: ['hermes shell --toolsets file,terminal'],
  },
  {
    name: 'tools list',
    summary: 'the tools of a session',
    options: session({ all: flag('also those that cannot work here, and why') }),
    examples: ['hermes tools list --toolsets web', 'hermes tools list --all --json'],
  },
  {
    name: 'tools show',
    summary: 'one tool with its definition',
    args: 'NAME',
    options: session(),
    examples: ['hermes tools show read_file'],
  },
  {
    name: 'tools call',
    summary: 'call one tool and print its JSON result',
    args: 'NAME [JSON | @FILE | - | key=value ...]',
    options: session(),
    examples: [
      'hermes tools call system_info',
      'hermes tools call sleep seconds=1',
      `hermes tools call read_file '{"path":"README.md"}'`,
    ],
  },
  {
    name: 'tools check',
    summary: 'availability of every tool, looked into deeply, and why not',
    options: session(),
    examples: ['hermes tools check --toolsets system'],
  },
  {
    name: 'tools reload',
    summary: 'let running sessions use tools that were added or changed in home',
    options: { yes: flag('do not ask') },
    examples: ['hermes tools reload --yes'],
  },
  {
    name: 'tools definitions',
    summary: 'what a model is given',
    options: session({ format: value('openai|anthropic|gemini|mcp', 'default openai') }),
    examples: ['hermes tools definitions --format anthropic --toolsets file'],
  },
  { name: 'toolsets list', summary: 'every toolset', examples: ['hermes toolsets list --json'] },
  {
    name: 'toolsets show',
    summary: 'what a toolset stands for',
    args: 'NAME',
    examples: ['hermes toolsets show file'],
  },
  {
    name: 'tool register',
    summary: 'add tools from a YAML file',
    options: { config: value('FILE', 'the file'), yes: flag('do not ask') },
    examples: ['hermes tool register --config ./tools/custom_tools.yaml'],
  },
  {
    name: 'setup',
    summary: 'asks for missing keys, installs optional packages',
    args: '[TOOL|TOOLSET]',
    options: {
      stdin: value('NAME', 'store this variable, with the value read from standard input'),
      yes: flag('install packages without asking'),
    },
    examples: ['hermes setup web', 'hermes setup --stdin GITHUB_TOKEN < token.txt'],
  },
  { name: 'plugins list', summary: 'plugins and what they bring', examples: ['hermes plugins list'] },
  {
    name: 'plugins enable',
    summary: 'switch a plugin on',
    args: 'NAME',
    examples: ['hermes plugins enable my-plugin'],
  },
  {
    name: 'plugins disable',
    summary: 'switch a plugin off',
    args: 'NAME',
    examples: ['hermes plugins disable my-plugin'],
  },
  {
    name: 'trust',
    summary: "trust a workspace's tools, plugins, servers and settings; shows what, and what changed",
    args: '[DIR]',
    options: { yes: flag('do not ask'), revoke: flag('take the trust back') },
    examples: ['hermes trust', 'hermes trust ../project --revoke'],
  },
  { name: 'permissions list', summary: 'every profile', options: session(), examples: ['hermes permissions list'] },
  {
    name: 'permissions show',
    summary: 'what a profile allows',
    args: 'PROFILE',
    options: session(),
    examples: ['hermes permissions show default'],
  },
  {
    name: 'permissions check',
    summary: 'what the gate would say to a call, and why',
    args: 'TOOL [JSON]',
    options: session(),
    examples: [`hermes permissions check write_file '{"path":"/etc/passwd","content":"x"}'`],
  },
  {
    name: 'permissions replay',
    summary: 'judge the audit log again with another profile',
    args: 'PROFILE',
    options: { ...session(), limit: value('N', 'newest calls (default 1000)') },
    examples: ['hermes permissions replay readonly_research --limit 200'],
  },
  { name: 'approvals list', summary: 'stored answers and open questions', examples: ['hermes approvals list'] },
  {
    name: 'approvals revoke',
    summary: 'take a stored answer back',
    args: 'ID',
    examples: ['hermes approvals revoke 3f2a'],
  },
  {
    name: 'approvals watch',
    summary: 'show questions as they come and answer them',
    examples: ['hermes approvals watch'],
  },
  {
    name: 'approvals answer',
    summary: 'answer one question',
    args: 'ID [once|session|always|deny]',
    options: {
      token: value('T', 'the token that was shown with the question'),
      scope: value('exact|prefix|rule', 'what the answer covers'),
      reason: value('TEXT', 'words for the model'),
    },
    examples: ['hermes approvals answer 3f2a once --token 81c6'],
  },
  {
    name: 'approvals test',
    summary: 'how a command is judged: parse, findings, verdict',
    args: '[COMMAND | -]',
    examples: [`hermes approvals test 'rm -rf build'`, `echo '"git push --force"' | hermes approvals test -`],
  },
  {
    name: 'audit list',
    summary: 'recorded calls, newest first',
    options: {
      limit: value('N', 'how many (default 50)'),
      tool: value('NAME', 'only this tool'),
      session: value('ID', 'only this session'),
      origin: value('NAME', 'only from here'),
      since: value('TIME', 'ISO time or 2h, 3d'),
    },
    examples: ['hermes audit list --tool terminal --since 2h'],
  },
  { name: 'audit show', summary: 'one recorded call', args: 'ID', examples: ['hermes audit show call_1'] },
  {
    name: 'audit verify',
    summary: 'finds edits, gaps and reordering',
    options: { head: value('HASH', 'a hash kept elsewhere') },
    examples: ['hermes audit verify'],
  },
  { name: 'audit head', summary: 'the last hash, for keeping elsewhere', examples: ['hermes audit head > head.txt'] },
  { name: 'audit export', summary: 'the log as JSON lines', examples: ['hermes audit export > audit.jsonl'] },
  {
    name: 'checkpoints list',
    summary: 'what can be undone in this folder, newest first',
    options: { all: flag('every folder'), limit: value('N', 'how many (default 20)') },
    examples: ['hermes checkpoints list --all'],
  },
  {
    name: 'undo',
    summary: 'put files back as they were before a call; shows the difference first, and can itself be undone',
    args: '[ID]',
    options: { yes: flag('do not ask'), force: flag('also where a file changed since') },
    examples: ['hermes undo', 'hermes checkpoints list && hermes undo 0mi2x1q4z-1f2e3d4c'],
  },
  { name: 'mcp list', summary: 'the MCP servers whose tools are used here', examples: ['hermes mcp list'] },
  {
    name: 'mcp add',
    summary: 'use the tools of another MCP server; it is tried before it is saved',
    args: 'NAME [-- COMMAND ...]',
    options: {
      url: value('URL', 'address of an HTTP server instead of a command'),
      sse: flag('the address speaks the older SSE transport'),
      env: value('A=1,B=2', 'variables of the server; a NAME in braces after a dollar sign is filled in'),
      header: value('A: 1,B: 2', 'headers of every request, filled in the same way'),
      lazy: flag('start it at the first call only'),
      trust: value('full|untrusted', 'untrusted (default): ask before anything that does not only read'),
      workspace: flag("approve this server of the folder's .mcp.json, as it is now"),
      'no-test': flag('save it without a try'),
      yes: flag('do not ask'),
    },
    examples: [
      'hermes mcp add files -- npx -y @modelcontextprotocol/server-filesystem .',
      'hermes mcp add tracker --url https://mcp.example.com/mcp --lazy',
    ],
  },
  {
    name: 'mcp remove',
    summary: 'take an MCP server out of the settings, with its login',
    args: 'NAME',
    examples: ['hermes mcp remove files'],
  },
  {
    name: 'mcp test',
    summary: 'start an MCP server, list its tools, end it',
    args: 'NAME',
    examples: ['hermes mcp test files'],
  },
  {
    name: 'mcp login',
    summary: 'log in to an MCP server over HTTP (OAuth)',
    args: 'NAME',
    examples: ['hermes mcp login tracker'],
  },
  {
    name: 'mcp serve',
    summary: 'offer the tools to any MCP client: on standard input and output, or over HTTP',
    options: session({
      tools: value('all|core|search', 'what is listed (default all); everything granted can be called'),
      http: value('PORT', 'Streamable HTTP on this port instead; 0 for any that is free'),
      host: value('ADDRESS', 'address to listen on (default 127.0.0.1)'),
      'allow-host': value('a,b', 'further names under which clients may address the server'),
      'token-file': value('FILE', 'keep the bearer token in this file instead of making one at each start'),
      'no-token': flag('every program of this machine may call; loopback only'),
      fixtures: flag('add what the public conformance suite expects'),
    }),
    examples: ['hermes mcp serve --toolsets file,web', 'hermes mcp serve --http 8722 --tools search'],
  },
  {
    name: 'doctor',
    summary: 'what works on this machine, what is missing, how to get it',
    examples: ['hermes doctor', 'hermes doctor --json'],
  },
];
