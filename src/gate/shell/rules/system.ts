import { isStartupPath, isSystemPath, isTrace } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import { hasOption, isRehearsal, operandsOf } from './arguments.js';
import type { Rule } from './rule.js';
import { notableTargets } from './targets.js';
import { TEMPORARY } from './temporary-code.js';
import { wordRule } from './word-rule.js';

/** A program in front of the system's own of that name, which everybody then runs. */
const SHADOWS =
  /^\/usr\/local\/lib\/python[\d.]*\/(?:site|dist)-packages(?:\/|$)|^\/usr\/local\/sbin\/.|^\/usr\/local\/bin\/(?:git|ssh|scp|sudo|su|ls|cat|ps|ba?sh|login|passwd|rm|cp|mv|cd|env|find|grep)$/;

/** The same in a home, when what is put there comes from a folder that anybody writes to. */
const OWN_SHADOWS =
  /^\/(?:home|Users)\/[^/]+\/(?:bin|\.local\/bin)\/(?:git|ssh|scp|sudo|su|ls|cat|ps|ba?sh|rm|cp|mv|env|find|grep|node|npm|python3?|pip3?|docker|kubectl|curl|make)$/;

export const SYSTEM_RULES: readonly Rule[] = [
  {
    id: 'sysrq',
    severity: 'block',
    reason: 'It would reboot or crash the machine at once.',
    needs: ['targets'],
    match: (run) => notableTargets(run).some((path) => path === '/proc/sysrq-trigger'),
    examples: {
      hit: ['echo b > /proc/sysrq-trigger', 'echo c | sudo tee /proc/sysrq-trigger'],
      miss: ['cat /proc/sys/kernel/sysrq'],
    },
  },
  {
    id: 'system-write',
    severity: 'ask',
    reason: 'It changes a file of the system.',
    needs: ['targets'],
    match: (run) =>
      notableTargets(run).some(
        (path) =>
          (isSystemPath(path) && !isTrace(path) && !isStartupPath(path, run.home)) ||
          SHADOWS.test(path) ||
          (OWN_SHADOWS.test(path) && operandsOf(run).some((operand) => TEMPORARY.test(operand))),
      ),
    examples: {
      hit: [
        'echo x >> /etc/hosts',
        'sudo tee /etc/x < y',
        'cp a /usr/bin/a',
        'sed -i s/a/b/ /etc/ssh/sshd_config',
        'curl -o /etc/x https://example.com',
        '> /etc/passwd',
        'dd if=x of=/etc/passwd',
        'ln -s x /bin/y',
        'echo 1 > /proc/sys/net/ipv4/ip_forward',
        'tar xf a.tar -C /usr',
        'install -m 755 x /usr/local/bin/git',
        'install -m 755 x /usr/local/sbin/x',
        'git log --output=/etc/motd',
        'git -C /etc apply x.patch',
        'cd /etc && patch -p1 < x.patch',
        'cp -r x /usr/local/lib/python3.12/site-packages/',
        'ln -sf /tmp/x /home/me/bin/git',
      ],
      miss: [
        'cat /etc/hosts',
        'mv x /usr/local/bin/x',
        'echo x > out.txt',
        'echo x > /tmp/y',
        'cp /etc/hosts .',
        'make 2> /dev/null',
        'cp -r dist /var/www/site',
        'git -C /etc status',
        'git apply x.patch',
        'patch -p1 < x.patch',
        'ln -sf /usr/local/bin/node ~/bin/node',
        'iconv -f latin1 -t utf8 -o out.txt a.txt',
      ],
    },
  },
  {
    id: 'remote-system-write',
    severity: 'ask',
    reason: 'It changes a file of the system of another machine.',
    commands: ['scp', 'rsync', 'pscp', 'kscp'],
    match: (run) => {
      const target = /^[\w.@-]+:(\/.*)$/.exec(operandsOf(run).at(-1) ?? '')?.[1];
      return target !== undefined && isSystemPath(resolvePath(target, '/')) && !isRehearsal(run);
    },
    examples: {
      hit: ['scp x root@host:/etc/passwd', 'rsync -a conf/ host:/etc/nginx/'],
      miss: ['scp a host:/tmp/', 'scp host:/etc/hosts .', 'rsync -a dist/ host:/var/www/site/', 'scp a host:/srv/app/'],
    },
  },
  {
    id: 'extract-over-root',
    severity: 'ask',
    reason: 'It unpacks an archive over the root folder.',
    commands: ['tar', 'gtar', 'bsdtar', 'unzip', 'cpio', 'dpkg-deb', '7z', '7za', '7zz', 'unrar'],
    match: (run) =>
      run.args.some(
        (arg, index) =>
          (arg === '/' && /^(-C|-D|-d|--directory|-x)$/.test(run.args[index - 1] ?? '')) ||
          (/^\/usr\/local\/(etc|s?bin)\/?$/.test(arg) && /^(-C|-d|--directory)$/.test(run.args[index - 1] ?? '')) ||
          arg === '--directory=/' ||
          arg === '-C/' ||
          (arg === '-o/' && run.name.startsWith('7z')),
      ) ||
      (hasOption(run, 'P', 'absolute-names') && run.args.some((arg) => /^-?[a-zA-Z]*x/.test(arg))),
    examples: {
      hit: [
        'cpio -i -D / < a.cpio',
        'tar xf a.tar -C /',
        'unzip a.zip -d /',
        'git archive HEAD conf | tar x -C /usr/local/etc',
      ],
      miss: ['tar xf a.tar -C build', 'sudo tar -C /usr/local -xzf go.tar.gz', 'tar -xzf bundle.tar.gz /policy.wasm'],
    },
  },
  {
    id: 'kernel-settings',
    severity: 'ask',
    reason: 'It changes settings or modules of the kernel.',
    commands: [
      'sysctl',
      'modprobe',
      'insmod',
      'rmmod',
      'kexec',
      'kextload',
      'kextunload',
      'depmod',
      'nvram',
      'kmod',
      'bpftool',
    ],
    match: (run) =>
      !isRehearsal(run) &&
      (run.name === 'sysctl'
        ? hasOption(run, 'wp', 'write', 'load', 'system') || operandsOf(run).some((operand) => operand.includes('='))
        : run.name === 'modprobe'
          ? run.args.length > 0 && !hasOption(run, 'nDcV', 'show-depends', 'showconfig')
          : run.name === 'nvram'
            ? run.args.some((arg) => arg.includes('=') || arg === '-d' || arg === '-c')
            : run.name === 'kmod'
              ? /^(insert|remove)$/.test(run.args[0] ?? '')
              : run.name === 'bpftool'
                ? run.args.some((arg) => /^(load|attach|detach|delete|update)$/.test(arg))
                : run.args.length > 0),
    examples: {
      hit: ['sysctl -w vm.swappiness=1', 'sysctl net.ipv4.ip_forward=1', 'modprobe x', 'insmod ./x.ko', 'rmmod x'],
      miss: ['sysctl -a', 'sysctl vm.swappiness', 'lsmod', 'modinfo x'],
    },
  },
  wordRule({
    id: 'divert-program',
    severity: 'ask',
    reason: 'It puts another program in the place of one of the system.',
    programs: {
      'dpkg-divert': /(^| )(--add|--rename|--remove)\b/,
      'update-alternatives': /(^| )(--install|--set|--remove|--remove-all|--force)\b/,
      alternatives: /(^| )(--install|--set|--remove)\b/,
    },
    examples: {
      hit: ['dpkg-divert --rename --add /usr/bin/sudo', 'update-alternatives --set editor /tmp/x'],
      miss: ['dpkg-divert --list', 'update-alternatives --list editor', 'update-alternatives --display java'],
    },
  }),
];
