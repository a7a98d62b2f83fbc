import type { Run } from '../run.js';
import { hasExact, hasOption, isRehearsal, verbs } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

export const PACKAGE_RULES: readonly Rule[] = [
  {
    id: 'package-removal',
    severity: 'ask',
    reason: 'It removes packages of the system.',
    commands: [
      'apt',
      'apt-get',
      'aptitude',
      'dpkg',
      'yum',
      'dnf',
      'microdnf',
      'tdnf',
      'zypper',
      'rpm',
      'pacman',
      'yay',
      'paru',
      'apk',
      'brew',
      'snap',
      'flatpak',
      'emerge',
      'pkg',
      'pkg_delete',
      'port',
      'nix-env',
      'nix-collect-garbage',
      'choco',
      'winget',
      'scoop',
      'xbps-remove',
      'eopkg',
      'swupd',
      'opkg',
      'guix',
      'conda',
      'mamba',
      'rpm-ostree',
      'mas',
      'slackpkg',
      'removepkg',
      'equo',
      'urpme',
      'pkgutil',
      'rustup',
      'uninstall-package',
      'remove-appxpackage',
      'deborphan',
      'nala',
      'pamac',
    ],
    match: removesPackages,
    examples: {
      hit: [
        'apt remove nginx',
        'apt-get purge -y x',
        'apt autoremove',
        'yum remove -y glibc',
        'dnf erase x',
        'rpm -e x',
        'pacman -Rns x',
        'apk del x',
        'brew uninstall x',
        'snap remove x',
        'dpkg -r x',
        'dpkg --purge x',
        'flatpak uninstall x',
        'winget uninstall x',
        'zypper rm x',
        'apt-get -y remove x',
      ],
      miss: [
        'apt install x',
        'apt-get update',
        'apt list --installed',
        'brew install x',
        'brew cleanup -n',
        'dpkg -l',
        'rpm -qa',
        'pacman -Syu',
        'apt-get remove -s x',
        'brew list',
        'apt-get install --no-remove x',
        'pip uninstall left-pad',
        'npm uninstall lodash',
      ],
    },
  },
  wordRule({
    id: 'remove-installer',
    severity: 'ask',
    reason: 'It removes the package manager itself, or everything that was installed with it.',
    programs: {
      pip: /^uninstall\b.*( pip\b| setuptools\b| -r | --requirement)/,
      pip3: /^uninstall\b.*( pip\b| setuptools\b| -r | --requirement)/,
      python: /^-m pip uninstall\b.*( pip\b| setuptools\b| -r )/,
      python3: /^-m pip uninstall\b.*( pip\b| setuptools\b| -r )/,
      npm: /^(uninstall|remove|rm|un)\b(?=.* (-g|--global)\b).* (npm|corepack|yarn|pnpm)\b/,
      gem: /^uninstall\b.*(-[a-z]*a[a-z]*\b|--all\b)/,
      pipx: /^uninstall-all\b/,
      cargo: /^uninstall .* .* /,
      uv: /^(tool uninstall --all|python uninstall --all|cache clean --force|pip uninstall .*(-r |--requirement))/,
      xargs: /(^| )pip3? uninstall\b/,
      nvm: /^(uninstall|deactivate --purge)\b/,
      rustup: /^(toolchain (uninstall|remove)|self uninstall)\b/,
      pyenv: /^uninstall\b.*-f/,
      sdk: /^(rm|uninstall)\b/,
      dotnet: /^(tool uninstall -g|workload uninstall|workload clean --all)/,
      cpanm: /(^| )(-u|--uninstall)\b/,
      composer: /^global remove\b/,
      pecl: /^uninstall\b/,
      luarocks: /^(remove|purge)\b/,
      opam: /^(remove|uninstall|switch remove)\b/,
      stack: /^(uninstall|purge)\b/,
      ghcup: /^(rm|nuke)\b/,
    },
    examples: {
      hit: [
        'pip uninstall pip',
        'pip freeze | xargs pip uninstall -y',
        'pip uninstall -y -r requirements.txt',
        'npm uninstall -g npm',
        'gem uninstall -aIx',
        'pipx uninstall-all',
      ],
      miss: [
        'pip uninstall -y requests',
        'npm uninstall -g typescript',
        'npm uninstall lodash',
        'gem uninstall rails',
        'cargo uninstall ripgrep',
        'pip uninstall pipdeptree',
      ],
    },
  }),
];

function removesPackages(run: Run): boolean {
  const words = verbs(run);
  const [first = '', second = ''] = words;
  if (isRehearsal(run)) return false;
  switch (run.name) {
    case 'apt':
    case 'apt-get':
    case 'aptitude':
    case 'nala':
      return (
        /^(remove|purge|autoremove|autopurge|dist-upgrade-remove|rdepends-remove)$/.test(first) &&
        !hasOption(run, 's', 'simulate', 'just-print', 'recon', 'no-act')
      );
    case 'dpkg':
      return (
        hasOption(run, 'rP', 'remove', 'purge', 'clear-selections') ||
        run.args.some((arg) => arg.startsWith('--force-'))
      );
    case 'yum':
    case 'dnf':
    case 'microdnf':
    case 'tdnf':
    case 'eopkg':
    case 'opkg':
    case 'swupd':
    case 'pamac':
    case 'guix':
    case 'choco':
    case 'winget':
    case 'scoop':
    case 'mas':
      return (
        /^(remove|erase|autoremove|rm|uninstall|un|bundle-remove|rmf|purge)$/.test(first) ||
        (first === 'module' && /^(remove|reset|disable)$/.test(second)) ||
        (first === 'history' && second === 'undo')
      );
    case 'zypper':
      return /^(remove|rm)$/.test(first);
    case 'rpm':
      return run.args.some((arg) => /^-[a-zA-Z]*e/.test(arg) && !/^-[a-zA-Z]*q/.test(arg)) || hasExact(run, '--erase');
    case 'pacman':
    case 'yay':
    case 'paru':
      return run.args.some((arg) => /^-[a-zA-Z]*R/.test(arg)) || hasExact(run, '--remove');
    case 'apk':
      return first === 'del';
    case 'brew':
      return (
        /^(uninstall|remove|rm|autoremove|untap)$/.test(first) || (first === 'cask' && /^(uninstall|zap)$/.test(second))
      );
    case 'snap':
    case 'flatpak':
      return /^(remove|uninstall|remote-delete|purge)$/.test(first);
    case 'emerge':
      return hasOption(run, 'Cc', 'unmerge', 'depclean', 'prune');
    case 'pkg':
      return /^(delete|remove|autoremove|uninstall)$/.test(first);
    case 'port':
      return first === 'uninstall';
    case 'nix-env':
      return hasOption(run, 'e', 'uninstall', 'delete-generations');
    case 'nix-collect-garbage':
      return hasOption(run, 'd', 'delete-old', 'delete-older-than');
    case 'conda':
    case 'mamba':
      return (/^(remove|uninstall)$/.test(first) && hasExact(run, '--all')) || (first === 'env' && second === 'remove');
    case 'rpm-ostree':
      return /^(uninstall|override|reset|rollback)$/.test(first);
    case 'pkgutil':
      return hasExact(run, '--forget');
    case 'rustup':
      return first === 'self' && second === 'uninstall';
    case 'deborphan':
      return false;
    default:
      return true;
  }
}
