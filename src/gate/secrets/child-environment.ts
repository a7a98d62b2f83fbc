export interface ChildEnvironmentOptions {
  /** Further names to pass on if they are set; `LC_*` style endings are allowed. From the operator's settings. */
  readonly allow?: readonly string[];
  /** Names a tool, skill or server declared that it needs. Passed on even when they hold a secret of its own. */
  readonly declared?: readonly string[];
}

/**
 * The environment a child process gets: an allow-list of what programs need to work at all, plus what was allowed or
 * declared by name. Hermes' own variables, provider keys and variables that make programs load foreign code never
 * pass, whoever asks. Proxy addresses lose their credentials.
 */
export function childEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  options: ChildEnvironmentOptions = {},
): Record<string, string> {
  const asked = [...(options.allow ?? []), ...(options.declared ?? [])].map((name) => name.trim()).filter(Boolean);
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    if (value === undefined || value.includes('\0') || isForbidden(name)) continue;
    if (isOrdinary(name) || asked.some((pattern) => matches(name, pattern))) environment[name] = cleaned(name, value);
  }
  return environment;
}

/** Whether a variable may never reach a child, for tools that set variables and for settings that name them. */
export function isForbidden(name: string): boolean {
  return FORBIDDEN.some((pattern) => pattern.test(name));
}

const FORBIDDEN: readonly RegExp[] = [
  /^HERMES_/i,
  // Makes a program load or run code of someone else's choice.
  /^(?:LD|DYLD)_/i,
  /^(?:NODE_OPTIONS|NODE_REPL_EXTERNAL_MODULE|BASH_ENV|ENV|BASH_FUNC_.*|SHELLOPTS|BASHOPTS|PROMPT_COMMAND|PS4|IFS|CDPATH|GLOBIGNORE)$/i,
  /^(?:PYTHON(?:STARTUP|PATH|HOME|INSPECT|BREAKPOINT|WARNINGS|EXECUTABLE|USERBASE)|PERL5?(?:OPT|LIB|DB|5LIB|5OPT|5DB)|PERLLIB|RUBY(?:OPT|LIB)|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|GCONV_PATH|LOCPATH|NLSPATH|HOSTALIASES|GETCONF_DIR|MALLOC_.*|RES_OPTIONS|TMPPREFIX)$/i,
  /^GIT_(?:SSH|SSH_COMMAND|ASKPASS|EXTERNAL_DIFF|PAGER|EDITOR|SEQUENCE_EDITOR|PROXY_COMMAND|EXEC_PATH|TEMPLATE_DIR|CONFIG.*|ALLOW_PROTOCOL)$/i,
  /^(?:OPENAI|ANTHROPIC|CLAUDE|OPENROUTER|GEMINI|GOOGLE_API|GOOGLE_GENERATIVE_AI|GROQ|MISTRAL|DEEPSEEK|XAI|TOGETHER|FIREWORKS|PERPLEXITY|COHERE|NOUS|MOONSHOT|KIMI|GLM|ZAI|Z_AI|MINIMAX|DASHSCOPE|QWEN|HF|HUGGINGFACE|HUGGING_FACE|REPLICATE|AZURE_OPENAI|CEREBRAS|VOYAGE|NVIDIA|ELEVENLABS|FAL|TAVILY|EXA|FIRECRAWL|BROWSERBASE|BROWSER_USE|SERPAPI|BRAVE|PARALLEL|MODAL|DAYTONA|TINKER|WANDB|HONCHO|MEM0|TELEGRAM|DISCORD|SLACK|WHATSAPP|SIGNAL|TWILIO|MATRIX|MATTERMOST|HASS|SUDO)(?:_.*)?_(?:API_?KEY|KEY|TOKEN|SECRET|PASSWORD|BOT_TOKEN|ACCESS_TOKEN|AUTH_TOKEN|TOKEN_ID|TOKEN_SECRET|CREDENTIALS)$/i,
];

function isOrdinary(name: string): boolean {
  return ORDINARY.has(name) || WINDOWS.has(name.toUpperCase()) || /^(?:LC_[A-Z]+|XDG_[A-Z_]+)$/.test(name);
}

const ORDINARY = new Set([
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'PWD',
  'LANG',
  'LANGUAGE',
  'TZ',
  'TERM',
  'COLORTERM',
  'TERM_PROGRAM',
  'NO_COLOR',
  'FORCE_COLOR',
  'CLICOLOR',
  'COLUMNS',
  'LINES',
  'TMPDIR',
  'TMP',
  'TEMP',
  'EDITOR',
  'VISUAL',
  'PAGER',
  'HOSTNAME',
  'HOSTTYPE',
  'OSTYPE',
  'CI',
  'DISPLAY',
  'WAYLAND_DISPLAY',
  'XAUTHORITY',
  'DBUS_SESSION_BUS_ADDRESS',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'NO_PROXY',
  'FTP_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
  'no_proxy',
  'ftp_proxy',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_EXTRA_CA_CERTS',
  'REQUESTS_CA_BUNDLE',
  'CURL_CA_BUNDLE',
  'VIRTUAL_ENV',
  'CONDA_PREFIX',
  'JAVA_HOME',
  'GOPATH',
  'GOROOT',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'NVM_DIR',
  'PNPM_HOME',
]);

const WINDOWS = new Set([
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'COMSPEC',
  'PATHEXT',
  'APPDATA',
  'LOCALAPPDATA',
  'PROGRAMDATA',
  'PROGRAMFILES',
  'PROGRAMFILES(X86)',
  'PROGRAMW6432',
  'COMMONPROGRAMFILES',
  'USERPROFILE',
  'USERNAME',
  'USERDOMAIN',
  'HOMEDRIVE',
  'HOMEPATH',
  'PUBLIC',
  'OS',
  'NUMBER_OF_PROCESSORS',
  'PROCESSOR_ARCHITECTURE',
  'MSYSTEM',
  'PATH',
  'TEMP',
  'TMP',
]);

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? pattern.length > 1 && name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function cleaned(name: string, value: string): string {
  return /_proxy$/i.test(name) ? value.replace(/(\/\/)[^/@\s]*@/g, '$1') : value;
}
