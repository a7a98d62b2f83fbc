/** How a program is handed a password on its command line. */
export interface PasswordOptions {
  /** By option: the value is the next word. What it is: a password, or a login up to this mark and then a password. */
  readonly separate?: Readonly<Record<string, string>>;
  /** The same for `--name value` and `--name=value`. */
  readonly long?: Readonly<Record<string, string>>;
  /** An option with the password in the same word. */
  readonly attached?: RegExp;
  /** What follows its own options is another command. */
  readonly runsAnother?: boolean;
  /** Other options of its own that take the next word. */
  readonly valued?: readonly string[];
}

/**
 * By the words of a command; undefined for a program that takes none, or none here: `docker login -p x` does, `docker
 * run -p 80:80` does not.
 */
export function passwordOptionsOf([program = '', ...rest]: readonly string[]): PasswordOptions | undefined {
  const name = program.slice(program.lastIndexOf('/') + 1);
  if (LOGINS.test(name)) return rest.slice(0, 3).includes('login') ? LOGIN : undefined;
  const known = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
  return known ?? FAMILIES.find(([names]) => names.test(name))?.[1];
}

const LOGINS = /^(?:docker|podman|nerdctl|buildah|skopeo|helm|az|oc)$/;
const LOGIN: PasswordOptions = { separate: { '-p': 'password' }, long: { password: 'password' } };
const P_SEPARATE: PasswordOptions = { separate: { '-p': 'password' }, long: { password: 'password' } };
const CAPITAL_P: PasswordOptions = { separate: { '-P': 'password' }, attached: /^-P(?=.)/ };
const CURL_LOGIN = Object.fromEntries(
  ['-u', '-U', '-su', '-sSu', '-fsSu', '-ksu', '-ku', '-iu', '-vu', '-sku'].map((option) => [option, ':']),
);

const PROGRAMS: Readonly<Record<string, PasswordOptions>> = {
  sshpass: { separate: { '-p': 'password' }, attached: /^-p(?=.)/, runsAnother: true, valued: ['-f', '-d', '-P'] },
  // A login in the same word, `-ume:hunter`, is found by its own pattern.
  curl: { separate: CURL_LOGIN, long: { user: ':', 'proxy-user': ':', pass: 'password' } },
  wget: {
    long: {
      password: 'password',
      'http-password': 'password',
      'ftp-password': 'password',
      'proxy-password': 'password',
    },
  },
  http: { separate: { '-a': ':' }, long: { auth: ':' } },
  https: { separate: { '-a': ':' }, long: { auth: ':' } },
  xh: { separate: { '-a': ':' }, long: { auth: ':' } },
  'redis-cli': { separate: { '-a': 'password' }, long: { pass: 'password' } },
  sqlcmd: CAPITAL_P,
  smbclient: { separate: { '-U': '%' }, long: { user: '%', password: 'password' } },
  lftp: { separate: { '-u': ',' } },
  cqlsh: P_SEPARATE,
  beeline: P_SEPARATE,
  svn: { long: { password: 'password' } },
  gpg: { long: { passphrase: 'password' } },
  gpg2: { long: { passphrase: 'password' } },
  'clickhouse-client': { long: { password: 'password' } },
  keytool: { long: { storepass: 'password', keypass: 'password' } },
  jarsigner: { long: { storepass: 'password', keypass: 'password' } },
  openssl: { long: { pass: 'pass:', passin: 'pass:', passout: 'pass:' } },
  zip: CAPITAL_P,
  unzip: CAPITAL_P,
  rar: { attached: /^-p(?=.)/ },
  unrar: { attached: /^-p(?=.)/ },
};

const FAMILIES: readonly (readonly [RegExp, PasswordOptions])[] = [
  // `-p app` asks for the password of the database `app`.
  [/^(?:mysql|mariadb)(?:dump|admin|import|check|show|slap|binlog|sh|-[\w-]+)?$/, { attached: /^-p(?=.)/ }],
  [/^mongo(?:sh|dump|restore|export|import|stat|top)?$/, { ...P_SEPARATE, attached: /^-p(?=.)/ }],
  [
    /^ldap(?:search|add|modify|delete|whoami|passwd|modrdn|compare)$/,
    { separate: { '-w': 'password' }, attached: /^-w(?=.)/ },
  ],
  [/^mosquitto_(?:pub|sub|rr)$/, CAPITAL_P],
  [/^7z[ar]?$/, { attached: /^-p(?=.)/ }],
];
