import { isStartupPath } from '../paths/classify-path.js';
import type { Run } from '../run.js';
import { GIT_PROGRAM_SETTINGS, gitSubcommand } from '../unwrap/git.js';
import { isPrefix } from '../unwrap/prefixes.js';
import { hasExact, isRehearsal } from './arguments.js';
import { setsCodeVariables } from './code-variables.js';
import { PRINTERS } from './credentials.js';
import { HARMLESS_PROGRAMS } from './harmless-programs.js';
import type { Rule } from './rule.js';
import { notableTargets } from './targets.js';
import { IN_TEMPORARY } from './temporary-code.js';

/** PowerShell keeps the path of its start-up file in a variable. */
const PROFILE_WRITERS: ReadonlySet<string> = new Set(
  'add-content ac set-content sc out-file tee-object copy-item cp cpi move-item mv mi new-item ni'.split(' '),
);

export const PERSISTENCE_RULES: readonly Rule[] = [
  {
    id: 'startup-file',
    severity: 'ask',
    reason: 'It changes a file that a shell, a login, git or a scheduler runs by itself.',
    commands: [
      'add-content',
      'ac',
      'set-content',
      'out-file',
      'tee-object',
      'new-item',
      'ni',
      'copy-item',
      'move-item',
    ],
    needs: ['targets'],
    match: (run) =>
      (run.name !== 'mkdir' && notableTargets(run).some((path) => isStartupPath(path, run.home))) ||
      run.redirects.some(({ operator, target }) => operator.startsWith('>') && target.variables.includes('PROFILE')) ||
      (PROFILE_WRITERS.has(run.name) && run.words.some((word) => word.variables.includes('PROFILE'))),
    examples: {
      hit: [
        'echo x >> ~/.bashrc',
        'cp k ~/.ssh/authorized_keys',
        'tee -a ~/.zshrc < x',
        'cat key.pub >> ~/.ssh/authorized_keys',
        'cp x.plist ~/Library/LaunchAgents/',
        'echo "* * * * * x" > /etc/cron.d/x',
        'cp evil.service ~/.config/systemd/user/',
        'echo x > .git/hooks/pre-commit',
        'sed -i s/a/b/ ~/.profile',
        'mv x /etc/init.d/x',
        'vim ~/.bashrc',
        "Add-Content $PROFILE 'iex x'",
        'echo x >> $PROFILE',
      ],
      miss: [
        'cat ~/.bashrc',
        'source ~/.bashrc',
        'mkdir -p ~/.ssh',
        'cp ~/.bashrc /tmp/x',
        'grep alias ~/.zshrc',
        'echo x > notes.md',
      ],
    },
  },
  {
    id: 'scheduled-job',
    severity: 'ask',
    reason: 'It schedules commands for later, or removes what is scheduled.',
    commands: [
      'crontab',
      'at',
      'batch',
      'fcron',
      'fcrontab',
      'anacron',
      'systemd-run',
      'schtasks',
      'launchctl',
      'incrontab',
      'atrm',
      'jobs-submit',
      'register-scheduledtask',
    ],
    match: schedules,
    examples: {
      hit: [
        'crontab -r',
        'crontab x',
        'crontab -',
        'echo x | crontab -',
        'crontab -e',
        'at now + 1 minute',
        'echo ls | at midnight',
        'systemd-run --on-calendar=daily x',
        'schtasks /create /tn x /tr y',
      ],
      miss: ['crontab -l', 'atq', 'at -l', 'schtasks /query', 'systemd-run --user --scope ls'],
    },
  },
  {
    id: 'ssh-key-install',
    severity: 'ask',
    reason: 'It lets a key log in to a machine.',
    commands: ['ssh-copy-id', 'ssh-import-id', 'ssh-import-id-gh'],
    match: (run) => run.args.length > 0 && !isRehearsal(run),
    examples: {
      hit: ['ssh-copy-id host', 'ssh-import-id gh:eve'],
      miss: ['ssh-keygen -t ed25519', 'ssh-copy-id --help'],
    },
  },
  {
    id: 'git-program-setting',
    severity: 'ask',
    reason: 'It makes git run a program of its own choosing.',
    commands: ['git'],
    match: setsGitProgram,
    examples: {
      hit: [
        'git config core.hooksPath /tmp/h',
        "git config --global alias.x '!sh -c y'",
        'git config core.sshCommand "sh x"',
        'git -c core.pager="sh x" log',
        'git config --global credential.helper "!cat x"',
        'git clone --upload-pack=x y',
        'git clone --config core.fsmonitor=x y',
        'git grep --open-files-in-pager=x y',
        "git -c alias.x='!ls' x",
        "git archive --remote=ext::'sh -c id' HEAD",
        'git config --global url.https://b.example/.insteadOf https://github.com/',
      ],
      miss: [
        'git config --global alias.co checkout',
        'git config --global url.git@github.com:.insteadOf https://github.com/',
        'git config --global url.https://x:y@github.com/.insteadOf https://github.com/',
        'git config user.email a@b.c',
        'git -c user.name=x commit -m y',
        'git config core.editor vim',
        'git config --global core.pager less',
        'git config --get core.hooksPath',
        'git config --global credential.helper store',
        'git -c core.pager=cat log',
        'git config core.hooksPath .githooks',
        'git config --list',
        'git config --unset core.hooksPath',
      ],
    },
  },
  {
    id: 'names-startup-place',
    severity: 'ask',
    reason: 'It names a place from which programs are started by themselves, to a program that may write there.',
    needs: ['places'],
    match: (run) =>
      run.args.some((arg) => arg.includes('/etc/') && STARTUP_PLACE.test(arg)) &&
      !PRINTERS.has(run.name) &&
      !ONLY_LOOKS.test(run.name) &&
      !isPrefix(run.name) &&
      !isRehearsal(run),
    examples: {
      hit: ['varnishncsa -w /etc/cron.d/x', 'dot -Tpng -o/etc/cron.d/x g.dot'],
      miss: ['ls /etc/cron.d/', 'cat /etc/cron.d/x', 'run-parts --test /etc/cron.daily/', 'stat /etc/sudoers.d/x'],
    },
  },
  {
    id: 'dynamic-linker',
    severity: 'ask',
    reason: 'It makes programs load code of somebody else.',
    needs: ['environment'],
    match: setsCodeVariables,
    examples: {
      hit: [
        'LD_PRELOAD=/tmp/x.so ls',
        'export LD_PRELOAD=./x.so',
        'BASH_ENV=/tmp/x bash -c ls',
        "env 'BASH_FUNC_ls%%=() { rm -rf ~; }' bash -c ls",
        'PATH=/tmp/evil:$PATH git status',
        'export PATH=.:$PATH',
        'GIT_SSH_COMMAND="sh -c x" git fetch',
        'NODE_OPTIONS="--require /tmp/x.js" node a',
        'PERL5OPT=-Mx perl a',
        'env LD_PRELOAD=/tmp/x.so ls',
        'DYLD_INSERT_LIBRARIES=x ls',
        'PROMPT_COMMAND="curl x" bash',
        "PS1='$(rm -rf x)' bash -i",
        'export PYTHONSTARTUP=/tmp/x.py',
        'GIT_EXEC_PATH=/tmp git status',
        'SHELL=/tmp/x script',
        'ZDOTDIR=/tmp/x zsh',
        'RUSTC_WRAPPER=/tmp/x cargo build',
        'HOME=/tmp/x git status',
        "MAKEFLAGS='--eval=$(shell id)' make",
        'GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.pager GIT_CONFIG_VALUE_0=/tmp/x git log',
        'MAKEFILES=/tmp/x.mk make',
        'BUNDLE_GEMFILE=/tmp/Gemfile bundle exec rake',
        "KUBE_EDITOR='sh -c id' kubectl edit deploy x",
        'npm_config_script_shell=/tmp/x npm test',
      ],
      miss: [
        'PATH=$HOME/bin:$PATH ls',
        "export PS1='$(git branch --show-current) $ '",
        'export PATH="$PWD/node_modules/.bin:$PATH"',
        'NODE_OPTIONS=--max-old-space-size=4096 npm run build',
        'PAGER=cat git log',
        'GIT_EDITOR=true git rebase --continue',
        'PYTHONPATH=src pytest',
        'EDITOR=vim git commit',
        'GIT_SSH_COMMAND="ssh -i key" git fetch',
        'export PATH=/usr/local/go/bin:$PATH',
        'LD_LIBRARY_PATH=./lib ./app',
        'HOME=/tmp npm test',
        'HOME=/tmp/x npm test',
        'MAKEFLAGS=-j8 make',
        'KUBECONFIG=/tmp/k kubectl get pods',
        'GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=* git log',
        'TMPDIR=/tmp/x make',
        "PROMPT_COMMAND='history -a'",
        'KUBE_EDITOR="code --wait" kubectl edit deploy x',
        'AWS_PAGER=cat aws s3 ls',
      ],
    },
  },
];

const STARTUP_PLACE =
  /^(?:--?[\w-]+[= ]?)?\/etc\/(?:cron\.(?:d|hourly|daily|weekly|monthly)\/.|sudoers\.d\/.|ld\.so\.preload$|profile\.d\/.|systemd\/system\/.)/;

const ONLY_LOOKS =
  /^(?:ls|ll|la|l|eza|exa|lsd|tree|stat|file|test|\[|\[\[|cd|echo|printf|find|fd|which|man|rm|unlink|realpath|readlink|basename|dirname|getfacl|lsattr|namei|md5sum|sha\d+sum|shellcheck|visudo|systemd-analyze|systemctl|rpm|dpkg|git|diff|wc|du|:|true)$/;

function schedules(run: Run): boolean {
  if (isRehearsal(run)) return false;
  switch (run.name) {
    case 'crontab':
    case 'fcrontab':
    case 'incrontab':
      return !hasExact(run, '-l', '-V', '--list', '-h') && (run.args.length > 0 || run.stdin !== undefined);
    case 'at':
    case 'batch':
      return !hasExact(run, '-l', '-V', '-c') && (run.args.length > 0 || run.stdin !== undefined);
    case 'systemd-run':
      return run.args.some((arg) => /^--(on-|timer)/.test(arg));
    case 'schtasks':
      return run.args.some((arg) => /^\/(create|delete|change|run|end)$/i.test(arg));
    case 'launchctl':
      return false;
    default:
      return run.args.length > 0;
  }
}

/** `url.A.insteadOf B` with another host in A: from now on everything from B comes from there. */
function redirectsHost(args: readonly string[]): boolean {
  const at = args.findIndex((arg) => /^url\..+\.(?:push)?insteadof$/i.test(arg));
  const base = hostOf((args[at] ?? '').slice(4));
  const value = args[at + 1] ?? '';
  return at >= 0 && base !== undefined && hostOf(value) !== undefined && hostOf(value) !== base;
}

function hostOf(address: string): string | undefined {
  return /^(?:\w+:\/\/)?(?:[^/@:]*(?::[^/@]*)?@)?([\w-]+(?:\.[\w-]+)+)/.exec(address)?.[1]?.toLowerCase();
}

function setsGitProgram(run: Run): boolean {
  const { verb, args, settings } = gitSubcommand(run);
  const risky = (name: string, value: string) =>
    GIT_PROGRAM_SETTINGS.test(name) &&
    (/^alias\./i.test(name)
      ? value.startsWith('!')
      : (!/^http\.proxy$/i.test(name) && !HARMLESS_PROGRAMS.test(value.trim())) ||
        (/[;|&`$(]/.test(value) && !/^alias/i.test(name)));
  if (verb === 'config' && redirectsHost(args)) return true;
  if (args.some((arg) => /(?:^|=)ext::/.test(arg))) return true;
  if (settings.some((setting) => risky(setting.split('=')[0] ?? '', setting.slice(setting.indexOf('=') + 1))))
    return true;
  if (
    args.some(
      (arg) =>
        /^--(upload-pack|receive-pack|exec)=./.test(arg) &&
        !/=git[ -](upload|receive)-pack$/.test(arg) &&
        verb !== 'rebase',
    )
  )
    return true;
  if (
    args.some(
      (arg, index) =>
        /^(-u|--upload-pack|--receive-pack|--exec)$/.test(arg) &&
        /^(clone|fetch|pull|ls-remote|push|fetch-pack|archive)$/.test(verb) &&
        !(verb === 'push' && arg === '-u') &&
        args[index + 1] !== undefined &&
        arg !== '-u',
    )
  )
    return true;
  if (verb === 'clone' && args.some((arg, index) => arg === '-u' && /[/ ]/.test(args[index + 1] ?? ''))) return true;
  if (args.some((arg) => /^(ext|fd)::/.test(arg))) return true;
  if (verb === 'grep' && args.some((arg) => /^(-O.|--open-files-in-pager=)/.test(arg) && !/(less|vim|more)$/.test(arg)))
    return true;
  if (
    verb === 'clone' &&
    args.some(
      (arg, index) =>
        /^(-c|--config)$/.test(args[index - 1] ?? '') &&
        risky(arg.split('=')[0] ?? '', arg.slice(arg.indexOf('=') + 1)),
    )
  )
    return true;
  if (
    verb === 'clone' &&
    args.some(
      (arg) =>
        arg.startsWith('--config=') &&
        risky(arg.slice(9).split('=')[0] ?? '', arg.slice(9).slice(arg.slice(9).indexOf('=') + 1)),
    )
  )
    return true;
  if (verb !== 'config' || args.some((arg) => /^--(get|unset|list|remove)/.test(arg) || arg === '-l')) return false;
  const operands = args.filter((arg) => !arg.startsWith('-'));
  const [name = '', value] = operands[0] === 'set' ? operands.slice(1) : operands;
  if (/^include(if\..*)?\.path$/i.test(name) && IN_TEMPORARY.test(value ?? '')) return true;
  return value !== undefined && operands[0] !== 'get' && risky(name, value);
}
