import type { Run } from '../run.js';
import { longOptionValues, sedCommands, sedScripts } from '../unwrap/escapes.js';
import { hasExact } from './arguments.js';
import { TEMPORARY } from './temporary-code.js';

/** Turn a document into text for a search. */
const CONVERTERS = /^(pdftotext|antiword|catdoc|docx2txt|pandoc|rga-preproc|zcat|xzcat|bzcat|zstdcat)\b/;

const COMPRESSORS =
  /^(gzip|pigz|bzip2|pbzip2|lbzip2|xz|pixz|zstd|zstdmt|lz4|lzip|lzma|compress|brotli|unzstd|unxz|lzop)( -[\w -]+)?$/;

/** Whether an ordinary program is told, by its own options, to start another one. */
export function optionRunsProgram(run: Run): boolean {
  const { args } = run;
  const after = (...options: string[]) => args.filter((_arg, index) => options.includes(args[index - 1] ?? ''));
  switch (run.name) {
    case 'sed':
    case 'gsed':
      return sedScripts(run).some((text) => sedCommands(text).length > 0);
    case 'git':
      return args.some((arg) => /^--exec-path=./.test(arg));
    case 'npm':
      return longOptionValues(args, 'script-shell', 8).length > 0;
    case 'go':
      return args.some((arg) => /^--?toolexec(=|$)/.test(arg));
    case 'cargo':
      return longOptionValues(args, 'config').some((value) =>
        /rustc(-workspace)?-wrapper|rustc=|linker|runner/.test(value),
      );
    case 'rg':
      return (
        longOptionValues(args, 'hostname-bin', 8).some((value) => value !== '') ||
        longOptionValues(args, 'pre', 3).some(
          (value) => value !== '' && !COMPRESSORS.test(value) && !CONVERTERS.test(value),
        )
      );
    case 'sort':
    case 'gsort':
      return longOptionValues(args, 'compress-program').some((value) => !COMPRESSORS.test(value));
    case 'tar':
    case 'gtar':
    case 'bsdtar':
      return (
        longOptionValues(args, 'checkpoint-action', 12).some((value) => value.startsWith('exec')) ||
        [
          ...longOptionValues(args, 'use-compress-program', 5),
          ...longOptionValues(args, 'compress-program', 5),
          ...after('-I'),
          ...args.filter((arg) => /^-I./.test(arg)).map((arg) => arg.slice(2)),
        ].some((value) => !COMPRESSORS.test(value)) ||
        ['to-command', 'info-script', 'new-volume-script', 'rsh-command', 'rmt-command'].some(
          (name) => longOptionValues(args, name, 4).length > 0,
        )
      );
    case 'zip':
      return args.some((arg) => arg === '-TT' || arg.startsWith('--unzip-c'));
    case 'rsync':
      return (
        [
          ...after('-e', '--rsh'),
          ...args.filter((arg) => arg.startsWith('--rsh=')).map((arg) => arg.slice(6)),
          ...args.filter((arg) => /^-e./.test(arg)).map((arg) => arg.slice(2)),
        ].some((value) => !/^(\S*\/)?ssh(\s|$)/.test(value) || /ProxyCommand/i.test(value)) ||
        longOptionValues(args, 'rsync-path', 7).some((value) => /[;|&\s]/.test(value.replace(/^sudo rsync$/, '')))
      );
    case 'scp':
    case 'sftp':
      return after('-S').length > 0 || opensLibrary(run) || args.some((arg) => /ProxyCommand/i.test(arg));
    case 'ssh-keygen':
    case 'ssh-add':
      return opensLibrary(run) || (run.name === 'ssh-add' && after('-s').some((value) => TEMPORARY.test(value)));
    case 'strace':
      return [...after('-o', '--output'), ...longOptionValues(args, 'output')].some((value) => /^[|!]/.test(value));
    case 'fzf':
      return ['preview', 'bind'].some((name) =>
        longOptionValues(args, name).some((value) => /(^|[\s:(])\/tmp\//.test(value)),
      );
    case 'ssh':
      return (
        args.some(
          (arg) =>
            /^(-o)?\s*(ProxyCommand|LocalCommand|KnownHostsCommand)[= ]/i.test(arg) &&
            !/ProxyCommand[= ]\s*["']?(none|ssh|nc|ncat|\S*\/?cloudflared|aws|gcloud|sh -c "aws ssm|corkscrew|connect|tsh|wssh)\b/i.test(
              arg,
            ),
        ) || args.some((arg) => /PermitLocalCommand[= ]yes/i.test(arg))
      );
    case 'man':
      return args.some(
        (arg) =>
          /^(-P|-H|--pager|--html)/.test(arg) && !/less|cat|more|most/.test(arg + (args[args.indexOf(arg) + 1] ?? '')),
      );
    case 'less':
    case 'more':
      return args.some((arg) => /^(-k|--lesskey-file|--lesskey-src)/.test(arg) || /^\+.*!/.test(arg));
    case 'split':
      return longOptionValues(args, 'filter', 4).some((value) => !/^(gzip|xz|zstd|bzip2|cat)\b[^;|&]*$/.test(value));
    case 'nmap':
      return (
        hasExact(run, '--interactive') ||
        args.some(
          (arg, index) =>
            (arg.startsWith('--script=') || args[index - 1] === '--script') &&
            /[/.]/.test(arg.replace('--script=', '')),
        )
      );
    case 'gdb':
      return args.some((arg) => /^(!|shell |python |pipe )/.test(arg));
    case 'tcpdump':
      return after('-z').length > 0;
    case 'make':
    case 'gmake':
      return (
        args.some((arg) => /^(SHELL|MAKEFLAGS)=/.test(arg) && !/=(\/bin\/)?(ba|z|da)?sh$/.test(arg)) ||
        args.some((arg) => arg.startsWith('--eval'))
      );
    case 'wget':
      return args.some((arg) => arg.startsWith('--use-askpass'));
    case 'vim':
    case 'vi':
    case 'view':
    case 'ex':
    case 'nvim':
      return [...after('-c', '--cmd', '-sc', '-esc'), ...args.filter((arg) => arg.startsWith('+'))].some((text) =>
        /(?:^|[^A-Za-z])!|\br(?:ead)?!|system\(|\b(py3?|python3?|lua|perl|ruby)\b|:?source|jobstart|\bset?\s+(shell|sh|makeprg|mp|grepprg|gp|keywordprg|kp|equalprg|ep|formatprg)=/.test(
          text,
        ),
      );
    case 'apt':
    case 'apt-get':
      return args.some(
        (arg) => /(Pre|Post)-(Invoke|Install)|Dpkg::Options|APT::Periodic|Dir::/i.test(arg) && !/force-conf/.test(arg),
      );
    case 'dpkg':
      return args.some((arg) => /^--(pre|post)-invoke/.test(arg));
    case 'enable':
      return args.some((arg) => /^-\w*f/.test(arg));
    case 'openssl':
      return (
        after('-engine', '-provider').some((value) => value.includes('/')) ||
        (args[0] === 'engine' && args.some((arg) => arg.includes('/')))
      );
    case 'ld.so':
      return true;
    case 'capsh':
      return args.includes('--');
    case 'gcc':
    case 'cc':
      return args.some((arg) => arg === '-wrapper' || /^-fplugin=\/tmp/.test(arg));
    case 'curl':
      return after('-K', '--config').some((value) => TEMPORARY.test(value));
    case 'hg':
      return args.some((arg) =>
        /alias\.\w+=!|hooks\.|^extensions\.[\w.]*=\S*\/|^--config=extensions\.[\w.]*=\S*\//.test(arg),
      );
    case 'svn':
      return (
        ['diff-cmd', 'diff3-cmd', 'editor-cmd', 'merge-cmd'].some((name) =>
          longOptionValues(args, name, 6).some(
            (value) => !/^(?:diff|colordiff|vimdiff|meld|vim?|nano|emacs|code)\b/.test(value),
          ),
        ) || longOptionValues(args, 'config-option', 8).some((value) => /:tunnels:|-cmd=|:ssl-|hooks/.test(value))
      );
    case 'bat':
    case 'batcat':
    case 'delta':
      return longOptionValues(args, 'pager', 3).some(
        (value) => value !== '' && !/^(?:\S*\/)?(?:less|more|most|cat|builtin|never|ov|moar|bat)\b/.test(value),
      );
    case 'lftp':
      return args.some((arg, index) => /^-[ec]$/.test(args[index - 1] ?? '') && /(?:^|;)\s*!/.test(arg));
    case 'mail':
    case 'mailx':
      return args.some((arg) => /^-\w*[eE]xec|~!/.test(arg)) || (run.stdin?.text ?? '').includes('~!');
    case 'psql':
    case 'mysql':
    case 'mariadb':
    case 'sqlite3':
      if (/^(mysql|mariadb)$/.test(run.name) && args.some((arg) => /(^|[;\n])[ \t]*system\s+\S/.test(arg))) return true;
      return [...args, run.stdin?.text ?? ''].some((text) =>
        /(^|[\s;\n])(\\!|\\system|\.shell|\.system|\\o \||\.output \||\.load|\.read\s+['"]?\|)\s*\S/.test(text),
      );
    case 'ed':
    case 'ftp':
      return /^\s*!/m.test(run.stdin?.text ?? '');
    case 'emacs':
      return false;
    default:
      return false;
  }
}

/** `-D` takes a library of PKCS#11, or for sftp a server: either way code that runs at once. */
function opensLibrary(run: Run): boolean {
  return run.args.some((arg, index) => run.args[index - 1] === '-D' && arg.includes('/') && !arg.startsWith('/usr/'));
}
