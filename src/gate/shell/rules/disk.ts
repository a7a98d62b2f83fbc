import { isRawDevice } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { hasExact, hasOption, isRehearsal, operandsOf } from './arguments.js';
import type { Rule } from './rule.js';
import { notableTargets } from './targets.js';
import { wordRule } from './word-rule.js';

const MKFS = [
  'mkfs',
  'mke2fs',
  'mkntfs',
  'mkdosfs',
  'mkswap',
  'newfs',
  'newfs_msdos',
  'newfs_apfs',
  'newfs_hfs',
  'mkexfatfs',
  'mkreiserfs',
  'mkudffs',
  'mkisofs-dev',
  ...[
    'ext2',
    'ext3',
    'ext4',
    'xfs',
    'btrfs',
    'fat',
    'vfat',
    'msdos',
    'ntfs',
    'f2fs',
    'exfat',
    'minix',
    'jfs',
    'reiserfs',
    'bfs',
    'cramfs',
    'nilfs2',
    'udf',
    'erofs',
  ].map((kind) => `mkfs.${kind}`),
];

export const DISK_RULES: readonly Rule[] = [
  {
    id: 'format-disk',
    severity: 'block',
    reason: 'It would format a disk: everything on it is lost.',
    commands: MKFS,
    match: (run) =>
      !isQuery(run) &&
      !isRehearsal(run) &&
      operandsOf(run).some((operand) => isDevice(operand) || /^\/dev\//.test(operand)),
    examples: {
      hit: ['mkfs.ext4 /dev/sda1', 'mkfs -t ext4 /dev/nvme0n1p1', 'mkswap /dev/sda2'],
      miss: ['mkfs.ext4 -V', 'man mkfs', 'mkfs.ext4 disk.img'],
    },
  },
  {
    id: 'format-file',
    severity: 'ask',
    reason: 'It makes a new file system and loses what was there.',
    commands: MKFS,
    match: (run) => !isQuery(run) && !isRehearsal(run) && operandsOf(run).some((operand) => !isOwnImage(operand)),
    examples: {
      hit: ['mkfs.ext4 /srv/disk.img', 'mkfs.ext4 "$DISK"'],
      miss: ['mkfs --help', 'mkfs.ext4 -V', 'mkfs.ext4 -F ./disk.img', 'mkfs.ext4 -n /dev/sdb1'],
    },
  },
  {
    id: 'overwrite-disk',
    severity: 'block',
    reason: 'It would write over a disk or the memory itself.',
    needs: ['targets'],
    match: (run) => run.name !== 'touch' && run.name !== 'mkdir' && notableTargets(run).some(isRawDevice),
    examples: {
      hit: [
        'dd if=/dev/zero of=/dev/sda',
        'cat x.iso > /dev/sda',
        'tee /dev/nvme0n1 < x',
        'cp x.img /dev/mmcblk0',
        'dd of=/dev/disk2 if=a.iso',
        ': > /dev/sda',
        'qemu-img convert -O raw a.qcow2 /dev/sda',
        'fsarchiver restfs a.fsa id=0,dest=/dev/sda1',
      ],
      miss: [
        'dd if=/dev/zero of=./x bs=1M count=1',
        'echo x > /dev/null',
        'cat /dev/sda1 > /dev/null',
        'echo x > /dev/tty',
      ],
    },
  },
  {
    id: 'wipe-disk',
    severity: 'block',
    reason: 'It would wipe a disk or its partition table.',
    commands: [
      'wipefs',
      'sgdisk',
      'sfdisk',
      'fdisk',
      'cfdisk',
      'gdisk',
      'cgdisk',
      'parted',
      'blkdiscard',
      'shred',
      'wipe',
      'scrub',
      'nwipe',
      'hdparm',
      'nvme',
      'badblocks',
      'cryptsetup',
      'diskutil',
      'mdadm',
      'gpart',
      'dc3dd',
      'dcfldd',
      'ddrescue',
      'dd_rescue',
      'bmaptool',
      'ntfsclone',
      'partclone.restore',
      'caligula',
      'sg_format',
      'partx',
      'delpart',
      'shred',
      'flashrom',
      'flash_erase',
      'pvcreate',
      'zpool',
      'hpsacucli',
      'storcli',
      'megacli',
    ],
    match: wipesDisk,
    examples: {
      hit: [
        'wipefs -a /dev/sda',
        'sgdisk --zap-all /dev/sda',
        'parted /dev/sda mklabel gpt',
        'shred /dev/sda',
        'blkdiscard /dev/nvme0n1',
        'hdparm --security-erase x /dev/sda',
        'nvme format /dev/nvme0n1',
        'cryptsetup luksFormat /dev/sda2',
        'diskutil eraseDisk JHFS+ X disk2',
        'fdisk /dev/sda',
      ],
      miss: [
        'fdisk -l',
        'parted -l',
        'sfdisk -d /dev/sda',
        'nvme list',
        'diskutil list',
        'shred file',
        'cryptsetup status x',
        'zpool status',
        'hdparm -I /dev/sda',
      ],
    },
  },
  wordRule({
    id: 'wipe-device',
    severity: 'ask',
    reason: 'It wipes the memory of a device that is connected.',
    programs: {
      ...Object.fromEntries(['esptool', 'esptool.py'].map((name) => [name, /(^| )erase[_-](flash|region)\b/])),
      fastboot: /(^| )(erase|format|flashing (un)?lock|oem unlock|-w|wipe-super|delete-logical-partition)\b/,
      heimdall: /(^| )(flash|repartition)\b|--repartition\b/,
      'st-flash': /^erase\b/,
      avrdude: /(^| )-e( |$)/,
      openocd: /\b(mass_erase|flash erase_sector)\b/,
      nrfjprog: /(^| )(-e|--eraseall|--recover)\b/,
    },
    examples: {
      hit: ['esptool.py erase_flash', 'fastboot erase userdata', 'fastboot -w', 'st-flash erase'],
      miss: ['esptool.py chip_id', 'fastboot devices', 'esptool.py write_flash 0x0 app.bin'],
    },
  }),
  {
    id: 'fill-disk',
    severity: 'ask',
    reason: 'It writes without end until the disk or the memory is full.',
    commands: ['cat', 'dd', 'yes'],
    match: (run) => {
      const isEndless = run.name === 'yes' || run.args.some((arg) => /^(if=)?\/dev\/(zero|u?random|full)$/.test(arg));
      if (!isEndless) return false;
      if (run.name === 'dd')
        return (
          run.args.some((arg) => /^of=(?!\/dev\/(?!shm))/.test(arg)) &&
          !run.args.some((arg) => arg.startsWith('count='))
        );
      return run.redirects.some(
        ({ operator, target }) => /^(>|>>|>\|)$/.test(operator) && !/^\/dev\/(?!shm)|^\d$/.test(target.text),
      );
    },
    examples: {
      hit: ['cat /dev/zero > /dev/shm/fill', 'dd if=/dev/zero of=fill bs=1M', 'yes > big.txt'],
      miss: ['dd if=/dev/zero of=x bs=1M count=10', 'yes > /dev/null', 'head -c 10M /dev/zero > x', 'yes | head > x'],
    },
  },
  {
    id: 'raw-disk-read',
    severity: 'ask',
    reason: 'It reads a disk below its file system.',
    commands: [
      'dd',
      'cat',
      'strings',
      'xxd',
      'hexdump',
      'od',
      'dcfldd',
      'debugfs',
      'photorec',
      'testdisk',
      'head',
      'cp',
      'base64',
      'grep',
    ],
    match: (run) =>
      (run.args.some((arg) => isDevice(arg.startsWith('if=') ? arg.slice(3) : arg)) &&
        !run.args.includes('of=/dev/null')) ||
      run.args.includes('/proc/kcore') ||
      run.redirects.some((redirect) => redirect.operator === '<' && isDevice(redirect.target.text)),
    examples: {
      hit: ['dd if=/dev/sda of=backup.img', 'strings /dev/sda1', 'cat /dev/mem'],
      miss: [
        'dd if=/dev/sda of=/dev/null bs=1M count=10',
        'dd if=/dev/urandom of=x count=1',
        'head -c 10 /dev/urandom',
        'ls /dev/sda',
      ],
    },
  },
];

function isDevice(text: string): boolean {
  return text.startsWith('/dev') && isRawDevice(resolvePath(text, '/'));
}

/** An image that lies in the workspace is a file like any other; its size may follow. */
function isOwnImage(operand: string): boolean {
  return /^(\.\/)?[\w-][\w./-]*\.(img|raw|iso|ext[234]|fs|vfat)$/.test(operand) || /^\d+[kKmMgG]?$/.test(operand);
}

function isQuery(run: Run): boolean {
  return run.args.some((arg) => /^(--help|--version|-V|-h)$/.test(arg)) || run.args.length === 0;
}

function wipesDisk(run: Run): boolean {
  const words = run.args.map((arg) => arg.toLowerCase());
  const device = run.args.some(isDevice);
  switch (run.name) {
    case 'wipefs':
      return hasOption(run, 'ao', 'all', 'offset') && !hasOption(run, 'n', 'no-act');
    case 'sgdisk':
      return (
        device && !(words.length === 2 && words.some((word) => /^(-p|--print|-i|--info.*|-v|--verify)$/.test(word)))
      );
    case 'sfdisk':
      return device && !hasOption(run, 'ldJsVT', 'list', 'dump', 'json', 'show-size', 'verify');
    case 'fdisk':
    case 'gdisk':
      return device && !hasOption(run, 'lx', 'list') && !hasExact(run, '-l');
    case 'cfdisk':
    case 'cgdisk':
      return device;
    case 'parted':
      return words.some((word) => /\b(mklabel|mktable|mkpart|rm|resizepart|rescue|mkpartfs)\b/.test(word));
    case 'hdparm':
      return words.some((word) =>
        /^--(security-erase|trim-sector|write-sector|yes-i-know|make-bad-sector|fwdownload)/.test(word),
      );
    case 'nvme':
      return /^(format|sanitize|write|write-zeroes|write-uncor|delete-ns|fw-download|dsm)$/.test(words[0] ?? '');
    case 'badblocks':
      return hasOption(run, 'w', 'write');
    case 'cryptsetup':
      return words.some((word) => /^(luksformat|erase|lukserase|reencrypt|lukskillslot|luksremovekey)$/.test(word));
    case 'diskutil':
      return (
        /^(erase|zero|random|secureerase|partitiondisk|reformat|deletecontainer)/.test(words[0] ?? '') ||
        /^(delete|erase)/.test(words[1] ?? '')
      );
    case 'mdadm':
      return words.some((word) => word === '--zero-superblock');
    case 'gpart':
      return /^(destroy|delete|create)$/.test(words[0] ?? '');
    case 'dc3dd':
    case 'dcfldd':
      return words.some((word) => /^(of|wipe|hwipe|pwipe)=\/dev\//.test(word));
    case 'ddrescue':
    case 'dd_rescue':
      return /^\/dev\/(?!null)/.test(operandsOf(run)[1] ?? '');
    case 'bmaptool':
    case 'caligula':
      return /^(copy|burn)$/.test(words[0] ?? '') && device;
    case 'ntfsclone':
      return hasOption(run, 'O', 'overwrite') && device;
    case 'sg_format':
      return words.some((word) => /^(-F|--format|--resize)$/.test(word));
    case 'zpool':
      return words[0] === 'create' && device;
    case 'flashrom':
      return hasOption(run, 'wE', 'write', 'erase');
    case 'hpsacucli':
    case 'storcli':
    case 'megacli':
      return words.some((word) => /delete|clear|erase|-cfgclr|-cfglddel/.test(word));
    default:
      return device && !isQuery(run);
  }
}
