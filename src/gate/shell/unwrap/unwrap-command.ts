import { resolvePath } from '../paths/resolve-path.js';
import type { Feed, InlineCode, Run, RunFile } from '../run.js';
import type { Scope } from '../scope.js';
import type { ShellWord } from '../words/shell-word.js';
import { UNWRAP_BUILD_TOOLS } from './build-tools.js';
import { UNWRAP_CARRIERS } from './carriers.js';
import { UNWRAP_CONTAINERS } from './containers.js';
import { UNWRAP_ESCAPES } from './escapes.js';
import { UNWRAP_FINDERS } from './finders.js';
import { UNWRAP_GIT } from './git.js';
import { interpreterCode } from './interpreters.js';
import { orderFirst } from './leading-options.js';
import { looselyWrapped } from './loose-wrappers.js';
import { prefixedCommand } from './prefixes.js';
import { UNWRAP_REMOTE_MACHINES } from './remote-machines.js';
import { UNWRAP_SCRIPT_BLOCKS } from './script-blocks.js';
import { openedShell, UNWRAP_SHELLS } from './shells.js';
import { UNWRAP_TERMINALS } from './terminals.js';
import { environmentFile, scriptFile, unpackedFile } from './written-files.js';
import { pipedRecipe, writtenRecipe } from './written-recipes.js';

/** Something a command runs in turn: words, a script in a shell of its own, or text in the same shell. */
export type Inner =
  | {
      readonly kind: 'words';
      readonly words: readonly ShellWord[];
      readonly assignments?: Run['assignments'];
      /** The folder it starts in, when it is not that of the line. */
      readonly cwd?: string | undefined;
      readonly feed?: Feed | undefined;
    }
  | {
      readonly kind: 'script';
      readonly text: string;
      readonly positional?: readonly string[];
      /** What `$0` is in it. */
      readonly zero?: string | undefined;
      readonly cwd?: string;
      readonly feed?: Feed | undefined;
    }
  | { readonly kind: 'eval'; readonly text: string; readonly feed?: Feed | undefined };

/** What there is inside a command. */
export interface Unwrapped {
  readonly inner: readonly Inner[];
  readonly code: readonly InlineCode[];
  readonly file: RunFile | undefined;
  readonly opaqueScript: Feed | undefined;
  /** The output of the wrapper is the output of what it runs. */
  readonly isTransparent: boolean;
}

/** Looks into one kind of wrapper. */
export type Unwrapper = (run: Run, scope: Scope) => Partial<Unwrapped> | undefined;

const NOTHING: Unwrapped = { inner: [], code: [], file: undefined, opaqueScript: undefined, isTransparent: false };

const UNWRAPPERS: ReadonlyMap<string, Unwrapper> = new Map([
  ...UNWRAP_SHELLS,
  ...UNWRAP_FINDERS,
  ...UNWRAP_CONTAINERS,
  ...UNWRAP_CARRIERS,
  ...UNWRAP_TERMINALS,
  ...UNWRAP_REMOTE_MACHINES,
  ...UNWRAP_BUILD_TOOLS,
  ...UNWRAP_ESCAPES,
  ...UNWRAP_GIT,
  ...UNWRAP_SCRIPT_BLOCKS,
]);

/** Finds what a command runs besides itself. */
export function unwrapCommand(run: Run, scope: Scope): Unwrapped {
  const unwrapped = whatItRuns(run, scope);
  const words = orderFirst(run);
  if (!words) return unwrapped;
  return whole({ ...unwrapped, inner: [...unwrapped.inner, { kind: 'words', words }] });
}

function whatItRuns(run: Run, scope: Scope): Unwrapped {
  const special = UNWRAPPERS.get(run.name)?.(run, scope);
  if (special?.inner?.length || special?.opaqueScript || special?.code || special?.file) return whole(special);
  const prefixed = special ? undefined : prefixedCommand(run);
  if (prefixed) return whole({ inner: [prefixed], isTransparent: true });
  const code = special ? undefined : interpreterCode(run, scope);
  if (code) return whole(code);
  const written = writtenFile(run, scope);
  if (written) return written;
  const recipe = writtenRecipe(run, scope) ?? pipedRecipe(run);
  if (recipe) return whole(recipe);
  const inner = looselyWrapped(run);
  if (inner.length > 0) return whole({ inner });
  const opened = run.stdin ? openedShell(run) : undefined;
  return opened ? whole(opened) : NOTHING;
}

/** Written out: every command is looked into, and records made by spreading are slow to make and to read. */
function whole(found: Partial<Unwrapped>): Unwrapped {
  return {
    inner: found.inner ?? NOTHING.inner,
    code: found.code ?? NOTHING.code,
    file: found.file,
    opaqueScript: found.opaqueScript,
    isTransparent: found.isTransparent ?? false,
  };
}

function writtenFile(run: Run, scope: Scope): Unwrapped | undefined {
  const program = run.words[0]?.text ?? '';
  // PowerShell's `.\\x.ps1` has lost its backslash on the way here; cmd finds `x.exe` where it stands.
  if (!program.includes('/') && !(program.includes('.') && /^\.\w|\.(exe|com|cmd|bat|ps1)$/i.test(program)))
    return undefined;
  const path = resolvePath(program.startsWith('.') && !program.includes('/') ? program.slice(1) : program, run.cwd);
  const file = scope.file(path) ?? (program.includes('/') ? unpackedFile(program, scope) : undefined);
  if (file) return whole(scriptFile(path, file));
  const environment = environmentFile(path, scope);
  return environment && whole({ file: environment });
}
