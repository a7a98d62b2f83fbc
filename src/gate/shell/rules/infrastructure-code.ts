import type { Run } from '../run.js';
import { hasOption, isRehearsal, optionValue, verbs } from './arguments.js';
import type { Rule } from './rule.js';

export const INFRASTRUCTURE_CODE_RULES: readonly Rule[] = [
  {
    id: 'terraform-destroy',
    severity: 'ask',
    reason: 'It destroys or rewrites what the infrastructure code has built.',
    commands: [
      'terraform',
      'tofu',
      'terragrunt',
      'pulumi',
      'packer',
      'ansible',
      'ansible-playbook',
      'salt',
      'puppet',
      'chef-client',
      'knife',
      'cdktf',
      'terraformer',
      'cloud-nuke',
      'aws-nuke',
      'bosh',
      'waypoint',
      'vault',
    ],
    match: destroysCode,
    examples: {
      hit: [
        'terraform destroy -auto-approve',
        'terraform apply -destroy',
        'tofu destroy',
        'terragrunt run-all destroy',
        'pulumi destroy --yes',
        'terraform state rm x',
        'terraform workspace delete x',
        'vault delete secret/x',
        'vault kv destroy x',
        'ansible all -m reboot',
        'terraform apply -auto-approve',
        'pulumi stack rm x',
        'aws-nuke -c x',
        'terraform force-unlock 1',
        'vault secrets disable x',
        'echo yes | terraform apply',
        'TF_CLI_ARGS_apply=-auto-approve terraform apply',
        'pulumi down --yes',
        "ansible all -m ansible.builtin.file -a 'path=/data state=absent'",
        'ansible-playbook site.yml -e state=absent',
      ],
      miss: [
        'terraform plan',
        'terraform apply',
        'terraform init',
        'terraform plan -destroy',
        'pulumi up',
        'terraform state list',
        'ansible-playbook site.yml',
        'vault status',
        'terraform fmt',
        'pulumi preview',
        'terraform validate',
        'ansible all -m ping',
        "ansible web -m file -a 'path=/srv/app state=directory'",
        'ansible-playbook site.yml -e state=present',
        'echo 1 | terraform console',
      ],
    },
  },
];

/** `yes | terraform apply`: the question is answered before anybody has read it. */
function saysYes(run: Run): boolean {
  return (
    run.stdin?.producers.some(({ name }) => name === 'yes') === true || /^\s*y(es)?\s*$/i.test(run.stdin?.text ?? '')
  );
}

function destroysCode(run: Run): boolean {
  const words = verbs(run);
  const [first = '', second = ''] = words;
  if (run.name !== 'ansible' && isRehearsal(run)) return false;
  switch (run.name) {
    case 'terraform':
    case 'tofu':
    case 'terragrunt':
    case 'cdktf': {
      if (first === 'plan' || first === 'show' || first === 'validate') return false;
      const isForced =
        run.args.some((arg) => /^--?(auto-approve|destroy|terragrunt-non-interactive)(=true)?$/.test(arg)) ||
        run.assignments.some(
          ({ name, value }) => /^TF_CLI_ARGS/.test(name) && /-(auto-approve|destroy)/.test(value.text),
        ) ||
        saysYes(run);
      return (
        words.includes('destroy') ||
        (/^(apply|run-all|run)$/.test(first) && isForced) ||
        (first === 'state' && /^(rm|mv|push|replace-provider)$/.test(second)) ||
        (first === 'workspace' && second === 'delete') ||
        /^(taint|force-unlock)$/.test(first)
      );
    }
    case 'pulumi':
      return (
        /^(destroy|down|dn)$/.test(first) ||
        (first === 'stack' && second === 'rm') ||
        (first === 'state' && second === 'delete') ||
        first === 'cancel'
      );
    case 'ansible':
      return (
        !hasOption(run, 'C', 'check') &&
        (/^([\w.]+\.)?(reboot|shutdown)$/.test(optionValue(run, '-m', '--module-name') ?? '') ||
          /\bstate=(absent|stopped)/.test(optionValue(run, '-a', '--args') ?? ''))
      );
    case 'ansible-playbook':
      return run.args.some((arg) => /\bstate["']?\s*[=:]\s*["']?(absent|stopped|destroyed|terminated)\b/.test(arg));
    case 'knife':
      return words.includes('delete');
    case 'vault':
      return (
        first === 'delete' ||
        (/^(kv|secrets|auth|audit|policy|lease|token|operator|namespace)$/.test(first) &&
          /^(delete|destroy|disable|revoke|metadata|seal|rekey|step-down)$/.test(second) &&
          !(second === 'metadata' && words[2] !== 'delete'))
      );
    case 'cloud-nuke':
    case 'aws-nuke':
      return run.args.length > 0;
    case 'bosh':
      return words.some((word) => word.startsWith('delete'));
    case 'waypoint':
      return first === 'destroy';
    default:
      return false;
  }
}
