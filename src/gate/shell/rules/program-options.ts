import type { Run } from '../run.js';
import { optionRunsProgram } from './option-runs-program.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

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
