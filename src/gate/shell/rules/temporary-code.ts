import type { Run } from '../run.js';
import { longOptionValues } from '../unwrap/escapes.js';
import { hasExact, isRehearsal, operandsOf, optionValue } from './arguments.js';
import type { Rule } from './rule.js';

/** Folders anybody may write to. */
export const TEMPORARY = /^(\/tmp|\/dev\/shm|\/var\/tmp)\//;
/** The folder itself, too. */
const IN_TEMPORARY = /^(\/tmp|\/dev\/shm|\/var\/tmp)(\/|$)/;

/** Programs whose first argument is what they run. */
const INTERPRETERS: readonly string[] =
  'sh bash zsh dash ksh ash source . python python2 python3 perl ruby node php fish lua luajit julia tclsh rscript osascript bun tsx ts-node nu groovy'.split(
    ' ',
  );

export const TEMPORARY_CODE_RULES: readonly Rule[] = [
  {
    id: 'loads-temporary-code',
    severity: 'ask',
    reason: 'It loads code from a temporary folder into a program.',
    commands: [
      'node',
      'nodejs',
      'ruby',
      'perl',
      'php',
      'python',
      'python3',
      'java',
      'bun',
      'deno',
      'ts-node',
      'tsx',
      'lua',
      'gdb',
      'npm',
      'openssl',
      'sqlite3',
      'psql',
      'bash',
      'sh',
      'zsh',
      'git',
      'rustc',
      'go',
      'gcc',
      'emacs',
      'vim',
      'nvim',
      'vi',
      'sudo',
      'mysql',
      'ssh',
      'tmux',
    ],
    match: (run) =>
      run.args.some(
        (arg, index) =>
          (/^(-r|--require|--import|--loader|--experimental-loader|-I|-l|-javaagent|--preload|--rcfile|--init-file|-S|-u|--rc|-F|-f)$/.test(
            run.args[index - 1] ?? '',
          ) &&
            TEMPORARY.test(arg)) ||
          /^(--require|--import|--loader|--experimental-loader|-javaagent:|--preload|-r|--init-file|--rcfile|-I|-M|-toolexec)[=:]?(\/tmp|\/dev\/shm|\/var\/tmp)(\/|$)/.test(
            arg,
          ) ||
          /^-d(auto_prepend_file|extension)=|^auto_prepend_file=/.test(arg),
      ) ||
      (run.name === 'node' &&
        hasExact(run, '--require') &&
        TEMPORARY.test(longOptionValues(run.args, 'require')[0] ?? '')),
    examples: {
      hit: [
        'node --require /tmp/x.js -v',
        'node -r /tmp/x.js a.js',
        'ruby -r/tmp/x.rb -e 1',
        'bash --rcfile /tmp/x',
        'java -javaagent:/tmp/x.jar A',
        'perl -I/tmp -Mx -e 1',
      ],
      miss: [
        'node -r dotenv/config a.js',
        'node --import tsx a.ts',
        'node --require ./setup.js a',
        'ruby -rjson -e 1',
        'bash --norc',
      ],
    },
  },
  {
    id: 'runs-temporary-program',
    severity: 'ask',
    reason: 'It runs a program from a temporary folder.',
    commands: INTERPRETERS,
    needs: ['folder'],
    match: (run) => {
      const isShell = INTERPRETERS.includes(run.name) || /^python\w*$/.test(run.name);
      const program = isShell ? (run.args.find((arg) => !arg.startsWith('-')) ?? '') : (run.words[0]?.text ?? '');
      return TEMPORARY.test(program) && !(isShell && run.args.some((arg) => /^-\w*[ce]$/.test(arg)));
    },
    examples: {
      hit: [
        '/tmp/x',
        'sh /tmp/x.sh',
        'env -S "sh -c /tmp/x"',
        'find . -exec /tmp/x {} +',
        '. /dev/shm/x',
        'lua /tmp/x.lua',
      ],
      miss: ['cat /tmp/x', 'ls /tmp', 'bash script.sh', 'bash -c "ls /tmp/x"', 'node app.js /tmp/x'],
    },
  },
  {
    id: 'runs-temporary-recipe',
    severity: 'ask',
    reason: 'It runs what a file or folder among the temporary ones says.',
    commands: [
      'make',
      'gmake',
      'ninja',
      'just',
      'task',
      'rake',
      'run-parts',
      'ansible-playbook',
      'awk',
      'gawk',
      'sed',
      'go',
      'deno',
      'java',
      'jq',
      'pip',
      'pip3',
      'python',
      'python3',
    ],
    needs: ['folder'],
    match: (run) => {
      if (/^ld-linux|^ld-musl|^ld(64)?\.so/.test(run.name)) return run.args.some((arg) => IN_TEMPORARY.test(arg));
      if (/^(run-parts|ansible-playbook)$/.test(run.name))
        return IN_TEMPORARY.test(operandsOf(run)[0] ?? '') && !isRehearsal(run);
      const named = recipeOption(run);
      return named !== undefined && IN_TEMPORARY.test(named) && !isRehearsal(run);
    },
    examples: {
      hit: [
        'make -f /tmp/evil.mk',
        'make -C /tmp/evil',
        'run-parts /tmp/x',
        'ansible-playbook /tmp/x.yml',
        'jq -L /tmp \'include "x"; .\' f',
        'pip install /tmp/x',
        'python3 -m pip install /tmp/x',
        'go run /tmp/x.go',
        'java -jar /tmp/x.jar',
        'awk -f /tmp/x.awk f',
        '/lib64/ld-linux-x86-64.so.2 /tmp/x',
      ],
      miss: [
        'make -C docs html',
        'make -f Makefile.dev test',
        'make install DESTDIR=/tmp/out',
        'jq . /tmp/x.json',
        'pip install -t /tmp/x requests',
        'pip download -d /tmp/x requests',
        'run-parts --test /tmp/x',
        'ansible-playbook site.yml',
        '/lib64/ld-linux-x86-64.so.2 --list bin/app',
      ],
    },
  },
];

/** The file or folder whose recipe, library or package is run. */
function recipeOption(run: Run): string | undefined {
  switch (run.name) {
    case 'jq':
      return optionValue(run, '-L');
    case 'java':
      return optionValue(run, '-jar') ?? '';
    case 'go':
    case 'deno':
      return run.args[0] === 'run' ? operandsOf(run)[1] : undefined;
    case 'awk':
    case 'gawk':
    case 'sed':
      return optionValue(run, '-f', '--file');
    case 'python':
    case 'python3':
    case 'pip':
    case 'pip3': {
      const words = run.args.join(' ').replace(/^-m pip3? /, 'pip ');
      return /^(?:pip )?install (?:-e )?(\S+)/.exec(words)?.[1];
    }
    default:
      return (
        optionValue(run, '-f', '--file', '--justfile', '--taskfile', '--rakefile') ??
        optionValue(run, '-C', '--directory')
      );
  }
}
