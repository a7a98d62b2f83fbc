import { hasOption, isRehearsal, verbs } from './arguments.js';
import type { Rule } from './rule.js';

export const USER_RULES: readonly Rule[] = [
  {
    id: 'user-accounts',
    severity: 'ask',
    reason: 'It creates, changes or removes user accounts, groups or passwords.',
    commands: [
      'useradd',
      'adduser',
      'userdel',
      'deluser',
      'usermod',
      'groupadd',
      'addgroup',
      'groupdel',
      'delgroup',
      'groupmod',
      'groupmems',
      'gpasswd',
      'passwd',
      'chpasswd',
      'chgpasswd',
      'chage',
      'chsh',
      'chfn',
      'newusers',
      'pwck',
      'pwconv',
      'pwunconv',
      'dscl',
      'sysadminctl',
      'dseditgroup',
      'net',
      'smbpasswd',
      'pdbedit',
      'faillock',
      'htpasswd',
      'pw',
      'homectl',
      'userdbctl',
      'kadmin',
      'realm',
      'ipa',
      'samba-tool',
      'ldapdelete',
      'ldapmodify',
    ],
    match: (run) => {
      if (isRehearsal(run)) return false;
      const [first = '', second = ''] = verbs(run);
      if (run.name === 'net')
        return (
          (/^(user|localgroup|group|accounts)$/.test(first) &&
            run.args.some(
              (arg) => /^\/(add|delete|active)/i.test(arg) || (first === 'user' && run.args.length >= 3),
            )) ||
          false
        );
      if (run.name === 'passwd') return !hasOption(run, 'S', 'status');
      if (run.name === 'chage') return !hasOption(run, 'l', 'list');
      if (run.name === 'dscl')
        return run.args.some((arg) => /^-?(create|delete|append|change|passwd|merge)$/.test(arg));
      if (run.name === 'dseditgroup') return run.args.some((arg) => /^(edit|create|delete)$/.test(arg));
      if (run.name === 'sysadminctl') return run.args.some((arg) => /^-(add|delete|reset|secure|new)/i.test(arg));
      if (run.name === 'pw') return /^(user|group)?(add|del|mod)/.test(first) || /^(add|del|mod)$/.test(second);
      if (run.name === 'homectl') return /^(create|remove|update|passwd|resize)$/.test(first);
      if (run.name === 'faillock') return hasOption(run, '', 'reset');
      if (run.name === 'htpasswd') return false;
      if (run.name === 'realm') return /^(join|leave|permit|deny)$/.test(first);
      if (run.name === 'pwck' || run.name === 'userdbctl') return false;
      if (run.name === 'ipa' || run.name === 'kadmin' || run.name === 'samba-tool')
        return /del|mod|passw|create|add/.test(run.args.join(' '));
      return true;
    },
    examples: {
      hit: [
        'useradd -m eve',
        'userdel -r alice',
        'usermod -aG sudo eve',
        'passwd root',
        'echo root:x | chpasswd',
        'gpasswd -a eve docker',
        'chsh -s /bin/sh',
        'dscl . -create /Users/eve',
        'net user eve Passw0rd /add',
        'adduser eve sudo',
        'passwd -d root',
      ],
      miss: [
        'passwd -S',
        'id eve',
        'groups',
        'chage -l me',
        'getent passwd',
        'whoami',
        'net user',
        'dscl . -list /Users',
      ],
    },
  },
];
