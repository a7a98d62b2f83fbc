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
      ],
    },
  },
];

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
      const isForced = run.args.some((arg) =>
        /^--?(auto-approve|destroy|terragrunt-non-interactive)(=true)?$/.test(arg),
      );
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
        first === 'destroy' ||
        (first === 'stack' && second === 'rm') ||
        (first === 'state' && second === 'delete') ||
        first === 'cancel'
      );
    case 'ansible':
      return (
        /^(reboot|shutdown|community\.general\.shutdown|file|user|service|systemd|apt|yum)$/.test(
          optionValue(run, '-m', '--module-name') ?? '',
        ) &&
        !hasOption(run, 'C', 'check') &&
        (/^(reboot|shutdown)/.test(optionValue(run, '-m', '--module-name') ?? '') ||
          /state=(absent|stopped)/.test(optionValue(run, '-a', '--args') ?? ''))
      );
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
