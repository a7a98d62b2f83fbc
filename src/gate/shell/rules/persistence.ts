import { isStartupPath } from '../paths/classify-path.js';
import type { Run } from '../run.js';
import { GIT_PROGRAM_SETTINGS, gitSubcommand } from '../unwrap/git.js';
import { isPrefix } from '../unwrap/prefixes.js';
import { hasExact, isRehearsal } from './arguments.js';
import { PRINTERS } from './credentials.js';
import { environmentOf, type SetVariable } from './environment-of.js';
import type { Rule } from './rule.js';
import { notableTargets } from './targets.js';
import { IN_TEMPORARY, TEMPORARY } from './temporary-code.js';

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
    match: (run) => {
      const environment = environmentOf(run);
      return (
        environment.some(({ name, value }) => loadsCode(name, value) || movesSettings(run, name, value)) ||
        setsGitByNumber(environment)
      );
    },
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

/** Editors, pagers, helpers and places of hooks that everybody knows. */
export const HARMLESS_PROGRAMS =
  /^((cat|less|more|vim?|nvim|nano|emacs|code|subl|true|:|delta|diff-so-fancy|bat|ssh|store|cache|osxkeychain|manager|manager-core|wincred|libsecret|!gh auth git-credential|!aws codecommit credential-helper|git-lfs|diff|meld|vimdiff|false|notepad|gpg2?|gpgsm|ssh-keygen|pass)( .*|$)|\.?\/?\.?(githooks|hooks|husky|\.husky|git-hooks|scripts\/hooks|\.githooks|tools\/hooks)(\/_)?\/?$|)$/;

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

function loadsCode(name: string, value: string): boolean {
  if (value === '') return false;
  if (name.startsWith('BASH_FUNC_')) return true;
  switch (name) {
    case 'LD_PRELOAD':
    case 'LD_AUDIT':
    case 'DYLD_INSERT_LIBRARIES':
    case 'BASH_ENV':
    case 'PERL5OPT':
    case 'PERL5DB':
    case 'PYTHONSTARTUP':
    case 'PYTHONINSPECT':
    case 'SHELLOPTS':
    case 'GCONV_PATH':
    case 'GIT_EXTERNAL_DIFF':
    case 'GIT_PROXY_COMMAND':
    case 'PYTHONBREAKPOINT':
    case 'JAVA_TOOL_OPTIONS':
      return name !== 'JAVA_TOOL_OPTIONS' || value.includes('-javaagent') || value.includes('-agent');
    case 'PROMPT_COMMAND':
      return !/^(history -[an]|printf '[^']*'|echo -ne? '[^']*'|__\w+|update_\w+|_?\w*prompt\w*|:)?;?$/.test(
        value.trim(),
      );
    case 'LESSOPEN':
    case 'LESSCLOSE':
      return !/^[|-]*\s*(?:\S*\/)?(?:lesspipe(?:\.sh)?|lessclose|src-hilite-lesspipe\.sh|batpipe)\b[^;&|]*$/.test(
        value,
      );
    case 'LESS':
      return /\+[!|]/.test(value);
    case 'LUA_INIT':
      return true;
    case 'PS0':
    case 'PS1':
    case 'PS4':
      return /\$\(|`/.test(value) && /\b(rm|curl|wget|nc|sh|bash|dd|eval|python\d?|perl)\b/.test(value);
    case 'VIMINIT':
    case 'EXINIT':
      return /!|system|source|\bso\b|py/.test(value);
    case 'ENV':
      return value.includes('/');
    case 'RUBYOPT':
      return /-r/.test(value);
    case 'NODE_OPTIONS':
      return /(^|\s)(-r|--require|--import|--loader|--experimental-loader)[= ]\s*["']?(\/tmp|\/dev\/shm|\/var\/tmp|https?:|data:)/.test(
        value,
      );
    case 'GIT_SSH_COMMAND':
    case 'GIT_SSH':
    case 'RSYNC_RSH':
    case 'CVS_RSH':
      return !/^(\S*\/)?ssh(\s|$)/.test(value) || /ProxyCommand/i.test(value);
    case 'PAGER':
    case 'GIT_PAGER':
    case 'MANPAGER':
    case 'EDITOR':
    case 'VISUAL':
    case 'GIT_EDITOR':
    case 'GIT_SEQUENCE_EDITOR':
    case 'BROWSER':
    case 'GIT_ASKPASS':
    case 'SSH_ASKPASS':
      return (
        /[;|&`$(]|\/tmp\/|\/dev\/shm|\b(ba|z|da|k)?sh\b|\bpython|\bperl\b|\brm\b|\bcurl\b/.test(value) &&
        !/^sed -i|^sh -c ['"]col|\| *less/.test(value)
      );
    case 'PATH':
      return value
        .split(':')
        .some(
          (folder) =>
            /^(\.|\.\/|\/tmp|\/dev\/shm|\/var\/tmp)(\/|$)/.test(folder) &&
            !/^\.\/?(node_modules|bin|venv|\.venv|vendor|target|build|scripts|tools)/.test(folder),
        );
    case 'LD_LIBRARY_PATH':
    case 'PYTHONPATH':
    case 'NODE_PATH':
    case 'PERL5LIB':
    case 'RUBYLIB':
    case 'DYLD_LIBRARY_PATH':
    case 'PYTHONHOME':
    case 'GOFLAGS':
    case 'GIT_EXEC_PATH':
    case 'GIT_TEMPLATE_DIR':
    case 'GIT_CONFIG_GLOBAL':
    case 'GIT_CONFIG_SYSTEM':
    case 'ZDOTDIR':
    case 'CLASSPATH':
    case 'GEM_PATH':
    case 'RUSTC_WRAPPER':
    case 'CC':
    case 'CXX':
    case 'SHELL':
      return /(^|:|=)(\/tmp|\/dev\/shm|\/var\/tmp)(\/|:|$)/.test(value) || /-toolexec/.test(value);
    case 'MAKEFLAGS':
    case 'GNUMAKEFLAGS':
      return /--eval|\bSHELL=|(^|\s)-[fCI]\s*\//.test(value);
    default:
      if (/_(?:EDITOR|PAGER|VISUAL|ASKPASS|BROWSER)$/.test(name)) return loadsCode('EDITOR', value);
      return /^BASH_FUNC_/.test(name) || (CODE_VARIABLE.test(name) && IN_TEMPORARY.test(value));
  }
}

/** Variables that by their names hold a program, or a file with something to run. */
const CODE_VARIABLE =
  /(?:^|_)(?:WRAPPER|PAGER|EDITOR|ASKPASS|SHELL|COMMAND|CMD|HELPER|HOOKS?|PLUGINS?|PRELOAD|LOADER|STARTUP|SCRIPT|EXEC|RUNNER|LINKER|RUSTC|RUSTDOC|CC|CXX|LD|PROGRAM|BROWSER|VIEWER|MAKEFILES|GEMFILE|VAGRANTFILE|RCFILE|PLUGIN_PATH|MODULE_PATH)$|^(?:FLASK_APP|VAGRANT_CWD|GIT_CONFIG|GOENV|PIP_CONFIG_FILE|NPM_CONFIG_USERCONFIG|npm_config_(?:userconfig|globalconfig|script_shell|node_options|git|editor|viewer|init_module)|INPUTRC|VIMINIT|PSQLRC|IRBRC|PYTHONUSERBASE|PERL5DB|DOCKER_CONFIG|WGETRC|CURL_HOME|SSH_CONFIG|GNUPGHOME_AGENT|JUPYTER_CONFIG_DIR|IPYTHONDIR|GDBINIT|TCLLIBPATH|LUA_INIT|LUA_PATH|LUA_CPATH|JULIA_LOAD_PATH|R_PROFILE|R_PROFILE_USER|OCTAVE_SITE_INITFILE)$/;

/** Programs that run what the settings in a home folder say. */
const READS_HOME =
  /^(git|hg|bash|zsh|ksh|fish|tcsh|csh|vim?|nvim|emacs|gdb|lldb|tmux|screen|ssh|scp|sftp|mutt|irb|psql|sqlite3|less|mysql)$/;

/** `HOME=/tmp/x git status`: settings of somebody else, which start programs of theirs. */
function movesSettings(run: Run, name: string, value: string): boolean {
  return /^(HOME|XDG_CONFIG_HOME)$/.test(name) && READS_HOME.test(run.name) && TEMPORARY.test(value);
}

/** Settings of git by number: `GIT_CONFIG_KEY_0` names one, `GIT_CONFIG_VALUE_0` is its value. */
function setsGitByNumber(environment: readonly SetVariable[]): boolean {
  return environment.some(
    ({ name, value: key }) =>
      name.startsWith('GIT_CONFIG_KEY_') &&
      GIT_PROGRAM_SETTINGS.test(key) &&
      environment.some(
        (other) =>
          other.name === name.replace('KEY', 'VALUE') &&
          (/^alias\./i.test(key) ? other.value.startsWith('!') : !HARMLESS_PROGRAMS.test(other.value.trim())),
      ),
  );
}
