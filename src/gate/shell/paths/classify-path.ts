import { globMatches } from '../words/glob.js';

const SYSTEM_ROOTS = [
  '/etc',
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/boot',
  '/dev',
  '/proc',
  '/sys',
  '/var',
  '/root',
  '/run',
  '/opt',
  '/srv',
  '/home',
  '/mnt',
  '/media',
  '/System',
  '/Library',
  '/Applications',
  '/Users',
  '/Volumes',
  '/private',
  '/cores',
  '/snap',
  '/nix',
  '/efi',
  '/lost+found',
];
/** Folders in which even a part is too much to delete recursively. */
const WHOLE_TREES = [
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/boot',
  '/dev',
  '/proc',
  '/sys',
  '/System',
  '/efi',
];
/** Folders whose direct members are system folders too. */
const TWO_LEVELS = [
  '/etc',
  '/usr',
  '/var',
  '/home',
  '/Users',
  '/Library',
  '/private',
  '/nix',
  '/Volumes',
  '/Applications',
];
const DEEPER = [
  '/usr/local/bin',
  '/usr/local/lib',
  '/usr/local/sbin',
  '/usr/local/share',
  '/usr/local/etc',
  '/usr/share/man',
  '/private/etc',
  '/private/var',
  '/var/lib/dpkg',
  '/var/lib/rpm',
  '/var/lib/docker',
  '/var/lib/mysql',
  '/var/lib/postgresql',
];

/** Why a folder must never be deleted as a whole; undefined when it may be asked about. */
export function criticalFolder(path: string, home: string, isSpelledOut: boolean): string | undefined {
  if (path === '/' || path === '') return 'the root folder';
  if (path === home || isHomeOfSomebody(path)) return 'a home folder';
  const depth = path.split('/').length - 1;
  if (depth === 1 && SYSTEM_ROOTS.includes(path)) return 'a system folder';
  // A folder right below the root that was spelled out is somebody's whole data: `/data`, `/backup`.
  if (depth === 1 && isSpelledOut && !['/tmp', '/dist', '/build', '/node_modules'].includes(path))
    return 'a folder of the root';
  if (WHOLE_TREES.some((tree) => path.startsWith(`${tree}/`)) && !path.startsWith('/dev/shm/'))
    return 'a system folder';
  if (depth === 2 && TWO_LEVELS.some((tree) => path.startsWith(`${tree}/`)) && path !== '/var/tmp')
    return 'a system folder';
  if (DEEPER.includes(path)) return 'a system folder';
  return undefined;
}

function isHomeOfSomebody(path: string): boolean {
  return /^\/(home|Users)\/[^/]+$/.test(path) || path === '/root' || path === '/var/root';
}

/** System folders a pattern such as `/e*` or `/???` could stand for. */
export function matchesSystemFolder(pattern: string): boolean {
  const depth = pattern.split('/', 4).length;
  if (depth > 3) return false;
  return (depth === 2 ? SYSTEM_ROOTS : SECOND_ROOTS).some((folder) => globMatches(pattern, folder));
}

const SECOND_ROOTS = ['/usr/bin', '/usr/lib', '/var/lib', '/home/user'];

/**
 * Whether anything here could say more of a path than that it is an ordinary file: one quick look instead of a dozen
 * patterns. Ordinary is what lies in a home or a temporary folder without a dot in front of any name.
 */
export function isNotablePath(path: string): boolean {
  return !ORDINARY.test(path) || NOTABLE_NAME.test(path);
}

const ORDINARY =
  /^\/(?:home|Users|tmp|workspace|work|data)\/(?:[^./\\[\uE000][^/\\\uE000]*\/)*[^./\\[\uE000][^/\\\uE000]*$/;
const NOTABLE_NAME = /\/(?:hooks|site-packages|Library|hermes_permissions|bin\/)|Start Menu/;

/** Files of the system: configuration, programs, logs. `/usr/local` and `/opt` are where people install things. */
export function isSystemPath(path: string): boolean {
  if (path.startsWith('/home/') || path.startsWith('/Users/') || path.startsWith('/tmp/')) return false;
  if (/^\/(usr\/local|opt|var\/(tmp|www|folders)|private\/(tmp|var\/folders))(\/|$)/.test(path)) return false;
  if (/^\/dev\//.test(path))
    return !/^\/dev\/(null|zero|full|random|urandom|stdin|stdout|stderr|tty\w*|fd\/\d+|ptmx|pts\/\d+|shm(\/.*)?|tcp\/.*|udp\/.*|console)$/.test(
      path,
    );
  // Of its own a process may say how soon it is to go and what it is called.
  if (/^\/proc\/(?:(?:self|\uE000)\/(?:fd|oom_score_adj|comm|coredump_filter|timerslack_ns)|\d+\/fd)/.test(path))
    return false;
  if (/^\/run\/(user|lock)\//.test(path)) return false;
  if (/^\/(etc|usr|bin|sbin|lib|lib32|lib64|boot|proc|sys|var|run|System|Library|private\/etc|efi)(\/|$)/.test(path))
    return true;
  return /^([A-Za-z]:[\\/]+|\/mnt\/c\/|\/c\/)(windows|program files|programdata)/i.test(path);
}

/** Disks and memory behind `/dev`. */
export function isRawDevice(path: string): boolean {
  return /^\/dev\/(r?disk\d|sd[a-z[*?]|hd[a-z[*?]|vd[a-z[*?]|xvd[a-z]|nvme\d|mmcblk\d|md\d|dm-\d|loop\d|sr\d|nbd\d|ram\d|zd\d|bcache\d|mapper\/|disk\/|zvol\/|mem$|kmem$|port$|pmem\d|mtd|ubi|vg|root$|block\/|s[dr]\*|nvme\*|[*?[])/.test(
    path,
  );
}

const CREDENTIALS = [
  // What is typed on the keyboard.
  /^\/dev\/input\/(?:event|by-)/,
  /\/\.ssh(\/(id_[^/]*|[^/]*_(rsa|dsa|ecdsa|ed25519)|[^/]*\.(pem|key)|identity|\*|authorized_keys)?)?$/,
  /\/\.aws(\/(credentials|config|sso(\/.*)?|\*))?$/,
  /\/\.(netrc|pgpass|my\.cnf|git-credentials|pypirc|vault-token|boto|s3cfg|htpasswd|mylogin\.cnf|dockercfg|gem\/credentials|cargo\/credentials(\.toml)?|kaggle\/kaggle\.json|terraformrc|twurlrc|influxdbv2\/configs)$/,
  /\/\.npmrc$/,
  /\/\.docker\/config\.json$/,
  /\/\.kube(\/(config|cache))?$/,
  /\/\.(gnupg|password-store|azure|oci|bluemix|electrum|bitcoin|ethereum|mozilla|thunderbird|1password|keychain)(\/.*)?$/,
  /\/\.config\/(gcloud|gh|hub|op|doctl|rclone|netlify|vercel|heroku|configstore|solana|google-chrome|chromium|BraveSoftware|fly|hcloud|hetzner|sops|age|git\/credentials)(\/.*)?$/,
  /\/\.(fly\/config\.ya?ml|netlify\/config\.json|databrickscfg|snowsql\/config|supabase\/access-token|wrangler\/config\/default\.toml|railway\/config\.json|render\/cli\.yaml)$/,
  /\/\.terraform\.d\/credentials/,
  /\/\.local\/share\/(?:keyrings|kwalletd)(?:\/.*)?$/,
  /\/(?:\.composer|\.config\/composer)\/auth\.json$/,
  /\/\.m2\/settings(?:-security)?\.xml$/,
  /\/\.?rclone\.conf$/,
  /\/config\/(?:master|credentials\/[\w-]+)\.key$/,
  /\/(?:prod|production|staging|secrets?)\.env$/,
  /\/\.(hermes|codex|claude|gemini|anthropic|openai)\/(\.env|auth[^/]*\.json|oauth[^/]*\.json|credentials[^/]*|\.credentials[^/]*|mcp-tokens.*)$/,
  /^\/etc\/(g?shadow-?|sudoers|sudoers\.d\/.*|master\.passwd|krb5\.keytab|ssl\/private(\/.*)?|ssh\/ssh_host_[^/]*_key|kubernetes\/.*|security\/opasswd|rancher\/.*|wireguard\/.*|openvpn\/.*|NetworkManager\/system-connections.*|ppp\/chap-secrets)$/,
  /^\/(proc\/((self|\d+|\*|\$\$|1)\/)?(environ|mem|maps)|var\/run\/secrets\/.*|run\/secrets\/.*|var\/lib\/kubelet\/.*|root\/\.ssh(\/.*)?)$/,
  /\/(Login Data|Cookies|cookies\.sqlite|logins\.json|key[34]\.db|wallet\.dat|keystore(\.jks)?|Local State|login\.keychain(-db)?)$/i,
  /\/Library\/(Keychains|Cookies|Application Support\/(Google\/Chrome|Firefox|BraveSoftware))(\/.*)?$/,
  /\/\.env(\.(local|production|prod|development|dev|staging|secret|secrets|live))?$/,
  /\/(credentials|secrets?|service[-_]?account[^/]*|client_secret[^/]*|gcp[-_]?key[^/]*)\.(json|ya?ml|toml|ini|txt|csv)$/i,
  /\/(id_rsa|id_ed25519|id_ecdsa|id_dsa|private[-_]?key[^/]*|server\.key|tls\.key|privkey\.pem|key\.pem|[^/]*\.p12|[^/]*\.pfx|[^/]*\.kdbx|[^/]*\.keystore|[^/]*\.jks|[^/]*\.ppk|[^/]*\.pem\.key)$/i,
  /[\\/](SAM|SYSTEM|SECURITY|NTDS\.dit)$/,
];

/** All of them as one, for speed: every word that a program prints is compared. */
const CREDENTIAL = joined(CREDENTIALS.filter(({ flags }) => flags === ''));
const CREDENTIAL_IN_ANY_CASE = joined(CREDENTIALS.filter(({ flags }) => flags === 'i'));

function joined(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), patterns[0]?.flags);
}

/** What every path of a credential has somewhere: a quick look before the patterns. */
const MAY_BE_CREDENTIAL =
  /\/\.|^\/(?:etc|proc|var|run|root|dev\/input)\/|[\\/](?:id_|identity|private|credential|secret|service|client_|gcp|sam$|sys|sec|ntds|cookies|key|log|local|wallet|rclone\.|prod|staging)|\.(?:pem|key|p12|pfx|kdbx|keystore|jks|ppk)$|\/Library\//i;

/** Concrete places tried against patterns such as `~/.s*h/id_*`. */
const CREDENTIAL_SAMPLES = [
  '/.ssh/id_rsa',
  '/.ssh/id_ed25519',
  '/.aws/credentials',
  '/.netrc',
  '/.npmrc',
  '/.kube/config',
  '/.docker/config.json',
  '/.git-credentials',
  '/.gnupg/secring.gpg',
  '/.env',
  '/.hermes/.env',
  '/.config/gh/hosts.yml',
];

/** Files that hold keys, tokens or passwords. Public halves and examples do not. */
export function isCredentialPath(path: string, home: string, isGlob = false): boolean {
  const wildcard = isGlob ? path.search(/[*?[]/) : -1;
  if (!MAY_BE_CREDENTIAL.test(path) && (wildcard < 0 || !isNotablePath(path))) return false;
  if (/\.pub$|\.(example|sample|template|dist|md|d\.ts)$|\/known_hosts$/.test(path)) return false;
  if (CREDENTIAL.test(path) || CREDENTIAL_IN_ANY_CASE.test(path)) return true;
  if (wildcard < 0) return false;
  const start = path.slice(0, wildcard);
  return (
    SYSTEM_SAMPLES.some((sample) => sample.startsWith(start) && couldBe(path, sample)) ||
    ((start.startsWith(home) || home.startsWith(start)) &&
      CREDENTIAL_SAMPLES.some((sample) => couldBe(path, home + sample)))
  );
}

/** Whether a pattern stands for a file, or for the hidden folder it lies in: a `*` names no folder between. */
function couldBe(pattern: string, file: string): boolean {
  if (pattern.includes('**')) return globMatches(pattern, file);
  const names = pattern.split('/');
  const parts = file.split('/');
  if (names.length === parts.length) return globMatches(pattern, file);
  return (
    names.length < parts.length &&
    names.at(-1)?.startsWith('.') === true &&
    globMatches(pattern, parts.slice(0, names.length).join('/'))
  );
}

const SYSTEM_SAMPLES = ['/etc/shadow', '/etc/sudoers', '/proc/1/environ'];

const DOT_FILES =
  /\/\.(bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zprofile|zshenv|zlogin|zlogout|cshrc|tcshrc|login|kshrc|mkshrc|xinitrc|xsession|xsessionrc|xprofile|inputrc|vimrc|emacs|gdbinit|pythonrc|pythonrc\.py|screenrc|tmux\.conf|gitconfig|curlrc|wgetrc|pam_environment|envrc|Rprofile|irbrc|psqlrc|lesskey|nanorc)$/;

const STARTUP = [
  /\/\.config\/(fish\/(config\.fish|conf\.d\/.*|functions\/.*)|autostart(\/.*)?|systemd\/user(\/.*)?|git\/config|environment\.d\/.*|nvim\/init\.(vim|lua)|plasma-workspace\/.*)$/,
  /\/\.(vim\/plugin|emacs\.d|local\/share\/(systemd|autostart|applications|dbus-1))(\/.*)?$/,
  /\/\.ssh(\/(authorized_keys2?|rc|config|environment|\*)?)?$/,
  /\/Library\/(LaunchAgents|LaunchDaemons|StartupItems|LoginItems|Scripts)(\/.*)?$/,
  /\/\.git\/(hooks(\/.*)?|config)$/,
  /\/(?:site|dist)-packages\/(?:(?:user|site)customize\.py|[^/]+\.pth)$|\/(?:user|site)customize\.py$/,
  /\/(hooks\/(pre|post|commit|prepare|update|applypatch)[a-z-]*)$/,
  /^\/(var\/spool\/cron|var\/at|etc\/cron[^/]*|etc\/(init\.d|rc\.local|rc\d\.d|profile|profile\.d|systemd|bash\.bashrc|zsh|environment|ld\.so\.preload|xdg\/autostart|update-motd\.d|udev\/rules\.d|pam\.d|inittab|modules))(\/.*)?$/,
  /^\/(usr\/)?lib\/systemd\/(.*)$/,
  /Start Menu[\\/]+Programs[\\/]+Startup/i,
];

/** What every path of a start-up file has somewhere: a quick look before the patterns. */
const MAY_START = /\/\.|^\/(?:var|etc|usr|lib)\/|\/(?:Library|site-packages|hooks)\/|Start Menu/i;

/** Files a shell, a login, a scheduler or git runs by itself. */
export function isStartupPath(path: string, home: string): boolean {
  if (!MAY_START.test(path)) return false;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const isOwn = folder === home || /^(\/home\/[^/]+|\/Users\/[^/]+|\/root|\/etc\/skel|\uE000)$/.test(folder);
  return (
    ((isOwn && DOT_FILES.test(path)) || STARTUP.some((pattern) => pattern.test(path))) &&
    !/\.(sample|example)$/.test(path)
  );
}

/** Files that decide what Hermes permits: its home, a workspace's own settings and permissions. */
export function isGatePath(path: string, home: string): boolean {
  if (!path.includes('hermes') && !path.endsWith('/.mcp.json')) return false;
  if (
    /\/\.hermes\/(results|sandboxes|logs|plugins|skills|memories|cache|sessions|hermes-agent|skins|images|audio)(\/|$)/.test(
      path,
    )
  )
    return false;
  if (/\/(\.mcp\.json|hermes_permissions\.ya?ml)$/.test(path)) return true;
  if (path === `${home}/.hermes` || /\/\.hermes$/.test(path)) return true;
  return /\/\.hermes\/(config\.ya?ml|permissions[^/]*|approvals[^/]*|command_allowlist[^/]*|profiles?(\/.*)?|policy[^/]*|trust[^/]*|allow[^/]*|settings[^/]*|hooks(\/.*)?|gate[^/]*|audit[^/]*|.*\*.*)$/.test(
    path,
  );
}

/** Everything in Hermes home that is state: losing it is losing sessions, memory or the audit log. */
export function isHermesState(path: string): boolean {
  return (
    path.includes('/.hermes') &&
    /\/\.hermes(\/|$)/.test(path) &&
    !/\/\.hermes\/(results|sandboxes|cache|hermes-agent)(\/|$)/.test(path)
  );
}

/** Command histories and system logs. */
export function isTrace(path: string): boolean {
  if (!/hist|lesshst|viminfo|^\/(?:var|run|private)\//.test(path)) return false;
  return (
    /\/\.([a-z]+_history|history|zhistory|lesshst|viminfo|node_repl_history|python_history|mysql_history|psql_history|sqlite_history|rediscli_history|local\/share\/fish\/fish_history)$/.test(
      path,
    ) || /^\/(var\/log|var\/run\/utmp|run\/utmp|private\/var\/log|var\/adm)(\/|$)/.test(path)
  );
}
