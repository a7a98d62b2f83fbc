import { destructiveSql } from './scan-sql.js';

/** A shell command found inside code of another language. */
export interface CodeReport {
  /** What the code does that is worth asking about; undefined when nothing was found. */
  readonly concern: string | undefined;
  /** Command lines the code runs, as text. */
  readonly commands: readonly string[];
}

const MAX_CODE = 64 * 1024;

interface Concern {
  readonly languages?: readonly string[];
  readonly pattern: RegExp;
  /** Must be found as well, in any order: one pattern with a gap in it would take quadratic time. */
  readonly and?: RegExp;
  readonly text: string;
}

const SCRIPTING = [
  'python',
  'perl',
  'ruby',
  'javascript',
  'php',
  'lua',
  'r',
  'julia',
  'groovy',
  'tcl',
  'elisp',
  'elixir',
  'erlang',
  'applescript',
  'awk',
  'other',
];

const CONCERNS: readonly Concern[] = [
  {
    languages: ['python'],
    pattern:
      /\b(shutil\s*\.\s*rmtree|rmtree\s*\(|os\s*\.\s*(remove|unlink|rmdir|removedirs|truncate)|send2trash)|\.(unlink|rmdir|rmtree|removedirs)\s*\(/,
    text: 'deletes files',
  },
  {
    languages: ['python'],
    pattern:
      /\bos\s*\.\s*(kill|killpg|setuid|setgid|chmod|lchmod|chown|fchmod|exec[lv]p?e?|spawn\w*|posix_spawn\w*|forkpty|dup2|mknod|abort|_exit\s*\(\s*9)\b|\.chmod\s*\(|pty\s*\.\s*spawn|ctypes\s*\.|signal\.pthread_kill/,
    text: 'changes rights or processes',
  },
  {
    languages: ['python', 'ruby', 'perl'],
    pattern: /\bfork\b/,
    and: /\bwhile\b|\bfor\b|\bloop\b/,
    text: 'starts processes without end',
  },
  {
    languages: ['python'],
    pattern: /\b(exec|eval|compile)\s*\(|\bimportlib\b|__import__\s*\(|getattr\s*\(\s*__builtins__/,
    and: /urlopen|requests|b64decode|base64|fromhex|bytes\(|chr\(|decode\s*\(|zlib|marshal|codecs|\\x[0-9a-f]{2}|\[::-1\]|join\(/i,
    text: 'runs hidden or fetched code',
  },
  {
    languages: ['python'],
    pattern:
      /__import__\s*\(\s*['"](os|subprocess|shutil|pty|socket|ctypes)|getattr\s*\([^)]*['"](sys|s['"]\s*\+|pop|rem|unl|rmt)/,
    text: 'hides what it calls',
  },
  {
    languages: ['python', 'javascript', 'ruby', 'perl', 'php', 'lua'],
    pattern:
      /\b(exec|eval|loadstring|instance_eval)\s*\(?\s*(compile\s*\()?\s*(open\s*\(|input\s*\(|sys\.stdin|__import__\s*\(\s*['"]sys['"]\s*\)\.stdin|sys\.argv|\$_(GET|POST)|file_get_contents|STDIN|gets|get\b|URI|Net::|open-uri|LWP|fs\.readFileSync|fetch|atob|unescape|String\.fromCharCode|Buffer\.from|require\s*\(\s*['"]https?|Base64|base64|pack\s*\(|hex2bin|str_rot13|gzinflate|unpack)/i,
    text: 'runs hidden or fetched code',
  },
  {
    languages: ['javascript'],
    pattern:
      /\b(rmSync|rmdirSync|unlinkSync|rm|rmdir|unlink|truncateSync|rimraf|removeSync|emptyDirSync)\s*\(|\bfs(\.promises)?\s*[.[]\s*['"`]?(rm|unlink|rmdir|truncate|chmod|chown)|Deno\.remove|trash\s*\(|\bdel\s*\(/,
    text: 'deletes files',
  },
  {
    languages: ['javascript'],
    pattern:
      /\bprocess\s*\.\s*(kill|binding|setuid|dlopen)\s*\(|\b(chmodSync|chownSync)\s*\(|\bnew\s+Function\s*\(|\bvm\s*\.\s*run|\beval\s*\(|globalThis\s*\[|\[\s*['"]constructor['"]\s*\]|Deno\.(run|Command)|Bun\.(spawn|\$)|process\.mainModule/,
    text: 'runs programs or hidden code',
  },
  {
    languages: ['perl'],
    pattern:
      /\b(unlink|rmtree|remove_tree|rmdir|truncate|chmod|chown|kill|fork|setuid)\b|\bFile::Path\b|\bIO::Socket|\bSocket\b.*\b(connect|exec)\b/,
    text: 'deletes files, changes rights or connects',
  },
  {
    languages: ['ruby'],
    pattern:
      /\bFileUtils\.(rm|remove|rm_rf|rm_r|rmtree|chmod|chown|mv)|\b(File|Dir|Pathname)[^;]*\.(delete|unlink|rmdir|rmtree|chmod|chown|truncate)\b|\bProcess\.(kill|spawn|daemon)|\bfork\b|\bTCPSocket|\bPTY\.|\.unlink\b/,
    text: 'deletes files, changes rights or connects',
  },
  {
    languages: ['php'],
    pattern:
      /\b(unlink|rmdir|chmod|chown|symlink|posix_kill|pcntl_fork|fsockopen|stream_socket_client|assert|create_function|dl|putenv|mail)\s*\(|preg_replace\s*\([^)]*\/e|eval\s*\(|['"](unlink|system|exec|shell_exec|passthru|rmdir)['"]/,
    text: 'deletes files, changes rights or connects',
  },
  {
    languages: ['lua'],
    pattern: /\bos\.(remove|rename|exit\s*\(\s*9)|require\s*\(?\s*['"]socket|loadstring|\bload\s*\(/,
    text: 'deletes files or connects',
  },
  {
    languages: ['r'],
    pattern: /\bunlink\s*\(|\bfile\.remove\s*\(|Sys\.chmod|eval\s*\(\s*parse/,
    text: 'deletes files or runs text',
  },
  {
    languages: ['julia'],
    pattern: /\brm\s*\(|\brun\s*\(|\bchmod\s*\(|eval\s*\(\s*Meta/,
    text: 'deletes files or runs programs',
  },
  {
    languages: ['groovy', 'other'],
    pattern:
      /\.(deleteDir|delete|execute)\s*\(|Runtime\.getRuntime|ProcessBuilder|delete-file|delete-directory|removeDirectoryRecursive|removePathForcibly|rmdir\s*\(|confirm_recursive_rmdir|\(sh\s|shell\/sh|run-program|\(system\s|\.!|removeItem|Process\(\)/,
    text: 'deletes files or runs programs',
  },
  {
    languages: ['elisp'],
    pattern:
      /\((delete-directory|delete-file|shell-command|call-process|start-process|async-shell-command|make-network-process|set-file-modes|url-retrieve|rename-file|term|shell|eshell|load-file|load|eval-buffer)\b/,
    text: 'deletes files or runs programs',
  },
  {
    languages: ['elixir', 'erlang'],
    pattern:
      /File\.(rm|rm_rf|rmdir|chmod|write)|System\.(cmd|shell|halt)|:os\.cmd|os:cmd|file:delete|Port\.open|Code\.eval/,
    text: 'deletes files or runs programs',
  },
  {
    languages: ['awk'],
    pattern:
      /\bsystem\s*\(|\|&|\|\s*"(?!sort|uniq|cat\b|tee\b|column|wc\b)|"\s*\|\s*getline|\/inet\/(tcp|udp)|>\s*"\/(etc|usr|dev\/sd|root)|>>?\s*"[^"]*\.(bashrc|profile|ssh)/,
    text: 'connects or writes system files',
  },
  {
    languages: ['applescript'],
    pattern:
      /do shell script|shut down|restart|empty trash|\bdelete\b|keystroke|with administrator privileges|System Events/i,
    text: 'controls the machine',
  },
  {
    languages: SCRIPTING,
    pattern:
      /\/\.ssh\/|\/etc\/(shadow|passwd|sudoers|cron)|\.aws\/credentials|\.netrc|\.bash_history|\.git-credentials|\/dev\/(sd[a-z]|nvme|mem)|\.bashrc|authorized_keys|\.gnupg|\.kube\/config/,
    text: 'touches credentials, start-up files or system files',
  },
  {
    languages: SCRIPTING,
    pattern: /os\.environ|process\.env\b|\bENV\b|\$_ENV|getenv/,
    and: /urlopen|requests\.(post|get|put)|http\.client|fetch\s*\(|https?\.(request|get)|Net::HTTP|LWP|curl_exec|socket|axios/,
    text: 'sends the environment away',
  },
  {
    languages: ['javascript'],
    pattern: /\.then\s*\(\s*(?:eval|Function)\s*\)|\beval\b/,
    and: /fetch\s*\(|https?['"`]|\.get\s*\(/,
    text: 'runs fetched code',
  },
  {
    languages: ['python'],
    pattern:
      /Path\s*\(\s*['"]\/(?:etc|usr|bin|sbin|boot|lib|var|sys|proc|dev|root)\/[^'"]*['"]\s*\)\s*\.\s*(?:write_|touch|rename|replace|symlink)/,
    text: 'writes system files',
  },
  {
    languages: ['perl', 'ruby', 'php'],
    pattern:
      /\b(?:system|exec|eval|passthru|shell_exec|`|qx)\s*\(?\s*(?:\[?\s*)?(?:pack|unpack|join|reverse|chr|hex2bin|base64_decode|strrev|decode_base64|\S{1,40}\.(?:pack|unpack1?|reverse|tr))\b/,
    text: 'runs hidden code',
  },
  {
    languages: SCRIPTING,
    pattern:
      /\.(?:bashrc|bash_profile|profile|zshrc|zprofile|zshenv)\b|authorized_keys|\.config\/autostart|LaunchAgents|\/etc\/cron|crontab/,
    and: /open\s*\(?\s*\w*\s*,?\s*["'][^"']{0,80}>|["'][wa]\+?["']|>>|\bwrite\w*\s*\(|append\w*\s*\(|file_put_contents|File\.(?:open|write)/,
    text: 'writes a file that is run by itself',
  },
  {
    languages: SCRIPTING,
    pattern:
      /(?:\.pgpass|\.netrc|\.git-credentials|\.ssh\/id_\w+|\bid_(?:rsa|ed25519|ecdsa)\b|\.aws\/credentials|\/etc\/shadow|\.docker\/config\.json|\.kube\/config|\.pypirc)['"`\s)]/,
    and: /\bread\w*\b|\bopen\b|\bslurp\b|\bFile\b|\bcat\b|readFile\w*|file_get_contents|copy\w*/,
    text: 'reads a file of keys or passwords',
  },
  {
    languages: ['go'],
    pattern:
      /\bos\.(RemoveAll|Remove|Truncate|Chmod|Chown)\s*\(|\bsyscall\.|\bexec\.Command|\bRuntime\.getRuntime\(\)|ProcessBuilder|Files\.delete\w*\s*\(|deleteRecursively|removeDir\s*\(|removeFile\s*\(|execShellCmd|execCmd|removeItem\s*\(|\b(system|unlink|rmdir|execv?p?e?|popen)\s*\(|deleteTree|Process\.run/,
    text: 'deletes files or starts programs',
  },
  {
    languages: ['python'],
    pattern:
      /\b(boto3|botocore|google\.cloud|googleapiclient|azure\.\w|kubernetes|docker|pymongo|redis|hvac|openstack)\b/,
    and: /\.(delete|terminate|destroy|begin_delete|drop|drop_\w+|delete_\w+|terminate_\w+|stop_instances|flushall|flushdb|remove|prune|empty)\s*\(/,
    text: 'deletes in a cloud or a store',
  },
  {
    languages: ['javascript'],
    pattern: /aws-sdk|@google-cloud|@azure\/|mongodb|mongoose|ioredis|['"]redis['"]/,
    and: /\bDelete\w*Command|\bTerminate\w+|\.(deleteBucket|deleteObjects?|dropDatabase|drop|deleteMany|flushall|flushdb|beginDelete\w*|terminateInstances)\s*\(/,
    text: 'deletes in a cloud or a store',
  },
  {
    languages: ['tcl'],
    pattern: /\bfile\s+delete\b|\bsocket\s+[\w.-]+\s+\d/,
    text: 'deletes files or connects',
  },
  {
    languages: SCRIPTING,
    pattern: /\b(?:drop\s+(?:table|database|schema)|truncate\s+table)\s+(?!if\s+exists\s+(?:te?mp|test))\w/i,
    and: /\b(?:execute\w*|query|exec|raw|run|do)\s*\(/,
    text: 'destroys tables of a database',
  },
  {
    languages: ['python'],
    pattern: /\bsocket\b/,
    and: /dup2|subprocess|\bpty\b|\/bin\/|\bexec\b|os\.system|popen/,
    text: 'opens a shell to the network',
  },
  {
    languages: ['javascript'],
    pattern: /['"`](node:)?(net|tls)['"`]/,
    and: /spawn|exec/,
    text: 'opens a shell to the network',
  },
  {
    languages: ['python', 'ruby', 'javascript', 'php'],
    pattern:
      /\b(open|fopen|file_put_contents|File\.(open|write)|writeFileSync|writeFile|appendFileSync)\s*\(\s*['"`](\/(etc|usr|bin|sbin|boot|lib|var|sys|proc|dev|root)\/|~\/\.|\/(home|Users)\/\w+\/\.)[^'"`]*['"`]\s*,\s*['"`]?(?!r['"`])/,
    text: 'writes system files',
  },
];

/** Calls that hand a command line or a list of words to a shell. */
const RUNNERS: readonly { readonly languages: readonly string[]; readonly pattern: RegExp }[] = [
  {
    languages: ['python'],
    pattern:
      /\b(?:system|popen|getoutput|getstatusoutput|call|check_call|check_output|run|Popen|create_subprocess_shell|create_subprocess_exec|spawn)\s*\(\s*/g,
  },
  {
    languages: ['javascript'],
    pattern:
      /\b(?:execSync|execFileSync|spawnSync|execFile|spawn|exec|fork|execa|execaSync|execaCommand)(?:['"`]\])?\s*\(?\s*(?=['"`[\w])/g,
  },
  {
    languages: ['perl', 'ruby', 'php', 'lua', 'r', 'awk', 'elisp', 'other', 'groovy'],
    pattern:
      /\b(?:system2?|exec|popen|popen2e?|capture2e?|capture3|spawn|shell_exec|passthru|proc_open|pcntl_exec|os\.execute|io\.popen|execute|IO\.popen|shell-command|syscall)\s*\(?\s*(?=['"`[@$]|ARGV|gets|params)/g,
  },
  { languages: ['perl', 'ruby', 'php'], pattern: /(?:\bqx|%x)\s*(?=[{([|/!"'])/g },
  { languages: ['tcl'], pattern: /\b(?:spawn|exec|open\s+"?\||send\s+(?:--\s+)?(?=["{]))\s*/g },
  {
    languages: ['other', 'go'],
    pattern:
      /\b(?:Sys\.command|exec|callCommand|callProcess|readCreateProcess|ext:shell|run-shell-command|run-program|shell|process:?exec)\s*(?=")/g,
  },
  { languages: ['applescript'], pattern: /do shell script\s+(?=")/g },
  { languages: ['elixir', 'erlang'], pattern: /(?:os\.cmd|os:cmd|System\.(?:cmd|shell))\s*\(\s*(?=['"~])/g },
];

const reports = new WeakMap<object, CodeReport>();

/** The report on code that a command was handed, made once. */
export function reportOn(code: { readonly language: string; readonly text: string }): CodeReport {
  const known = reports.get(code) ?? scanCode(code.language, code.text);
  reports.set(code, known);
  return known;
}

/** Looks through code for calls that destroy, and for the command lines it runs. */
export function scanCode(language: string, source: string): CodeReport {
  const text = joinPieces(source.slice(0, MAX_CODE));
  const concern = CONCERNS.find(
    ({ languages, pattern, and }) =>
      (!languages || languages.includes(language)) && pattern.test(text) && (!and || and.test(text)),
  );
  return {
    concern: concern?.text ?? (SCRIPTING.includes(language) ? destructiveQuery(text) : undefined),
    commands: [
      ...runnerCommands(language, text),
      ...backticks(language, text),
      ...awkPipes(language, text),
      ...deletions(language, text),
      ...bangs(language, text),
    ],
  };
}

/** SQL that the code hands to a database. */
function destructiveQuery(text: string): string | undefined {
  for (const match of text.matchAll(
    /\b(?:execute\w*|query|exec|raw|run|prepare|\$\w*queryraw\w*|do)\s*\(\s*[rfb]?(?:'([^']{5,500})'|"([^"]{5,500})"|`([^`]{5,500})`)/gi,
  )) {
    const sql = match[1] ?? match[2] ?? match[3] ?? '';
    if (/^\s*(?:drop|truncate|delete\s+from|update|alter)\b/i.test(sql) && destructiveSql(sql))
      return 'destroys data of a database';
  }
  return undefined;
}

/** `'sys'+'tem'` is `'system'`: pieces are put together before anything is looked for. */
function joinPieces(text: string): string {
  return text.includes('+') || text.includes(' . ')
    ? text.replace(
        /(?<=\w)'\s{0,4}[+.]\s{0,4}'(?=\w)|(?<=\w)"\s{0,4}[+.]\s{0,4}"(?=\w)|(?<=[\w/~-] ?)(['"])\s{0,4}\+\s{0,4}\1(?=[\w /~-])/g,
        '',
      )
    : text;
}

/** Calls that delete a folder and all in it, followed by the folder. */
const DELETERS: readonly { readonly languages: readonly string[]; readonly pattern: RegExp }[] = [
  { languages: ['python'], pattern: /\brmtree\s*\(\s*/g },
  {
    languages: ['javascript'],
    pattern: /\b(?:rmSync|rmdirSync|rm|rmdir|rimraf(?:\.sync)?|removeSync|emptyDirSync|Deno\.remove(?:Sync)?)\s*\(\s*/g,
  },
  { languages: ['ruby'], pattern: /\b(?:rm_rf|rm_r|rmtree|remove_dir|remove_entry(?:_secure)?)\s*\(?\s*/g },
  { languages: ['perl'], pattern: /\b(?:rmtree|remove_tree)\s*\(?\s*/g },
  { languages: ['julia', 'r'], pattern: /\b(?:rm|unlink)\s*\(\s*/g },
  { languages: ['tcl'], pattern: /\bfile\s+delete\s+(?:-force\s+)?(?:--\s+)?/g },
  { languages: ['elisp', 'other'], pattern: /\bdelete-directory\s+/g },
  { languages: ['elixir'], pattern: /\bFile\.rm_rf!?\s*\(?\s*/g },
  { languages: ['groovy'], pattern: /\bnew\s+File\s*\(\s*(?=[^)]{1,200}\)\s*\.deleteDir)/g },
];

/** The same as the shell would say it, so that root and home are refused whatever language deletes them. */
function deletions(language: string, text: string): string[] {
  const commands: string[] = [];
  for (const { languages, pattern } of DELETERS) {
    if (!languages.includes(language)) continue;
    for (const match of text.matchAll(pattern)) {
      const target = TARGET.exec(text.slice(match.index + match[0].length, match.index + match[0].length + 300));
      if (target === null) continue;
      const path = target[1] ?? target[2] ?? target[3] ?? '~';
      if (/^[\w@%+=:,./~-]+$/.test(path)) commands.push(`rm -rf ${path}`);
      if (commands.length >= 20) return commands;
    }
  }
  return commands;
}

/** A string, a bare word of Tcl, or one of the ways to say the home folder. */
const TARGET =
  /^(?:(?:os\.path\.expanduser|os\.path\.abspath|pathlib\.Path|Path|File\.expand_path|Pathname\.new|path\.expand|expanduser)\s*\(\s*)?(?:[rbfu]{0,2}'([^'\\]{1,200})'|"([^"\\]{1,200})"|(\/[\w./-]{0,100})(?=[\s\]};]|$)|(?:os\.environ(?:\.get)?\s*[[(]\s*['"]HOME|os\.getenv\s*\(\s*['"]HOME|(?:pathlib\.)?Path\.home\s*\(|Dir\.home|ENV\s*[[{(]?\s*['"]?HOME|[$]ENV\{\s*['"]?HOME|(?:require\(['"](?:node:)?os['"]\)|os)\.homedir\s*\(|process\.env\.HOME|homedir\s*\())/;

function runnerCommands(language: string, text: string): string[] {
  const commands: string[] = [];
  for (const { languages, pattern } of [...RUNNERS, ...renamedRunners(language, text)]) {
    if (!languages.includes(language)) continue;
    if (language === 'javascript' && !/child_process|execa|Bun|Deno|zx/.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      if (
        language === 'python' &&
        /^(run|call|spawn|Popen)/.test(match[0]) &&
        !/subprocess|Popen|asyncio|pexpect|pty|sh\b|os\b|import/.test(text)
      )
        continue;
      commands.push(argumentAt(text, match.index + match[0].length, language));
      if (commands.length >= 20) return commands;
    }
  }
  return commands;
}

/** `from os import system as s`: then `s(` runs what it is given. */
function renamedRunners(language: string, text: string): typeof RUNNERS {
  if (language !== 'python' || !text.includes(' as ')) return [];
  const names = [
    ...text.matchAll(/\b(?:system|popen|run|call|check_output|check_call|Popen|getoutput)\s+as\s+(\w{1,30})/g),
  ];
  return names
    .slice(0, 5)
    .map(([, name]) => ({ languages: ['python'], pattern: new RegExp(`(?<![\\w.])${name}\\s*\\(\\s*`, 'g') }));
}

/** The text of the first argument: a string, or a list of strings joined. Unknown text becomes the unknown marker. */
function argumentAt(text: string, at: number, language: string): string {
  const rest = text.slice(at, at + 4096);
  if (language === 'tcl') {
    // What `send` types ends with a return; what `spawn` and `exec` start is words.
    const typed = /^[{"]([^"}]*)[}"]/.exec(rest)?.[1];
    return typed?.replace(/\\[rn]/g, '\n') ?? (rest.split(/[\n;\]}]/)[0] ?? '').trim();
  }
  const list = /^[[(]([^\])]*)[\])]/.exec(rest);
  const fixed = list ? (list[1] ?? '') : rest;
  if (list) {
    const items = [
      ...fixed.matchAll(/'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`|([A-Za-z_][\w.]*)/g),
    ].map((match) => match[1] ?? match[2] ?? match[3] ?? '\uE000');
    return items.map((item) => (/^[\w@%+=:,./-]+$/.test(item) ? item : `'${item.replaceAll("'", "'\\''")}'`)).join(' ');
  }
  const string =
    /^(?:[rbfu]{0,2})(?:'''([\s\S]*?)'''|"""([\s\S]*?)"""|'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`|[{|/!]([^}|/!]*)[}|/!])/.exec(
      fixed,
    );
  if (!string) return '\uE000';
  const body = string.slice(1).find((group) => group !== undefined) ?? '';
  const more = secondStrings(fixed.slice(string[0].length));
  return `${body
    .replace(/\\(['"`\\])/g, '$1')
    .replace(/\\n/g, '\n')
    .replace(/\$\{[^}]*\}|#\{[^}]*\}/g, '\uE000')}${more}`;
}

/** `system("rm", "-rf", "/")` gives further words as further arguments, or as a list. */
function secondStrings(rest: string): string {
  const match = /^\s*,\s*(\[[^\]]*\]|(?:\s*,?\s*['"][^'"]*['"])+)/.exec(rest);
  if (!match) return /^\s*[+.%]/.test(rest) ? '\uE000' : '';
  const words = [...(match[1] ?? '').matchAll(/'([^']*)'|"([^"]*)"/g)].map((item) => item[1] ?? item[2] ?? '');
  return words.length > 0
    ? ` ${words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')}`
    : '';
}

function backticks(language: string, text: string): string[] {
  if (!['perl', 'ruby', 'php', 'julia'].includes(language)) return [];
  return [...text.matchAll(/`([^`]{1,2000})`/g)].slice(0, 20).map((match) => match[1] ?? '');
}

/** A line that begins with `!`, where the language knows it: IPython and gnuplot. */
function bangs(language: string, text: string): string[] {
  if (language !== 'python' && language !== 'other') return [];
  return [...text.matchAll(/^\s*!\s*(\S.*)$/gm)].slice(0, 20).map((match) => match[1] ?? '');
}

function awkPipes(language: string, text: string): string[] {
  if (language !== 'awk') return [];
  return [...text.matchAll(/\|\s*"([^"]+)"|"([^"]+)"\s*\|\s*getline/g)]
    .slice(0, 20)
    .map((match) => match[1] ?? match[2] ?? '');
}
