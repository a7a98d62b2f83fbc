import type { Run } from '../run.js';
import { isRehearsal, optionValue } from './arguments.js';
import type { Rule } from './rule.js';

export const PASSWORD_ATTACK_RULES: readonly Rule[] = [
  {
    id: 'password-attack',
    severity: 'ask',
    reason: 'It attacks passwords or listens to other people’s traffic.',
    commands: [
      'gdb',
      'lldb',
      'gcore',
      'tcpdump',
      'tshark',
      'dumpcap',
      'ngrep',
      'john',
      'hashcat',
      'hydra',
      'medusa',
      'ncrack',
      'mimikatz',
      'secretsdump.py',
      'crackmapexec',
      'responder',
      'lazagne',
      'unshadow',
      'keydump',
      'procdump',
      'xinput',
      'logkeys',
      'aircrack-ng',
      'airodump-ng',
      'sqlmap',
      'nikto',
      'gobuster',
      'wpscan',
      'bettercap',
      'hping3',
      'slowloris',
      'evil-winrm',
      'impacket-secretsdump',
      'chntpw',
      'dsniff',
      'keylogger',
    ],
    match: attacksPasswords,
    examples: {
      hit: [
        'john shadow.txt',
        'hydra -l root -P x ssh://h',
        'hashcat -m 0 x',
        'gdb -p 1',
        'gdb --pid=1 -batch',
        'gcore 812',
        'tcpdump -i any -A port 80',
        'tcpdump -i any -c 50 -A port 80',
        'sudo tshark -i eth0',
      ],
      miss: [
        'xinput list',
        'ngrep -h',
        'hydra -h',
        'john --help',
        'gdb ./a.out',
        'gdb -batch -ex bt ./app core',
        'tcpdump -r cap.pcap',
        'tcpdump -i lo port 8080 -c 10',
        'tcpdump -D',
        'tcpdump -i any -c 5 port 53',
      ],
    },
  },
];

/** Attaching to a process reads its memory; listening to more than this machine's own loopback reads traffic. */
function attacksPasswords(run: Run): boolean {
  if (isRehearsal(run) || run.args.length === 0 || (run.args.length === 1 && /^-[hV]$/.test(run.args[0] ?? '')))
    return false;
  switch (run.name) {
    case 'xinput':
      return run.args.some((arg) => arg.startsWith('test'));
    case 'gdb':
    case 'lldb':
      return run.args.some((arg) => /^(-p\d*|--?(attach-)?pid(=.*)?|attach)$/.test(arg));
    case 'tcpdump':
    case 'tshark':
    case 'dumpcap':
    case 'ngrep':
      return (
        !run.args.some((arg) => /^(-\w*[rDLV]|--list-interfaces|-G|--version)$/.test(arg)) &&
        !isGlance(run) &&
        !/^lo\d*$/.test(optionValue(run, '-i', '--interface') ?? optionValue(run, '-d') ?? '')
      );
    default:
      return true;
  }
}

/** The heads of a few packets, shown and not kept. */
function isGlance(run: Run): boolean {
  const count = Number(optionValue(run, '-c', '--count') ?? Number.POSITIVE_INFINITY);
  return count <= 100 && !run.args.some((arg) => /^-[a-z]*[AXxwV]/.test(arg));
}
