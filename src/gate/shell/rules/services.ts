import type { Run } from '../run.js';
import { hasExact, isRehearsal, verbs } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

const SYSTEMCTL_POWER =
  /^(poweroff|reboot|halt|kexec|soft-reboot|suspend|hibernate|hybrid-sleep|emergency|rescue|exit)$/;
const SYSTEMCTL_CHANGE =
  /^(stop|disable|mask|kill|isolate|revert|edit|enable|set-default|set-property|link|preset|preset-all|reenable|set-environment|unset-environment|import-environment|add-wants|add-requires|freeze|clean|daemon-reexec)$/;

export const SERVICE_RULES: readonly Rule[] = [
  {
    id: 'shutdown',
    severity: 'block',
    reason: 'It would shut down or restart the machine.',
    commands: [
      'shutdown',
      'reboot',
      'halt',
      'poweroff',
      'init',
      'telinit',
      'systemctl',
      'loginctl',
      'kexec',
      'osascript',
      'dbus-send',
      'busctl',
      'gdbus',
      'qdbus',
      'stop-computer',
      'restart-computer',
      'openrc-shutdown',
      'runit-init',
      'pm-suspend',
      'pm-hibernate',
      's6-linux-init-hpr',
      'acpi',
      'xfce4-session-logout',
      'gnome-session-quit',
      'ipmitool',
      'virsh',
    ],
    match: shutsDown,
    examples: {
      hit: [
        'shutdown -h now',
        'sudo reboot',
        'halt -p',
        'poweroff',
        'init 0',
        'init 6',
        'telinit 6',
        'systemctl poweroff',
        'systemctl --force reboot',
        'shutdown -r +5',
        'shutdown /s /t 0',
        'systemctl isolate poweroff.target',
        'systemctl start reboot.target',
      ],
      miss: [
        'shutdown -c',
        'init',
        'systemctl status x',
        'man reboot',
        'echo reboot',
        'grep halt x',
        'last reboot',
        'shutdown --help',
        'npm init',
      ],
    },
  },
  {
    id: 'service-change',
    severity: 'ask',
    reason: 'It stops, disables or rearranges services of the machine.',
    commands: [
      'systemctl',
      'service',
      'rc-service',
      'rc-update',
      'initctl',
      'stop',
      'launchctl',
      'sv',
      'chkconfig',
      'update-rc.d',
      'invoke-rc.d',
      'svcadm',
      'loginctl',
      'supervisorctl',
      'monit',
      'busctl',
      'machinectl',
      'pm2',
      'snap',
      'rcctl',
      'ntsysv',
      's6-rc',
      'openrc',
      'dinitctl',
    ],
    match: changesService,
    examples: {
      hit: [
        'systemctl stop nginx',
        'systemctl disable sshd',
        'sudo systemctl mask x',
        'service ssh stop',
        'launchctl unload x.plist',
        'loginctl terminate-user alice',
        'systemctl --user stop x',
        'systemctl enable evil.service',
        'rc-update del sshd',
        'chkconfig sshd off',
        'update-rc.d ssh remove',
        'pm2 kill',
      ],
      miss: [
        'systemctl status nginx',
        'systemctl --user restart app',
        'service nginx status',
        'launchctl list',
        'systemctl list-units',
        'systemctl is-enabled x',
        'service nginx restart',
        'pm2 list',
        'systemctl cat x',
        'loginctl list-sessions',
      ],
    },
  },
  {
    id: 'init-script',
    severity: 'ask',
    reason: 'It stops a service of the machine.',
    needs: ['folder'],
    match: (run) =>
      /^\/etc\/(init\.d|rc\.d)\//.test(run.words[0]?.text ?? '') &&
      /^(stop|disable|force-stop)$/.test(run.args[0] ?? ''),
    examples: { hit: ['/etc/init.d/ssh stop'], miss: ['/etc/init.d/ssh status'] },
  },
  wordRule({
    id: 'vital-service',
    severity: 'ask',
    reason: 'It restarts a service on which the way into this machine or its data depends.',
    programs: {
      systemctl:
        /^(--\S+ )*((try-|reload-or-|force-)?(restart|reload)|condrestart) (\S+ )*(sshd?|networking|network|network-?manager|systemd-(networkd|resolved|logind|journald|udevd)|dbus(-broker)?|firewalld|ufw|iptables|nftables|fail2ban|auditd|polkit|apparmor|sssd|crond?|rsyslog|display-manager|gdm3?|lightdm|sddm|postgresql(?:@\S+|-\d+)?|mysqld?|mariadb|mongod|redis(-server)?|kubelet|containerd|etcd)(\.service|\.socket)?( |$)/,
      service:
        /^(sshd?|networking|network|network-?manager|systemd-(networkd|resolved|logind|journald|udevd)|dbus(-broker)?|firewalld|ufw|iptables|nftables|fail2ban|auditd|polkit|apparmor|sssd|crond?|rsyslog|display-manager|gdm3?|lightdm|sddm|postgresql(?:@\S+|-\d+)?|mysqld?|mariadb|mongod|redis(-server)?|kubelet|containerd|etcd)(\.service|\.socket)? (restart|force-reload|reload)\b/,
      'rc-service':
        /^(sshd?|networking|network|network-?manager|systemd-(networkd|resolved|logind|journald|udevd)|dbus(-broker)?|firewalld|ufw|iptables|nftables|fail2ban|auditd|polkit|apparmor|sssd|crond?|rsyslog|display-manager|gdm3?|lightdm|sddm|postgresql(?:@\S+|-\d+)?|mysqld?|mariadb|mongod|redis(-server)?|kubelet|containerd|etcd)(\.service|\.socket)? (restart|reload|zap)\b/,
      'invoke-rc.d':
        /^(sshd?|networking|network|network-?manager|systemd-(networkd|resolved|logind|journald|udevd)|dbus(-broker)?|firewalld|ufw|iptables|nftables|fail2ban|auditd|polkit|apparmor|sssd|crond?|rsyslog|display-manager|gdm3?|lightdm|sddm|postgresql(?:@\S+|-\d+)?|mysqld?|mariadb|mongod|redis(-server)?|kubelet|containerd|etcd)(\.service|\.socket)? (restart|force-reload|reload)\b/,
    },
    examples: {
      hit: [
        'systemctl restart sshd',
        'systemctl restart NetworkManager.service',
        'service ssh restart',
        'systemctl try-restart postgresql',
      ],
      miss: [
        'systemctl restart nginx',
        'systemctl restart docker',
        'service nginx restart',
        'systemctl status sshd',
        'systemctl --user restart app',
        'systemctl restart postgresql-exporter',
      ],
    },
  }),
  wordRule({
    id: 'stop-all-services',
    severity: 'ask',
    reason: 'It stops every service at once.',
    programs: {
      brew: /^services (stop|kill|cleanup)\b.* ?--all\b/,
      supervisorctl: /^(stop|shutdown)( all)?$/,
      pm2: /^(kill|(stop|delete) all)\b/,
      nginx: /(^| )-s (stop|quit)\b/,
      ...Object.fromEntries(
        ['apachectl', 'apache2ctl', 'httpd'].map((name) => [name, /(^|-k )(stop|graceful-stop)\b/]),
      ),
      's6-svc': /(^| )-\w*[dkx]/,
    },
    examples: {
      hit: ['nginx -s stop', 'apachectl stop', 'brew services stop --all', 'supervisorctl stop all', 'pm2 delete all'],
      miss: [
        'nginx -s reload',
        'apachectl configtest',
        'brew services stop postgresql',
        'brew services list',
        'supervisorctl stop web',
        'pm2 stop web',
      ],
    },
  }),
];

function shutsDown(run: Run): boolean {
  const words = verbs(run);
  const text = run.args.join(' ');
  if (isRehearsal(run) || hasExact(run, '-?', '/?')) return false;
  switch (run.name) {
    case 'shutdown':
      return !hasExact(run, '-c', '--show', '/a', '-a') && run.args.length > 0;
    case 'reboot':
    case 'halt':
    case 'poweroff':
      return !hasExact(run, '-w', '--wtmp-only', '-h');
    case 'init':
    case 'telinit':
      return /^[0-6sS]$/.test(words[0] ?? '');
    case 'systemctl':
    case 'loginctl':
      return (
        SYSTEMCTL_POWER.test(words[0] ?? '') ||
        (/^(isolate|start)$/.test(words[0] ?? '') &&
          words.some((word) => /^(poweroff|reboot|halt|kexec|rescue|emergency|shutdown)\.target$/.test(word)))
      );
    case 'kexec':
      return hasExact(run, '-e', '--exec', '-f', '--force');
    case 'osascript':
      return /\b(shut down|restart)\b/i.test(text) && /tell (app|application)/i.test(text);
    case 'dbus-send':
    case 'busctl':
    case 'gdbus':
    case 'qdbus':
      return /\.(PowerOff|Reboot|Halt|Suspend|Hibernate|Shutdown|Stop|Restart)\b|\b(PowerOff|Reboot|Halt|Suspend|Hibernate|RequestShutdown|RequestReboot)\b/.test(
        text,
      );
    case 'ipmitool':
      return /\bpower (off|cycle|reset|soft)\b/.test(text);
    case 'acpi':
    case 'gnome-session-quit':
      return hasExact(run, '--power-off', '--reboot');
    case 'xfce4-session-logout':
      return hasExact(run, '--halt', '--reboot', '-h', '-r');
    case 'virsh':
      return false;
    default:
      return true;
  }
}

function changesService(run: Run): boolean {
  const words = verbs(run);
  const [first = '', second = ''] = words;
  if (isRehearsal(run)) return false;
  switch (run.name) {
    case 'systemctl':
      return SYSTEMCTL_CHANGE.test(first);
    case 'service':
    case 'rc-service':
    case 'invoke-rc.d':
      return /^(stop|disable|force-stop|zap|--full-restart)$/.test(second) || first.includes('../');
    case 'rc-update':
      return /^(del|delete|add)$/.test(first);
    case 'initctl':
    case 'supervisorctl':
    case 'monit':
    case 'rcctl':
    case 'dinitctl':
      return /^(stop|shutdown|remove|disable|unmonitor|emit)$/.test(first);
    case 'stop':
      return run.args.length === 1 && run.args[0] !== '--help';
    case 'launchctl':
      return /^(load|unload|bootout|bootstrap|remove|stop|kill|disable|enable|submit|setenv|kickstart|asuser)$/.test(
        first,
      );
    case 'sv':
      return /^(down|stop|exit|kill|force-stop|force-shutdown|shutdown|d|x|k)$/.test(first);
    case 'chkconfig':
      return /^(off|on|reset)$/.test(second) || run.args.includes('--del') || run.args.includes('--add');
    case 'update-rc.d':
      return /^(remove|disable|enable|defaults)$/.test(second) || run.args.includes('-f');
    case 'svcadm':
      return /^(disable|enable)$/.test(first);
    case 'loginctl':
      return /^(terminate-|kill-|lock-sessions|enable-linger|disable-linger)/.test(first);
    case 'machinectl':
      return /^(terminate|kill|remove|poweroff|reboot|disable|stop|clean)$/.test(first);
    case 'pm2':
      return /^(kill|delete|del|stop|unstartup|startup|flush)$/.test(first);
    case 'snap':
      return /^(stop|disable|remove)$/.test(first);
    case 's6-rc':
      return hasExact(run, '-d') || run.args.includes('stop');
    default:
      return false;
  }
}
