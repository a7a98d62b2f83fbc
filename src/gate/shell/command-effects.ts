import type { Effect } from '../../kernel/effect.js';
import { analyseCommand, type CommandOptions } from './analyse-command.js';
import { destructiveSql } from './code/scan-sql.js';
import { describedPrograms, isReadOnlyGit } from './described-programs.js';
import { commandText } from './judge-command.js';
import { namedFiles } from './named-files.js';
import { resolvePath } from './paths/resolve-path.js';
import { hasOption, operandsOf } from './rules/arguments.js';
import { sqlTexts } from './rules/database.js';
import { dockerVerbs } from './rules/docker-verbs.js';
import { deleteTargets, writeTargets } from './rules/targets.js';
import type { Run } from './run.js';
import { gitSubcommand } from './unwrap/git.js';
import { isKnown } from './words/shell-word.js';

/** What a command would do to the world, as far as its text tells. */
export interface CommandEffects {
  readonly effects: readonly Effect[];
  /** False when a part could not be evaluated or a program runs whose effects are not known from its words. */
  readonly complete: boolean;
}

/**
 * Derives effects from a command line: each simple command as `terminal:execute`, and what it writes, deletes,
 * fetches, or does to repositories, databases and containers. Paths are absolute texts; links are not followed.
 */
export function commandEffects(command: string, options: CommandOptions = {}): CommandEffects {
  const { runs, problems } = analyseCommand(command, options);
  const effects = new Map<string, Effect>();
  for (const run of runs) {
    for (const effect of effectsOf(run)) effects.set(JSON.stringify(effect), effect);
  }
  return { effects: [...effects.values()], complete: problems.length === 0 && runs.every(isDescribed) };
}

function effectsOf(run: Run): Effect[] {
  const execute: Effect[] = run.words.length > 0 ? [{ permission: 'terminal:execute', command: commandText(run) }] : [];
  return [
    ...execute,
    ...writes(run),
    ...deletions(run),
    ...reads(run),
    ...fetches(run),
    ...gitEffects(run),
    ...databaseEffects(run),
    ...containerEffects(run),
    ...processEffects(run),
  ];
}

const STREAMS = /^\/dev\/(null|stdin|stdout|stderr|tty|fd\/\d+)$/;

function writes(run: Run): Effect[] {
  const { written, deleted } = namedFiles(run);
  const gone = new Set(run.name === 'mv' ? deleted.map((path) => resolvePath(path, run.cwd)) : []);
  return [...writeTargets(run), ...fetchedInto(run), ...written.map((path) => resolvePath(path, run.cwd))]
    .filter((path) => !STREAMS.test(path) && !gone.has(path))
    .map((path) => ({ permission: 'file:write', path }));
}

/** Folders and files that programs fill whose words say so in a way of their own. */
function fetchedInto(run: Run): string[] {
  const { args, cwd } = run;
  const after = (...options: string[]): string[] =>
    args.flatMap((arg, index) => {
      if (options.includes(arg)) return [args[index + 1] ?? ''];
      const inline = options.find((option) => option.startsWith('--') && arg.startsWith(`${option}=`));
      return inline === undefined ? [] : [arg.slice(inline.length + 1)];
    });
  const found = ((): readonly (string | undefined)[] => {
    switch (run.name) {
      case 'git': {
        const { verb } = gitSubcommand(run);
        const rest = operandsOf(run).slice(operandsOf(run).indexOf(verb) + 1);
        if (verb === 'clone') return [rest[1] ?? repositoryName(rest[0])];
        if (verb === 'init') return [rest[0]];
        if (verb === 'worktree' && rest[0] === 'add') return [rest[1]];
        return /^(?:pull|checkout|switch|restore|reset|apply|am|merge|rebase|clean)$/.test(verb) ? after('-C') : [];
      }
      case 'svn':
      case 'hg':
        return /^(?:checkout|co|export|clone)$/.test(operandsOf(run)[0] ?? '') ? [operandsOf(run)[2]] : [];
      case 'npm':
      case 'pnpm':
      case 'yarn':
        return after('--prefix', '-C', '--dir', '--cwd');
      case 'pip':
      case 'pip3':
      case 'uv':
        return after('--target', '-t', '--prefix', '--root');
      case 'sqlite3':
        return databaseEffects(run).some(({ permission }) => permission === 'database:write')
          ? [operandsOf(run)[0]]
          : [];
      default:
        return [];
    }
  })();
  return found.flatMap((path) => (path === undefined || path === '' ? [] : [resolvePath(path, cwd)]));
}

function repositoryName(source: string | undefined): string | undefined {
  return /([^/:]+?)(?:\.git)?\/?$/.exec(source ?? '')?.[1];
}

function deletions(run: Run): Effect[] {
  const named = [...deleteTargets(run).map((word) => word.text), ...namedFiles(run).deleted];
  const paths = named.map((path) => resolvePath(path, run.cwd));
  if (run.name === 'find' && run.args.includes('-delete')) {
    const starts = run.args.slice(
      0,
      run.args.findIndex((arg) => arg.startsWith('-')),
    );
    paths.push(...(starts.length > 0 ? starts : ['.']).map((path) => resolvePath(path, run.cwd)));
  }
  if (run.name === 'git' && gitSubcommand(run).verb === 'clean') paths.push(run.cwd);
  return paths.map((path) => ({ permission: 'file:delete', path }));
}

function reads(run: Run): Effect[] {
  const redirected = run.redirects
    .filter(({ operator }) => operator === '<' || operator === '<>')
    .map(({ target }) => target.text);
  return [...redirected, ...namedFiles(run).read, ...secondNames(run)]
    .filter((text) => text !== '-' && text !== '' && !STREAMS.test(text) && !/^\/dev\/(tcp|udp)\//.test(text))
    .map((text) => ({ permission: 'file:read', path: resolvePath(text, run.cwd) }));
}

/** Through a second name a file can be read later, and no path tells which file it is. */
function secondNames(run: Run): readonly string[] {
  const isHard = run.name === 'link' || (run.name === 'ln' && !hasOption(run, 's', 'symbolic'));
  if (!isHard) return [];
  const operands = operandsOf(run);
  const endsWithTarget = operands.length > 1 && !hasOption(run, 't', 'target-directory');
  return endsWithTarget ? operands.slice(0, -1) : operands;
}

const FETCHERS =
  /^(curl|wget|wget2|http|https|xh|aria2c|lynx|w3m|fetch|git|svn|hg|deno|npx|npm|pnpm|yarn|bun|pip|pip3|pipx|uv|uvx|yt-dlp|youtube-dl|gallery-dl|apt|apt-get|dnf|yum|rpm|brew|helm|kubectl)$/;
const HOST_PROGRAMS = /^(ssh|mosh|nc|ncat|netcat|telnet|ping|dig|host|nslookup|traceroute|ftp|sftp)$/;

function fetches(run: Run): Effect[] {
  const found: Effect[] = [];
  if (FETCHERS.test(run.name)) {
    for (const arg of run.args) {
      const url = /^(?:git\+)?((?:https?|ftp|git|ssh):\/\/\S+)$/.exec(arg)?.[1];
      const scp = run.name === 'git' ? /^(?:[\w.-]+@)([\w.-]+):\S+$/.exec(arg)?.[1] : undefined;
      if (url) found.push({ permission: 'network:fetch', url });
      else if (scp) found.push({ permission: 'network:fetch', host: scp });
      else if (
        /^(curl|wget|xh|http|https)$/.test(run.name) &&
        /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$|^localhost(:\d+)?(\/\S*)?$/.test(arg) &&
        !/\.(json|txt|html|zip|gz|tgz|sh|md|csv|xml|ya?ml)$/.test(arg)
      )
        found.push({ permission: 'network:fetch', url: `http://${arg}` });
    }
    const { verb } = run.name === 'git' ? gitSubcommand(run) : { verb: '' };
    if (/^(fetch|pull|push|clone|ls-remote)$/.test(verb) && found.length === 0)
      found.push({ permission: 'network:fetch', target: 'git remote' });
  }
  if (HOST_PROGRAMS.test(run.name)) {
    const host = operandsOf(run).find(
      (operand) => /^([\w.-]+@)?[\w-]+(\.[\w-]+)*$/.test(operand) && !/^\d+$/.test(operand),
    );
    if (host) found.push({ permission: 'network:fetch', host: host.slice(host.indexOf('@') + 1) });
  }
  if (/^(scp|rsync)$/.test(run.name)) {
    for (const operand of operandsOf(run)) {
      const host = /^(?:[\w.-]+@)?([\w.-]+):/.exec(operand)?.[1];
      if (host) found.push({ permission: 'network:fetch', host });
    }
  }
  if (/^(socat|openssl)$/.test(run.name)) {
    const host = /\b(?:(?:tcp|udp|ssl|openssl|sctp)[46]?(?:-connect)?:|s_client .*-connect )([\w.-]+):\w+/i.exec(
      run.args.join(' '),
    )?.[1];
    if (host) found.push({ permission: 'network:fetch', host });
  }
  for (const { target } of run.redirects) {
    const host = /^\/dev\/(?:tcp|udp)\/([^/]+)\//.exec(target.text)?.[1];
    if (host) found.push({ permission: 'network:fetch', host });
  }
  return found;
}

function gitEffects(run: Run): Effect[] {
  if (run.name !== 'git') return [];
  const { verb } = gitSubcommand(run);
  if (verb === '') return [];
  return [{ permission: isReadOnlyGit(run) ? 'git:read' : 'git:write', target: verb }];
}

function databaseEffects(run: Run): Effect[] {
  if (/^(redis-cli|valkey-cli|mongosh|mongo)$/.test(run.name)) {
    const isRead =
      /^(get|keys|ping|info|scan|ttl|exists|type|hget|hgetall|lrange|smembers|zrange|dbsize)$/i.test(
        operandsOf(run)[0] ?? '',
      ) || /\.(find|findOne|count\w*|stats|aggregate)\(/.test(run.args.join(' '));
    return [{ permission: isRead ? 'database:read' : 'database:write', target: run.name }];
  }
  if (
    !/^(psql|mysql|mariadb|sqlite3|sqlcmd|sqlplus|cqlsh|clickhouse-client|duckdb|pgcli|mycli|usql|dropdb|createdb|pg_restore|mysqladmin|mongorestore)$/.test(
      run.name,
    )
  )
    return [];
  const texts = sqlTexts(run);
  const isRead =
    texts.length > 0 &&
    texts.every(
      (text) =>
        /^\s*(select|show|explain|describe|desc|\\d|\.tables|\.schema|pragma|values)\b/i.test(text) &&
        destructiveSql(text) === undefined &&
        !/;\s*\w/.test(text),
    );
  return [{ permission: isRead ? 'database:read' : 'database:write', target: run.name }];
}

function containerEffects(run: Run): Effect[] {
  if (!/^(docker|podman|nerdctl|docker-compose|podman-compose)$/.test(run.name)) return [];
  const [verb = '', second = ''] = dockerVerbs(run);
  const isRead = /^(ps|images|logs|inspect|version|info|stats|top|port|history|search|events|diff|df|ls|config)$/.test(
    verb === 'compose' || /^(image|volume|network|container|system|context)$/.test(verb) ? second : verb,
  );
  return [
    { permission: isRead ? 'docker:read' : 'docker:run', target: verb === 'compose' ? `compose ${second}` : verb },
  ];
}

function processEffects(run: Run): Effect[] {
  return /^(kill|pkill|killall|killall5|taskkill)$/.test(run.name)
    ? [{ permission: 'process:manage', target: operandsOf(run).join(' ') }]
    : [];
}

function isDescribed(run: Run): boolean {
  if (run.opaqueScript || run.code.length > 0) return false;
  if (run.name === '') return run.redirects.every(({ target }) => isKnown(target));
  if (!describedPrograms.has(run.name)) return false;
  if (run.name === 'git' && !isReadOnlyGit(run)) return false;
  return run.words.every(isKnown) && run.redirects.every(({ target }) => isKnown(target));
}
