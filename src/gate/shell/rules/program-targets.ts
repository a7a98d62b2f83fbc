import { isNotablePath } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { longOptionValues, sedScripts } from '../unwrap/escapes.js';
import { hasOption, operandsOf, optionValue } from './arguments.js';

/** Paths that a program writes by its operands and options; only those of `WRITERS` are known. */
export function programTargets(run: Run): readonly string[] {
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

/** Programs that write to some of their operands; the others write only where they are redirected. */
export const WRITERS: ReadonlySet<string> = new Set([
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
