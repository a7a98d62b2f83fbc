import { isTrace } from '../paths/classify-path.js';
import { hasExact, hasOption, isRehearsal, verbs } from './arguments.js';
import { environmentOf } from './environment-of.js';
import type { Rule } from './rule.js';
import { notableDeletions, notableTargets } from './targets.js';

export const HISTORY_RULES: readonly Rule[] = [
  {
    id: 'clear-history',
    severity: 'ask',
    reason: 'It removes or stops the record of commands.',
    commands: ['history', 'unset', 'set', 'shopt', 'fc', 'clear-history'],
    needs: ['environment'],
    match: (run) =>
      (run.name === 'history' && (hasOption(run, 'cwdr') || run.args[0] === 'clear')) ||
      (run.name === 'unset' &&
        run.args.some((arg) => /^(HISTFILE|HISTSIZE|HISTFILESIZE|SAVEHIST|PROMPT_COMMAND)$/.test(arg))) ||
      (run.name === 'set' && run.args.join(' ').includes('+o history')) ||
      (run.name === 'shopt' && run.args.includes('-u') && run.args.some((arg) => /^(histappend|cmdhist)$/.test(arg))) ||
      (run.name === 'fc' && hasExact(run, '-p', '-W')) ||
      run.name === 'clear-history' ||
      environmentOf(run).some(
        ({ name, value }) =>
          (/^(HISTFILE)$/.test(name) && /^(\/dev\/null|)$/.test(value)) ||
          (/^(HISTSIZE|HISTFILESIZE|SAVEHIST)$/.test(name) && /^0*$/.test(value)) ||
          (name === 'HISTIGNORE' && value === '*'),
      ),
    examples: {
      hit: [
        'history -c',
        'unset HISTFILE',
        'export HISTSIZE=0',
        'HISTFILE=/dev/null',
        'set +o history',
        'history -d 5',
        'HISTFILE= bash',
      ],
      miss: ['history', 'history 20', 'export HISTSIZE=10000', 'history | grep ssh', 'set -o pipefail'],
    },
  },
  {
    id: 'clear-traces',
    severity: 'ask',
    reason: 'It deletes or overwrites logs or command histories.',
    needs: ['targets'],
    match: (run) =>
      (run.name !== 'mkdir' && notableTargets(run).some((path) => isTrace(path))) ||
      notableDeletions(run).some(isTrace),
    examples: {
      hit: [
        'rm ~/.bash_history',
        'cat /dev/null > ~/.bash_history',
        '> /var/log/auth.log',
        'shred -u ~/.zsh_history',
        'truncate -s 0 /var/log/syslog',
        'rm -f /var/log/*.log',
        'ln -sf /dev/null ~/.bash_history',
        'cp /dev/null /var/log/wtmp',
      ],
      miss: ['tail -f /var/log/syslog', 'grep x /var/log/app.log'],
    },
  },
  {
    id: 'clear-logs',
    severity: 'ask',
    reason: 'It clears the logs of the system or stops the audit.',
    commands: [
      'journalctl',
      'auditctl',
      'dmesg',
      'wevtutil',
      'clear-eventlog',
      'remove-eventlog',
      'logrotate',
      'log',
      'timestomp',
      'utmpdump',
      'aureport',
      'ausearch',
      'touch',
      'lastlog',
    ],
    match: (run) => {
      if (isRehearsal(run)) return false;
      if (run.name === 'journalctl') return run.args.some((arg) => /^--(vacuum|rotate|flush)/.test(arg));
      if (run.name === 'auditctl') return hasOption(run, 'D') || (hasOption(run, 'e') && run.args.includes('0'));
      if (run.name === 'dmesg') return hasOption(run, 'cC', 'clear', 'read-clear');
      if (run.name === 'wevtutil') return /^(cl|clear-log|sl|set-log)$/.test(verbs(run)[0] ?? '');
      if (run.name === 'logrotate') return hasOption(run, 'f', 'force');
      if (run.name === 'log') return run.args[0] === 'erase';
      if (run.name === 'lastlog') return hasOption(run, 'CS', 'clear', 'set');
      if (run.name === 'touch')
        return (
          run.args.some((arg) => /^(-\w*r|--reference)/.test(arg)) &&
          run.args.some((arg) => /^\/(bin|usr|etc|sbin)\//.test(arg))
        );
      return !/^(aureport|ausearch|utmpdump)$/.test(run.name);
    },
    examples: {
      hit: [
        'journalctl --vacuum-time=1s',
        'auditctl -D',
        'dmesg -C',
        'wevtutil cl System',
        'auditctl -e 0',
        'journalctl --rotate',
      ],
      miss: ['journalctl -u x', 'dmesg | tail', 'journalctl -f', 'auditctl -l'],
    },
  },
];
