import { isGatePath, isNotablePath, isStartupPath, isSystemPath } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { displayText, UNKNOWN } from '../words/shell-word.js';
import { hasExact, hasOption, operandsOf, optionValue } from './arguments.js';
import { isCritical } from './is-critical.js';
import type { Rule } from './rule.js';
import { operandWords } from './targets.js';

const CHMOD = ['chmod', 'gchmod'];
const CHOWN = ['chown', 'chgrp', 'gchown', 'gchgrp'];

export const PERMISSION_RULES: readonly Rule[] = [
  {
    id: 'world-writable',
    severity: 'ask',
    reason: 'It lets every user of the machine write there.',
    commands: [...CHMOD, 'install', 'mkdir', 'mkfifo', 'mknod'],
    match: (run) => modes(run).some(isWorldWritable),
    examples: {
      hit: [
        'chmod 777 x',
        'chmod -R 0777 .',
        'chmod o+w x',
        'chmod a+rwx x',
        'chmod 666 x',
        'chmod ugo+rw x',
        'chmod o=rwx x',
        'chmod +rw,o+w x',
        'mkdir -m 777 /srv/shared',
        'install -m 0666 a b',
      ],
      miss: [
        'mkdir -m 700 keys',
        'mkdir -m 1777 tmp',
        'mkdir 777',
        'install -m 755 a b',
        'chmod 755 x',
        'chmod +x x',
        'chmod u+w x',
        'chmod go-w x',
        'chmod 644 x',
        'chmod 1755 x',
      ],
    },
  },
  {
    id: 'set-user-id',
    severity: 'ask',
    reason: 'It makes a program run with the rights of its owner.',
    commands: [...CHMOD, 'install'],
    match: (run) => modes(run).some((mode) => /[+=][a-z]*s/.test(mode) || /^0?[2467]\d{3}$/.test(mode)),
    examples: {
      hit: ['chmod u+s x', 'chmod 4755 x', 'chmod +s x', 'install -m 4755 a b', 'chmod 6755 x'],
      miss: ['chmod u-s x', 'chmod 755 x'],
    },
  },
  {
    id: 'change-system-permissions',
    severity: 'ask',
    reason: 'It changes permissions or owners of system files, of a whole home, or of start-up files.',
    commands: [...CHMOD, ...CHOWN, 'setfacl', 'chattr', 'setfattr', 'chflags'],
    match: (run) =>
      fileOperands(run).some((word) => {
        const path = resolvePath(word.text, run.cwd);
        return isCritical(word, run) || (isGuarded(path, run.home) && !isOwnPlainFile(run, path));
      }),
    examples: {
      hit: [
        'chmod 644 /etc/shadow',
        'chown -R me /usr',
        'chmod -R 000 /',
        'chmod -x /bin/chmod',
        'chown root ~/.bashrc',
        'chmod 666 ~/.profile',
        'chmod 000 ~/.zshenv',
        'chmod +x ~/.config/autostart/x.desktop',
        'chmod 644 ~/.hermes/config.yaml',
      ],
      miss: [
        'chmod 600 ~/.profile',
        'chmod 0644 ~/.bash_aliases ~/.vimrc',
        'chmod 600 ~/.ssh/id_rsa',
        'chmod 755 bin/run',
        'chmod +x /usr/local/bin/x',
        'chmod +x .git/hooks/pre-commit',
      ],
    },
  },
  {
    id: 'change-owner',
    severity: 'ask',
    reason: 'It gives files to another owner.',
    commands: CHOWN,
    match: (run) => !hasOption(run, '', 'help', 'version') && ownerChange(run),
    examples: {
      hit: ['chown -R root:root .', 'chown root x', 'chown -R nobody /srv/data', 'chgrp -R wheel x'],
      miss: [
        'chown "$USER" file.txt',
        'chown -R $(whoami) .',
        'chown --help',
        'chown -R "$(id -u):$(id -g)" .',
        'chown me:me x',
      ],
    },
  },
  {
    id: 'file-attributes',
    severity: 'ask',
    reason: 'It changes protection attributes, access lists or capabilities of files.',
    commands: [
      'chattr',
      'setfacl',
      'setcap',
      'chflags',
      'setfattr',
      'setsebool',
      'setenforce',
      'semanage',
      'restorecon',
      'chcon',
      'aa-disable',
      'aa-teardown',
      'aa-complain',
      'apparmor_parser',
      'csrutil',
      'spctl',
      'paxctl',
    ],
    match: (run) =>
      run.args.length > 0 &&
      !hasExact(run, '--help', '--version', '-h') &&
      !(run.name === 'csrutil' && run.args[0] === 'status') &&
      !(run.name === 'spctl' && hasExact(run, '--status', '--assess', '-a')) &&
      !(run.name === 'semanage' && run.args.includes('-l')),
    examples: {
      hit: [
        'chattr -i /etc/passwd',
        'setfacl -m u:x:rwx .',
        'setcap cap_setuid+ep ./x',
        'setenforce 0',
        'csrutil disable',
      ],
      miss: ['getfacl x', 'lsattr x', 'csrutil status', 'getcap x'],
    },
  },
  {
    id: 'edit-sudoers',
    severity: 'ask',
    reason: 'It changes who may act as administrator.',
    commands: ['visudo', 'vipw', 'vigr', 'sudoedit', 'sudoreplay'],
    match: (run) => !hasOption(run, 'c', 'check', 'help', 'version'),
    examples: { hit: ['visudo', 'visudo -f /etc/sudoers.d/x', 'sudoedit /etc/hosts'], miss: ['visudo -c'] },
  },
  {
    id: 'administrator-shell',
    severity: 'ask',
    reason: 'It opens a shell as administrator, in which anything can be done.',
    commands: [
      'sudo',
      'doas',
      'su',
      'pkexec',
      'run0',
      'runuser',
      'gosu',
      'su-exec',
      'runas',
      'gsudo',
      'nsenter',
      'sg',
      'newgrp',
    ],
    match: opensShell,
    examples: {
      hit: [
        'sudo su',
        'sudo -i',
        'sudo bash',
        'su -',
        'su root',
        'doas -s',
        'pkexec bash',
        'sudo -s',
        'echo pw | sudo -S ls',
        'nsenter -t 1 -m -u -i -n -p',
      ],
      miss: ['sudo -l', 'sudo -v', 'sudo apt install x', 'sudo -u postgres psql', 'su --help', 'sudo -k'],
    },
  },
  {
    id: 'open-umask',
    severity: 'ask',
    reason: 'It makes everything created from now on writable for every user.',
    commands: ['umask'],
    match: (run) => /^0+$/.test(operandsOf(run)[0] ?? ''),
    examples: { hit: ['umask 000', 'umask 0'], miss: ['umask 022', 'umask 077', 'umask', 'umask 0002'] },
  },
];

function modes(run: Run): string[] {
  if (/^(?:install|mkdir|mkfifo|mknod)$/.test(run.name)) return (optionValue(run, '-m', '--mode') ?? '').split(',');
  // A mode such as `-w` or `-rwx` looks like an option.
  const first = operandsOf(run)[0] ?? '';
  return [...first.split(','), ...run.args.filter((arg) => /^-[rwxst]+$/.test(arg))];
}

function isWorldWritable(mode: string): boolean {
  const octal = /^[0-7]{3,5}$/.test(mode) ? Number(mode.at(-1)) : undefined;
  // A sticky folder such as `1777` is how a shared temporary folder is meant to be.
  if (octal !== undefined)
    return (octal & 2) !== 0 && !(mode.length >= 4 && /^0?1/.test(mode) && mode.replace(/^0/, '').length === 4);
  return /^(?=[ugoa]*[oa])[ugoa]*[+=][rwxXst]*w/.test(mode) || /^=[rwxXst]*w/.test(mode);
}

function fileOperands(run: Run) {
  const words = operandWords(run);
  const isModeOption = run.args.some((arg) => /^-[rwxst]+$/.test(arg));
  return hasOption(run, '', 'reference') || run.name === 'setfacl' || isModeOption ? words : words.slice(1);
}

function isGuarded(path: string, home: string): boolean {
  return isNotablePath(path) && (isSystemPath(path) || isGatePath(path, home) || isForeignStartup(path, home));
}

function isForeignStartup(path: string, home: string): boolean {
  return isStartupPath(path, home) && !/\/\.git\/|\/hooks\/|\/\.ssh(\/|$)|\/\.envrc$/.test(path);
}

/** A start-up file of one's own becomes readable, as it should be: nobody else may write it and nothing runs anew. */
function isOwnPlainFile(run: Run, path: string): boolean {
  return (
    CHMOD.includes(run.name) &&
    modes(run).every((mode) => /^0?6[04][04]$/.test(mode)) &&
    !isSystemPath(path) &&
    !isGatePath(path, run.home)
  );
}

/** To oneself is no change of owner; to root or recursively to anybody else is. */
function ownerChange(run: Run): boolean {
  const owner = operandsOf(run)[0] ?? '';
  const [user = '', group = ''] = displayText(owner).split(/[:.]/);
  const word = operandWords(run)[0];
  const isSelf =
    word?.variables.some((name) => /^(USER|LOGNAME|UID|EUID|SUDO_USER)$/.test(name)) ||
    word?.producers.some((run_) => /^(whoami|id|logname)$/.test(run_.name));
  if (/^(root|0)$/.test(user) || /^(root|0|wheel|sudo|admin|docker)$/.test(group)) return true;
  if (run.name.includes('chgrp') && /^(root|wheel|sudo|admin|docker|0)$/.test(user)) return true;
  return hasOption(run, 'R', 'recursive') && !isSelf && !owner.startsWith(UNKNOWN);
}

function opensShell(run: Run): boolean {
  if (hasExact(run, '--help', '--version')) return false;
  const operands = operandsOf(run);
  const shells = /^(?:.*\/)?(sh|bash|zsh|dash|ksh|fish|ash|csh|tcsh|su)$/;
  switch (run.name) {
    case 'sudo':
      if (optionBeforeCommand(run, /^(-[a-zA-Z]*S|--stdin)$/)) return true;
      return optionBeforeCommand(run, /^(-[a-zA-Z]*[is]|--login|--shell)$/) || lastIsShell(run, shells);
    case 'doas':
      return optionBeforeCommand(run, /^-[a-zA-Z]*s$/) || lastIsShell(run, shells);
    case 'su':
      return !run.args.some((arg) => /^(-c|--command)/.test(arg));
    case 'newgrp':
      return operands.length > 0;
    case 'sg':
      return false;
    case 'nsenter':
      return /^(1|)$/.test(optionValue(run, '-t', '--target') ?? 'x');
    case 'runuser':
    case 'runas':
      return run.name === 'runas' || !run.args.some((arg) => /^(-c|--command|-u)/.test(arg));
    default:
      return lastIsShell(run, shells);
  }
}

function optionBeforeCommand(run: Run, option: RegExp): boolean {
  const command = run.args.findIndex((arg) => !arg.startsWith('-'));
  return run.args.slice(0, command < 0 ? undefined : command).some((arg) => option.test(arg));
}

function lastIsShell(run: Run, shells: RegExp): boolean {
  const operands = operandsOf(run).filter(
    (operand, index, all) => !/^[A-Za-z_]\w*=/.test(operand) || index === all.length - 1,
  );
  const user = optionValue(run, '-u', '--user');
  const command = operands.filter((operand) => operand !== user);
  return (
    shells.test(command[0] ?? '') && (command.length === 1 || /su$/.test(command[0] ?? '')) && !run.args.includes('-c')
  );
}
