import type { Run } from '../run.js';
import { hasExact, hasOption, operandsOf } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

export const VOLUME_RULES: readonly Rule[] = [
  {
    id: 'volume-removal',
    severity: 'ask',
    reason: 'It removes a volume, a pool or a snapshot with its data.',
    commands: [
      'lvremove',
      'vgremove',
      'pvremove',
      'lvreduce',
      'zpool',
      'zfs',
      'btrfs',
      'mdadm',
      'lvm',
      'vgreduce',
      'resize2fs',
      'tune2fs',
      'xfs_admin',
      'e2label',
      'debugfs',
      'swapoff',
      'swapon',
      'zpool',
      'losetup',
      'dmsetup',
      'tmutil',
      'fsck',
      'e2fsck',
      'xfs_repair',
      'btrfsck',
      'ntfsfix',
      'growpart',
    ],
    match: changesVolume,
    examples: {
      hit: [
        'zpool destroy tank',
        'lvremove -f vg/lv',
        'zfs destroy -r tank/home',
        'btrfs subvolume delete /snap',
        'tune2fs -O ^has_journal /dev/sda1',
        'mdadm --stop /dev/md0',
      ],
      miss: [
        'zpool status',
        'zfs list',
        'btrfs subvolume list /',
        'tune2fs -l /dev/sda1',
        'losetup -a',
        'fsck -N /dev/sda1',
      ],
    },
  },
  {
    id: 'mount',
    severity: 'ask',
    reason: 'It mounts or unmounts a file system.',
    commands: ['mount', 'umount', 'mount.cifs', 'mount.nfs', 'sshfs', 'fusermount'],
    match: (run) =>
      run.name === 'mount'
        ? run.args.some((arg) => !/^-(l|V|h|v)$|^--(help|version|list)$/.test(arg)) &&
          run.args.length > 0 &&
          !(run.args.length === 2 && run.args[0] === '-t')
        : run.name === 'umount'
          ? run.args.length > 0
          : run.name.startsWith('mount.'),
    examples: {
      hit: ['mount /dev/sdb1 /mnt', 'mount -o remount,rw /', 'umount -a'],
      miss: ['mount', 'mount -l', 'mount -t ext4'],
    },
  },
  wordRule({
    id: 'disk-image',
    severity: 'ask',
    reason: 'It shrinks, rewrites or drops a part of a disk image.',
    programs: {
      hdparm: /(^| )(-y|--security-\S+|--trim-sector|--write-sector|--make-bad-sector)\b/,
      drbdadm: /^(create-md|wipe-md|invalidate(-remote)?|down|detach|disconnect|secondary)\b/,
      drbdsetup: /^(down|detach|invalidate)\b/,
      'qemu-img': /^(resize\b.*--shrink|snapshot\b.* -d |commit\b|rebase\b.* -u\b|bitmap\b.*--remove)/,
      vboxmanage: /^(closemedium\b.*--delete|unregistervm\b.*--delete)/,
      virsh: /^(undefine|destroy|vol-delete|vol-wipe|pool-delete|snapshot-delete)\b/,
      hdiutil: /^(erasekeys|resize)\b/,
      btrfs:
        /^(check\b.*--(repair|init-csum-tree|init-extent-tree|clear-space-cache)|rescue (zero-log|super-recover|chunk-recover))\b/,
      multipath: /(^| )-\w*[fF]\b/i,
      blockdev: /--(setrw|flushbufs\b.*--setrw|rereadpt)\b/,
    },
    examples: {
      hit: [
        'btrfs check --repair /dev/sda1',
        'multipath -F',
        'qemu-img resize --shrink prod.qcow2 5G',
        'qemu-img snapshot -d s1 a.qcow2',
      ],
      miss: [
        'btrfs check /dev/sda1',
        'multipath -ll',
        'qemu-img info a.qcow2',
        'qemu-img create -f qcow2 a.qcow2 10G',
        'qemu-img convert a.img b.qcow2',
      ],
    },
  }),
];

function changesVolume(run: Run): boolean {
  const [first = '', second = ''] = operandsOf(run).map((operand) => operand.toLowerCase());
  switch (run.name) {
    case 'zpool':
      return /^(destroy|remove|detach|labelclear|split|export|offline|clear)$/.test(first);
    case 'zfs':
      return /^(destroy|rollback|unmount|promote)$/.test(first);
    case 'btrfs':
      return /^(delete|remove|del)$/.test(second);
    case 'mdadm':
      return run.args.some((arg) => /^(--stop|-S|--fail|-f|--remove|-r|--create|-C)$/.test(arg));
    case 'lvm':
      return /remove|reduce/.test(first);
    case 'tune2fs':
    case 'e2label':
    case 'xfs_admin':
      return run.args.length > 1 && !hasExact(run, '-l', '-u') && !(run.name === 'e2label' && run.args.length < 2);
    case 'swapoff':
    case 'growpart':
      return run.args.length > 0;
    case 'swapon':
      return false;
    case 'losetup':
      return hasOption(run, 'dD', 'detach', 'detach-all');
    case 'dmsetup':
      return /^(remove|remove_all|wipe_table|suspend)$/.test(first);
    case 'debugfs':
      return hasOption(run, 'w');
    case 'tmutil':
      return /^(delete|deletelocalsnapshots|disable)$/.test(first);
    case 'fsck':
    case 'e2fsck':
    case 'xfs_repair':
    case 'btrfsck':
    case 'ntfsfix':
      return run.args.length > 0 && !hasOption(run, 'nNV') && !hasExact(run, '--help', '--version', '--readonly');
    default:
      return run.args.length > 0 && !hasExact(run, '--help', '--version');
  }
}
