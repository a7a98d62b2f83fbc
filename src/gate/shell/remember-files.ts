import type { Place } from './evaluation.js';
import { resolvePath } from './paths/resolve-path.js';
import type { Run } from './run.js';
import { parseOptions } from './unwrap/options.js';

/** Notes files that a command writes, so that `curl -O x.sh; sh x.sh` is known to run what was fetched. */
export function rememberFiles(run: Run, place: Place): void {
  rememberEnvironment(run, place);
  if (!WRITERS.has(run.name)) return;
  for (const path of writtenBy(run))
    place.scope.setFile(resolvePath(path, run.cwd), {
      text: writtenText(run),
      producers: [run, ...(run.stdin?.producers ?? [])],
    });
  rememberUnpacked(run, place);
  if (run.name === 'cp' || run.name === 'mv' || run.name === 'install' || run.name === 'ln') moved(run, place);
}

/** `python3 -m venv DIR`, `virtualenv DIR`, `uv venv DIR`: all programs below are those of the environment. */
function rememberEnvironment(run: Run, place: Place): void {
  if (!MAKERS.has(run.name) && !run.name.startsWith('python')) return;
  const at = run.name === 'virtualenv' ? 0 : run.args.indexOf('venv') + 1;
  if (at === 0 && run.name !== 'virtualenv') return;
  if (run.name.startsWith('python') && run.args[at - 2] !== '-m') return;
  const folder = run.args.slice(at).findLast((arg) => !arg.startsWith('-'));
  if (folder !== undefined)
    place.scope.setFile(`${resolvePath(folder, run.cwd)}/bin/`, { text: null, producers: [run] });
}

const MAKERS: ReadonlySet<string> = new Set(['uv', 'virtualenv']);

const WRITERS: ReadonlySet<string> = new Set(
  'git svn hg lwp-download gdown smbget curl wget wget2 tee dd sponge scp rsync aria2c axel fetch http https xh openssl gpg base64 certutil bitsadmin tftp aws gsutil invoke-webrequest invoke-restmethod iwr irm start-bitstransfer cp mv install ln tar gtar bsdtar unzip 7z 7za cpio bsdcpio unrar ar dpkg-deb'.split(
    ' ',
  ),
);

/** `curl x | tar xz && ./x/install.sh` runs what was fetched, whatever the archive calls it. */
function rememberUnpacked(run: Run, place: Place): void {
  if (run.name === 'git' || run.name === 'svn' || run.name === 'hg') {
    if (/^(?:clone|checkout|co|export)$/.test(run.args[0] ?? '') && run.args.some((arg) => STRANGER.test(arg)))
      place.scope.unpacked = [run];
    return;
  }
  if (!run.stdin && !place.scope.hasFiles) return;
  if (!UNPACKERS.has(run.name) || run.args.some((arg) => /^(-?[a-z]*t[a-z]*|--list|-l)$/.test(arg))) return;
  const archives = run.args.flatMap((arg) => place.scope.file(resolvePath(arg, run.cwd))?.producers ?? []);
  const producers = [...(run.stdin?.producers ?? []), ...archives].filter(({ name }) => DOWNLOADERS.has(name));
  if (producers.length > 0) place.scope.unpacked = producers;
}

/** An address of none of the places where people keep their repositories. */
const STRANGER =
  /^https?:\/\/(?:[^/@]*@)?(?!(?:[\w-]+\.)*(?:github|gitlab|bitbucket|codeberg|huggingface|sr|gitea|forgejo|azure|visualstudio|googlesource|gnome|kde|freedesktop|kernel|gnu|apache|debian|amazonaws|localhost|git|svn|code|src|repo|repos|scm)\b)/;

const UNPACKERS: ReadonlySet<string> = new Set(
  'tar gtar bsdtar unzip 7z 7za cpio bsdcpio unrar ar dpkg-deb'.split(' '),
);
const DOWNLOADERS: ReadonlySet<string> = new Set(
  'tftp aws gsutil curl wget wget2 aria2c axel fetch http https xh scp lftp ftp nc ncat'.split(' '),
);

function writtenText(run: Run): string | null {
  return /^(tee|sponge|dd)$/.test(run.name) ? (run.stdin?.text ?? null) : null;
}

function writtenBy(run: Run): string[] {
  switch (run.name) {
    case 'curl':
      return curlFiles(run);
    case 'wget':
    case 'wget2':
      return wgetFiles(run);
    case 'tee':
    case 'sponge':
      return run.args.filter((arg) => !arg.startsWith('-'));
    case 'dd':
      return run.stdin ? run.args.filter((arg) => arg.startsWith('of=')).map((arg) => arg.slice(3)) : [];
    case 'scp':
    case 'rsync':
      return run.args.some((arg) => /^[\w.@-]+:/.test(arg)) ? [copyTarget(run)] : [];
    case 'smbget':
    case 'lwp-download':
    case 'gdown':
    case 'aria2c':
    case 'axel':
    case 'fetch':
    case 'http':
    case 'https':
    case 'xh':
      return namedOrRemote(run);
    case 'openssl':
    case 'gpg':
      return run.args.filter((_arg, index) => /^(-out|-o|--output)$/.test(run.args[index - 1] ?? ''));
    case 'base64':
      return run.args.filter((_arg, index) => /^(-o|--output)$/.test(run.args[index - 1] ?? ''));
    case 'invoke-webrequest':
    case 'invoke-restmethod':
    case 'iwr':
    case 'irm':
    case 'start-bitstransfer':
      return run.args.filter((_arg, index) => /^-(o|out|outf\w*|des\w*)$/i.test(run.args[index - 1] ?? ''));
    case 'tftp':
      return run.args.includes('get') ? run.args.slice(-1) : [];
    case 'aws':
    case 'gsutil':
      return run.args.some((arg) => /^(s3|gs):/.test(arg)) && run.args.includes('cp') ? [copyTarget(run)] : [];
    case 'certutil':
    case 'bitsadmin':
      return run.args.slice(-1);
    default:
      return [];
  }
}

/** The file that is named, or the one the address names. */
function namedOrRemote(run: Run): string[] {
  const named = run.args.filter((_arg, index) => /^(-o|--output|--out)$/.test(run.args[index - 1] ?? ''));
  if (named.length > 0 || !/^(aria2c|axel|lwp-download)$/.test(run.name)) return named;
  return run.args.filter((arg) => /^(https?|ftp):/.test(arg)).map(nameInUrl);
}

function copyTarget(run: Run): string {
  const operands = run.args.filter((arg) => !arg.startsWith('-'));
  const target = operands.at(-1) ?? '';
  const source = operands.at(-2) ?? '';
  return /(^|\/)\.{0,2}\/?$/.test(target)
    ? `${target}/${source.slice(Math.max(source.lastIndexOf('/'), source.lastIndexOf(':')) + 1)}`
    : target;
}

const CURL_VALUES = {
  short: 'AbcCdDeEFHKmoPQrtTuUwxXyYz',
  long: [
    'output',
    'data',
    'header',
    'request',
    'user',
    'url',
    'upload-file',
    'form',
    'data-binary',
    'data-raw',
    'user-agent',
    'referer',
    'cookie',
    'output-dir',
    'max-time',
    'retry',
  ],
  isMixed: true,
};

function curlFiles(run: Run): string[] {
  const { flags, operands } = parseOptions(run.words.slice(1), CURL_VALUES);
  const named = flags.get('o') ?? flags.get('output');
  if (named) return named === '-' ? [] : [named];
  if (!flags.has('O') && !flags.has('remote-name') && !flags.has('remote-name-all')) return [];
  return operands.map((word) => nameInUrl(word.text));
}

function wgetFiles(run: Run): string[] {
  const { flags, operands } = parseOptions(run.words.slice(1), {
    short: 'OoaPtTUQewAR',
    long: ['output-document', 'directory-prefix', 'header', 'post-data', 'post-file', 'user-agent', 'timeout', 'tries'],
    isMixed: true,
  });
  const named = flags.get('O') ?? flags.get('output-document');
  if (named) return named === '-' ? [] : [named];
  const folder = flags.get('P') ?? flags.get('directory-prefix');
  return operands.map((word) => (folder ? `${folder}/` : '') + nameInUrl(word.text));
}

function nameInUrl(url: string): string {
  const path = url.replace(/[?#].*$/, '').replace(/^\w+:\/\/[^/]*/, '');
  return path.slice(path.lastIndexOf('/') + 1) || 'index.html';
}

function moved(run: Run, place: Place): void {
  const operands = run.args.filter((arg) => !arg.startsWith('-'));
  const [from, to] = operands.slice(-2);
  if (from === undefined || to === undefined) return;
  const target = resolvePath(to, run.cwd);
  const source = resolvePath(from, run.cwd);
  place.scope.moveFile(source, target);
  place.scope.moveFile(source, `${target}/${source.slice(source.lastIndexOf('/') + 1)}`);
}
