import { isGatePath, isHermesState } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { hasOption, operandsOf } from './arguments.js';
import { environmentOf } from './environment-of.js';
import type { Rule } from './rule.js';
import { notableDeletions, notableOperands, notableTargets } from './targets.js';

const SETTINGS =
  /^(approvals?|security|permissions?|command_allowlist|approved_effects|profiles?|hooks|mcp_servers\.[^.]+\.(trusted?|trust)|terminal\.(yolo|sudo_password|lifetime_yolo)|gate|yolo)(\.|$|=)/i;

export const GATE_RULES: readonly Rule[] = [
  {
    id: 'loosen-gate',
    severity: 'block',
    reason: 'It would answer approvals or loosen the permissions of Hermes itself. Only a person may do that.',
    commands: ['hermes', 'hermes-agent', 'hermes-tools', 'python', 'python3', 'node', 'npx', 'uv'],
    match: (run) => {
      const args = hermesArgs(run);
      return args !== undefined && loosens(args);
    },
    examples: {
      hit: [
        'hermes approvals answer 12 yes',
        'hermes trust .',
        'hermes --yolo',
        'hermes chat --yolo -q x',
        'hermes call terminal --approve once',
        'hermes config set approvals.mode off',
        'hermes config set security.taint false',
        'hermes config set permissions.default allow',
        'hermes config unset approvals',
        'npx hermes trust .',
        'hermes --home /srv/x approvals answer 12 once --token t',
        'hermes --cwd /srv --json trust',
        'python -m hermes_cli.main --yolo',
        'hermes config set command_allowlist "[rm]"',
        'hermes permissions allow terminal:execute',
        'hermes approvals mode off',
        'hermes approvals watch --json',
        'hermes approvals suggest --days 30 --apply=2',
        'hermes call terminal --approve=once x',
      ],
      miss: [
        'hermes config set terminal.backend docker',
        'hermes approvals test "rm -rf /"',
        'hermes approvals list',
        'hermes approvals revoke 3',
        'hermes approvals suggest --days 30',
        'hermes run --approve deny',
        'hermes chat -q "what is --yolo?"',
        'hermes -w',
        'hermes config show',
        'hermes permissions show',
        'hermes model',
        'hermes cron create "every 2h" "x"',
        'hermes mcp list',
        'hermes permissions explain x',
        'hermes permissions replay safe',
        'hermes profile create coder',
        'hermes security audit',
        'hermes audit verify',
      ],
    },
  },
  {
    id: 'remove-gate',
    severity: 'ask',
    reason: 'It would remove Hermes itself.',
    commands: ['npm', 'pnpm', 'yarn', 'bun', 'brew', 'pip', 'pip3', 'pipx', 'uv'],
    match: (run) =>
      run.args.some((arg) => /^hermes(?:-tools|-agent)?(?:@.*)?$/.test(arg)) &&
      run.args.some((arg) => /^(?:uninstall|un|remove|rm|r|unlink)$/.test(arg)),
    examples: {
      hit: ['npm uninstall -g hermes-tools', 'pip uninstall -y hermes-agent'],
      miss: ['npm install -g hermes-tools', 'npm uninstall hermes-engine', 'npm rm lodash'],
    },
  },
  {
    id: 'confirm-code',
    severity: 'ask',
    reason: 'It would let new code, tools or servers into Hermes. Look at them first.',
    commands: ['hermes', 'hermes-agent', 'hermes-tools', 'python', 'python3', 'node', 'npx', 'uv'],
    match: (run) => {
      const [first = '', second = ''] = wordsOf(hermesArgs(run) ?? []);
      return /^(tool register|tools reload|plugins? (install|add|enable)|mcp add)$/.test(`${first} ${second}`);
    },
    examples: {
      hit: [
        'hermes tool register --config tools.yaml',
        'hermes --home /srv/x tools reload',
        'hermes tools reload',
        'npx hermes plugins enable x',
        'hermes plugins install someone/weather',
        'hermes mcp add x -- npx y',
      ],
      miss: [
        'hermes tools list',
        'hermes plugins list',
        'hermes plugins disable x',
        'hermes mcp list',
        'hermes tools call sleep seconds=1',
      ],
    },
  },
  {
    id: 'other-gate',
    severity: 'ask',
    reason: 'It would call tools of Hermes under other settings and permissions than those of this session.',
    commands: ['hermes', 'hermes-agent', 'hermes-tools', 'node', 'npx', 'export'],
    match: (run) => {
      const args = hermesArgs(run);
      const hasOtherHome = environmentOf(run).some(
        ({ name, value }) => /^HERMES_(HOME|PROFILE|PERMISSIONS)$/.test(name) && !/(^|\/)\.hermes\/?$/.test(value),
      );
      if (args === undefined) return run.name === 'export' && hasOtherHome;
      return callsTools(args) && (hasOtherHome || choosesGate(args));
    },
    examples: {
      hit: [
        'hermes --permissions x.yaml tools call terminal command=ls',
        'hermes tools call terminal command=ls --home /tmp/other',
        'hermes run --home=/tmp/other',
        'HERMES_HOME=/tmp/x hermes tools call write_file path=a content=b',
        'npx hermes-tools mcp serve --profile full_developer',
        'export HERMES_HOME=/tmp/x',
        'hermes --home /tmp/x',
      ],
      miss: [
        'hermes tools call sleep seconds=1',
        'hermes run --profile safe',
        'hermes --home /srv/x audit verify',
        'HERMES_HOME=/tmp/h hermes config show',
        'hermes permissions check read_file path=a --permissions p.yaml',
        'export HERMES_HOME=~/.hermes',
        'hermes --home /srv/x --version',
      ],
    },
  },
  {
    id: 'install-unseen-skill',
    severity: 'ask',
    reason: 'It would put code or orders from a temporary folder among those Hermes follows.',
    commands: ['cp', 'mv', 'install', 'rsync', 'ln', 'tar', 'unzip'],
    match: (run) =>
      notableTargets(run).some((path) => /\/\.hermes\/(skills|plugins|tools|memories)(\/|$)/.test(path)) &&
      operandsOf(run).some((operand) => /^(\/tmp|\/var\/tmp|\/dev\/shm)\/|\/Downloads\//.test(operand)),
    examples: {
      hit: [
        'cp -r /tmp/skill ~/.hermes/skills/',
        'cp /tmp/skill ~/.hermes/skills/ -r',
        'ln -s /tmp/x ~/.hermes/plugins/x',
      ],
      miss: ['cp x ~/.hermes/plugins/x/', 'cp -r skills/review ~/.hermes/skills/', 'ls ~/.hermes/skills'],
    },
  },
  {
    id: 'yolo-variable',
    severity: 'block',
    reason: 'It would switch the approvals of Hermes off.',
    needs: ['environment'],
    match: (run) =>
      environmentOf(run).some(
        ({ name, value }) =>
          /^HERMES_(YOLO(_MODE)?|APPROVE|APPROVALS?(_MODE)?|DISABLE_\w*(GATE|APPROVAL|SECURITY)\w*|PERMISSIONS?|PROFILE|HOME)$/.test(
            name,
          ) &&
          (!/^HERMES_(HOME|PROFILE)$/.test(name)
            ? value !== '' || /YOLO/.test(name)
            : run.args.some((arg) => /yolo/.test(arg))),
      ),
    examples: {
      hit: ['export HERMES_YOLO_MODE=1', 'HERMES_YOLO_MODE=1 hermes chat', 'env HERMES_YOLO_MODE=true hermes'],
      miss: ['export HERMES_MODEL=x', 'HERMES_HOME=/tmp/h hermes config show', 'echo HERMES_YOLO_MODE'],
    },
  },
  {
    id: 'write-gate-files',
    severity: 'block',
    reason: 'It would change the settings or permissions of Hermes. Only a person may do that.',
    commands: ['chmod', 'chown'],
    needs: ['targets'],
    match: (run) =>
      !isSetUp(run) &&
      run.name !== 'mkdir' &&
      (notableTargets(run).some((path) => isGatePath(path, run.home)) ||
        notableDeletions(run).some((path) => isGatePath(path, run.home)) ||
        (/^(chmod|chown)$/.test(run.name) && notableOperands(run).some((path) => isGatePath(path, run.home)))),
    examples: {
      hit: [
        'echo "approvals: {mode: off}" >> ~/.hermes/config.yaml',
        'sed -i s/manual/off/ ~/.hermes/config.yaml',
        'cp x ~/.hermes/permissions.yaml',
        'echo x > .hermes/config.yaml',
        'tee .mcp.json < x',
        'rm hermes_permissions.yaml',
        'mv x hermes_permissions.yaml',
        'rm -rf ~/.hermes',
        'echo "{}" > .mcp.json',
        'rm -rf .hermes',
      ],
      miss: [
        'cat ~/.hermes/config.yaml',
        'mkdir -p ~/.hermes/plugins/x',
        'cp cli-config.yaml.example ~/.hermes/config.yaml',
        'ls ~/.hermes',
        'touch ~/.hermes/.env',
        'cat .mcp.json',
        'echo x > config.yaml',
        'cat ~/.hermes/logs/gateway.log',
      ],
    },
  },
  {
    id: 'hermes-state',
    severity: 'ask',
    reason: 'It deletes or overwrites what Hermes remembers.',
    commands: ['sqlite3'],
    needs: ['targets'],
    match: (run) =>
      notableDeletions(run).some(isHermesState) ||
      (!/^(touch|mkdir)$/.test(run.name) &&
        notableTargets(run).some(
          (path) =>
            isHermesState(path) &&
            !/\/\.hermes\/(plugins|skills|skins)\//.test(path) &&
            !isOwnLog(run, path) &&
            (!/^(cp|install)$/.test(run.name) || /\/(SOUL|MEMORY|USER|AGENTS)\.md$/.test(path)),
        )) ||
      (/^(sqlite3|truncate)$/.test(run.name) &&
        run.args.some((arg) => isHermesState(resolvePath(arg, run.cwd)) && /\.(db|sqlite)/.test(arg)) &&
        (run.name === 'truncate' ||
          hasOption(run, 'x') ||
          run.args.some((arg) => /\b(delete|drop|update|insert)\b/i.test(arg)))),
    examples: {
      hit: [
        'rm ~/.hermes/state.db',
        'echo x > ~/.hermes/memories/MEMORY.md',
        'sqlite3 ~/.hermes/state.db "delete from messages where 1"',
        'mv ~/.hermes/state.db /tmp',
        'cp /tmp/SOUL.md ~/.hermes/SOUL.md',
        ': > ~/.hermes/logs/server.log',
        'hermes doctor > ~/.hermes/state.db',
      ],
      miss: [
        'nohup hermes mcp serve >> ~/.hermes/logs/server.log 2>&1 &',
        'cat ~/.hermes/logs/x',
        'touch ~/.hermes/.env',
        'cp x ~/.hermes/plugins/x/',
        'sqlite3 ~/.hermes/state.db .tables',
      ],
    },
  },
];

/** Hermes started with its output kept among its own logs; who empties a log is no such start. */
function isOwnLog(run: Run, path: string): boolean {
  const program = /^(nohup|setsid)$/.test(run.name) ? run.args.find((arg) => !arg.startsWith('-')) : run.name;
  return program === 'hermes' && /\/\.hermes\/logs\/[\w.-]+\.log$/.test(path);
}

/** The words after `hermes`, however it is started. */
function hermesArgs(run: Run): readonly string[] | undefined {
  if (run.name.startsWith('hermes')) return run.args;
  const at = run.args.findIndex((arg) =>
    /^(hermes(-agent|-tools)?(@[\w.]+)?|hermes_cli(\.main)?|.*\/hermes(\.m?js|\.py)?)$/.test(arg),
  );
  if (at < 0) return undefined;
  const isModule = run.args[at - 1] === '-m' || /^(npx|uv)$/.test(run.name) || at === 0;
  return isModule ? run.args.slice(at + 1) : undefined;
}

/** Commands that make calls; the others only look. */
function callsTools(args: readonly string[]): boolean {
  if (args.some((arg) => /^(--version|--help|-h)$/.test(arg))) return false;
  return /^(|run|shell|tools call|mcp serve)( |$)/.test(wordsOf(args).slice(0, 2).join(' '));
}

function choosesGate(args: readonly string[]): boolean {
  return args.some((arg, index) => {
    const [, flag, inline] = /^--(home|permissions|profile)(?:=(.*))?$/.exec(arg) ?? [];
    const value = inline ?? args[index + 1] ?? '';
    return flag !== undefined && !(flag === 'profile' && /^(safe|readonly_research|default)$/.test(value));
  });
}

/** Without flags, and without the values of those that every command takes. */
function wordsOf(args: readonly string[]): string[] {
  return args.filter((arg, index) => !arg.startsWith('-') && !VALUE_FLAG.test(args[index - 1] ?? ''));
}

const VALUE_FLAG = /^--(?:home|cwd|toolsets|disable|profile|permissions|environment|approve|timeout)$/;

function loosens(args: readonly string[]): boolean {
  if (
    args.some(
      (arg, index) =>
        /^--yolo(=|$)/.test(arg) ||
        /^--approve=(?!never|no|ask|deny)/.test(arg) ||
        (arg === '--approve' && !/^(never|no|ask|deny)$/.test(args[index + 1] ?? '')) ||
        /^--(auto-approve|dangerously-\S*|no-approvals?|skip-approvals?|trust)(=|$)/.test(arg),
    )
  )
    return true;
  const [first = '', second = '', third = ''] = wordsOf(args);
  switch (first) {
    case 'approvals':
    case 'approval':
      // Suggestions are only shown until some of them are applied.
      if (second === 'suggest') return args.some((arg) => /^--?a/.test(arg));
      return !/^(test|list|ls|show|status|help|log|history|pending|explain|revoke|)$/.test(second);
    case 'approve':
    case 'trust':
    case 'yolo':
      return !/^(list|show|status)$/.test(second);
    case 'config':
      return (
        (/^(set|unset|add|remove|edit|append|delete|import|reset)$/.test(second) && SETTINGS.test(third)) ||
        (/^(edit|import|reset)$/.test(second) && third === '')
      );
    case 'permissions':
    case 'permission':
    case 'profile':
    case 'profiles':
    case 'security':
      return /^(allow|grant|set|add|edit|import|reset|remove|delete|unset|disable|off|open|use|apply|loosen)$/.test(
        second,
      );
    case 'mcp':
    case 'plugins':
    case 'plugin':
      return second === 'trust';
    default:
      return false;
  }
}

/** The documented first set-up copies the shipped example; the path rules still judge the write itself. */
function isSetUp(run: Run): boolean {
  const operands = operandsOf(run);
  return run.name === 'cp' && operands.length === 2 && /(^|\/)cli-config\.yaml\.example$/.test(operands[0] ?? '');
}
