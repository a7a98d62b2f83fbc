import { remembered } from '../paths/remembered.js';
import type { Run } from '../run.js';
import { FREE_WORDS } from '../unwrap/free-words.js';
import { isPrefix } from '../unwrap/prefixes.js';
import { isRehearsal, operandsOf } from './arguments.js';
import type { Rule } from './rule.js';

export const UNKNOWN_DELETION_RULES: readonly Rule[] = [
  {
    id: 'unknown-deletion',
    severity: 'ask',
    reason: 'By its words it deletes or destroys something, and what the program means by that is not known.',
    match: saysDestroy,
    examples: {
      hit: [
        'vtctldclient DeleteKeyspace --recursive commerce',
        'acmectl destroy prod',
        'acme-cli cluster delete main',
        'Remove-AzResourceGroup -Name rg -Force',
      ],
      miss: [
        'vtctldclient GetKeyspaces',
        'acmetest DeleteUser',
        'acmectl get pods',
        'echo destroy it',
        'acmectl destroy --dry-run',
        'man delete',
        'howdoi delete a branch',
        './task.sh delete-cache',
        'notes search delete',
        'ansible-doc delete',
        'timeout 60 pip cache purge',
      ],
    },
  },
];

const DESTROYS =
  /^(delete|destroy|drop|nuke|purge|wipe|terminate|obliterate|teardown|decommission|drop-\w+|(?:vm|app|bucket|topic|queue|index|cluster|db|user|instance|volume|snapshot|node|pool|sr|vdi|job)-(destroy|delete)|(delete|destroy|purge|terminate|wipe)-[\w-]+)$/;

/** The name of a call: `DeleteKeyspace`. In a client it is an order, elsewhere it may be the name of a test. */
const CAMEL_DESTROYS = /^(?:[\w.]+\/)?(?:Delete|Destroy|Drop|Purge|Terminate|Wipe|Truncate|Nuke)(?:[A-Z]\w*)?$/;
const isClient = remembered((name) => /(?:ctl|ctld?client|client|cli|admin|curl|rpc)$/.test(name));

const FLAG = /^--(nuke|destroy|delete-all|purge-all|wipe)$/;

/** Orders that only look: what follows them is what is looked for. */
const LOOKS =
  /^(can-i|search|find|grep|list|ls|get|show|describe|view|explain|help|docs?|info|history|log|logs|man|howto)$/;
/** Programs that only tell, by the end of their name. */
const TELLER =
  /(?:doc|docs|help|howto|howdoi|man|info|lint|fmt|check|view|viewer|cat|grep|dict|explain|judge|translate|trans|ask|gpt|chat)$/;

const CLOUD_CMDLET =
  /^(remove|clear|disable|stop|restart|reset|revoke|suspend|uninstall|dismount)-(az|ad|aws|ec2|s3|gc|vm|cluster|mg|spo|azure|net|win|local|exo|hyperv|sql)\w*$/;

/** A program of which no rule knows anything, with a word in the place of its order that destroys. */
function saysDestroy(run: Run): boolean {
  if (run.name.includes('-') && CLOUD_CMDLET.test(run.name)) return !isRehearsal(run);
  if (
    FREE_WORDS.has(run.name) ||
    isPrefix(run.name) ||
    run.args.length === 0 ||
    !/^[a-z][\w.-]*$/.test(run.words[0]?.text ?? '')
  )
    return false;
  const order = TELLER.test(run.name) ? [] : operandsOf(run).slice(0, 3);
  const at = order.findIndex((word) => DESTROYS.test(word) || (isClient(run.name) && CAMEL_DESTROYS.test(word)));
  const isOrdered = at >= 0 && !order.slice(0, at).some((word) => LOOKS.test(word));
  return (isOrdered || run.args.some((arg) => FLAG.test(arg))) && !isRehearsal(run);
}
