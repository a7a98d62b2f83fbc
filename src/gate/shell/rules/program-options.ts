import type { Run } from '../run.js';
import { longOptionValues, sedCommands, sedScripts } from '../unwrap/escapes.js';
import { hasExact } from './arguments.js';
import type { Rule } from './rule.js';
import { TEMPORARY } from './temporary-code.js';
import { wordRule } from './word-rule.js';

/** Turn a document into text for a search. */
const CONVERTERS = /^(pdftotext|antiword|catdoc|docx2txt|pandoc|rga-preproc|zcat|xzcat|bzcat|zstdcat)\b/;

const COMPRESSORS =
  /^(gzip|pigz|bzip2|pbzip2|lbzip2|xz|pixz|zstd|zstdmt|lz4|lzip|lzma|compress|brotli|unzstd|unxz|lzop)( -[\w -]+)?$/;

/** TeX with the order to run programs that a document asks for. */
const TEX_PROGRAMS = Object.fromEntries(
  'tex latex pdftex pdflatex xelatex xetex lualatex luatex latexmk'
    .split(' ')
    .map((name) => [name, /(^| )--?(shell-escape|enable-write18)\b/]),
);

export const PROGRAM_OPTION_RULES: readonly Rule[] = [
  {
    id: 'option-runs-program',
    severity: 'ask',
    reason: 'An option makes an ordinary program start another one.',
    commands: [
      'sed',
      'gsed',
      'rg',
      'go',
      'cargo',
      'sort',
      'gsort',
      'tar',
      'gtar',
      'bsdtar',
      'zip',
      'rsync',
      'scp',
      'sftp',
      'ssh',
      'man',
      'less',
      'more',
      'split',
      'nmap',
      'gdb',
      'tcpdump',
      'make',
      'gmake',
      'wget',
      'find',
      'awk',
      'vim',
      'vi',
      'view',
      'ex',
      'nvim',
      'git',
      'dpkg',
      'apt',
      'apt-get',
      'busctl',
      'journalctl',
      'strace',
      'openssl',
      'gcc',
      'cc',
      'curl',
      'npm',
      'pip',
      'capsh',
      'docker',
      'logrotate',
      'xdg-open',
      'ld',
      'ld.so',
      'enable',
      'hg',
      'svn',
      'rpm',
      'mail',
      'mailx',
      'nano',
      'pic',
      'start-stop-daemon',
      'tee',
      'env',
      'emacs',
      'psql',
      'mysql',
      'mariadb',
      'sqlite3',
      'ed',
      'ftp',
      'ssh-keygen',
      'ssh-add',
      'fzf',
      'bat',
      'batcat',
      'delta',
      'lftp',
    ],
    match: optionRunsProgram,
    examples: {
      hit: [
        'sort --compress-program=/tmp/x.sh a',
        'rg --pre /tmp/x.sh foo',
        'go build -toolexec /tmp/x',
        `cargo --config 'build.rustc-wrapper="/tmp/x"' build`,
        'git --exec-path=/tmp/x status',
        'npm --script-shell=/tmp/x test',
        'sort --compress-prog /tmp/x a',
        'tar xf a.tar --to-command=/tmp/x',
        'tar xf a.tar --to-com=/tmp/x',
        'tar cf a b --checkpoint=1 --checkpoint-action=exec=x',
        'tar -I /tmp/x -cf a b',
        'zip a b -T -TT "sh x"',
        'rsync -e "sh x" a b:c',
        'ssh -o ProxyCommand="sh x" h',
        'less -k /tmp/x f',
        'man -P "sh x" ls',
        'split --filter="sh x" f',
        'nmap --script=/tmp/x h',
        'make SHELL=/tmp/x',
        'scp -S /tmp/x a b:c',
        'apt-get update -o APT::Update::Pre-Invoke::=x',
        'enable -f /tmp/x.so x',
        'vim -c ":!ls"',
        "vi -c 'set shell=/tmp/x' f",
        'psql -c "\\! ls"',
        'ssh-keygen -D /tmp/x.so',
        'sftp -D /tmp/x',
        "strace -o '|sh' ls",
        "ex -sc '!ls' f",
        'fzf --preview /tmp/x',
        'rg --hostname-bin /tmp/h foo',
        'bat --pager "sh -c id" f',
        "lftp -c '!id'",
        'svn diff --diff-cmd /tmp/x',
        'hg --config extensions.x=/tmp/x.py log',
      ],
      miss: [
        'sort -u a',
        'tar czf a b',
        'tar -I zstd -cf a b',
        'tar --use-compress-program=pigz -cf a b',
        'rsync -e ssh a b:c',
        'rsync -av -e "ssh -p 22" a b:c',
        'ssh -o StrictHostKeyChecking=no h',
        'ssh -o ProxyCommand="ssh -W %h:%p jump" h',
        'less f',
        'man ls',
        'make -j8',
        'vim file',
        "nvim --headless '+Lazy! sync' +qa",
        'nmap localhost',
        'tar xf a --checkpoint=100',
        'strace -o log ls',
        'ssh-keygen -t ed25519 -f key',
        "fzf --preview 'bat {}'",
        'bat --pager "less -R" f',
        'svn diff --diff-cmd colordiff',
      ],
    },
  },
  {
    id: 'runs-input-as-command',
    severity: 'ask',
    reason: 'Every line it reads becomes a command.',
    commands: ['xargs', 'gxargs', 'parallel', 'find', 'gfind', 'fd', 'fdfind'],
    match: (run) =>
      runsWhatItFinds(run) ||
      (run.name === 'parallel' &&
        run.args.filter((arg) => !arg.startsWith('-')).length === 0 &&
        run.stdin !== undefined) ||
      (/xargs$/.test(run.name) &&
        run.args.some((arg) => /^(sh|bash|zsh|dash|ksh|eval|sudo|env)$/.test(arg)) &&
        (runsEachLine(run) ||
          /^(-c|-lc)$/.test(run.args.at(-1) ?? '') ||
          /^(sh|bash|zsh|dash|ksh|sudo|env)$/.test(run.args.at(-1) ?? ''))),
    examples: {
      hit: [
        "printf 'id\\n' | xargs -I{} bash -c {}",
        'cat cmds | parallel',
        'cat x | xargs -0 sh -c',
        'cat x | xargs sudo',
        'find . -execdir sh {} \\;',
      ],
      miss: [
        "find . -name '*.sh' -exec bash -n {} \\;",
        "find test -name 'run-*.sh' -exec bash {} \\;",
        "ls | xargs -I{} sh -c 'wc -l {}'",
        'ls | xargs wc',
        'seq 3 | parallel echo {}',
      ],
    },
  },
  wordRule({
    id: 'settings-run-programs',
    severity: 'ask',
    reason: 'It makes a program run or trust something from elsewhere from now on.',
    programs: {
      git: /^config\b(?!.*(--get|--unset|--list)).*\b(init\.templatedir \/|http\S*\.proxy \S|core\.(sshcommand|editor|pager|askpass|gitproxy) \S*\/tmp|credential\.helper !?\S*(store|\/tmp|!)|url\.http:\/\/(?!localhost|127\.)\S*\.(push)?insteadof)/,
      kubectl:
        /^config set-credentials\b.*--exec-command[ =](?!(\S*\/)?(aws|aws-iam-authenticator|gcloud|gke-gcloud-auth-plugin|kubelogin|kubectl-oidc_login|kubectl|doctl|az|oci|tsh|ibmcloud|hcloud|yc|linode-cli|civo|pinniped|okta)\b)/,
      javac: /(^| )(-processorpath|--processor-path|-processor-module-path|--processor-module-path)[ =]\/tmp/,
      bazel: /(^| )--bazelrc[ =]\/tmp/,
      yarn: /(^| )--use-yarnrc[ =]\/tmp/,
      npm: /^config set (--\S+ )*(prefix[ =]\/tmp|ca|cafile|proxy|https-proxy|script-shell|node-options|git)\b/,
      pip: /^config set \S*(proxy|cert|index)/,
      'systemd-resolve': /--set-(dns|domain)/,
      gawk: /(^| )(-l|--load|-i|--include)[ =]?\/tmp/,
      ...TEX_PROGRAMS,
      perl: /(^| )-d:(?!nytprof|dprof|cover|trace|fastprof|smallprof)\w/,
      python: /^-m pdb\b.*-c/,
      python3: /^-m pdb\b.*-c/,
      rsync: /(^| )(--rsh?|--rs|-\w*e)[ =]\S*\/tmp/,
      code: /--(extensions-dir|user-data-dir)[ =]\/tmp/,
      vim: /(^| )(-u|-s) ?\/tmp/,
      gdb: /(^| )(-x|--command)[ =]?\/tmp|(^| )(-ex|-iex|--eval-command)[ =].*(shell|system|!|source \/tmp)/,
      wget: /(^| )(-e|--execute)[ =]?'?\s*(https?_proxy|use_proxy|output_document|check_certificate|ca_certificate|ca_directory|input|dir_prefix)\b/,
      gs: /(^| )-dnosafer\b/,
      docker: /^(plugin install\b.*--grant-all-permissions|buildx build\b.*--allow[ =]security\.insecure)/,
      mongosh: /\bload\(['"]\/tmp\//,
      curl: /(^| )gopher:/,
      lldb: /platform shell|(^| )-s \/tmp/,
    },
    examples: {
      hit: [
        'git config --global http.proxy http://203.0.113.1:8080',
        'git config --global init.templateDir /tmp/tpl',
        'npm config set ca ""',
        'systemd-resolve --set-dns=203.0.113.1 --interface=eth0',
        'gawk -l /tmp/x.so "BEGIN{}"',
        'kubectl config set-credentials x --exec-command=/tmp/x',
        'git config --global url.http://x.example/.insteadOf https://github.com/',
      ],
      miss: [
        'git config --global http.postBuffer 524288000',
        'git config --get http.proxy',
        'npm config set fund false',
        'git config --unset http.proxy',
        'git config --global url.git@github.com:.insteadOf https://github.com/',
        'kubectl config set-credentials x --exec-command=aws --exec-arg=eks',
        'rsync -e ssh a h:b',
        'wget -e robots=off -r https://example.com',
      ],
    },
  }),
];

/** `xargs -I{} sh -c {}`: the line itself is the script. */
function runsEachLine({ args }: Run): boolean {
  const at = args.findIndex((arg) => /^-[IJi]/.test(arg));
  const given = args[at] ?? '';
  const place = given.length > 2 ? given.slice(2) : given === '-i' ? '{}' : args[at + 1];
  return at >= 0 && args.at(-1) === place && /^-\w*c$/.test(args.at(-2) ?? '');
}

/** `find . -exec sh {} \\;` without a word about which files. */
function runsWhatItFinds({ name, args }: Run): boolean {
  if (!/^(g?find|fd|fdfind)$/.test(name) || args.some((arg) => /^-(i?name|i?path|i?regex|i?wholename)$/.test(arg)))
    return false;
  const at = args.findIndex((arg) => /^(-exec|-execdir|-x|--exec)$/.test(arg));
  return at >= 0 && (args[at + 1] === '{}' || (/^(ba|z|da|k)?sh$/.test(args[at + 1] ?? '') && args[at + 2] === '{}'));
}

function optionRunsProgram(run: Run): boolean {
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
