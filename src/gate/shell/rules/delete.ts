import { isCredentialPath, isNotablePath, isSystemPath } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { UNKNOWN, withoutUnknown } from '../words/shell-word.js';
import { hasExact, hasOption, operandsOf, optionValue } from './arguments.js';
import { isCritical } from './is-critical.js';
import type { Rule } from './rule.js';
import { operandWords, writeTargets } from './targets.js';

const REMOVERS = ['rm', 'grm', 'safe-rm', 'srm', 'rimraf', 'del-cli', 'trash', 'rip', 'trash-put'];
const WIPERS = ['shred', 'srm', 'wipe', 'scrub', 'bleachbit', 'sfill', 'sswap', 'nwipe'];
const DATABASE_FILE = /\.(db|db3|sqlite3?|mdb|accdb|rdb|aof|ibd|mdf|ldf|duckdb|realm)$/i;
const REPEATERS = ['find', 'gfind', 'fd', 'fdfind', 'xargs', 'gxargs', 'parallel', 'rush', 'bfs'];

export const DELETE_RULES: readonly Rule[] = [
  {
    id: 'delete-root',
    severity: 'block',
    reason:
      'It would delete the root folder, a home folder or a system folder. A variable that may be empty counts: expand it with :? instead.',
    commands: REMOVERS,
    match: (run) =>
      !isHelp(run) &&
      (hasExact(run, '--no-preserve-root') ||
        ((isRecursive(run) || /^(rimraf|del-cli)$/.test(run.name)) &&
          operandWords(run).some((word) => isCritical(word, run))) ||
        operandWords(run).some(
          (word) => /[*?]$/.test(word.text) && word.text.startsWith('/') && isCritical(word, run),
        )),
    examples: {
      hit: [
        'rm -rf /',
        'rm -fr ~',
        'rm -r -f /etc',
        'rm -rf "$HOME"/*',
        'cd / && rm -rf *',
        'rm -rf /home/alice',
        'rm -rf "$UNSET"/*',
        'sudo rm -rf /usr/',
      ],
      miss: ['rm -rf build', `rm -rf "\${DIR:?}"/*`, 'rm file', 'rm -rf /tmp/x', 'echo rm -rf /', 'rm --help'],
    },
  },
  {
    id: 'recursive-delete',
    severity: 'ask',
    reason: 'It deletes folders with everything in them.',
    commands: REMOVERS,
    match: (run) =>
      !isHelp(run) &&
      !isOwnTemporary(run) &&
      (isRecursive(run) || /^(rimraf|del-cli)$/.test(run.name)) &&
      run.name !== 'trash' &&
      run.name !== 'trash-put' &&
      run.name !== 'rip',
    examples: {
      hit: ['rm -r old', 'rm --recursive x', 'rm build -rf', 'rm -Rf x', 'rm --recurs x', 'npx rimraf dist'],
      miss: [
        `t=$(mktemp -d); trap 'rm -rf "$t"' EXIT`,
        'rm file.txt',
        'rm -f a b',
        'rm -v x',
        'rm -- -rf',
        'git rm file',
      ],
    },
  },
  {
    id: 'mass-delete',
    severity: 'ask',
    reason: 'It deletes every file that a search or a list gives.',
    commands: [...REMOVERS, 'unlink', 'rmdir'],
    match: (run) =>
      run.name !== 'rmdir' &&
      (run.wrappers.some((name) => REPEATERS.includes(name)) ||
        operandWords(run).some((word) => word.producers.some(listsFiles))),
    examples: {
      hit: [
        'find . -name x -exec rm {} \\;',
        'ls | xargs rm',
        'fd -e log -x rm',
        'parallel rm ::: a b',
        'rm $(find . -name x)',
        'find . -type f | while read -r f; do rm -f "$f"; done',
        'for f in $(ls); do rm "$f"; done',
        'rm $(git ls-files -o)',
      ],
      miss: [
        'find . -name x -exec ls {} \\;',
        'ls | xargs wc -l',
        'rm a',
        't=$(mktemp); rm "$t"',
        'rm "$(pwd)/a"',
        'rm "$(basename "$x").o"',
      ],
    },
  },
  {
    id: 'delete-everything-here',
    severity: 'ask',
    reason: 'It deletes every file of a folder.',
    commands: REMOVERS,
    match: (run) =>
      operandWords(run).some((word) => word.isGlob && /^((\.{0,2}|~|\/.*)\/)?(\*|\.\*|\*\.\*|\.\/\*)$/.test(word.text)),
    examples: { hit: ['rm *', 'rm -f ./*', 'rm ~/*'], miss: ['rm *.log', 'rm a', 'rm src/*.bak'] },
  },
  {
    id: 'find-delete-root',
    severity: 'block',
    reason: 'It would delete everything below the root, a home or a system folder.',
    commands: ['find', 'gfind', 'bfs'],
    match: (run) =>
      hasExact(run, '-delete') &&
      !run.args.some((arg) =>
        /^-(i?name|i?path|i?regex|mtime|atime|ctime|mmin|size|newer\w*|user|group|empty|perm|i?wholename|amin|cmin)$/.test(
          arg,
        ),
      ) &&
      operandWords(run).some((word, index) => run.words.indexOf(word) === index + 1 && isCritical(word, run)),
    examples: { hit: ['find / -delete', 'find ~ -type f -delete'], miss: ['find . -delete', 'find / -name core'] },
  },
  {
    id: 'find-delete',
    severity: 'ask',
    reason: 'It deletes every file that the search finds.',
    commands: ['find', 'gfind', 'bfs', 'fd', 'fdfind'],
    match: (run) => hasExact(run, '-delete') || (run.name.startsWith('fd') && hasExact(run, '--exec=rm')),
    examples: { hit: ["find . -name '*.pyc' -delete"], miss: ["find . -name '*.md'", 'find . -name delete'] },
  },
  {
    id: 'find-writes-file',
    severity: 'ask',
    reason: 'It writes the list of files it finds into a file outside the workspace.',
    commands: ['find', 'gfind'],
    match: (run) =>
      run.args.some(
        (arg, index) => /^-(fprint0?|fls|fprintf)$/.test(arg) && /^(\/(?!tmp\/)|~)/.test(run.args[index + 1] ?? ''),
      ),
    examples: { hit: ['find . -fprint /etc/cron.d/x'], miss: ['find . -fprint list.txt'] },
  },
  {
    id: 'wipe-files',
    severity: 'ask',
    reason: 'It overwrites files so that they cannot be recovered.',
    commands: WIPERS,
    match: (run) => !isHelp(run) && run.args.length > 0,
    examples: { hit: ['shred -u secret.txt', 'srm -r ~/Documents', 'wipe -rf x'], miss: ['shred --help'] },
  },
  {
    id: 'empty-file',
    severity: 'ask',
    reason: 'It empties a file.',
    commands: ['truncate', 'fallocate'],
    match: (run) =>
      (run.name === 'fallocate' && hasOption(run, 'zpc', 'zero-range', 'punch-hole', 'collapse-range')) ||
      (run.name === 'truncate' &&
        /^[+<%/]?0*[kKMGTB]*$/.test((optionValue(run, '-s', '--size') ?? 'x').trim()) &&
        !writeTargets(run).every((path) => /^[^*?[]*\.(log|out|err|tmp)$/.test(path) && !isNotablePath(path))),
    examples: {
      hit: [
        'fallocate -z -l 1G data.img',
        'truncate -s 0 app.db',
        'truncate --size=0 x',
        'truncate -s 0 /var/log/syslog',
      ],
      miss: ['fallocate -l 1G swap.img', 'truncate -s 10M sparse.img', 'truncate -s 1024 x', 'truncate -s 0 debug.log'],
    },
  },
  {
    id: 'mass-empty',
    severity: 'ask',
    reason: 'It empties every file that a search gives.',
    needs: ['targets'],
    match: (run) =>
      run.wrappers.some((name) => REPEATERS.includes(name)) &&
      /^(|:|true|cat|echo|printf|truncate)$/.test(run.name) &&
      run.redirects.some(({ operator, target }) => /^(>|>\|)$/.test(operator) && target.text.includes(UNKNOWN)),
    examples: {
      hit: ["find / -name '*.log' -exec sh -c ': > \"$1\"' _ {} \\;"],
      miss: ["find . -name '*.log' -exec sh -c 'wc -l \"$1\" >> counts' _ {} \\;"],
    },
  },
  {
    id: 'empty-database-file',
    severity: 'ask',
    reason: 'It empties the file of a database.',
    needs: ['targets'],
    match: (run) =>
      run.redirects.some(({ operator, target }) => /^(>|>\||&>)$/.test(operator) && DATABASE_FILE.test(target.text)) &&
      (/^(|:|true)$/.test(run.name) ||
        (run.name === 'cat' && run.args.join(' ') === '/dev/null') ||
        (/^(echo|printf)$/.test(run.name) && run.args.every((arg) => arg === '' || arg === '-n'))),
    examples: {
      hit: [': > data.db', '> app.sqlite3', 'cat /dev/null > data/dump.rdb', 'echo -n > a.db'],
      miss: [': > run.log', '> notes.md', 'sqlite3 a.db .dump > a.sql', 'cat part1 > whole.db'],
    },
  },
  {
    id: 'overwrite-with-nothing',
    severity: 'ask',
    reason: 'It replaces a file by nothing.',
    commands: ['cp', 'mv', 'ln', 'install', 'dd'],
    match: (run) => {
      const operands = operandsOf(run);
      if (run.name === 'dd')
        return operands.includes('if=/dev/null') && operands.some((word) => /^of=(?!\/dev\/)/.test(word));
      return (
        operands.length >= 2 &&
        (/^\/dev\/(null|zero|u?random)$/.test(operands[0] ?? '') || operands.at(-1) === '/dev/null')
      );
    },
    examples: {
      hit: ['mv ~ /dev/null', 'cp /dev/null app.log', 'ln -sf /dev/null x', 'dd if=/dev/null of=app.db'],
      miss: ['cp a b', 'mv a b', 'dd if=/dev/zero of=x.img count=1'],
    },
  },
  {
    id: 'move-system-folder',
    severity: 'ask',
    reason: 'It moves a home or system folder away.',
    commands: ['mv', 'gmv'],
    match: (run) => {
      const words = operandWords(run);
      const isThrownAway = /^\/(?:tmp|var\/tmp|dev\/shm)(?:\/|$)/.test(words.at(-1)?.text ?? '');
      return words
        .slice(0, -1)
        .some((word) => isCritical(word, run) || (isThrownAway && isSettingsFolder(word.text, run)));
    },
    examples: {
      hit: ['mv /etc /tmp/x', 'mv ~/* /tmp', 'mv / x', 'mv ~/.config /tmp/x'],
      miss: ['mv src/a src/b', 'mv ./x /usr/local/bin/x', 'mv ~/.config ~/.config.bak', 'mv ~/.cache/app /tmp'],
    },
  },
  {
    id: 'delete-credentials',
    severity: 'ask',
    reason: 'It deletes keys or credentials.',
    commands: [...REMOVERS, ...WIPERS, 'unlink', 'mv'],
    match: (run) =>
      operandWords(run).some(
        (word) =>
          /\/(\.ssh|\.gnupg|\.aws|\.kube)(\/|$)/.test(`/${withoutUnknown(word.text)}`) &&
          isCredentialPath(resolvePath(word.text, run.cwd), run.home, word.isGlob),
      ),
    examples: { hit: ['rm ~/.ssh/id_rsa', 'rm -f ~/.aws/credentials'], miss: ['rm notes.txt', 'rm .env.example'] },
  },
  {
    id: 'system-file-delete',
    severity: 'ask',
    reason: 'It deletes a file of the system.',
    commands: [...REMOVERS, 'unlink', 'rmdir'],
    match: (run) =>
      operandWords(run).some((word) => isSystemFile(resolvePath(withoutUnknown(word.text), run.cwd), run.home)),
    examples: {
      hit: ['rm /etc/passwd', 'unlink /usr/bin/env', 'rm -f /var/lib/app/db'],
      miss: ['rm /tmp/x', 'rm a', 'rm /usr/local/bin/mytool'],
    },
  },
  {
    id: 'wipe-boot',
    severity: 'block',
    reason: 'It would delete what the machine starts from.',
    commands: [...REMOVERS, 'unlink', 'shred', 'truncate'],
    match: (run) =>
      operandWords(run).some((word) => /^\/(boot|efi)(\/|$)/.test(resolvePath(withoutUnknown(word.text), run.cwd))),
    examples: { hit: ['rm -f /boot/vmlinuz-6.1', 'rm -rf /boot/*'], miss: ['rm boot/x', 'ls /boot'] },
  },
];

/** `~/.config` itself, or another hidden thing at the top of a home folder. */
function isSettingsFolder(text: string, { cwd, home }: Run): boolean {
  const path = resolvePath(withoutUnknown(text), cwd);
  return home !== undefined && path.startsWith(`${home}/.`) && !path.slice(home.length + 1).includes('/');
}

function isRecursive(run: Run): boolean {
  return hasOption(run, 'rR', 'recursive');
}

/** Programs whose output is a list of files. */
function listsFiles({ name, args }: Run): boolean {
  if (name === 'git') return args.includes('ls-files') || args.includes('diff') || args.includes('status');
  if (/^(grep|egrep|rg|ag)$/.test(name)) return args.some((arg) => /^-[a-zA-Z]*l|^--files/.test(arg));
  if (name === 'ls') return !args.some((arg) => /^-[a-zA-Z1]*d/.test(arg));
  return /^(find|gfind|bfs|fd|fdfind|locate|plocate|mlocate|comm)$/.test(name);
}

function isHelp(run: Run): boolean {
  return run.args.length > 0 && run.args.every((arg) => arg === '--help' || arg === '--version');
}

/** The home of root is the system's, unless it is our own: in a container it often is. */
function isSystemFile(path: string, home: string | undefined): boolean {
  return isSystemPath(path) || (home !== '/root' && path.startsWith('/root/'));
}

/** A folder among the temporary ones that this line made itself, and nothing else. */
function isOwnTemporary(run: Run): boolean {
  const words = operandWords(run);
  return (
    words.length > 0 &&
    words.every(
      ({ text, producers }) =>
        text === UNKNOWN && producers.length > 0 && producers.every(({ name }) => name === 'mktemp'),
    )
  );
}
