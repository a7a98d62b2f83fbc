import { foldPath } from '../../lib/fold-name.js';

/**
 * Whether a real path is, by its name and place, a file that holds keys, tokens or passwords. The `default` profile
 * does not read these, and no profile writes them without naming them. Contents are not looked at: redaction does that.
 */
export function isCredentialFile(realPath: string): boolean {
  const path = foldPath(realPath.includes('\\') ? realPath.replaceAll('\\', '/') : realPath);
  return candidates(path).test(path) && !HARMLESS.test(path);
}

export interface CredentialRow {
  readonly what: string;
  /** Ends of paths, `*` within a name; one that ends in `/` is a folder with everything in it. All lower case. */
  readonly paths: readonly string[];
  readonly hits: readonly string[];
  readonly misses: readonly string[];
}

/** One row per kind, each with examples of its own that the tests run. */
export const CREDENTIAL_FILES: readonly CredentialRow[] = [
  {
    what: 'environment files',
    paths: ['.env', '.env.*', '*.env', '.envrc', '.envrc.*', '.env_*', '.flaskenv', '.dev.vars'],
    hits: ['/w/.env', '/w/.env.production', '/w/prod.env', '/w/.ENV', '/w/.env.', '/w/.envrc', '/h/.hermes/.env'],
    misses: ['/w/.env.example', '/w/.env.sample', '/w/env.ts', '/w/environment', '/w/.environment', '/w/src/env/a.ts'],
  },
  {
    what: 'ssh keys and hosts',
    paths: [
      '.ssh/id_*',
      '.ssh/*_key',
      '.ssh/*_rsa',
      '.ssh/*_ed25519',
      '.ssh/*_ecdsa',
      '.ssh/identity',
      'id_rsa',
      'id_dsa',
      'id_ecdsa',
      'id_ecdsa_sk',
      'id_ed25519',
      'id_ed25519_sk',
      'ssh_host_*_key',
      '*.ppk',
      '.ssh/authorized_keys*',
      '.ssh/config',
      '.ssh/environment',
      '.ssh/rc',
      '.shosts',
      '.rhosts',
    ],
    hits: [
      '/h/.ssh/id_rsa',
      '/h/.ssh/id_ed25519',
      '/h/.ssh/work_rsa',
      '/w/keys/id_ed25519',
      '/etc/ssh/ssh_host_rsa_key',
      '/h/a.ppk',
    ],
    misses: [
      '/h/.ssh/id_rsa.pub',
      '/h/.ssh/known_hosts',
      '/w/id_rsa.md',
      '/w/src/identity.ts',
      '/etc/ssh/ssh_host_rsa_key.pub',
    ],
  },
  {
    what: 'private keys and key stores',
    paths: [
      '*.pem',
      '*.key',
      '*.p12',
      '*.pfx',
      '*.jks',
      '*.keystore',
      '*.p8',
      '*.pk8',
      '*.asc.key',
      '*.kdb',
      '*.kdbx',
      '*.agekey',
      '*.age-key',
      '.config/sops/age/keys.txt',
      '*.ovpn',
      'wg*.conf',
      'privkey*',
      'letsencrypt/live/',
      'letsencrypt/archive/',
      '/etc/ssl/private/',
    ],
    hits: ['/w/secrets/key.pem', '/w/tls/server.key', '/w/a.p12', '/h/x.kdbx', '/h/.config/sops/age/keys.txt'],
    misses: ['/w/keyboard.ts', '/w/monkey.md', '/w/key.ts', '/w/server.crt', '/w/pem.js', '/w/app.keys.json'],
  },
  {
    what: 'cloud accounts',
    paths: [
      '.aws/',
      '.azure/',
      '.config/gcloud/',
      'gcloud/credentials.db',
      'gcloud/application_default_credentials.json',
      'application_default_credentials.json',
      '.boto',
      '.s3cfg',
      '.oci/',
      '.aliyun/',
      '.tencentcloud/',
      '.bluemix/',
      '.config/doctl/',
      '.config/hcloud/',
      '.config/scw/',
      '.config/linode-cli',
      '.config/exoscale/',
      '.fly/',
      '.vercel/auth.json',
      'com.vercel.cli/auth.json',
      '.netlify/config.json',
      '.config/netlify/',
      '.config/heroku/',
      '.wrangler/config/',
      '.config/.wrangler/',
      '.modal.toml',
      '.config/daytona/',
      '.config/rclone/',
      'rclone.conf',
      'service-account*.json',
      'service_account*.json',
      '*-service-account.json',
      'gha-creds-*.json',
      '.ibmcloud/',
      '.pulumi/credentials.json',
      '.terraform.d/credentials*',
      '.terraformrc',
      'terraform.rc',
      '*.tfvars',
      '*.tfvars.json',
      '*.tfstate',
      '*.tfstate.backup',
    ],
    hits: [
      '/h/.aws/credentials',
      '/h/.aws/config',
      '/h/.config/gcloud/credentials.db',
      '/h/.azure/accessTokens.json',
      '/w/service-account.json',
      '/w/prod.tfvars',
      '/h/.modal.toml',
    ],
    misses: [
      '/w/aws/credentials.ts',
      '/w/src/azure/index.ts',
      '/w/main.tf',
      '/w/variables.tf',
      '/w/service-account.ts',
      '/w/fly.toml',
    ],
  },
  {
    what: 'clusters and containers',
    paths: [
      '.kube/',
      'kubeconfig',
      '*.kubeconfig',
      'kubeconfig.*',
      '/etc/kubernetes/',
      '.docker/config.json',
      '.dockercfg',
      '.docker/contexts/',
      '.config/containers/auth.json',
      '.config/helm/registry/',
      '.config/argocd/',
      '.minikube/profiles/',
      '.talos/',
      '.k9s/clusters/',
      '/run/secrets/',
      '/var/run/secrets/',
      'containers/auth.json',
    ],
    hits: [
      '/h/.kube/config',
      '/w/kubeconfig',
      '/h/.docker/config.json',
      '/run/secrets/db_password',
      '/var/run/secrets/kubernetes.io/serviceaccount/token',
    ],
    misses: ['/w/docker/config.json', '/w/kube/deploy.yaml', '/w/docker-compose.yml', '/w/src/kubeconfig.ts/x'],
  },
  {
    what: 'package registries and code hosts',
    paths: [
      '.npmrc',
      '.pypirc',
      '.pip/pip.conf',
      '.config/pip/pip.conf',
      '.gem/credentials',
      '.cargo/credentials',
      '.cargo/credentials.toml',
      '.nuget/nuget.config',
      '.m2/settings.xml',
      '.m2/settings-security.xml',
      '.gradle/gradle.properties',
      '.composer/auth.json',
      'composer/auth.json',
      '.config/composer/auth.json',
      '.netrc',
      '_netrc',
      '.git-credentials',
      '.config/git/credentials',
      '.config/gh/hosts.yml',
      '.config/glab-cli/',
      '.config/hub',
      '.config/gh-copilot/',
      '.hex/hex.config',
      '.condarc',
      '.huggingface/token',
      '.cache/huggingface/token',
      '.config/github-copilot/',
      '.kaggle/kaggle.json',
    ],
    hits: [
      '/h/.npmrc',
      '/w/.npmrc',
      '/h/.pypirc',
      '/h/.netrc',
      '/h/.git-credentials',
      '/h/.config/gh/hosts.yml',
      '/h/.cargo/credentials.toml',
    ],
    misses: ['/w/npmrc.md', '/w/src/netrc.ts', '/h/.cargo/config.toml', '/h/.config/gh/config.yml', '/w/.gitignore'],
  },
  {
    what: 'databases and mail',
    paths: [
      '.pgpass',
      'pgpass.conf',
      '.my.cnf',
      '.mylogin.cnf',
      '.mongorc.js',
      '.dbshell',
      '.redisclirc',
      '.snowsql/config',
      '.snowflake/',
      '.databrickscfg',
      '.dbt/profiles.yml',
      '.msmtprc',
      '.muttrc',
      '.mutt/',
      '.fetchmailrc',
      '.mbsyncrc',
      '.offlineimaprc',
      '.config/msmtp/',
      '.config/neomutt/',
      '.htpasswd',
      '.sqlcmd',
    ],
    hits: ['/h/.pgpass', '/h/.my.cnf', '/w/.htpasswd', '/h/.msmtprc', '/h/.dbt/profiles.yml'],
    misses: ['/w/my.cnf.md', '/w/.htaccess', '/w/profiles.yml'],
  },
  {
    what: 'keyrings, password stores and wallets',
    paths: [
      '.gnupg/',
      '.password-store/',
      '.local/share/keyrings/',
      '.gnome2/keyrings/',
      '.local/share/kwalletd/',
      'library/keychains/',
      '*.keychain',
      '*.keychain-db',
      '.config/op/',
      '.config/bitwarden/',
      '.config/bitwarden cli/',
      '.lastpass/',
      '.1password/',
      '.config/keepassxc/',
      'wallet.dat',
      '.bitcoin/',
      '.ethereum/keystore/',
      '.solana/id.json',
      '.config/solana/id.json',
      '.electrum/wallets/',
      '.vault-token',
      '.config/age/',
      '.step/secrets/',
      '.config/sops/',
      '.android/debug.keystore',
      'appdata/roaming/microsoft/credentials/',
      'appdata/local/microsoft/credentials/',
      'appdata/roaming/microsoft/protect/',
      'windows/system32/config/sam',
    ],
    hits: [
      '/h/.gnupg/secring.gpg',
      '/h/.password-store/mail.gpg',
      '/h/Library/Keychains/login.keychain-db',
      '/h/.vault-token',
      '/h/wallet.dat',
    ],
    misses: ['/w/gnupg.md', '/w/src/wallet.ts', '/w/keychains.ts', '/w/vault-token.md'],
  },
  {
    what: 'browser profiles and chat clients',
    paths: [
      '.mozilla/',
      '.config/google-chrome/',
      '.config/chromium/',
      '.config/brave-browser/',
      '.config/bravesoftware/',
      '.config/microsoft-edge/',
      '.config/vivaldi/',
      '.config/opera/',
      'application support/google/chrome/',
      'application support/firefox/',
      'application support/bravesoftware/',
      'application support/microsoft edge/',
      'library/cookies/',
      'library/safari/',
      'appdata/local/google/chrome/',
      'appdata/roaming/mozilla/',
      'appdata/local/microsoft/edge/',
      '.thunderbird/',
      '.config/slack/',
      '.config/discord/',
      '.config/signal/',
      '.config/telegramdesktop/',
      '.local/share/telegramdesktop/',
      'cookies.sqlite',
      'logins.json',
      'key4.db',
      'cookies.txt',
    ],
    hits: [
      '/h/.mozilla/firefox/x/logins.json',
      '/h/.config/google-chrome/Default/Cookies',
      '/h/Library/Application Support/Google/Chrome/Default/Login Data',
    ],
    misses: ['/w/mozilla/readme.md', '/w/src/cookies.ts', '/w/chromium/build.gn'],
  },
  {
    what: 'accounts of the system',
    paths: [
      '/etc/shadow',
      '/etc/shadow-',
      '/etc/gshadow',
      '/etc/gshadow-',
      '/etc/sudoers',
      '/etc/sudoers.d/',
      '/etc/krb5.keytab',
      '*.keytab',
      '.k5login',
      'krb5cc_*',
      '/etc/security/opasswd',
      '/etc/master.passwd',
      '/etc/networkmanager/system-connections/',
      '/etc/wpa_supplicant/',
      '/etc/ppp/chap-secrets',
      '/etc/ppp/pap-secrets',
      '/etc/ipsec.secrets',
      '/etc/wireguard/',
      '/var/lib/cloud/instance/user-data.txt',
      '.xauthority',
      '.iceauthority',
      '.pam_environment',
    ],
    hits: ['/etc/shadow', '/etc/sudoers.d/me', '/etc/wireguard/wg0.conf', '/h/.Xauthority', '/tmp/krb5cc_1000'],
    misses: ['/etc/passwd', '/etc/hosts', '/w/etc/shadow.md', '/w/shadow'],
  },
  {
    what: 'histories, which hold what was typed',
    paths: [
      '.bash_history',
      '.zsh_history',
      '.zhistory',
      '.sh_history',
      '.ksh_history',
      '.local/share/fish/fish_history',
      '.python_history',
      '.node_repl_history',
      '.psql_history',
      '.mysql_history',
      '.sqlite_history',
      '.rediscli_history',
      '.mongosh/',
      'consolehost_history.txt',
      '.lesshst',
      '.viminfo',
    ],
    hits: ['/h/.bash_history', '/h/.zsh_history', '/h/.psql_history'],
    misses: ['/w/history.md', '/w/bash_history.md'],
  },
  {
    what: 'agents and models',
    paths: [
      '.codex/auth.json',
      '.claude/.credentials.json',
      '.claude.json',
      '.gemini/oauth_creds.json',
      '.config/openai/',
      '.openai/',
      '.anthropic/',
      '.config/anthropic/',
      '.cursor/mcp.json',
      '.config/opencode/auth.json',
      '.local/share/opencode/auth.json',
      '.hermes/auth.json',
      '.hermes/mcp-tokens/',
      'mcp-tokens/',
      '.hermes/secrets/',
    ],
    hits: [
      '/h/.codex/auth.json',
      '/h/.claude/.credentials.json',
      '/h/.hermes/auth.json',
      '/h/.hermes/mcp-tokens/a.json',
    ],
    misses: ['/w/auth.json', '/w/codex/auth.json', '/h/.hermes/config.yaml'],
  },
  {
    what: 'files named for their secrets',
    paths: [
      'credentials',
      'credentials.json',
      'credentials.yml',
      'credentials.yaml',
      'credentials.yml.enc',
      'credentials.ini',
      'credentials.csv',
      'secrets.json',
      'secrets.yml',
      'secrets.yaml',
      'secrets.toml',
      '.secrets',
      'client_secret*.json',
      'master.key',
      'token.json',
      '.token',
      '.credentials',
      '.passwd',
      'passwords.txt',
      'password.txt',
      'secring.*',
      '.vault_pass',
      '.vault_pass.txt',
      '.vault-password',
    ],
    hits: [
      '/w/credentials.json',
      '/w/config/master.key',
      '/w/secrets.yml',
      '/w/client_secret_12.apps.json',
      '/w/.secrets',
    ],
    misses: ['/w/src/credentials.ts', '/w/docs/secrets.md', '/w/token.ts', '/w/password.py', '/w/secrets.ts'],
  },
];

/** Templates and public halves, which carry such names and hold nothing. */
const HARMLESS = ends([
  '*.example',
  '*.sample',
  '*.template',
  '*.tmpl',
  '*.dist',
  '*.defaults',
  '.env.schema',
  '.env.vault',
  '*.pub',
  '*.example.*',
  '*.sample.*',
]);
const NOTHING = /(?!)/;

/** Most paths have no name that occurs in any row, so the rows are looked up by name before they are compared. */
const ROWS_BY_NAME = new Map<string, string[]>();
/** Rows that end in a pattern, and one expression for those patterns alone. */
const PATTERN_ROWS: string[] = [];
for (const row of CREDENTIAL_FILES.flatMap(({ paths }) => paths)) {
  const name = row.replace(/\/$/, '').split('/').at(-1) ?? '';
  if (name.includes('*')) PATTERN_ROWS.push(row);
  else ROWS_BY_NAME.set(name, [...(ROWS_BY_NAME.get(name) ?? []), row]);
}
const PATTERNS = ends(PATTERN_ROWS);
const LAST_NAMES = ends(PATTERN_ROWS.map((row) => row.split('/').at(-1) ?? ''));
const compiled = new Map<string, RegExp>();

/** An expression that holds every row which could mean this path. */
function candidates(path: string): RegExp {
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1);
  for (const known of rowsInFolder(path.slice(0, Math.max(0, cut)))) if (known.test(path)) return known;
  const own = rowsNamed(name);
  if (own?.test(path)) return own;
  return mayFitPattern(name) && LAST_NAMES.test(name) ? PATTERNS : NOTHING;
}

function rowsNamed(name: string): RegExp | undefined {
  const rows = ROWS_BY_NAME.get(name);
  if (rows === undefined) return undefined;
  const known = compiled.get(name) ?? ends(rows);
  compiled.set(name, known);
  return known;
}

/** Of the last folder: thousands of files are asked about one folder after the other. */
let looked: { readonly folder: string; readonly rows: readonly RegExp[] } = { folder: '', rows: [] };

function rowsInFolder(folder: string): readonly RegExp[] {
  if (looked.folder !== folder) looked = { folder, rows: folder.split('/').flatMap((name) => rowsNamed(name) ?? []) };
  return looked.rows;
}

const EDGE = 2;
/** How the names begin that patterns mean, and how those end whose pattern leaves the beginning open. */
const BEGINNINGS = new Set<string>();
const ENDINGS = new Set<string>();
for (const row of PATTERN_ROWS) {
  const [begin = '', ...rest] = (row.split('/').at(-1) ?? '').split('*');
  if (begin.length >= EDGE) BEGINNINGS.add(begin.slice(0, EDGE));
  else ENDINGS.add((rest.at(-1) ?? '').slice(-EDGE));
}

/** A look at two characters spares nearly every name all patterns. */
function mayFitPattern(name: string): boolean {
  return ENDINGS.has('') || BEGINNINGS.has(name.slice(0, EDGE)) || ENDINGS.has(name.slice(-EDGE));
}

/** One expression for all of them; each can match only at the start of a name, so there is little to try. */
function ends(paths: readonly string[]): RegExp {
  const alternatives = paths.map((path) => {
    const isFolder = path.endsWith('/');
    const isRooted = path.startsWith('/');
    const body = path.slice(isRooted ? 1 : 0, isFolder ? -1 : undefined);
    const text = body.replace(/[.+^$()|[\]{}\\]/g, '\\$&').replaceAll('*', '[^/]*');
    return `${isRooted ? '^/' : '(?:^|/)'}${text}${isFolder ? '(?:/|$)' : '$'}`;
  });
  return new RegExp(alternatives.join('|'));
}
