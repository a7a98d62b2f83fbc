import { reportOn } from '../code/scan-code.js';
import { UNKNOWN } from '../words/shell-word.js';
import type { Rule } from './rule.js';

export const CODE_RULES: readonly Rule[] = [
  {
    id: 'destructive-code',
    severity: 'ask',
    reason: 'The code it is handed deletes, changes rights, hides its content or reaches out.',
    needs: ['code'],
    match: (run) => run.code.some((code) => reportOn(code).concern !== undefined),
    examples: {
      hit: [
        'python3 -c "import shutil; shutil.rmtree(\'/x\')"',
        'python -c "import os; os.remove(\'x\')"',
        "node -e \"require('fs').rmSync('x',{recursive:true})\"",
        'perl -e \'unlink "x"\'',
        'ruby -e \'FileUtils.rm_rf("x")\'',
        'php -r \'unlink("x");\'',
        "python3 - <<'EOF'\nimport os\nos.unlink('x')\nEOF",
        'echo \'import shutil; shutil.rmtree("x")\' | python3',
        'lua -e \'os.remove("x")\'',
        'python3 -c "exec(bytes.fromhex(\'69\').decode())"',
        'emacs --batch --eval \'(delete-directory "x" t)\'',
        'awk \'BEGIN{s="/inet/tcp/0/h/1"}\'',
      ],
      miss: [
        'python -c \'import json,sys; print(json.load(sys.stdin)["a"])\'',
        'perl -e "print 42"',
        'node -e "console.log(1)"',
        'python3 -c "print(\'hi\')"',
        "awk '{print $1}' x",
        "ruby -e 'puts 1'",
        "perl -pe 's/a/b/' x",
        'node -p process.version',
        'python -c "import os; print(os.getcwd())"',
        "php -r 'echo 1;'",
      ],
    },
  },
  {
    id: 'code-runs-unknown-command',
    severity: 'ask',
    reason: 'The code it is handed runs a command that cannot be known before it runs.',
    needs: ['code'],
    match: (run) =>
      run.code.some(
        (code) =>
          code.text.trim() === UNKNOWN ||
          reportOn(code).commands.some((command) => command.trim() === '' || command.trimStart().startsWith(UNKNOWN)),
      ),
    examples: {
      hit: [
        'python3 -c "import os; os.system(x)"',
        'python3 -c "$CODE"',
        `node -e 'require("child_process").execSync(x)'`,
      ],
      miss: [
        "python3 -c \"import subprocess; subprocess.run(['git','status'])\"",
        'ruby -e \'system("ls")\'',
        'python3 -c "print(1)"',
      ],
    },
  },
];
