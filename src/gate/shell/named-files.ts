import { hasOption, operandsOf, optionValue } from './rules/arguments.js';
import type { Run } from './run.js';

/** Files that a command names by its words, besides redirections and what the rules for writing look at. */
export interface NamedFiles {
  readonly read: readonly string[];
  readonly written: readonly string[];
  readonly deleted: readonly string[];
}

const NOTHING: NamedFiles = { read: [], written: [], deleted: [] };

/** What programs read, write and delete that say so in a way of their own. Texts, not yet resolved. */
export function namedFiles(run: Run): NamedFiles {
  return BY_PROGRAM.get(run.name)?.(run) ?? NOTHING;
}

type Names = (run: Run) => NamedFiles;

const reads = (read: readonly string[]): NamedFiles => ({ ...NOTHING, read });
const writes = (written: readonly string[]): NamedFiles => ({ ...NOTHING, written });

/** All operands; the values of options among them name no files and do no harm. */
const READERS =
  'cat tac head tail less more most bat batcat nl od xxd hexdump strings base64 base32 md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum sum wc source . diff cmp comm sort uniq cut paste join column fold fmt rev pr expand shuf file stat zcat bzcat xzcat zstdcat zless zdiff iconv tsort look';
/** The first operand says what to look for, unless an option does. */
const SEARCHERS = 'grep egrep fgrep zgrep bzgrep xzgrep rg ag ack ugrep jq yq gojq jaq awk gawk mawk nawk sed gsed';

const BY_PROGRAM: ReadonlyMap<string, Names> = new Map<string, Names>([
  ...rows(READERS, (run) => reads(operandsOf(run))),
  ...rows(SEARCHERS, (run) => {
    const isGiven = hasOption(run, 'ef', 'regexp', 'file', 'expression', 'from-file');
    const files = optionValue(run, '-f', '--file', '--from-file');
    return reads([...operandsOf(run).slice(isGiven ? 0 : 1), ...(files === undefined ? [] : [files])]);
  }),
  ...rows('cp gcp install', (run) => reads(sourcesOf(run))),
  ...rows('mv gmv', (run) => ({ ...NOTHING, deleted: sourcesOf(run) })),
  ...rows('scp rsync', (run) => reads(sourcesOf(run).filter((operand) => !/^[^/]*:/.test(operand)))),
  ...rows('dd', (run) => reads(run.args.flatMap((arg) => (arg.startsWith('if=') ? [arg.slice(3)] : [])))),
  ...rows('curl', (run) => ({ ...NOTHING, read: sentByCurl(run), written: keptByCurl(run) })),
  ...rows('wget wget2', (run) => ({
    ...NOTHING,
    read: [optionValue(run, '--post-file') ?? '', optionValue(run, '--body-file') ?? ''],
    written: keptByWget(run),
  })),
  ...rows('chmod chown chgrp', (run) => writes(operandsOf(run).slice(hasOption(run, '', 'reference') ? 0 : 1))),
  ...rows('tar bsdtar gtar', namedByTar),
  ...rows('unzip', (run) => {
    const isLook = hasOption(run, 'ltpzv');
    return {
      ...reads(operandsOf(run).slice(0, 1)),
      written: isLook || optionValue(run, '-d') !== undefined ? [] : ['.'],
    };
  }),
  ...rows('zip', (run) => ({ ...reads(operandsOf(run).slice(1)), written: operandsOf(run).slice(0, 1) })),
  ...rows('gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd lz4 compress', (run) => {
    const operands = operandsOf(run);
    if (hasOption(run, 'clt', 'stdout', 'list', 'test')) return reads(operands);
    const isKept = hasOption(run, 'k', 'keep') || /zstd|lz4/.test(run.name);
    return { read: operands, written: operands, deleted: isKept ? [] : operands };
  }),
  ...rows('cpio', (run) => (hasOption(run, 'i', 'extract') ? writes(['.']) : NOTHING)),
]);

function rows(names: string, find: Names): [string, Names][] {
  return names.split(' ').map((name) => [name, find]);
}

/** All operands but the last, or all of them where an option names the folder they go to. */
function sourcesOf(run: Run): readonly string[] {
  const folder = optionValue(run, '-t', '--target-directory');
  if (folder === undefined) return operandsOf(run).slice(0, -1);
  return operandsOf(run).filter((operand) => operand !== folder);
}

const SENDING = new Set(
  '-d --data --data-binary --data-ascii --data-urlencode --json -F --form -T --upload-file'.split(' '),
);

function sentByCurl({ args }: Run): string[] {
  return args.flatMap((arg, index) => {
    const inline = /^(--[a-z-]+)=(.*)$/s.exec(arg);
    const option = inline?.[1] ?? args[index - 1] ?? '';
    const value = inline?.[2] ?? arg;
    if (!SENDING.has(option)) return [];
    if (option === '-T' || option === '--upload-file') return [value];
    const file = /^(?:[\w.[\]-]*=)?[@<]([^;]+)/.exec(value)?.[1];
    return file === undefined ? [] : [file];
  });
}

function keptByCurl(run: Run): string[] {
  if (!hasOption(run, 'OJ', 'remote-name', 'remote-name-all', 'remote-header-name')) return [];
  const folder = optionValue(run, '--output-dir') ?? '.';
  return lastNames(run).map((name) => `${folder}/${name}`);
}

function keptByWget(run: Run): string[] {
  if (hasOption(run, 'O', 'output-document', 'spider')) return [];
  const folder = optionValue(run, '-P', '--directory-prefix') ?? '.';
  return hasOption(run, 'rmpx', 'recursive', 'mirror', 'page-requisites')
    ? [folder]
    : lastNames(run).map((name) => `${folder}/${name}`);
}

/** The names under which addresses are kept. */
function lastNames(run: Run): string[] {
  return operandsOf(run).flatMap((operand) => {
    const path = /^(?:https?|ftp):\/\/[^/?#]+([^?#]*)/.exec(operand)?.[1];
    return path === undefined ? [] : [path.slice(path.lastIndexOf('/') + 1) || 'index.html'];
  });
}

/** `tar czf out.tgz folder`: the letters may stand without a dash, and `f` names the archive. */
function namedByTar(run: Run): NamedFiles {
  const [first = ''] = run.args;
  const letters = /^-?[A-Za-z]+$/.test(first) ? first.replace('-', '') : '';
  const isOld = letters !== '' && !first.startsWith('-');
  const has = (letter: string, name: string): boolean => letters.includes(letter) || hasOption(run, letter, name);
  const rest = operandsOf(run).slice(isOld ? 1 : 0);
  const named = optionValue(run, '--file') ?? (has('f', 'file') ? (optionValue(run, '-f') ?? rest[0]) : undefined);
  const archive = named === undefined || named === '-' ? [] : [named];
  const folder = optionValue(run, '-C', '--directory');
  if (has('x', 'extract')) return { ...reads(archive), written: folder === undefined ? ['.'] : [] };
  if (has('t', 'list')) return reads(archive);
  const members = rest.filter((operand) => operand !== named && operand !== folder);
  return {
    ...reads(folder === undefined ? members : members.map((member) => `${folder}/${member}`)),
    written: archive,
  };
}
