import type { Run } from '../run.js';

/** How a program is pointed at files or folders with something to run in them. */
interface Pointing {
  /** Options whose value names such a place. */
  readonly options?: readonly string[];
  /** Orders of which one must be among the first words; without any, every order runs something. */
  readonly orders?: RegExp;
  /** Operands that name such a place: the first, or all; those behind the order where there is one. */
  readonly operands?: 'first' | 'all';
  /** What such an operand must look like. */
  readonly shape?: RegExp;
  /** Only when no operand follows the order: with one it is fetched from elsewhere and put there. */
  readonly isBare?: boolean;
}

const SCRIPTS = /\.(?:[cm]?[jt]sx?|py|rb|ex|exs|lua|kts?|scala|clj|jl|php|pl|sh)$/;
const JS_ORDERS = /^(?:run|run-script|start|test|t|ci|rebuild|build|dev|exec|x|serve|dlx)$/;
const BUILD = /^(?:run|r|build|b|test|t|bench|install|check|nextest|clippy)$/;
const UP = /^(?:up|run|start|create|build|watch|restart)$/;

/** By the names of the programs. */
const POINTINGS: readonly (readonly [string, Pointing])[] = [
  ['npm pnpm yarn bun', { options: ['-C', '--prefix', '--cwd', '--dir'], orders: JS_ORDERS }],
  ['npm pnpm yarn bun', { options: ['-C', '--prefix', '--cwd', '--dir'], orders: /^(?:install|i)$/, isBare: true }],
  ['npm pnpm yarn bun', { orders: /^(?:install|i|add|link|exec|x|dlx)$/, operands: 'all' }],
  ['npx bunx', { options: ['--prefix', '--package', '-p'], operands: 'first' }],
  ['bun deno', { orders: /^(?:run|test|bench|serve|task|install|compile)$/, operands: 'first' }],
  ['deno', { options: ['--config', '-c', '--cwd', '--import-map'], orders: /^(?:run|task|test|bench|serve)$/ }],
  ['cargo', { options: ['--manifest-path', '-C', '--path'], orders: BUILD }],
  ['mvn mvnw', { options: ['-f', '--file'] }],
  [
    'gradle gradlew',
    {
      options: [
        '-p',
        '--project-dir',
        '-b',
        '--build-file',
        '-I',
        '--init-script',
        '-c',
        '--settings-file',
        '--include-build',
      ],
    },
  ],
  ['ant', { options: ['-f', '-file', '-buildfile'] }],
  ['make gmake', { options: ['-f', '--file', '--makefile', '-C', '--directory', '-I', '--include-dir'] }],
  ['ninja scons', { options: ['-f', '-C', '--file', '--directory', '--sconstruct'] }],
  [
    'just task rake mise',
    {
      options: [
        '-f',
        '--justfile',
        '-t',
        '--taskfile',
        '--rakefile',
        '-d',
        '--dir',
        '-C',
        '--cd',
        '-R',
        '--rakelibdir',
      ],
    },
  ],
  ['cmake', { options: ['-P', '-S', '-C', '--toolchain', '--preset-file'] }],
  ['meson', { orders: /^setup$/, operands: 'all' }],
  [
    'tox nox invoke inv fab',
    { options: ['-c', '-f', '-r', '--noxfile', '--search-root', '--collection', '--workdir'] },
  ],
  ['docker-compose podman-compose', { options: ['-f', '--file', '--project-directory'], orders: UP }],
  [
    'docker podman nerdctl',
    {
      options: ['-f', '--file', '--project-directory', '-c', '--compose-file'],
      orders: /^(?:compose|stack|bake|buildx)$/,
    },
  ],
  ['podman', { orders: /^(?:play|kube)$/, operands: 'all' }],
  ['terraform tofu terragrunt', { options: ['-chdir'], orders: /^(?:apply|destroy|import|test)$/ }],
  ['pulumi', { options: ['-C', '--cwd'], orders: /^(?:up|destroy|refresh|preview)$/ }],
  ['packer puppet', { orders: /^(?:build|apply)$/, operands: 'all' }],
  ['ansible-playbook', { operands: 'all' }],
  ['ansible ansible-playbook', { options: ['-i', '--inventory'], shape: /\.(?:py|sh)$/ }],
  ['run-parts chef-apply', { operands: 'first' }],
  ['chef-solo chef-client', { options: ['-c', '--config', '-r', '-j'] }],
  ['salt-call', { options: ['--file-root', '-c', '--config-dir', '--module-dirs', '-m'] }],
  ['pwsh powershell', { options: ['-File', '-f', '-file', '-Fi'], operands: 'first' }],
  ['emacs emacsclient', { options: ['--script', '-script', '-l', '--load', '-x', '--init-directory'] }],
  ['vim nvim vi gvim view ex', { options: ['-u', '-S', '-U', '-l'] }],
  [
    'sbcl clisp guile chez racket ocaml',
    { options: ['--script', '--load', '-l', '-s', '-i', '-t', '-u'], operands: 'first' },
  ],
  [
    'octave runghc runhaskell elixir escript swift dart kotlin scala bb rust-script expect wish xonsh mono wine ghci streamlit papermill mongosh clojure clj babashka crystal v zig nim tcc dotnet',
    { operands: 'first', shape: /^(?!.*:\d+$)/ },
  ],
  [
    'swift dart dotnet crystal v zig nim streamlit flask',
    { orders: /^(?:run|r|e|fsi|script|exec|test)$/, operands: 'first' },
  ],
  [
    'dotnet',
    {
      orders: /^(?:msbuild|build|run|test|publish|pack|restore)$/,
      operands: 'first',
      shape: /\.(?:\w*proj|targets|sln|props)$/,
    },
  ],
  ['msbuild xbuild', { operands: 'first', shape: /\.(?:\w*proj|targets|sln|props)$/ }],
  [
    'swift dotnet',
    { options: ['--package-path', '--project', '--startup-project'], orders: /^(?:run|test|build|watch)$/ },
  ],
  ['tcc', { options: ['-run'] }],
  ['kotlinc', { options: ['-script'] }],
  ['expect', { options: ['-f', '-b'] }],
  ['r', { options: ['-f', '--file'] }],
  [
    'java',
    {
      options: ['-jar', '-cp', '-classpath', '--class-path', '--module-path', '-p'],
      operands: 'first',
      shape: /^(?!.*\.(?:json|ya?ml|txt|xml|csv)$)/,
    },
  ],
  ['go', { options: ['-C'], orders: /^(?:run|test|generate)$/ }],
  ['go', { orders: /^(?:run|test|generate)$/, operands: 'first' }],
  ['go', { options: ['-exec', '-toolexec', '-vettool', '-overlay', '-modfile'] }],
  ['pip pip3 uv pipx', { options: ['-e', '--editable', '--spec'], orders: /^(?:install|run)$/ }],
  ['pip pip3 uv pipx', { orders: /^(?:install|run)$/, operands: 'all' }],
  [
    'uv poetry pdm hatch pipenv rye',
    {
      options: ['-C', '-P', '-p', '--directory', '--project', '--config-file'],
      orders: /^(?:run|install|sync|build|update)$/,
    },
  ],
  [
    'composer',
    { options: ['-d', '--working-dir'], orders: /^(?:install|update|run|run-script|exec|require|test|dump-autoload)$/ },
  ],
  ['bundle', { options: ['--gemfile'] }],
  ['pytest py.test', { options: ['--rootdir', '--confcutdir', '-c', '--config-file'] }],
  [
    'eslint webpack rollup vite vitest jest',
    { options: ['-c', '--config', '--root', '--rootDir'], shape: /^(?!.*\.(?:json|ya?ml|toml)$)/ },
  ],
  ['pytest py.test mocha ava jasmine rspec behave cucumber bats robot', { operands: 'all' }],
  ['mocha ts-mocha', { options: ['-r', '--require', '--config'] }],
  ['pm2 forever', { orders: /^(?:start|reload|restart)$/, operands: 'first' }],
  ['nodemon tsx ts-node esno vite-node jiti electron', { operands: 'first', shape: SCRIPTS }],
  [
    'gunicorn uvicorn hypercorn celery flask',
    { options: ['-c', '--config', '--chdir', '--app-dir', '--app', '-A', '--workdir'] },
  ],
  ['jupyter', { options: ['--config', '--execute'] }],
  ['rails', { orders: /^(?:runner|r)$/, operands: 'first' }],
  ['manage.py', { options: ['--pythonpath', '--settings'] }],
  ['sshd supervisord monit nginx httpd apache2 uwsgi logrotate', { options: ['-f', '-c', '--ini'] }],
  ['scp sftp', { options: ['-F'] }],
  ['nix-build nix-shell nix-instantiate nix-env nix guix', { options: ['-f', '--file'], operands: 'all' }],
  [
    'brew gem dpkg apt apt-get rpm dnf yum flatpak snap installer',
    { orders: /^(?:install|-i|-u|-uvh|-ivh|--install|localinstall|upgrade)$/i, operands: 'all' },
  ],
  ['act', { options: ['-W', '--workflows', '-C', '--directory'] }],
  ['pre-commit', { options: ['-c', '--config'] }],
  ['git', { options: ['--template'] }],
  ['gcc g++ cc c++ clang clang++', { options: ['-B', '-fplugin', '-specs'] }],
  ['tmux', { orders: /^source(?:-file)?$/, operands: 'all' }],
  ['screen', { options: ['-c'] }],
  [
    'psql sqlcmd cqlsh snowsql mysqlsh clickhouse-client duckdb sqlite3 pgcli usql',
    { options: ['-f', '--file', '-i', '-init', '--init', '--queries-file'] },
  ],
  ['mongo mongosh', { operands: 'all', shape: /\.[cm]?js$/ }],
  ['redis-cli', { options: ['--eval'] }],
  ['gulp grunt', { options: ['-f', '--gulpfile', '--gruntfile', '--cwd'] }],
];

const BY_NAME: ReadonlyMap<string, readonly Pointing[]> = byName();

function byName(): ReadonlyMap<string, readonly Pointing[]> {
  const found = new Map<string, Pointing[]>();
  for (const [names, pointing] of POINTINGS)
    for (const name of names.split(' ')) found.set(name, [...(found.get(name) ?? []), pointing]);
  return found;
}

/** Options that take code in any program, by their names, whatever the file is called. */
const CODE_OPTION =
  /^--(?:require|import|loader|preload|plugins?|plugin-dir|plugin-path|plugin-search-dir|rulesdir|ext-dir|extension|extensions-dir|load-extension|init-script|init-file|rcfile|script|scripts|script-file|load|setup-file|setupFiles|globalSetup|hooks-path|hooks?|engine|module-path|library|preprocessor|pager|askpass|use-askpass|editor|on-[\w-]+|rsh-command|rsh|pre|browser|viewer|exec|command|cmd|wrapper|helper|shell)$/;
/** Options that name settings, which are code in the languages whose settings are programs. */
const CONFIG_OPTION =
  /^--(?:config|config-file|configuration|conf|options|settings|presets?|transform|reporter|formatter|resolver|runner)$/;

/** Files and folders that the command takes something to run from. */
export function pointedPlaces(run: Run): readonly string[] {
  const places: string[] = [];
  // `python3 -m pytest` is pytest.
  const isModule = run.args[0] === '-m' && run.name.startsWith('python');
  const args = isModule ? run.args.slice(2) : run.args;
  const program = isModule ? (run.args[1] ?? '') : run.name;
  for (const pointing of BY_NAME.get(program) ?? NOTHING) addPlaces(args, pointing, places);
  run.args.forEach((arg, index) => {
    if (!arg.startsWith('-')) return;
    const equals = arg.indexOf('=');
    const name = equals < 0 ? arg : arg.slice(0, equals);
    const value = equals < 0 ? (run.args[index + 1] ?? '') : arg.slice(equals + 1);
    if (CODE_OPTION.test(name) || (CONFIG_OPTION.test(name) && SCRIPTS.test(value))) places.push(value);
  });
  return places;
}

const NOTHING: readonly Pointing[] = [];

/** Orders that only look. */
const LOOKS = /^(?:config|ps|logs|ls|list|images|top|port|events|version|down|stop|validate|plan|help|convert|pull)$/;

function addPlaces(given: readonly string[], pointing: Pointing, places: string[]): void {
  const dashes = given.indexOf('--');
  const args = dashes < 0 ? given : given.slice(0, dashes);
  const operands: string[] = [];
  const values: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] as string;
    const option = pointing.options?.find((name) => isOption(arg, name));
    if (option === undefined) {
      if (OUTPUT.test(arg)) index += 1;
      else if (!arg.startsWith('-') || pointing.orders?.test(arg)) operands.push(arg);
    } else if (arg === option) {
      index += 1;
      values.push(args[index] ?? '');
    } else {
      values.push(arg.slice(option.length).replace(/^=/, ''));
    }
  }
  const order = pointing.orders ? operands.findIndex((word, index) => index < 3 && pointing.orders?.test(word)) : -1;
  if (pointing.orders && (order < 0 || operands.some((word, index) => index < 3 && LOOKS.test(word)))) return;
  if (pointing.isBare && operands.length > order + 1) return;
  const named = pointing.operands ? operands.slice(order + 1) : [];
  const all = [...values, ...(pointing.operands === 'first' ? named.slice(0, 1) : named)];
  for (const place of all) {
    const plain = place.replace(/^(?:file|path|link|portal):(?:\/\/)?/, '');
    if (!pointing.shape || pointing.shape.test(plain)) places.push(plain);
  }
}

/** Options whose value says where something goes or comes from that is not run. */
const OUTPUT =
  /^(?:-t|-d|-o|-r|--(?:target|dest\w*|cache\S*|out\S*|log\S*|prefix|root|report\S*|store-dir|modules-folder|find-links|index-url|constraint|requirement|python|junit\S*|basetemp|tmpdir|target-dir))$/;

/** `-f`, `-f=x`, `--file=x`, and `-fx` of a single letter. */
function isOption(arg: string, name: string): boolean {
  if (!arg.startsWith(name)) return false;
  return arg.length === name.length || arg[name.length] === '=' || (name.length === 2 && arg[2] === '/');
}
