/** Something in code that is worth asking about. */
interface Concern {
  readonly languages?: readonly string[];
  readonly pattern: RegExp;
  /** Must be found as well, in any order: one pattern with a gap in it would take quadratic time. */
  readonly and?: RegExp;
  readonly text: string;
}

/** Languages of scripts, in which one line can do anything. */
export const SCRIPTING = [
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

export const CONCERNS: readonly Concern[] = [
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
      /\.(deleteDir|delete|deleteRecursively|execute)\s*\(|Runtime\.getRuntime|ProcessBuilder|delete-file|delete-directory|removeDirectoryRecursive|removePathForcibly|rmdir\s*\(|confirm_recursive_rmdir|\(sh\s|shell\/sh|run-program|\(system\s|\.!|removeItem|Process\(\)/,
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
      /\bsystem\s*\(|\|&|\|\s*"(?!sort|uniq|cat\b|tee\b|column|wc\b)|"(?!date\b)[^"]{1,200}"\s*\|\s*getline|\/inet\/(tcp|udp)|>\s*"\/(etc|usr|dev\/sd|root)|>>?\s*"[^"]*\.(bashrc|profile|ssh)/,
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
    languages: SCRIPTING,
    pattern:
      /(?:\b(?:print|puts|console\.log|echo|say|write)\s*\(?\s*|^\s*)(?:os\.environ(?:\.get)?\s*[[(]\s*['"]|os\.getenv\s*\(\s*['"]|getenv\s*\(\s*['"]|process\.env(?:\.|\[\s*['"])|ENV\s*\[\s*['"]|\$ENV\{\s*['"]?)\w*(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)\w*['"]?\s*[\])}]?\s*\)?\s*(?:;|$)/,
    text: 'shows a secret of the environment',
  },
  {
    languages: ['r', 'julia'],
    pattern:
      /\b(?:source|include|eval)\s*\(\s*(?:url\s*\(\s*|download\s*\(\s*|Downloads\.download\s*\(\s*)?['"]https?:/,
    text: 'runs fetched code',
  },
  {
    languages: ['perl', 'ruby', 'php'],
    pattern: /\beval\b[\s(]{0,5}(?:`|qx|%x)|\b(?:include|require)(?:_once)?\s*\(?\s*['"](?:https?|ftp):/,
    text: 'runs what another program or machine gives',
  },
  {
    languages: ['python'],
    pattern: /\bkeyring\s*\.\s*get_(?:password|credential)\b/,
    text: 'reads a password',
  },
  {
    languages: ['python', 'javascript', 'ruby', 'php'],
    pattern:
      /\b(?:requests|httpx|axios|session|client|HTTParty|RestClient|got|ky)\.delete\s*\(?\s*[frb]?['"`]|\bmethod['"]?\s*[:=]\s*['"`]DELETE['"`]|\brequest\s*\(\s*['"`]DELETE['"`]/,
    and: /https?:\/\/(?!localhost|127\.|0\.0\.0\.0|\[::1\])/,
    text: 'asks a server to delete something',
  },
  {
    languages: ['ruby', 'python', 'php'],
    pattern:
      /\.(?:delete_all|destroy_all|truncate_tables?)\b|\.objects\.(?:all|filter)\(\s*\)\.delete\(|::(?:truncate|query\(\)->delete)\(|DB::table\([^)]{1,60}\)->(?:truncate|delete)\(/,
    text: 'deletes every row of a table',
  },
  {
    languages: ['perl'],
    pattern: /\bsyscall\b/,
    text: 'speaks to the kernel',
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
      /(?:\.pgpass|\.netrc|\.git-credentials|\.ssh\/id_\w+|\bid_(?:rsa|ed25519|ecdsa)\b|\.aws\/credentials|\/etc\/shadow|\.docker\/config\.json|\.kube\/config|\.pypirc|\.npmrc|gh\/hosts\.yml|\.vault-token)['"`\s)]/,
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
