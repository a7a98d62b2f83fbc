import type { Run } from '../../gate/shell/run.js';
import type { CommandContext } from '../../kernel/processes-port.js';

/**
 * Why a command would not end by itself or not do what was meant, and how to start it instead; undefined when it may
 * run as it is. Judged on parsed words, so that a name in a string or a comment is no reason.
 */
export async function adviseCommand(command: string, context: CommandContext): Promise<string | undefined> {
  if (context.background) return undefined;
  // The parser is heavy, and by now it is loaded: the gate has judged the command.
  const { analyseCommand } = await import('../../gate/shell/analyse-command.js');
  const runs = analyseCommand(command, {}).runs.filter((run) => run.name !== '');
  return detaching(command, runs) ?? runs.map((run) => longRunning(run) ?? interactive(run, context)).find(Boolean);
}

const DETACHERS = new Set(['nohup', 'setsid', 'disown', 'daemonize']);

function detaching(command: string, runs: readonly Run[]): string | undefined {
  const detacher = runs.find(({ name }) => DETACHERS.has(name));
  if (detacher !== undefined)
    return `${detacher.name} would detach a process that nobody watches. Give the command without it and with background: true; then use the process tool.`;
  const isTrailing = /(?<![&>])&\s*$/.test(command) && runs.at(-1)?.isBackground === true;
  return isTrailing
    ? 'A trailing & starts a process that is stopped when the command ends. Leave the & away and set background: true; then use the process tool.'
    : undefined;
}

/** Programs that serve or watch until they are stopped, by their first words. */
const SERVERS: readonly RegExp[] = [
  /^(npm|pnpm|yarn|bun) (run )?(dev|start|serve|watch|preview|storybook)( |$)/,
  /^(npx |pnpm exec |bunx )?(next (dev|start)|nuxt dev|vite( (dev|serve|preview))?$|vite --|astro dev|remix dev|gatsby develop|ng serve|vue-cli-service serve|webpack(-dev-server)? serve|parcel serve|nodemon|live-server|http-server|serve( |$)|json-server|browser-sync start|expo start|storybook dev|wrangler dev)/,
  /^python[0-9.]* -m (http\.server|flask run|uvicorn|gunicorn|jupyter|streamlit run|celery)( |$)/,
  /^python[0-9.]* (\S*\/)?manage\.py runserver/,
  /^(flask|fastapi) (run|dev)( |$)/,
  /^(uvicorn|gunicorn|hypercorn|daphne|waitress-serve|streamlit run|gradio|celery .*worker) /,
  /^(rails|bin\/rails) (s|server)( |$)/,
  /^php (-S|artisan serve)/,
  /^(ruby -run -e httpd|jekyll serve|hugo serve|hugo server|mkdocs serve|bundle exec (rails|puma|jekyll serve))/,
  /^(jupyter|jupyter-lab|jupyter-notebook)( (lab|notebook|server))?( |$)/,
  /^(redis-server|mongod|mysqld|postgres|memcached|etcd|minio server|caddy run|traefik|haproxy|dockerd|sshd -D|nginx -g)( |$)/,
  /^(docker|podman) compose up(?!.* (-d|--detach))|^docker-compose up(?!.* (-d|--detach))/,
  /^(kubectl|oc) (port-forward|proxy)( |$)|^kubectl .*\blogs\b.* (-f|--follow)( |$)/,
  /^(ngrok|cloudflared tunnel|localtunnel|lt) /,
  /^(cargo watch|air|reflex|watchexec|entr|fswatch|inotifywait .*-m|tsc .*(-w|--watch)|jest .*--watch|vitest( watch|$))/,
  /^tail .*(-f|-F|--follow)( |$)|^journalctl .*(-f|--follow)( |$)|^watch /,
  /^ssh .*-N( |$)/,
];

function longRunning(run: Run): string | undefined {
  if (run.isBackground || run.isPiped || run.wrappers.includes('timeout')) return undefined;
  const text = [run.name, ...run.args].join(' ');
  if (/ (--help|-h|--version|--check|--dry-run)( |$)/.test(`${text} `)) return undefined;
  if (!SERVERS.some((pattern) => pattern.test(text))) return undefined;
  return `${shortened(text)} runs until it is stopped. Start it with background: true, wait for it with process (action wait, a pattern or its port), and go on.`;
}

const SCREEN_PROGRAMS = new Set(
  'vi vim nvim view vimdiff nano pico emacs micro helix hx ed top htop btop atop iotop iftop nethogs mc ranger nnn lf tig lazygit tmux screen byobu mutt alpine lynx links w3m dialog whiptail visudo vipw vigr gdb lldb telnet ftp sftp cfdisk nmtui aptitude dselect'.split(
    ' ',
  ),
);
/** Without arguments they wait for lines to be typed. */
const PROMPTS =
  /^(bash|sh|zsh|dash|ksh|fish|python[0-9.]*|ipython[0-9.]*|node|deno|irb|pry|php|lua|ghci|scala|julia|R|psql|mysql|mariadb|sqlite3|redis-cli|mongosh?|bc|gnuplot|octave)$/;

function interactive(run: Run, { pty, hasInput }: CommandContext): string | undefined {
  if (run.isPiped || run.stdin !== undefined) return undefined;
  const text = [run.name, ...run.args].join(' ');
  const how = pty
    ? 'Set background: true as well; then read the screen with process poll and type with process write.'
    : 'Set background: true and pty: true; then read the screen with process poll and type with process write.';
  if (SCREEN_PROGRAMS.has(run.name) && !isBatch(run)) return `${run.name} needs somebody at a terminal. ${how}`;
  if (!hasInput && run.args.length === 0 && PROMPTS.test(run.name))
    return `${run.name} would wait for lines to be typed. Give it the text with stdin or as an argument, or start it to talk to it: ${how}`;
  const editor = EDITOR_COMMANDS.find(([pattern]) => pattern.test(text));
  return editor === undefined ? undefined : `${shortened(text)} opens an editor or asks questions. ${editor[1]}`;
}

const EDITOR_COMMANDS: readonly (readonly [RegExp, string])[] = [
  [
    /^git commit(?!.*( -[a-z]*[mFC]| --message| --file| --no-edit| --reuse-message| --fixup| --dry-run))/,
    'Give the message with -m, or use --no-edit.',
  ],
  [
    /^git (rebase .*(-i|--interactive)|add .*(-p|-i|--patch|--interactive)( |$))/,
    'Use the non-interactive form of the command.',
  ],
  [/^crontab -e/, 'Write the new table to a file and load it with crontab FILE.'],
  [/^npm init(?!.* (-y|--yes))( |$)/, 'Use npm init -y.'],
  [/^(passwd|chpasswd$|su( -)?$)/, 'It needs a person.'],
];

function isBatch({ name, args }: Run): boolean {
  if (args.some((arg) => /^(--version|--help|-h)$/.test(arg))) return true;
  if (/^(top|htop|atop|iotop)$/.test(name)) return args.some((arg) => /^-\w*[bn]|--batch/.test(arg));
  if (/^n?vim?$/.test(name))
    return args.some((arg) => /^(-[eE]s?|-es|--headless|-c)$/.test(arg)) && args.join(' ').includes('q');
  if (/^(emacs)$/.test(name)) return args.some((arg) => /^(--batch|-batch|--script)$/.test(arg));
  if (/^(tmux|screen|byobu)$/.test(name))
    return args.some((arg) => /^(-d|-dm|-dmS|ls|-ls|kill-\w+|send-keys|capture-pane|has-session|list-\w+)$/.test(arg));
  if (/^(gdb|lldb)$/.test(name)) return args.some((arg) => /^(-batch|--batch|-b)$/.test(arg));
  if (/^(lynx|links|w3m)$/.test(name)) return args.some((arg) => /dump/.test(arg));
  return name === 'sftp' && args.includes('-b');
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
