import { isGatePath } from '../paths/classify-path.js';
import type { Run } from '../run.js';
import { globMatches } from '../words/glob.js';
import { hasOption } from './arguments.js';
import type { Rule } from './rule.js';
import { notableOperands } from './targets.js';

/** The ways to the settings of Hermes that name no file to be written. */
export const GATE_FILE_RULES: readonly Rule[] = [
  {
    id: 'link-gate-files',
    severity: 'block',
    reason: 'It would give a file that holds the settings of Hermes a second name, past which nothing guards it.',
    commands: ['ln', 'link', 'cp'],
    match: (run) =>
      (run.name !== 'cp' || hasOption(run, 'l', 'link')) &&
      notableOperands(run).some((path) => isGatePath(path, run.home) && !path.endsWith('/.hermes')),
    examples: {
      hit: [
        'ln ~/.hermes/config.yaml hard',
        'ln -s ~/.hermes/config.yaml l; echo x > l',
        'cp -l ~/.hermes/permissions.yaml p',
        'link .mcp.json m',
      ],
      miss: ['ln -s ~/.hermes h', 'cp ~/.hermes/config.yaml backup.yaml', 'ln -s config.yaml current.yaml'],
    },
  },
  {
    id: 'gate-code',
    severity: 'block',
    reason: 'The code it is handed would change the settings or permissions of Hermes. Only a person may do that.',
    needs: ['code'],
    match: (run) => run.code.some(({ text }) => GATE_NAMES.test(text) && WRITING_CODE.test(text)),
    examples: {
      hit: [
        "python3 -c \"open('/root/.hermes/config.yaml','w').write('x')\"",
        "python3 -c \"import os; open(os.path.expanduser('~/.hermes/config.yaml'),'a').write('x')\"",
        "python3 -c \"from pathlib import Path; (Path.home()/'.hermes'/'permissions.yaml').write_text('x')\"",
        "node -e \"require('fs').writeFileSync('/root/.hermes/config.yaml','x')\"",
        "node -e \"require('fs').appendFileSync('.mcp.json','x')\"",
        'perl -e "open F,q(>/root/.hermes/config.yaml)"',
        'ruby -e "File.write(%q(/root/.hermes/config.yaml),1)"',
        'awk \'BEGIN{print "x" > "/root/.hermes/config.yaml"}\'',
        'php -r \'file_put_contents("hermes_permissions.yaml", "x");\'',
      ],
      miss: [
        'python3 -c "import yaml; print(yaml.safe_load(open(\'/root/.hermes/config.yaml\')))"',
        "python3 -c \"open('config.yaml','w').write('x')\"",
        "node -e \"console.log(require('fs').readFileSync('.mcp.json','utf8'))\"",
        "awk '/mode/' ~/.hermes/config.yaml",
      ],
    },
  },
  {
    id: 'find-gate-files',
    severity: 'block',
    reason: 'It would change or delete the settings of Hermes, found by name. Only a person may do that.',
    commands: ['find'],
    match: (run) =>
      notableOperands(run).some((path) => isGatePath(path, run.home)) && changesFound(run) && findsGateFiles(run),
    examples: {
      hit: [
        'find ~/.hermes -name config.yaml -delete',
        'find ~/.hermes -type f -exec truncate -s0 {} +',
        "find ~/.hermes -name '*.yaml' -exec sed -i s/a/b/ {} ';'",
      ],
      miss: [
        'find ~/.hermes -name config.yaml',
        "find ~/.hermes -name '*.log' -delete",
        'find ~/.hermes/logs -mtime +30 -delete',
        'find ~/.hermes -name config.yaml -exec cat {} +',
        "find . -name '*.yaml' -exec grep -l x {} +",
      ],
    },
  },
];

/** A path of the gate as code spells it, also put together from its names. */
const GATE_NAMES =
  /\.hermes\b[^\n;]{0,60}?(?:config\.ya?ml|permissions|approvals|allowlist|profiles|policy|trust|settings|hooks)|hermes_permissions\.ya?ml|\.mcp\.json|\.hermes['"]?\s*\)/;
const WRITING_CODE =
  /\bopen\s*\([^()]{0,200}(?:\([^()]{0,200}\)[^()]{0,100}){0,3},\s*(?:mode\s*=\s*)?['"][rbtU]{0,3}[wax+]|write_(?:text|bytes)|(?:write|append|copy|rename|rm|unlink|truncate|symlink|link|cp)(?:File)?Sync|\b(?:write|append|copy)File\b|createWriteStream|\b(?:File|IO|Pathname)\b[^\n;]{0,40}\.write|File\.open\s*\([^)]{0,200},\s*['"][wa]|file_put_contents|fopen\s*\([^)]{0,200},\s*['"][wax]|\bopen\s*\(?\s*(?:my\s*)?\$?\w+\s*,\s*['"q({[]{0,3}\s*[+>]|>>?\s*["']|os\.(?:rename|replace|remove|unlink|symlink|link|truncate)|shutil\.\w+|\.(?:unlink|rename|touch|symlink_to|hardlink_to|rmtree)\s*\(|FileUtils|yaml\.(?:safe_)?dump\s*\([^)]{0,80},|json\.dump\s*\(|spew|unlink\b/;

const READERS =
  /^(?:cat|grep|egrep|fgrep|rg|head|tail|ls|stat|wc|file|md5sum|sha\d*sum|echo|printf|test|du|basename|dirname|realpath|readlink|diff|cmp|less|more|jq|yq|bat)$/;

function changesFound({ args }: Run): boolean {
  return args.some(
    (arg, index) =>
      arg === '-delete' || (/^-(?:exec|execdir|ok|okdir)$/.test(arg) && !READERS.test(args[index + 1] ?? '')),
  );
}

const GATE_FILES = ['config.yaml', 'permissions.yaml', 'approvals.json', '.env', 'state.db', 'hooks'];

/** Without a name everything is found. */
function findsGateFiles({ args }: Run): boolean {
  const names = args.filter((_arg, index) => /^-i?name$/.test(args[index - 1] ?? ''));
  return names.length === 0 || names.some((name) => GATE_FILES.some((file) => globMatches(name, file)));
}
