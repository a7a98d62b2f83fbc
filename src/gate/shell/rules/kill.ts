import type { Run } from '../run.js';
import { withoutUnknown } from '../words/shell-word.js';
import { hasExact, hasOption, isRehearsal, operandsOf, optionValue } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

/** `fork while fork`, `while 1: os.fork()`, `loop { fork }`. */
const FORK_LOOP = /\bfork\b(\(\))?\s*(while|until|for)\b|\b(while|until|loop|for)\b[^;]{0,60}?[:{(\s]\s*(os\.)?fork\b/;

const KILL_SIGNAL = /^-?(9|KILL|SIGKILL)$/i;

/** Programs that record, guard or log. */
const GUARDS =
  /(^|\/)(auditd|sshd|rsyslogd?|syslogd|syslog-ng|systemd-journald|falco|clamd|crowdsec|fail2ban\S*|ossec\S*|wazuh\S*|osqueryd|falcon-sensor|cbagentd|mdatp|apparmor|firewalld|tripwire|samhain|auditbeat|snort|suricata|sysmon)(\.pid)?$/;

export const KILL_RULES: readonly Rule[] = [
  {
    id: 'process-flood',
    severity: 'block',
    reason: 'It would start copies of itself without end (a fork bomb).',
    needs: ['code', 'expansion'],
    match: (run) =>
      run.code.some((code) => FORK_LOOP.test(code.text)) ||
      ((run.isBackground || run.isPiped) && run.words[0]?.variables.includes('0') === true),
    examples: {
      hit: ['perl -e "fork while fork"', "ruby -e 'loop { fork }'", '$0 & $0 &', '$0|$0&'],
      miss: [
        'perl -e "print 1 while 0"',
        'python3 -c \'print("fork")\'',
        'git fork &',
        "ruby -e 'exit if fork; while x; end'",
        "bash -c 'echo $0'",
      ],
    },
  },
  {
    id: 'kill-everything',
    severity: 'block',
    reason: 'It would kill every process, or the first one that all others depend on.',
    commands: [
      'kill',
      'pkill',
      'killall',
      'killall5',
      'skill',
      'xargs-kill',
      'killproc',
      'slay',
      'taskkill',
      'stop-process',
    ],
    match: killsEverything,
    examples: {
      hit: [
        'kill -9 -1',
        'kill -9 $(ps -e -o pid=)',
        'kill -KILL -1',
        'kill -s KILL -- -1',
        'kill -- -1',
        'kill -15 -1',
        'kill -1 -1',
        'killall5 -9',
        'pkill -9 .',
        'pkill -f ".*"',
        'kill -9 1',
        'pkill -u root',
        'killall -9 -u alice',
        'pkill -KILL -v x',
        'killall -r ".*"',
        'kill -9 0',
        'sudo kill -9 -1',
        'kill -n 9 -1',
      ],
      miss: [
        'kill 1234',
        'kill -9 1234',
        'kill -1 1234',
        'killall node',
        'pkill -f vite',
        'kill -l',
        'kill -0 1',
        'kill -HUP 1',
        'kill %1',
        "kill -9 $(ps aux | grep node | awk '{print $2}')",
      ],
    },
  },
  {
    id: 'forced-kill',
    severity: 'ask',
    reason: 'It kills processes without letting them finish.',
    commands: [
      'kill',
      'pkill',
      'killall',
      'skill',
      'fuser',
      'xkill',
      'killproc',
      'tskill',
      'slay',
      'kill-port',
      'fkill',
      'npkill',
    ],
    match: (run) =>
      !isRehearsal(run) &&
      (run.name === 'fuser'
        ? hasOption(run, 'k', 'kill')
        : /^(xkill|tskill|slay)$/.test(run.name)
          ? true
          : run.name === 'fkill'
            ? hasExact(run, '--force', '-f')
            : /^(kill-port|npkill)$/.test(run.name)
              ? false
              : isForced(run)),
    examples: {
      hit: [
        'kill -9 1234',
        'kill -KILL $PID',
        'pkill -9 node',
        'killall -s KILL x',
        'kill -s 9 5',
        'fuser -k 80/tcp',
        'kill -SIGKILL 3',
        'killall -KILL x',
        'pkill --signal 9 x',
        'kill -n 9 5',
      ],
      miss: [
        'kill 1234',
        'killall node',
        'pkill nginx',
        'kill -TERM 5',
        'fuser 80/tcp',
        'kill -15 9',
        'pkill -f "port 9"',
        'kill -USR1 9',
      ],
    },
  },
  {
    id: 'kill-hermes',
    severity: 'ask',
    reason: 'It ends Hermes itself.',
    commands: ['kill', 'pkill', 'killall', 'hermes', 'systemctl', 'launchctl', 'pgrep'],
    match: (run) =>
      (/^(pkill|killall)$/.test(run.name) && run.args.some((arg) => /hermes|gateway|cli\.py/i.test(arg))) ||
      (run.name === 'kill' &&
        run.words.some((word) =>
          word.producers.some(
            (producer) =>
              /^(pgrep|pidof|ps|grep)$/.test(producer.name) &&
              producer.args.some((arg) => /hermes|agent|gateway/i.test(arg)),
          ),
        )) ||
      (run.name === 'hermes' && run.args[0] === 'gateway' && /^(stop|uninstall)$/.test(run.args[1] ?? '')),
    examples: {
      hit: ['pkill -f hermes', 'killall hermes', 'kill $(pgrep -f hermes)', 'hermes gateway stop'],
      miss: ['pgrep hermes', 'pkill -f vite', 'hermes gateway run', 'kill $(cat app.pid)'],
    },
  },
  {
    id: 'kill-guard',
    severity: 'ask',
    reason: 'It stops a program that watches over the machine.',
    commands: ['kill', 'pkill', 'killall', 'skill'],
    match: (run) =>
      !hasExact(run, '-l', '-L', '-0') &&
      (run.args.some((arg) => GUARDS.test(arg)) ||
        run.words.some((word) =>
          word.producers.some(
            ({ name, args }) =>
              /^(pgrep|pidof|ps|grep|cat|systemctl)$/.test(name) && args.some((arg) => GUARDS.test(arg)),
          ),
        )),
    examples: {
      hit: ['kill -STOP $(pidof auditd)', 'pkill falco', 'kill $(cat /run/auditd.pid)', 'killall -STOP rsyslogd'],
      miss: ['kill -STOP $(pidof node)', 'pgrep auditd', 'kill -0 $(pidof auditd)'],
    },
  },
  wordRule({
    id: 'kill-sessions',
    severity: 'ask',
    reason: 'It ends every session of a terminal, or takes away what running programs share.',
    programs: {
      tmux: /(^| )kill-server\b/,
      screen: /(^| )-x quit\b/,
      zellij: /^(kill|delete)-all-sessions\b/,
      ipcrm: /^(-a|--all)\b/,
      // Every job of a person or a queue of a cluster.
      scancel: /(^| )(-u|--user|--me|-p|--partition|-a|--account|-t|--state|-n|--name)\b/,
      qdel: /(^| )(-u|all)\b/,
      bkill: /(^| )(0|-u)( |$)/,
      condor_rm: /(^| )-all\b/,
    },
    examples: {
      hit: ['tmux kill-server', 'screen -X quit', 'ipcrm -a', 'scancel -u alice', 'bkill 0'],
      miss: ['ipcrm -m 5', 'tmux kill-session -t x', 'screen -ls', 'scancel 4711'],
    },
  }),
  {
    id: 'kill-by-list',
    severity: 'ask',
    reason: 'It kills whichever processes a search gives.',
    commands: ['kill', 'killall', 'pkill'],
    match: (run) => run.wrappers.some((name) => name === 'xargs' || name === 'parallel') && isForced(run),
    examples: { hit: ['pgrep x | xargs kill -9'], miss: ['pgrep x | xargs ps'] },
  },
];

function isForced(run: Run): boolean {
  const named = optionValue(run, '-s', '--signal') ?? (run.name === 'kill' ? optionValue(run, '-n') : undefined);
  return (
    run.args.some((arg) => KILL_SIGNAL.test(arg) && arg.startsWith('-')) ||
    (named !== undefined && KILL_SIGNAL.test(named))
  );
}

function killsEverything(run: Run): boolean {
  if (isRehearsal(run)) return false;
  const args = run.args.map(withoutUnknown);
  switch (run.name) {
    case 'kill': {
      if (killsEveryListed(run)) return true;
      if (hasExact(run, '-l', '-L', '-0', '--list')) return false;
      const targets = killTargets(args);
      // Asking the first process to read its settings again, or to log, ends nothing.
      if (
        targets.every((target) => target === '1') &&
        /^-(s\s*)?(SIG)?(HUP|USR1|USR2|WINCH|CONT|PWR)$/i.test(args[0] ?? '')
      )
        return false;
      return (
        targets.some((target) => /^(-1|0|-0|1)$/.test(target)) &&
        !(
          targets.length === 1 &&
          /^(0|1)$/.test(targets[0] ?? '') &&
          run.words.some((word) => word.producers.length > 0)
        )
      );
    }
    case 'killall5':
      return true;
    case 'pkill':
    case 'skill':
      return (
        (operandsOf(run).some((operand) => /^(\.|\.\*|\.\+|\^|\$|\^\.\*\$|\*|)$/.test(operand)) &&
          operandsOf(run).length > 0) ||
        hasOption(run, 'v', 'inverse') ||
        (hasExact(run, '-u', '-U', '--euid', '--uid') && patternless(run))
      );
    case 'killall':
      return (
        (hasOption(run, 'r', 'regexp') && operandsOf(run).some((operand) => /^(\.|\.\*|\.\+|\*|)$/.test(operand))) ||
        (hasExact(run, '-u', '--user') && patternless(run))
      );
    default:
      return false;
  }
}

/** What remains after the signal: `kill -9 -1` has the target -1, `kill -1 1234` the signal 1. */
function killTargets(args: readonly string[]): string[] {
  const rest = [...args];
  const [first = ''] = rest;
  if (/^(-s|-n|--signal)$/.test(first)) rest.splice(0, 2);
  else if (/^--signal=/.test(first) || (/^-[A-Za-z0-9]+$/.test(first) && rest.length > 1)) rest.splice(0, 1);
  return rest.filter((arg) => arg !== '--');
}

function patternless(run: Run): boolean {
  const user = optionValue(run, '-u', '-U', '--euid', '--uid', '--user');
  const signal = optionValue(run, '-s', '--signal');
  return operandsOf(run).every((operand) => operand === user || operand === signal);
}

/** `kill -9 $(ps -e -o pid=)`: every process that a list without a filter names. */
function killsEveryListed(run: Run): boolean {
  const sources = run.words.flatMap((word) => word.producers);
  const lists = sources.some((source) => source.name === 'ps' && source.args.some((arg) => /^-?[a-z]*[eaA]/.test(arg)));
  const isFiltered = sources.some(
    (source) =>
      /^(grep|egrep|pgrep|rg|head|tail)$/.test(source.name) ||
      (source.name === 'awk' && source.args.some((arg) => /\/|==|~/.test(arg))),
  );
  return lists && !isFiltered;
}
