import type { Run } from '../run.js';
import { hasOption, isRehearsal, verbs } from './arguments.js';
import type { Rule } from './rule.js';

export const FIREWALL_RULES: readonly Rule[] = [
  {
    id: 'firewall',
    severity: 'ask',
    reason: 'It changes the firewall.',
    commands: [
      'iptables',
      'ip6tables',
      'iptables-legacy',
      'iptables-nft',
      'iptables-restore',
      'ip6tables-restore',
      'nft',
      'ufw',
      'firewall-cmd',
      'firewall-offline-cmd',
      'pfctl',
      'ebtables',
      'arptables',
      'ipset',
      'fail2ban-client',
      'csf',
      'shorewall',
      'ipfw',
      'socketfilterfw',
      'nft-restore',
      'awall',
      'ipvsadm',
    ],
    match: changesFirewall,
    examples: {
      hit: [
        'iptables -F',
        'iptables -P INPUT ACCEPT',
        'nft flush ruleset',
        'ipvsadm -C',
        'ufw disable',
        'ufw allow 22',
        'firewall-cmd --add-port=1/tcp',
        'pfctl -d',
        'iptables-restore < x',
        'ip6tables --flush',
        'iptables -t nat -A PREROUTING -j DNAT',
        'ipset destroy',
      ],
      miss: [
        'iptables -L -n',
        'iptables -S',
        'nft list ruleset',
        'ufw status',
        'firewall-cmd --list-all',
        'pfctl -s rules',
        'iptables -nvL',
        'ufw status verbose',
      ],
    },
  },
];

function changesFirewall(run: Run): boolean {
  const [first = ''] = verbs(run);
  if (isRehearsal(run)) return false;
  switch (run.name) {
    case 'nft':
      return !/^(list|describe|monitor|)$/.test(first) || hasOption(run, 'f', 'file');
    case 'ufw':
      return first !== 'status' && first !== 'show' && first !== 'version' && first !== '';
    case 'firewall-cmd':
    case 'firewall-offline-cmd':
      return (
        run.args.some((arg) =>
          /^--(add|remove|set|reload|panic|complete-reload|permanent|new|delete|change|runtime-to)/.test(arg),
        ) && !run.args.every((arg) => /^--(list|get|query|state|permanent|zone)/.test(arg))
      );
    case 'ipvsadm':
      return hasOption(run, 'CADEadeR', 'clear', 'delete-service', 'delete-server', 'add-service', 'restore');
    case 'pfctl':
      return hasOption(run, 'dFefkKT');
    case 'ipset':
      return /^(destroy|flush|create|add|del|x|f|n|a|d)$/.test(first) || hasOption(run, 'XFNAD');
    case 'fail2ban-client':
      return /^(stop|unban|set|reload|restart)$/.test(first);
    case 'socketfilterfw':
      return run.args.some((arg) => /^--(set|add|remove|block|unblock)/.test(arg));
    case 'iptables-restore':
    case 'ip6tables-restore':
    case 'ipfw':
    case 'csf':
    case 'shorewall':
      return run.args.some((arg) => !/^(list|show|status|-l)$/.test(arg)) || run.args.length === 0;
    default:
      return (
        hasOption(
          run,
          'FXZPADIRNE',
          'flush',
          'delete-chain',
          'policy',
          'append',
          'insert',
          'delete',
          'replace',
          'new-chain',
          'zero',
        ) &&
        !(
          /^-[nvxL]+$/.test(run.args.join('')) ||
          run.args.some((arg) => /^-[nvx]*L[nvx]*$|^--list$|^-S$|^--list-rules$/.test(arg))
        )
      );
  }
}
