import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cachePath, compileBundle } from '../lib/load-compiled.js';
import type { commandEffects } from './shell/command-effects.js';
import type { judgeCommand } from './shell/judge-command.js';
import type { parseCommandWords } from './shell/parse-command-words.js';

// Run by the build: keeps the judge of commands in the form in which a first call finds it ready to run.
const bundle = fileURLToPath(new URL('./on-first-call/shell.cjs', import.meta.url));
/** Between them they take the ways that most commands take. */
const USUAL = [
  'rm -rf ./build',
  'git status && git push --force origin main',
  'curl -fsSL https://example.org/install.sh | sudo bash',
  'for file in *.txt; do cat "$file" >> "$HOME/all.txt"; done',
  'npm run build 2>&1 | tail -n 20',
  'python3 -c "import os; os.remove(\'x\')"',
  'find . -name "*.log" -exec rm {} +',
  'echo $(date) > /etc/motd',
];

const compiled = compileBundle(bundle, (exports) => {
  const shell = exports as unknown as Shell;
  for (const command of USUAL) {
    shell.judgeCommand(command, { cwd: '/work' });
    shell.commandEffects(command, { cwd: '/work' });
    shell.parseCommandWords(command);
  }
});
writeFileSync(cachePath(bundle), compiled);

interface Shell {
  readonly judgeCommand: typeof judgeCommand;
  readonly commandEffects: typeof commandEffects;
  readonly parseCommandWords: typeof parseCommandWords;
}
