import type { Run } from '../run.js';
import { isRehearsal, operandsOf } from './arguments.js';
import type { Rule } from './rule.js';

export const UNKNOWN_DELETION_RULES: readonly Rule[] = [
  {
    id: 'unknown-deletion',
    severity: 'ask',
    reason: 'By its words it deletes or destroys something, and what the program means by that is not known.',
    isForUnknown: true,
    match: saysDestroy,
    examples: {
      hit: ['acmectl destroy prod', 'acme-cli cluster delete main', 'Remove-AzResourceGroup -Name rg -Force'],
      miss: [
        'acmectl get pods',
        'echo destroy it',
        'acmectl destroy --dry-run',
        'man delete',
        './task.sh delete-cache',
        'notes search delete',
        'ansible-doc delete',
      ],
    },
  },
];

/** Programs whose words are names, texts or files of the user's own. */
const FREE_WORDS: ReadonlySet<string> = new Set(
  'echo printf cat ls cd mkdir touch test [ [[ man info help tldr whatis apropos which whereis type say cowsay figlet head tail less more wc sort uniq cut tr tee diff cmp comm file stat du df tree export set unset declare local readonly alias unalias read source . eval exec command builtin time nice env sleep wait true false : seq date cal bc expr basename dirname realpath readlink pwd logger wall write notify-send watch vi vim nvim nano emacs code subl open xdg-open start make cmake ninja just task rake gulp grunt nx turbo lerna bazel npm pnpm yarn bun deno node npx python python3 ruby perl php go cargo rustup java mvn gradle pytest jest vitest mocha rspec tox nox poetry pip pip3 pipx uv conda mamba gem bundle composer dotnet flutter dart swift xcodebuild pod git hg svn gh glab jj tig lazygit grep egrep fgrep rg ag ack fd find locate sed awk jq yq xargs parallel ssh scp sftp rsync curl wget http https xh tmux screen todo t task note nb jrnl ledger hledger timew watson taskell hermes claude codex aider gemini llm ollama'.split(
    ' ',
  ),
);

const DESTROYS =
  /^(delete|destroy|nuke|purge|wipe|terminate|obliterate|teardown|decommission|drop-\w+|(delete|destroy|purge|terminate|wipe)-[\w-]+)$/;

const FLAG = /^--(nuke|destroy|delete-all|purge-all|wipe)$/;

/** Orders that only look: what follows them is what is looked for. */
const LOOKS = /^(search|find|grep|list|ls|get|show|describe|view|explain|help|docs?|info|history|log|logs|man|howto)$/;
/** Programs that only tell, by the end of their name. */
const TELLER = /(?:doc|docs|help|howto|man|info|lint|fmt|check|view|viewer|cat|grep)$/;

const CLOUD_CMDLET =
  /^(remove|clear|disable|stop|restart|reset|revoke|suspend|uninstall|dismount)-(az|ad|aws|ec2|s3|gc|vm|cluster|mg|spo|azure|net|win|local|exo|hyperv|sql)\w*$/;

/** A program of which no rule knows anything, with a word in the place of its order that destroys. */
function saysDestroy(run: Run): boolean {
  if (run.name.includes('-') && CLOUD_CMDLET.test(run.name)) return !isRehearsal(run);
  if (FREE_WORDS.has(run.name) || run.args.length === 0 || !/^[a-z][\w.-]*$/.test(run.words[0]?.text ?? ''))
    return false;
  const order = TELLER.test(run.name) ? [] : operandsOf(run).slice(0, 3);
  const at = order.findIndex((word) => DESTROYS.test(word));
  const isOrdered = at >= 0 && !order.slice(0, at).some((word) => LOOKS.test(word));
  return (isOrdered || run.args.some((arg) => FLAG.test(arg))) && !isRehearsal(run);
}
