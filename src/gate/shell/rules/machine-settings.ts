import type { Run } from '../run.js';
import { hasExact, hasOption, isRehearsal, operandsOf } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

export const MACHINE_SETTING_RULES: readonly Rule[] = [
  {
    id: 'machine-settings',
    severity: 'ask',
    reason: 'It changes the name, the clock, the boot loader or other settings of the machine.',
    commands: [
      'hostnamectl',
      'timedatectl',
      'localectl',
      'date',
      'hwclock',
      'hostname',
      'update-grub',
      'grub-install',
      'grub-mkconfig',
      'grub2-mkconfig',
      'grub-set-default',
      'efibootmgr',
      'bootctl',
      'dpkg-reconfigure',
      'update-initramfs',
      'mkinitcpio',
      'dracut',
      'scutil',
      'systemsetup',
      'defaults',
      'pmset',
      'update-alternatives',
      'alternatives',
      'ldconfig',
      'authconfig',
      'pam-auth-update',
      'update-ca-certificates',
      'update-ca-trust',
      'kexec',
      'fw_setenv',
      'ntpdate',
      'chronyd',
      'bless',
      'systemd-firstboot',
      'raspi-config',
      'profiles',
      'crudini',
      'locale-gen',
      'trust',
    ],
    match: changesMachine,
    examples: {
      hit: [
        'hostnamectl set-hostname x',
        'date -s 2020-01-01',
        'hostname evil',
        'grub-install /dev/sda',
        'efibootmgr -b 0 -B',
        'timedatectl set-time 10:00',
        'defaults delete com.x',
      ],
      miss: [
        'hostname',
        'hostname -I',
        'date',
        'date +%s',
        'date -Iseconds',
        'date -d yesterday',
        'timedatectl status',
        'timedatectl',
        'hostnamectl',
        'efibootmgr -v',
        'update-alternatives --list java',
        'defaults read x',
      ],
    },
  },
  {
    id: 'network-settings',
    severity: 'ask',
    reason: 'It changes the network of the machine.',
    commands: [
      'ip',
      'ifconfig',
      'route',
      'nmcli',
      'iwconfig',
      'networksetup',
      'ethtool',
      'tc',
      'resolvectl',
      'ifdown',
      'ifup',
      'dhclient',
      'arp',
      'brctl',
      'ovs-vsctl',
      'wg-quick',
      'netplan',
      'rfkill',
      'arpspoof',
      'ettercap',
      'macchanger',
    ],
    match: changesNetwork,
    examples: {
      hit: [
        'ip link set eth0 down',
        'ip addr flush dev eth0',
        'ip route del default',
        'ifconfig eth0 down',
        'nmcli con down x',
        'ifdown eth0',
        'route add default gw 10.0.0.1',
      ],
      miss: [
        'ip a',
        'ip addr show',
        'ip route',
        'ifconfig',
        'ifconfig eth0',
        'nmcli device status',
        'route -n',
        'arp -a',
        'ip -br link',
        'resolvectl status',
      ],
    },
  },
  wordRule({
    id: 'system-settings',
    severity: 'ask',
    reason: 'It changes settings or protections of the system.',
    programs: {
      fdesetup: /^(disable|remove|changerecovery|authrestart)/,
      security:
        /^(delete-(keychain|certificate|generic-password|internet-password|identity)|add-trusted-cert|remove-trusted-cert|unlock-keychain|set-keychain-password|authorizationdb write|import|export|set-key-partition-list)/,
      softwareupdate: /--schedule off|--ignore/,
      asr: /\b(restore|--erase)\b/,
      hdiutil: /^(erasevolume|erasekeys|burn)/,
      tccutil: /^reset\b/,
      mdutil: /(^| )-[a-z]*(e|x)\b|-i off/,
      xattr: /(^| )-[a-z]*[dc][a-z]*\b.*(quarantine|\.app|\/applications)/,
      defaults:
        /^(delete|import)\b|^write (\/library|-g|nsglobaldomain|com\.apple\.(loginwindow|screensaver|screenlock|lsquarantine|softwareupdate|alf|security\S*|launchservices))\b/,
      systemextensionsctl: /^(reset|uninstall)/,
      firmwarepasswd: /^/,
      dseditgroup: /-o (edit|create|delete)/,
      pwpolicy: /(set|clear|-disableuser)/,
      chflags: /(no)?(schg|uchg)/,
      snapper: /\b(delete|rollback|undochange)\b/,
      timeshift: /--(delete|delete-all|restore)\b/,
      ldconfig: /^\/(tmp|home|var\/tmp)/,
      authselect: /^(select|enable-feature|disable-feature)/,
      'pam-auth-update': /--(remove|force|package)/,
      'aa-disable': /./,
      'aa-complain': /./,
      'aa-teardown': /^/,
      apparmor_parser: /(^| )-[a-z]*r\b|--remove/,
      semanage: /(^| )(-d|--delete|permissive -a|boolean -m)/,
      semodule: /(^| )-[a-z]*[rdi]\b/,
      setsebool: /./,
      mokutil: /--(disable-validation|reset|delete|import)/,
      sbctl: /^(reset|remove-\S+)/,
      bootctl: /^(remove|install|set-default)/,
      kernelstub: /(-a|-d|-o)/,
      grubby: /--(remove|update|set)-/,
      dracut: /(-f|--force)/,
      mkinitcpio: /-p/,
      mkinitrd: /^/,
      resolvectl: /^(dns|domain|revert)\b/,
      netplan: /^(apply|set)\b/,
      ifdown: /./,
      brctl: /^(delbr|delif|addbr)/,
      'ovs-vsctl': /\bdel-/,
      ethtool: /^-[skrae]\b/,
      iw: /\b(del|disconnect)\b/,
      ipset: /^(flush|destroy|-f|-x)\b/,
      conntrack: /^(-f|-d|--flush|--delete)\b/,
      ebtables: /(^| )-f\b/,
      arptables: /(^| )-f\b/,
      auditctl: /^-[de]/,
      'do-release-upgrade': /^/,
      'freebsd-update': /^(install|rollback|upgrade)/,
      pw: /^(userdel|usermod|groupdel|useradd|lock)/,
      bectl: /^(destroy|activate)/,
      gpart: /^(destroy|delete|create|bootcode|recover)/,
      newfs: /./,
      geli: /^(init|kill|delkey)/,
      kldunload: /./,
      kldload: /./,
      sysrc: /=/,
    },
    examples: {
      hit: [
        'fdesetup disable',
        'security delete-keychain x',
        'xattr -d com.apple.quarantine x.app',
        'tccutil reset All',
        'mdutil -E /',
        'aa-disable /etc/apparmor.d/x',
        'netplan apply',
        'gpart destroy -F ada0',
        'semanage permissive -a httpd_t',
      ],
      miss: [
        'security find-certificate -a',
        'xattr -l x',
        'defaults read com.apple.dock',
        'defaults write com.apple.dock autohide -bool true',
        'mdutil -s /',
        'netplan status',
        'bootctl status',
        'snapper list',
        'setsebool --help',
      ],
    },
  }),
];

function changesMachine(run: Run): boolean {
  const [first = ''] = operandsOf(run);
  if (isRehearsal(run)) return false;
  switch (run.name) {
    case 'hostnamectl':
    case 'timedatectl':
    case 'localectl':
    case 'systemd-firstboot':
      return /^(set-|hostname$|chassis$|deployment$|location$|icon-name$)/.test(first) && run.args.length > 1;
    case 'date':
      // `-Iseconds` is a format, not a cluster.
      return run.args.some((arg) => /^-[uR]*s|^--set?(?:=|$)/.test(arg)) || /^\d{8,12}(\.\d\d)?$/.test(first);
    case 'hwclock':
      return hasOption(run, 'ws', 'systohc', 'hctosys', 'set', 'adjust');
    case 'hostname':
      return first !== '' && !run.args.some((arg) => arg.startsWith('-'));
    case 'efibootmgr':
      return hasOption(run, 'BcoOnNtTAaD', 'delete-bootnum', 'create', 'bootorder', 'bootnext');
    case 'bootctl':
      return /^(install|remove|update|set-default|set-oneshot|unlink)$/.test(first);
    case 'scutil':
      return hasExact(run, '--set');
    case 'systemsetup':
    case 'pmset':
    case 'networksetup':
      return run.args.some((arg) => /^-(set|remote|remove|a$|b$|c$)/.test(arg));
    case 'defaults':
      return /^(delete|import|rename)$/.test(first);
    case 'update-alternatives':
    case 'alternatives':
      return hasExact(run, '--remove', '--remove-all', '--set', '--install', '--config', '--auto');
    case 'ldconfig':
    case 'locale-gen':
      return false;
    case 'profiles':
      return /^(remove|install|renew)$/.test(first) || hasOption(run, 'RID');
    case 'trust':
      return first === 'anchor';
    case 'crudini':
      return hasExact(run, '--set', '--del', '--merge') && run.args.some((arg) => arg.startsWith('/etc/'));
    case 'grub-mkconfig':
    case 'grub2-mkconfig':
      return hasOption(run, 'o', 'output');
    default:
      return true;
  }
}

function changesNetwork(run: Run): boolean {
  const words = run.args.filter((arg) => !arg.startsWith('-'));
  switch (run.name) {
    case 'ip':
      return (
        words.slice(1).some((word) => /^(set|add|del|delete|flush|change|replace|append|down|up)$/.test(word)) &&
        !words.includes('show')
      );
    case 'ifconfig':
      return words.length > 1;
    case 'route':
      return /^(add|del|delete|flush|change)$/.test(words[0] ?? '');
    case 'arp':
      return hasOption(run, 'ds', 'delete', 'set');
    case 'nmcli':
      return words.slice(1).some((word) => /^(down|delete|del|modify|mod|add|off|disconnect|edit)$/.test(word));
    case 'networksetup':
      return run.args.some((arg) => /^-(set|remove|create|delete|ordernetwork)/.test(arg));
    case 'ethtool':
      return run.args.some((arg) => /^-(s|K|A|C|G|L|p|E|f)$/.test(arg));
    case 'tc':
      return /^(add|del|delete|replace|change)$/.test(words[1] ?? '');
    case 'resolvectl':
      return /^(dns|domain|revert|llmnr|dnssec|flush-caches|default-route)$/.test(words[0] ?? '') && words.length > 1;
    case 'brctl':
    case 'ovs-vsctl':
      return /^(add|del)/.test(words[0] ?? '');
    case 'netplan':
      return /^(apply|set|try)$/.test(words[0] ?? '');
    case 'rfkill':
      return /^(block|unblock|toggle)$/.test(words[0] ?? '');
    case 'iwconfig':
      return words.length > 1;
    case 'ifup':
      return false;
    default:
      return run.args.length > 0;
  }
}
