import type { Run } from '../run.js';
import { gitSubcommand } from '../unwrap/git.js';
import { hasExact, hasOption, operandsOf, startsWithVerbs, verbs } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

const SECRET_NAME =
  /(^|_)(TOKEN|SECRET|SECRETS|PASSWORD|PASSWD|PASS|PWD_SECRET|API_?KEY|APIKEY|ACCESS_?KEY(_ID)?|PRIVATE_?KEY|CREDENTIALS?|AUTH|SESSION_KEY|ENCRYPTION_KEY|SIGNING_KEY|CLIENT_SECRET|PAT|DATABASE_URL|DSN|CONNECTION_STRING|KEY)$/i;

/** Programs whose output can be a secret. */
const SECRET_PRINTERS = [
  'echo',
  'printf',
  'printenv',
  'grep',
  'egrep',
  'rg',
  'gh',
  'gcloud',
  'kubectl',
  'oc',
  'vault',
  'op',
  'pass',
  'gopass',
  'bw',
  'lpass',
  'keepassxc-cli',
  'rbw',
  'security',
  'secret-tool',
  'aws',
  'az',
  'gpg',
  'gpg2',
  'git',
  'npm',
  'heroku',
  'doppler',
  'cmdkey',
  'chamber',
  'sops',
  'ansible-vault',
];

export const SECRET_PRINTING_RULES: readonly Rule[] = [
  {
    id: 'print-secrets',
    severity: 'ask',
    reason: 'It shows secrets.',
    commands: SECRET_PRINTERS,
    match: printsSecrets,
    examples: {
      hit: [
        'echo $AWS_SECRET_ACCESS_KEY',
        'printenv GITHUB_TOKEN',
        'env | grep -i token',
        'printenv | grep SECRET',
        'gh auth token',
        'gcloud auth print-access-token',
        'kubectl get secret db -o yaml',
        'vault kv get secret/x',
        'op read op://a/b',
        'pass show x',
        'security find-generic-password -w -s x',
        'aws configure get aws_secret_access_key',
        'aws secretsmanager get-secret-value --secret-id x',
        'gpg --export-secret-keys',
        'git credential fill',
        'git credential-store --file ~/.git-credentials get',
        'npm token list',
        'gcloud secrets versions access latest --secret=x',
        'heroku config',
        'set | grep PASSWORD',
      ],
      miss: [
        'env',
        'printenv',
        'env | grep NODE',
        'kubectl get secrets',
        'echo $PATH',
        'gh auth status',
        'echo "$HOME"',
        'printenv PATH',
        'gcloud auth list',
        'aws sts get-caller-identity',
        '[ -n "$API_KEY" ]',
        'echo "$API_TOKEN" | docker login -u me --password-stdin',
        'echo "KEY=x" > y',
        'aws configure list',
        'pass ls',
      ],
    },
  },
  wordRule({
    id: 'print-credential',
    severity: 'ask',
    reason: 'It prints a token or a password that a program keeps.',
    programs: {
      keyring: /^(get|set|del)\b/,
      keyctl: /^(print|pipe|read)\b/,
      glab: /^auth status\b.*(-t|--show-token)/,
      gh: /^auth (status\b.*(-t|--show-token)|token)/,
      'docker-credential-desktop': /^get/,
      'docker-credential-osxkeychain': /^(get|list)/,
      'docker-credential-secretservice': /^(get|list)/,
      'docker-credential-pass': /^(get|list)/,
      docker: /^login\b.* (-p|--password)[ =]|^(container )?inspect\b.*\.config\.env\b/,
      podman: /^login\b.* (-p|--password)[ =]/,
      aws: /\b(sts (assume-role|get-session-token)|configure get \S*(secret|token|aws_access)|codeartifact get-authorization-token|eks get-token|rds generate-db-auth-token|lightsail get-\S*password|redshift get-cluster-credentials)\b/,
      'ssh-keygen': /-y .*\.ssh\/|(^| )-p .*(-n ?'?'?( |$))/,
      kubectl: /^(create token|view-secret|get secrets?\b.*(-o|--output)|config view\b.*--raw)/,
      'kwallet-query': /-r /,
      pass: /^(show|cp|-c)\b/,
      gopass: /^(show|cat|-o)\b/,
      passage: /^show\b/,
      chamber: /^(read|export|env)\b/,
      doppler: /^secrets (get|download)\b/,
      infisical: /^(export|secrets)\b/,
      sops: /(^| )(-d|--decrypt|decrypt)\b/,
      'ansible-vault': /^(view|decrypt)\b/,
      age: /(^| )(-d|--decrypt)\b.*-i /,
      'git-crypt': /^(unlock|export-key)\b/,
      terraform: /^(output -raw \S*(secret|password|token|key)|state pull)\b/,
      pulumi: /--show-secrets\b/,
      netlify: /^env:(get\b|list\b.*(--plain|--json))|^api gettoken/,
      fly: /^(auth token|tokens create)\b/,
      flyctl: /^(auth token|tokens create)\b/,
      stripe: /^config --list/,
      rclone: /^config (show|dump)\b|^reveal\b/,
      bw: /^(get (password|item|notes|totp)|list items|export|unlock)\b/,
      rbw: /^(get|code)\b/,
      'keepassxc-cli': /^(show|export|clip|extract)\b/,
      kinit: /-k\b.*-t/,
      mimipenguin: /^/,
      nmcli: /(^| )(-s|--show-secrets)\b/,
      dconf: /dump \//,
      snowsql: /--private-key/,
      step: /\bcrypto (key|jwe) (format|decrypt)/,
      railway: /^(variables|vars?)( (?!set|delete)|$)/,
      consul: /^kv get\b.*(secret|passw|token|cred)/,
      etcdctl: /^get\b.*(secret|passw|token|cred)/,
      ps: /^[a-df-z]*e[a-z]*( |$)/,
      openssl: /^(rsa|pkey|ec|dsa|pkcs8|pkcs12)\b(?!.*-(noout|pubout|pubin|out|export|nokeys|check)\b).*-in\b/,
    },
    examples: {
      hit: [
        'keyring get system user',
        'docker login -u x -p y',
        'aws sts assume-role --role-arn x --role-session-name y',
        'ssh-keygen -y -f ~/.ssh/id_rsa',
        'sops -d secrets.enc.yaml',
        'ansible-vault view vault.yml',
        'nmcli -s connection show wifi',
        'openssl rsa -in key.pem -text',
        'openssl pkcs12 -in x.p12 -nodes',
        'ps eww 1234',
        'consul kv get -recurse secrets/',
      ],
      miss: [
        'docker login',
        'docker login registry.example.com',
        'openssl rsa -in test.key -check -noout',
        'openssl rsa -in key.pem -pubout',
        'openssl pkcs12 -in x.p12 -out x.pem -nodes',
        'ps aux',
        'ps -ef',
        'ps',
        'aws sts get-caller-identity',
        'ssh-keygen -t ed25519 -C me@example.com',
        'ssh-keygen -lf ~/.ssh/id_rsa.pub',
        'gh auth status',
        'kubectl get secrets',
        'pass ls',
      ],
    },
  }),
];

export function isSecretVariable(name: string): boolean {
  return SECRET_NAME.test(name) && !/^(SSH_AUTH_SOCK|PUBLIC_KEY|KEY)$/i.test(name) && !/PUBLIC/i.test(name);
}

function printsSecrets(run: Run): boolean {
  const words = verbs(run);
  const [first = '', second = '', third = ''] = words;
  switch (run.name) {
    case 'echo':
    case 'printf':
      return (
        !run.isPiped &&
        run.redirects.length === 0 &&
        run.words.slice(1).some((word) => word.variables.some(isSecretVariable) && !/^(if|test)$/.test(first)) &&
        run.words
          .slice(1)
          .some((word) => word.variables.some((name) => isSecretVariable(name)) && !/[+:]\+/.test(word.text))
      );
    case 'printenv':
      return operandsOf(run).some(isSecretVariable);
    case 'grep':
    case 'egrep':
    case 'rg':
      return (
        (run.stdin?.producers ?? []).some((producer) => /^(env|printenv|set|export|declare)$/.test(producer.name)) &&
        run.args.some((arg) => /key|token|secret|passw|cred|auth/i.test(arg))
      );
    case 'gh':
      return (first === 'auth' && second === 'token') || hasExact(run, '--show-token');
    case 'gcloud':
      return (
        /^print-(access|identity)-token$/.test(words.find((word) => word.startsWith('print-')) ?? '') ||
        (first === 'secrets' && words.includes('access'))
      );
    case 'kubectl':
    case 'oc':
      return (
        first === 'get' &&
        /^secrets?(\/|$)/.test(second) &&
        run.args.some(
          (arg) => /^(-o|--output|-ojson|-oyaml|-o=|--output=|--template)/.test(arg) && !/name|wide/.test(arg),
        ) &&
        !/^(name|wide)$/.test(words.at(-1) ?? '')
      );
    case 'vault':
      return (
        (first === 'read' && !/^sys\/(health|seal-status|leader|ha-status|mounts|auth|policies?)/.test(second)) ||
        (first === 'kv' && second === 'get') ||
        (first === 'token' && second === 'create') ||
        (first === 'print' && second === 'token')
      );
    case 'op':
      return first === 'read' || (first === 'item' && second === 'get') || (first === 'document' && second === 'get');
    case 'pass':
    case 'gopass':
    case 'bw':
    case 'lpass':
    case 'keepassxc-cli':
    case 'rbw':
      return (
        /^(show|get|export|clip|-c)$/.test(first) ||
        (run.name === 'pass' &&
          first !== '' &&
          !/^(ls|list|insert|generate|init|git|find|search|help|version|grep|edit|mv|cp|rm)$/.test(first))
      );
    case 'security':
      return /^(find-(generic|internet)-password|dump-keychain|export|find-key)$/.test(first);
    case 'secret-tool':
      return first === 'lookup' || first === 'search';
    case 'aws':
      return (
        (first === 'configure' && second === 'get' && /secret|token|key/.test(third)) ||
        (words.some((word) =>
          /^(get-secret-value|get-session-token|get-login-password|get-authorization-token|get-federation-token|batch-get-secret-value|export-credentials|get-password-data)$/.test(
            word,
          ),
        ) &&
          !(words.includes('get-login-password') && run.isPiped)) ||
        (words.some((word) => /^get-parameters?(-by-path)?$/.test(word)) && hasExact(run, '--with-decryption'))
      );
    case 'az':
      return (
        words.includes('get-access-token') ||
        (words.includes('keyvault') && /^(show|download)$/.test(third)) ||
        words.includes('list-keys')
      );
    case 'gpg':
    case 'gpg2':
      return run.args.some((arg) => /^--export-secret/.test(arg));
    case 'git': {
      const { verb, args } = gitSubcommand(run);
      return (
        (verb === 'credential' && /^(fill|get)$/.test(args[0] ?? '')) ||
        (/^credential-/.test(verb) && args.includes('get'))
      );
    }
    case 'npm':
      return first === 'token' || (first === 'config' && second === 'get' && /authtoken/i.test(third));
    case 'heroku':
      return first === 'config' || first === 'config:get' || startsWithVerbs(run, 'auth:token');
    case 'doppler':
      return first === 'secrets' && !/^(set|upload)$/.test(second);
    case 'cmdkey':
      return run.args.some((arg) => /^\/list/i.test(arg));
    case 'chamber':
      return /^(read|export|env)$/.test(first);
    case 'sops':
      return hasOption(run, 'd', 'decrypt');
    case 'ansible-vault':
      return /^(view|decrypt)$/.test(first);
    default:
      return false;
  }
}
