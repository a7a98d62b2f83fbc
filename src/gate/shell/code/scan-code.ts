import { CONCERNS, SCRIPTING } from './concerns.js';
import { readableCode, withoutSearches } from './readable-code.js';
import { destructiveSql } from './scan-sql.js';

/** A shell command found inside code of another language. */
export interface CodeReport {
  /** What the code does that is worth asking about; undefined when nothing was found. */
  readonly concern: string | undefined;
  /** Command lines the code runs, as text. */
  readonly commands: readonly string[];
}

const MAX_CODE = 64 * 1024;

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
    languages: ['javascript'],
    pattern: /\bDeno\.(?:Command\s*\(\s*(?=['"`])|run\s*\(\s*\{\s*cmd\s*:\s*(?=\[))|(?<![\w.])(?:Bun\.)?\$(?=`)/g,
  },
  {
    languages: ['perl', 'ruby', 'php', 'lua', 'r', 'awk', 'elisp', 'other', 'groovy'],
    pattern:
      /\b(?:system2?\*?|exec|popen|popen2e?|capture2e?|capture3|spawn|shell_exec|passthru|proc_open|pcntl_exec|os\.execute|io\.popen|execute|IO\.popen|shell-command|syscall)\s*\(?\s*(?=['"`[@$]|qq?\b|qw\b|%[qQwW]?[({[<|!/]|ARGV|gets|params)/g,
  },
  { languages: ['perl', 'ruby', 'php'], pattern: /(?:\bqx|%x)\s*(?=[{([|/!"'])/g },
  { languages: ['tcl'], pattern: /\b(?:spawn|exec|open\s+"?\||send\s+(?:--\s+)?(?=["{]))\s*/g },
  {
    languages: ['other', 'go'],
    pattern:
      /\b(?:Sys\.command|exec|callCommand|callProcess|readCreateProcess|ext:shell|run-shell-command|run-program|shell|process:?exec|sh|run)\s*(?=["<])/g,
  },
  {
    languages: ['go'],
    pattern: /\b(?:system|popen|execShellCmd|execCmd|exec\.Command|getRuntime\(\)\.exec)\s*\(\s*(?=["[])/g,
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
  const text = readableCode(language, source.slice(0, MAX_CODE));
  const done = withoutSearches(language, text);
  const concern = CONCERNS.find(
    ({ languages, pattern, and }) =>
      (!languages || languages.includes(language)) && pattern.test(done) && (!and || and.test(done)),
  );
  return {
    concern: concern?.text ?? (SCRIPTING.includes(language) ? destructiveQuery(text) : undefined),
    commands: [
      ...runnerCommands(language, text),
      ...backticks(language, text),
      ...awkPipes(language, text),
      ...deletions(language, text),
      ...bangs(language, text),
      ...executedStrings(language, text),
      ...writes(language, text),
      ...(language === 'powershell' ? nativeStatements(text) : []),
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
    // A template after a dollar runs it wherever the dollar is known; the other names mean many things.
    if (language === 'javascript' && !/child_process|execa|[Bb]un|Deno|zx|\bawait \$`/.test(text)) continue;
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
  const quoted = language === 'perl' || language === 'ruby' ? quotedByName(rest) : undefined;
  if (quoted !== undefined) return quoted;
  const list = /^[[(]([^\])]*)[\])]/.exec(rest);
  const fixed = list ? (list[1] ?? '') : rest;
  if (list) {
    const items = [
      ...fixed.matchAll(/'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`|([A-Za-z_][\w.]*)/g),
    ].map((match) => match[1] ?? match[2] ?? match[3] ?? '\uE000');
    return items.map((item) => (/^[\w@%+=:,./-]+$/.test(item) ? item : `'${item.replaceAll("'", "'\\''")}'`)).join(' ');
  }
  const string =
    /^(?:[rbfu]{0,2})(?:'''([\s\S]*?)'''|"""([\s\S]*?)"""|'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`|[{|/!]([^}|/!]*)[}|/!]|<([^<>]*)>)/.exec(
      fixed,
    );
  if (!string) return '\uE000';
  const body = string.slice(1).find((group) => group !== undefined) ?? '';
  const more = secondStrings(fixed.slice(string[0].length), language);
  return `${body
    .replace(/\\(['"`\\])/g, '$1')
    .replace(/\\n/g, '\n')
    .replace(/\$\{[^}]*\}|#\{[^}]*\}/g, '\uE000')}${more}`;
}

/** `q(rm -rf x)` and `qw{rm -rf x}` of Perl, `%q(...)` and `%w[...]` of Ruby. */
function quotedByName(rest: string): string | undefined {
  const found = /^(?:q[qw]?\s*|%[qQwW]?)(?:\(([^)]*)\)|\{([^}]*)\}|\[([^\]]*)\]|<([^>]*)>|([|!/])([^|!/]*)\5)/.exec(
    rest,
  );
  return found ? (found[1] ?? found[2] ?? found[3] ?? found[4] ?? found[6]) : undefined;
}

/** `system("rm", "-rf", "/")` gives further words as further arguments, or as a list. */
function secondStrings(rest: string, language: string): string {
  // Lisps put nothing between arguments, Deno puts them into a record.
  const match =
    language === 'other' && /^\s+"/.test(rest)
      ? /^\s+((?:\s*"[^"]*")+)/.exec(rest)
      : /^\s*,\s*(?:\{\s*args\s*:\s*)?(\[[^\]]*\]|(?:\s*,?\s*['"][^'"]*['"])+)/.exec(rest);
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
  const piped = [...text.matchAll(/\|\s*"([^"]+)"|"([^"]+)"\s*\|\s*getline/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  // What is printed into a shell is run by it.
  const told = [
    ...text.matchAll(/\bprintf?\s*\(?\s*"((?:\\.|[^"\\]){1,500})"\s*\)?\s*\|&?\s*"(?:\/\S*\/)?(?:ba|z|da|k)?sh\b/g),
  ].map((match) => match[1] ?? '');
  return [...piped, ...told].slice(0, 20);
}

/** `"rm -rf x".execute()` of Groovy, `"rm -rf x".!` of Scala, and both over a list of words. */
function executedStrings(language: string, text: string): string[] {
  if (language !== 'groovy' && language !== 'other') return [];
  return [
    ...text.matchAll(
      /(?:(['"])([^'"\n]{1,500})\1|[[(]((?:[\s,]{0,20}['"][^'"\n]{0,100}['"]){1,20})[\])])\)?\s*\.\s*(?:execute\s*\(|!)/g,
    ),
  ]
    .slice(0, 20)
    .map((match) => match[2] ?? [...(match[3] ?? '').matchAll(/['"]([^'"]*)['"]/g)].map((word) => word[1]).join(' '));
}

/** Calls that open a file to write it, followed by the file. */
const WRITES: readonly { readonly languages: readonly string[]; readonly pattern: RegExp }[] = [
  {
    languages: ['python'],
    pattern: /\bopen\s*\(\s*[rbf]?(['"])([/~][^'"\n]{1,200})\1\s*,\s*(?:mode\s*=\s*)?['"][wax]/g,
  },
  { languages: ['python'], pattern: /\bPath\s*\(\s*(['"])([/~][^'"\n]{1,200})\1\s*\)\s*\.\s*write_/g },
  {
    languages: ['javascript'],
    pattern:
      /\b(?:writeFile|appendFile|createWriteStream|writeTextFile)(?:Sync)?\s*\(\s*(['"`])([/~][^'"`\n]{1,200})\1/g,
  },
  { languages: ['perl'], pattern: /\bopen\b[^;]{0,60}(['"])\s*>{1,2}\s*(?:['"]\s*,\s*['"])?([/~][^'"\n]{1,200})['"]/g },
  { languages: ['ruby'], pattern: /\b(?:File|IO)\.(?:bin)?write\s*\(?\s*(['"])([/~][^'"\n]{1,200})\1/g },
  { languages: ['ruby'], pattern: /\bFile\.(?:open|new)\s*\(?\s*(['"])([/~][^'"\n]{1,200})\1\s*,\s*['"][wa]/g },
  { languages: ['php'], pattern: /\bfile_put_contents\s*\(\s*(['"])([/~][^'"\n]{1,200})\1/g },
  { languages: ['php'], pattern: /\bfopen\s*\(\s*(['"])([/~][^'"\n]{1,200})\1\s*,\s*['"][wax]/g },
  { languages: ['lua'], pattern: /\bio\.open\s*\(\s*(['"])([/~][^'"\n]{1,200})\1\s*,\s*['"][wa]/g },
];

/** The same as a redirection of the shell, so that disks and files of the system are judged alike. */
function writes(language: string, text: string): string[] {
  const commands: string[] = [];
  for (const { languages, pattern } of WRITES) {
    if (!languages.includes(language)) continue;
    for (const [, , path = ''] of text.matchAll(pattern)) {
      if (/^[\w@%+=:,./~-]+$/.test(path)) commands.push(`: >> ${path}`);
      if (commands.length >= 20) return commands;
    }
  }
  return commands;
}

/** Programs of the system are called in PowerShell as in any shell. */
function nativeStatements(text: string): string[] {
  return text
    .split(/[;|&\n]/)
    .map((statement) => statement.trim())
    .filter((statement) => /^[A-Za-z][\w.-]*(\s+[^\s(){}]+)*$/.test(statement))
    .slice(0, 20)
    .map((statement) => statement.replaceAll('\\', '\\\\'));
}
