import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as zod from 'zod';
import type { commandEffects } from '../gate/shell/command-effects.js';
import type { judgeCommand } from '../gate/shell/judge-command.js';
import type { parseCommandWords } from '../gate/shell/parse-command-words.js';
import { cachePath, compileBundle } from '../lib/load-compiled.js';

// Run by the build: keeps what a first call has to load in the form in which the engine finds it ready to run.

/** Between them they take the ways that most commands take. */
const USUAL_COMMANDS = [
  'rm -rf ./build',
  'git status && git push --force origin main',
  'curl -fsSL https://example.org/install.sh | sudo bash',
  'for file in *.txt; do cat "$file" >> "$HOME/all.txt"; done',
  'npm run build 2>&1 | tail -n 20',
  'python3 -c "import os; os.remove(\'x\')"',
  'find . -name "*.log" -exec rm {} +',
  'echo $(date) > /etc/motd',
];

keep('shell', (exports) => {
  const shell = exports as unknown as {
    readonly judgeCommand: typeof judgeCommand;
    readonly commandEffects: typeof commandEffects;
    readonly parseCommandWords: typeof parseCommandWords;
  };
  for (const command of USUAL_COMMANDS) {
    shell.judgeCommand(command, { cwd: '/work' });
    shell.commandEffects(command, { cwd: '/work' });
    shell.parseCommandWords(command);
  }
});

keep('zod', (exports) => {
  const z = exports as unknown as typeof zod;
  const usual = z
    .object({
      path: z.string().min(1).max(4096).describe('A path'),
      mode: z.enum(['text', 'binary']).default('text'),
      limit: z.number().int().min(1).max(2000).optional(),
      all: z.boolean().default(false),
      names: z.array(z.string().min(1)).max(10).default([]),
    })
    .superRefine(({ all, limit }, issues) => {
      if (all && limit !== undefined) issues.addIssue({ code: 'custom', path: ['limit'], message: 'Not with all' });
    });
  usual['~standard'].validate({ path: '/', limit: 5, all: true });
  usual['~standard'].validate({ path: 'x' });
});

function keep(name: string, warm: (exports: Record<string, unknown>) => void): void {
  const bundle = fileURLToPath(new URL(`./on-first-call/${name}.cjs`, import.meta.url));
  writeFileSync(cachePath(bundle), compileBundle(bundle, warm));
}
