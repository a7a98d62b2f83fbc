import { criticalFolder, isNotablePath, matchesSystemFolder } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { longOptionValues, sedScripts } from '../unwrap/escapes.js';
import { globMatches } from '../words/glob.js';
import { type ShellWord, UNKNOWN, withoutUnknown } from '../words/shell-word.js';
import { hasOption, operandsOf, optionValue } from './arguments.js';
import { OUTPUT_OPERANDS, outputOperands } from './output-operands.js';

/** Words of a command that are operands, with what is known of their expansion. */
export function operandWords(run: Run): readonly ShellWord[] {
  run.known.operandWords ??= findOperandWords(run);
  return run.known.operandWords;
}

function findOperandWords(run: Run): ShellWord[] {
  const found: ShellWord[] = [];
  let isAfterDashes = false;
  for (let index = 1; index < run.words.length; index += 1) {
    const word = run.words[index];
    if (!word) continue;
    if (isAfterDashes || !word.text.startsWith('-')) found.push(word);
    else if (word.text === '--') isAfterDashes = true;
  }
  return found;
}

/** Whether deleting what a word names would take the root, a home or a system folder with it. */
export function isCritical(word: ShellWord, run: Run): boolean {
  if (/^[\w-][\w.-]*$/.test(word.text) && /^\/[^/]*\/[^/]*\//.test(run.cwd)) return false;
  const unset = word.text.includes(UNKNOWN) && word.isMaybeEmpty;
  if (unset && isRootWhenEmpty(withoutUnknown(word.text), run)) return true;
  const text = word.text.startsWith('/') ? withoutUnknown(word.text) : word.text;
  if (text.startsWith(UNKNOWN)) return false;
  if (
    /^[A-Za-z]:[\\/]*(\*(\.\*)?)?$/.test(text) ||
    /^([A-Za-z]:[\\/]+|\/mnt\/c\/|\/c\/)(windows|users|program files)([\\/]+\*?)?$/i.test(text) ||
    /^\/(mnt\/)?[a-z]\/?$/.test(text)
  )
    return true;
  const path = resolvePath(text, run.cwd);
  // Two names below somebody's home nothing is critical, whatever the last name is.
  if (DEEP_IN_HOME.test(path) && !run.home.startsWith(path)) return false;
  const whole = stripContents(path);
  if (/[*?[]/.test(whole) && matchesSystemFolder(whole)) return true;
  return criticalFolder(whole, run.home, text.startsWith('/')) !== undefined;
}

const DEEP_IN_HOME = /^\/(?:home|Users)\/[\w-]+\/[\w-]+\/[\w-]/;

/** `rm -rf "$X"/*` deletes the root folder when nobody set X; writing `"${X:?}"` says that somebody did. */
function isRootWhenEmpty(text: string, run: Run): boolean {
  if (!text.startsWith('/')) return false;
  const whole = stripContents(resolvePath(text, run.cwd));
  return whole === '/' || /^\/(etc|usr|bin|sbin|lib|lib64|boot|dev|home|root|var|sys|proc)$/.test(whole);
}

/** `/etc/*`, `/etc/.*` and `/etc/**` name everything in `/etc`. */
function stripContents(path: string): string {
  let result = path.length > MAX_PATH ? path.slice(0, MAX_PATH) : path;
  while (/\/(\*+|\.\*|\.\[[^\]]*\]\*?|\?\*|\.\?\?\*|\.\.\?\*|\*\.\*|\{[^}]*\}\*?|\[[^\]]*\]\*)$/.test(result))
    result = result.slice(0, result.lastIndexOf('/')) || '/';
  return result;
}

/** Longer than any path a file system takes. */
const MAX_PATH = 4096;

const WRITING_REDIRECTS = /^(>|>>|>\||&>|&>>|<>|>&)$/;

/** Programs that write to some of their operands; the others write only where they are redirected. */
const WRITERS: ReadonlySet<string> = new Set([
  'tee',
  'sponge',
  'touch',
  'mkfifo',
  'mknod',
  'mkdir',
  'sudoedit',
  'truncate',
  'sudo',
  'cp',
  'gcp',
  'mv',
  'gmv',
  'ln',
  'install',
  'rsync',
  'scp',
  'dd',
  'curl',
  'wget',
  'aria2c',
  'sed',
  'gsed',
  'yq',
  'dasel',
  'perl',
  'ruby',
  'patch',
  'tar',
  'bsdtar',
  'unzip',
  'unrar',
  'rar',
  'sort',
  'uniq',
  'shuf',
  'split',
  'csplit',
  'pandoc',
  'gcc',
  'cc',
  'clang',
  'less',
  '7z',
  '7za',
  '7zz',
  'openssl',
  'gpg',
  'xxd',
  'git',
  'nano',
  'vi',
  'vim',
  'nvim',
  'emacs',
  'ed',
  'ex',
  'pico',
  'code',
  'htpasswd',
  'qemu-img',
  'partclone.restore',
  'fsarchiver',
  'rpi-imager',
]);
const NOTHING: readonly string[] = [];

/** Paths a command writes: redirections, and the operands that programs write to. Found once per command. */
export function writeTargets(run: Run): readonly string[] {
  run.known.writeTargets ??= findTargets(run);
  return run.known.writeTargets;
}

function findTargets(run: Run): readonly string[] {
  const isWriter = WRITERS.has(run.name);
  const hasOperand = OUTPUT_OPERANDS.has(run.name);
  if (run.redirects.length === 0 && !isWriter && !hasOperand && !namesOutput(run)) return NOTHING;
  const redirected = run.redirects
    .filter((redirect) => WRITING_REDIRECTS.test(redirect.operator) && !/^(\d+|-)?$/.test(redirect.target.text))
    .map((redirect) => redirect.target.text);
  const targets = isWriter ? programTargets(run) : outputOptions(run);
  const paths = new Set<string>();
  for (const text of redirected) if (text !== '') paths.add(withoutPattern(resolvePath(text, run.cwd)));
  if (hasOperand) for (const text of outputOperands(run)) paths.add(withoutPattern(resolvePath(text, run.cwd)));
  for (const text of targets) if (text !== '') paths.add(withoutPattern(resolvePath(text, run.cwd)));
  return [...paths];
}

/** Whether a program is told where to put its output, in the way most programs are told. */
export function namesOutput(run: Run): boolean {
  return run.args.some((arg) => arg.startsWith('-o') || arg.startsWith('--out')) && !OTHER_O.has(run.name);
}

/** Programs to which `-o` is an option or a format. */
const OTHER_O: ReadonlySet<string> = new Set(
  'grep egrep fgrep zgrep rg ag ack ls ps lsof set shopt test [ find mount umount ssh sshfs useradd chown strace ltrace kubectl oc helm az aws gh netstat ss id stat date git'.split(
    ' ',
  ),
);

/** What follows `-o`, `--output`, `--out-dir` and the like. The shell leaves a tilde alone there, some programs do not. */
function outputOptions(run: Run): string[] {
  const found: string[] = [];
  run.args.forEach((arg, index) => {
    const match = /^(?:-o|--out(?:put)?(?:[-_]?(?:file|dir|path|directory|document|prefix))?)(?:=(.*))?$/s.exec(arg);
    if (match) found.push((match[1] ?? run.args[index + 1] ?? '').replace(/^~(?=\/)/, run.home));
  });
  return found;
}

/** `/e*c/passwd` is what the shell makes of it: a file below the first folder of the system that fits. */
function withoutPattern(path: string): string {
  const wildcard = path.search(/[*?[]/);
  if (wildcard < 0) return path;
  const head = /^\/[^/]*[*?[][^/]*/.exec(path)?.[0];
  if (head === undefined) return path;
  const folder = TOP_FOLDERS.find((name) => globMatches(head, name));
  return folder === undefined ? path : folder + path.slice(head.length);
}

const TOP_FOLDERS = '/etc /usr /bin /sbin /lib /boot /root /var /proc /sys /dev'.split(' ');

function programTargets(run: Run): readonly string[] {
  const operands = operandsOf(run);
  switch (run.name) {
    case 'tee':
    case 'sponge':
    case 'touch':
    case 'mkfifo':
    case 'mknod':
    case 'mkdir':
    case 'sudoedit':
      return operands;
    case 'truncate': {
      const values = [optionValue(run, '-s', '--size'), optionValue(run, '-r', '--reference')];
      return operands.filter((operand) => !values.includes(operand));
    }
    case 'sudo':
      return run.args.some((arg) => arg === '-e' || arg === '--edit') ? operands : [];
    case 'cp':
    case 'gcp':
    case 'mv':
    case 'gmv':
    case 'ln':
    case 'install':
    case 'rsync':
    case 'scp':
      return copyTargets(run, operands);
    case 'dd':
      return run.args.filter((arg) => arg.startsWith('of=')).map((arg) => arg.slice(3));
    case 'curl':
    case 'wget':
    case 'aria2c':
      return [
        optionValue(run, run.name === 'wget' ? '-O' : '-o', run.name === 'wget' ? '--output-document' : '--output') ??
          '',
        clustered(run),
        optionValue(run, '-P', '--directory-prefix') ?? '',
        optionValue(run, '--output-dir') ?? '',
        ...configuredOutputs(run),
      ].filter((target) => target !== '-');
    case 'sed':
    case 'gsed':
      return sedTargets(run, operands);
    case 'yq':
      return hasOption(run, 'i', 'inplace', 'in-place') ? operands.slice(1) : [];
    case 'dasel':
      return operands[0] === 'put' ? [optionValue(run, '-f', '--file') ?? ''] : [];
    case 'perl':
    case 'ruby':
      return run.args.some((arg) => /^-[a-zA-Z]*i/.test(arg) && !/^-[IMm]/.test(arg)) ? operands : [];
    case 'patch':
      return operands.length > 0 ? operands.slice(0, 1) : notableFolder(run, optionValue(run, '-d', '--directory'));
    case 'tar':
    case 'bsdtar':
      return hasOption(run, 'x', 'extract', 'get') || /^[a-z]*x/.test(run.args[0] ?? '')
        ? [optionValue(run, '-C', '--directory') ?? '']
        : [];
    case 'unzip':
      return [optionValue(run, '-d') ?? ''];
    case '7z':
    case '7za':
    case '7zz':
      return operands[0] === 'a'
        ? operands.slice(1, 2)
        : /^[xe]$/.test(operands[0] ?? '')
          ? [optionValue(run, '-o') ?? '']
          : [];
    case 'unrar':
    case 'rar':
      return /^[xe]$/.test(operands[0] ?? '') ? operands.slice(2) : [];
    case 'uniq':
    case 'split':
      return operands.slice(1);
    case 'csplit':
      return [optionValue(run, '-f', '--prefix') ?? ''];
    case 'shuf':
    case 'pandoc':
    case 'gcc':
    case 'cc':
    case 'clang':
      return [optionValue(run, '-o', '--output') ?? ''];
    case 'less':
      return [optionValue(run, '-o', '--log-file') ?? '', optionValue(run, '-O', '--LOG-FILE') ?? ''];
    case 'sort':
      return [optionValue(run, '-o', '--output') ?? '', ...longOptionValues(run.args, 'output')];
    case 'openssl':
    case 'gpg':
    case 'xxd':
      return run.name === 'xxd'
        ? operands.slice(1)
        : [optionValue(run, '-out', '--output', ...(run.name === 'gpg' ? ['-o'] : [])) ?? ''];
    case 'git':
      return [
        ...longOptionValues(run.args, 'output').map((path) => path.replace(/^~(?=\/)/, run.home)),
        ...(run.args.includes('archive') ? [optionValue(run, '-o') ?? ''] : NOTHING),
        ...patchedFolder(run),
        ...(run.args[0] === 'bundle' && run.args[1] === 'create' ? run.args.slice(2, 3) : NOTHING),
        ...(run.args[0] === 'worktree' && run.args[1] === 'add' ? operands.slice(2, 3) : NOTHING),
      ];
    case 'nano':
    case 'vi':
    case 'vim':
    case 'nvim':
    case 'emacs':
    case 'ed':
    case 'ex':
    case 'pico':
    case 'code':
      return operands.filter((operand) => !operand.startsWith('+'));
    case 'htpasswd':
      return operands.slice(0, 1);
    case 'qemu-img':
      return operands[0] === 'convert' ? operands.slice(-1) : [];
    case 'rpi-imager':
      return operands.slice(-1);
    case 'fsarchiver':
      return operands[0] === 'restfs'
        ? operands.slice(2).map((operand) => /\bdest=([^,]+)/.exec(operand)?.[1] ?? '')
        : [];
    case 'partclone.restore':
      return [optionValue(run, '-o', '--output') ?? ''];
    default:
      return [];
  }
}

/** `curl --config -` reads its options from standard input. */
function configuredOutputs(run: Run): string[] {
  if (
    !run.stdin?.text ||
    !run.args.some((arg, index) => arg === '-' && /^(-K|--config)$/.test(run.args[index - 1] ?? ''))
  )
    return [];
  return [...run.stdin.text.matchAll(/^\s*(?:output|output-dir|-o)\s*[=:\s]\s*"?([^"\s]+)/gm)].map(
    (match) => match[1] ?? '',
  );
}

/** A patch names what it changes itself: of the command only the folder is known. */
function patchedFolder(run: Run): readonly string[] {
  if (!run.args.some((arg) => arg === 'apply' || arg === 'am')) return NOTHING;
  return notableFolder(run, optionValue(run, '-C'));
}

function notableFolder(run: Run, folder = '.'): readonly string[] {
  return isNotablePath(resolvePath(folder, run.cwd)) ? [folder] : NOTHING;
}

/** `-fsSLo file` puts the letter at the end of a cluster. */
function clustered(run: Run): string {
  const shape = run.name === 'wget' ? /^-[a-zA-Z]+O$/ : /^-[a-zA-Z]+o$/;
  const at = run.args.findIndex((arg) => shape.test(arg));
  return at < 0 ? '' : (run.args[at + 1] ?? '');
}

function copyTargets(run: Run, operands: readonly string[]): string[] {
  const folder = optionValue(run, '-t', '--target-directory');
  if (folder !== undefined && run.name !== 'rsync' && run.name !== 'scp')
    return operands
      .filter((operand) => operand !== folder)
      .map((operand) => `${folder}/${baseName(operand)}`)
      .concat(folder);
  const target = operands.at(-1);
  if (operands.length < 2 || target === undefined || (/^[\w.@-]+:/.test(target) && /^(rsync|scp)$/.test(run.name)))
    return [];
  const removed = run.name === 'mv' || run.name === 'gmv' ? operands.slice(0, -1) : [];
  return [target, ...operands.slice(0, -1).map((operand) => `${target}/${baseName(operand)}`), ...removed];
}

function baseName(path: string): string {
  const bare = path.endsWith('/') ? path.replace(/\/+$/, '') : path;
  return bare.slice(bare.lastIndexOf('/') + 1);
}

/** Files of `sed -i`, and those the `w` command writes. */
function sedTargets(run: Run, operands: readonly string[]): string[] {
  const scripts = sedScripts(run);
  const isInPlace = run.args.some((arg) => /^(-[nrEsuz]*i|--in-place)/.test(arg));
  const files = isInPlace ? operands.filter((operand) => !scripts.includes(operand)) : [];
  const written = scripts.flatMap((text) => [
    ...[...text.matchAll(/(?:^|[;{}\n]|\d|\$)[ \t]*[wW]\s+([^\s;]+)/g)].map((match) => match[1] ?? ''),
    ...[...text.matchAll(/([/|#,:@!%])\w*w\s+([^\s;]+)/g)].map((match) => match[2] ?? ''),
  ]);
  return [...files, ...written];
}

/** Paths a command writes where more than ordinary files are; the rules need to look at no others. */
export function notableTargets(run: Run): readonly string[] {
  run.known.notableTargets ??= writeTargets(run).filter(isNotablePath);
  return run.known.notableTargets;
}

/** The same for what it deletes or empties. */
export function notableDeletions(run: Run): readonly string[] {
  run.known.notableDeletions ??= deleteTargets(run)
    .map((word) => resolvePath(word.text, run.cwd))
    .filter(isNotablePath);
  return run.known.notableDeletions;
}

/** The same for every word that is no option, whatever the command does with it. */
export function notableOperands(run: Run): readonly string[] {
  run.known.notableOperands ??= operandsOf(run)
    .map((operand) => resolvePath(operand, run.cwd))
    .filter(isNotablePath);
  return run.known.notableOperands;
}

/** Paths a command deletes or empties. */
export function deleteTargets(run: Run): readonly ShellWord[] {
  return DELETERS.has(run.name) ? operandWords(run) : NO_WORDS;
}

/** Whether a program writes to, deletes or changes what its words name. */
export function touchesFiles(program: string): boolean {
  return WRITERS.has(program) || DELETERS.has(program) || OUTPUT_OPERANDS.has(program);
}

const NO_WORDS: readonly ShellWord[] = [];
const DELETERS: ReadonlySet<string> = new Set(
  'rm grm unlink shred srm wipe rmdir grmdir trash trash-put rimraf del-cli del erase rip scrub safe-rm'.split(' '),
);
