import { remembered } from '../paths/remembered.js';
import type { InlineCode, Run } from '../run.js';
import type { Scope } from '../scope.js';
import { literalWord, type ShellWord, UNKNOWN } from '../words/shell-word.js';
import type { Unwrapped } from './unwrap-command.js';
import { findWritten } from './written-files.js';

/** How an interpreter is given code on its command line. */
interface Interpreter {
  readonly language: string;
  /** A short option that takes code, also at the end of a cluster. */
  readonly short?: string;
  readonly long?: readonly string[];
  /** The first operand is the code itself. */
  readonly operand?: boolean;
  /** A word that must come first, e.g. `eval` of deno. */
  readonly verb?: string;
  /** Short options with a value, to find the first operand. */
  readonly values?: string;
  readonly readsStdin?: boolean;
}

const INTERPRETERS: readonly (readonly [RegExp, Interpreter])[] = [
  [
    /^(python|pypy|jython|ipython|micropython)[\d.]*w?$/,
    { language: 'python', short: 'c', values: 'mWX', readsStdin: true },
  ],
  [/^perl[\d.]*$/, { language: 'perl', short: 'eE', values: 'IMmFilx', readsStdin: true }],
  [/^(?:[jt]?ruby[\d.]*|irb|pry)$/, { language: 'ruby', short: 'e', values: 'IrCEFTKx', readsStdin: true }],
  [
    /^(node|nodejs|tsx|ts-node|bun)$/,
    { language: 'javascript', short: 'ep', long: ['eval', 'print'], values: 'rC', readsStdin: true },
  ],
  [/^deno$/, { language: 'javascript', verb: 'eval', operand: true, readsStdin: false }],
  [/^mongo(?:sh)?$/, { language: 'javascript', short: '', long: ['eval'], values: 'fup', readsStdin: false }],
  [/^(osascript)$/, { language: 'applescript', short: 'e', values: 'l', readsStdin: true }],
  [/^php[\d.]*(-cli)?$/, { language: 'php', short: 'rBRE', values: 'cdfz', readsStdin: true }],
  [/^(lua|luajit|texlua)[\d.]*$/, { language: 'lua', short: 'e', values: 'l', readsStdin: true }],
  [/^(rscript|r)$/, { language: 'r', short: 'e', values: 'fg', readsStdin: true }],
  [/^julia$/, { language: 'julia', short: 'eE', values: 'LpJC', long: ['eval', 'print'], readsStdin: true }],
  [/^groovy$/, { language: 'groovy', short: 'e', values: 'cD' }],
  [/^(tclsh|wish)[\d.]*$/, { language: 'tcl', readsStdin: true }],
  [/^expect$/, { language: 'tcl', short: 'c', values: 'f', readsStdin: true }],
  [/^([gmn]|original-)?awk$/, { language: 'awk', operand: true, values: 'vFfieE', readsStdin: false }],
  [/^(emacs|emacsclient)$/, { language: 'elisp', long: ['eval', 'execute'], short: '', values: 'ldfq' }],
  [/^(elixir|iex)$/, { language: 'elixir', short: 'e', long: ['eval', 'rpc-eval'], values: 'Sr' }],
  [/^erl$/, { language: 'erlang', long: ['eval'], short: '' }],
  [
    /^(scala|clojure|clj|bb|guile|racket|sbcl|kotlinc?|gnuplot)$/,
    { language: 'other', short: 'ec', long: ['eval'], values: '' },
  ],
  [
    /^(octave(-cli)?|matlab|scilab|sage|maxima|gp|raku|jjs|slsh|ocaml|ghc|ghci|clisp|jrunscript|kawa|chez|gosh)$/,
    { language: 'other', short: 'ecxr', long: ['eval', 'batch-string', 'batch'], values: '', readsStdin: true },
  ],
  [/^crystal$/, { language: 'ruby', verb: 'eval', operand: true, readsStdin: false }],
  [/^(go|zig|v)$/, { language: 'go', verb: 'run', readsStdin: false }],
  [/^nim$/, { language: 'go', verb: 'e', readsStdin: false }],
  [/^(java|dart|swift|tcc)$/, { language: 'go', short: 'e', values: 'cp', readsStdin: false }],
  [/^jshell$/, { language: 'other', readsStdin: true, values: 's' }],
  [/^(powershell|pwsh)$/, { language: 'powershell', readsStdin: true }],
];

/** Code that an interpreter is handed on the command line, by standard input, or in a file this line wrote. */
export function interpreterCode(run: Run, scope: Scope): Partial<Unwrapped> | undefined {
  const interpreter = interpreterNamed(run.name);
  if (!interpreter) return undefined;
  if (interpreter.language === 'powershell') return powershellCode(run, scope);
  if (interpreter.language === 'ruby' && run.args.includes('-run')) return rubyUtility(run);
  const given = givenCode(run, interpreter);
  const program = given.isModule ? MODULES.get(run.args[run.args.indexOf('-m') + 1] ?? '') : undefined;
  if (program)
    return {
      inner: [{ kind: 'words', words: [literalWord(program), ...run.words.slice(run.args.indexOf('-m') + 3)] }],
    };
  const texts = given.code.map((index) => codeAt(run, index, interpreter));
  if (given.isModule && run.args.includes('timeit')) texts.push(...timedCode(run));
  if (texts.length === 0) texts.push(...consoleCode(run, interpreter));
  const file = interpreter.language === 'awk' ? programFile(run) : run.words[(given.operand ?? NO_WORD) + 1];
  const isStdin =
    texts.length === 0 && (file ? file.text === '-' || file.text === '/dev/stdin' : interpreter.readsStdin !== false);
  const readsCodeFile =
    interpreter.language === 'awk' && run.args.some((arg) => arg === '-f/dev/stdin' || arg === '/dev/stdin');
  if ((isStdin || readsCodeFile) && !given.isModule && run.stdin) {
    const isUnknown = run.stdin.text === null || run.stdin.text.trim() === UNKNOWN;
    // `R --no-save < analysis.R` is how its scripts are run.
    if (isUnknown && interpreter.language === 'r' && run.stdin.kind === 'file' && run.stdin.producers.length === 0)
      return {};
    if (isUnknown) return { opaqueScript: run.stdin };
    texts.push({ language: interpreter.language, text: run.stdin.text, producers: run.stdin.producers });
  }
  const written = texts.length === 0 ? findWritten(file, run, scope) : undefined;
  if (written?.text) texts.push({ language: interpreter.language, text: written.text, producers: written.producers });
  return { code: texts, file: written && { path: written.path, text: written.text, producers: written.producers } };
}

/**
 * The words by which an interpreter is given files to run: its script, modules of the folder, and every word before
 * them, of which some are values of options that load code. Undefined for a program that is none.
 */
export function scriptWords(run: Run): string[] | undefined {
  const interpreter = interpreterNamed(run.name);
  if (!interpreter) return undefined;
  const { code, operand, isModule } = givenCode(run, interpreter);
  const end = code.length > 0 ? Math.min(...code) : operand === undefined ? run.args.length : operand + 1;
  const words = run.args.slice(0, end);
  if (!isModule) return words;
  const module = (run.args[run.args.findIndex((arg) => /^-\w*m$/.test(arg)) + 1] ?? '').replaceAll('.', '/');
  return module === '' ? words : [`${module}.py`, `${module}/__main__.py`];
}

const NO_WORD = -2;

/** awk takes its program from `-f`; its operands are data. */
function programFile(run: Run): ShellWord | undefined {
  const at = run.args.findIndex((arg) => arg === '-f' || arg === '--file');
  return at < 0 ? undefined : run.words[at + 2];
}

/** `ruby -run -e rm -- -r x`: the utilities of a shell, by their own names. */
function rubyUtility(run: Run): Partial<Unwrapped> {
  const at = run.args.findIndex((arg) => arg.startsWith('-e'));
  const verb = (run.args[at] ?? '').slice(2) || (run.args[at + 1] ?? '');
  const rest = run.words.slice(1).filter((word, index) => index > at && word.text !== verb && word.text !== '--');
  const words = verb === 'rm_rf' ? [literalWord('rm'), literalWord('-rf')] : [literalWord(verb)];
  return at < 0 ? {} : { inner: [{ kind: 'words', words: [...words, ...rest] }] };
}

/** `python manage.py shell -c CODE`, `php artisan tinker --execute CODE`: the script of a framework is handed code. */
function consoleCode(run: Run, { language }: Interpreter): InlineCode[] {
  const at = run.args.findIndex((arg) => /^(?:shell|shell_plus|tinker)$/.test(arg));
  if (at < 1 || !/^(?:python|php)$/.test(language)) return [];
  const given = run.args.findIndex((arg, index) => index > at && /^(?:-c|--command|--execute)(?:=|$)/.test(arg));
  const word = run.args[given] ?? '';
  const text = word.includes('=') && word.startsWith('--') ? word.slice(word.indexOf('=') + 1) : run.args[given + 1];
  return given < 0 || !text ? [] : [{ language, text, producers: [] }];
}

/** Every statement after `-m timeit` is code. */
function timedCode(run: Run): InlineCode[] {
  return run.words
    .slice(run.args.indexOf('timeit') + 2)
    .filter((word) => !word.text.startsWith('-'))
    .map((word) => ({ language: 'python', text: word.text, producers: word.producers }));
}

/** Modules that are programs of another name. */
const MODULES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    awscli: 'aws',
    httpie: 'http',
    'ansible.cli.adhoc': 'ansible',
    sqlite3: 'sqlite3',
    gsutil: 'gsutil',
  }),
);

/** All names as one pattern: every command is looked up, and hardly any is one of these. */
const ANY_INTERPRETER = new RegExp(INTERPRETERS.map(([{ source }]) => source).join('|'));
const isInterpreter = remembered((name) => ANY_INTERPRETER.test(name));

function interpreterNamed(name: string): Interpreter | undefined {
  return isInterpreter(name) ? INTERPRETERS.find(([pattern]) => pattern.test(name))?.[1] : undefined;
}

function codeAt(run: Run, index: number, interpreter: Interpreter): InlineCode {
  const word = run.words[index + 1];
  const text = word?.text ?? '';
  const attached =
    /^--\w[\w-]*=(.*)$/s.exec(text)?.[1] ??
    (/^-[a-zA-Z]+/.test(text) ? text.replace(/^-[a-zA-Z]*?[eEcpr]+/, '') : text);
  return { language: interpreter.language, text: attached, producers: word?.producers ?? [] };
}

/** Places, in `args`, of code texts and of the first operand. */
function givenCode(
  run: Run,
  interpreter: Interpreter,
): { code: number[]; operand: number | undefined; isModule: boolean } {
  const code: number[] = [];
  let operand: number | undefined;
  let isModule = false;
  let index = interpreter.verb ? run.args.indexOf(interpreter.verb) + 1 : 0;
  if (interpreter.verb && index === 0) {
    // `deno run -` takes its program from standard input.
    if (run.name === 'deno' && run.args[0] === 'run' && run.args.includes('-')) operand = run.args.indexOf('-');
    return { code, operand, isModule };
  }
  for (; index < run.args.length; index += 1) {
    const arg = run.args[index] ?? '';
    if (arg === '--') {
      operand ??= index + 1 < run.args.length ? index + 1 : undefined;
      break;
    }
    const long = interpreter.long?.find(
      (name) => arg === `--${name}` || arg === `-${name}` || arg.startsWith(`--${name}=`),
    );
    if (long) {
      if (!arg.includes('=')) index += 1;
      code.push(index);
      continue;
    }
    if (!/^-./.test(arg) || arg.startsWith('--')) {
      if (arg.startsWith('--')) continue;
      operand = index;
      break;
    }
    const letter = [...arg.slice(1)].findIndex((character) => interpreter.short?.includes(character));
    const valued = [...arg.slice(1)].findIndex((character) => interpreter.values?.includes(character));
    if (letter >= 0 && (valued < 0 || letter < valued || 'pi'.includes(arg[1] ?? ''))) {
      const isAttached = letter + 2 < arg.length && !/^[a-zA-Z]{1,3}$/.test(arg.slice(letter + 2));
      if (isAttached) code.push(index);
      else code.push((index += 1));
      if (interpreter.language === 'python') break;
    } else if (valued >= 0) {
      if (interpreter.language === 'python' && arg.includes('m')) isModule = true;
      if (interpreter.language === 'awk' && arg.includes('f')) isModule = true;
      if (valued + 2 === arg.length && !(interpreter.language === 'perl' && /[ilF]/.test(arg[valued + 1] ?? '')))
        index += 1;
      if (isModule && interpreter.language === 'python') break;
    }
  }
  if (interpreter.operand && operand !== undefined && !isModule) code.push(operand);
  return {
    code: code.filter((at) => at < run.args.length),
    operand,
    isModule: isModule && interpreter.language === 'python',
  };
}

/** The text behind `-EncodedCommand`: base64 over two bytes per letter. */
function decodedCommand(run: Run): string | undefined {
  const at = run.args.findIndex((arg) => /^[-/]e(?:c|nc\w*)?$/i.test(arg));
  const given = run.args[at + 1] ?? '';
  if (at < 0 || !/^[A-Za-z0-9+/]{8,}={0,2}$/.test(given)) return undefined;
  const text = Buffer.from(given, 'base64').toString('utf16le');
  return /^[\x09-\x7e]+$/.test(text) ? text : undefined;
}

/** Everything after `-Command`, and what follows without an option, is a script; `-File` names one. */
function powershellCode(run: Run, scope: Scope): Partial<Unwrapped> {
  const at = run.args.findIndex((arg) => /^[-/](c|co|com|comm|comma|comman|command)$/i.test(arg));
  const operand = run.args.findIndex(
    (arg, index) =>
      !/^[-/]/.test(arg) &&
      !/^[-/](ex|exec|executionpolicy|ep|w|windowstyle|v|version|wd|workingdirectory|f|file|inputformat|outputformat)$/i.test(
        run.args[index - 1] ?? '',
      ),
  );
  const encoded = decodedCommand(run);
  if (encoded !== undefined) return { code: [{ language: 'powershell', text: encoded, producers: [] }] };
  const start = at >= 0 ? at + 1 : operand;
  const text = start >= 0 ? run.args.slice(start).join(' ') : '';
  const readsFile = run.args.some((arg) => /^[-/](f|file)$/i.test(arg));
  if (text && text !== '-' && !readsFile)
    return { code: [{ language: 'powershell', text, producers: run.words.flatMap((word) => word.producers) }] };
  if (readsFile) {
    const written = findWritten(run.words[run.args.findIndex((arg) => /^[-/](f|file)$/i.test(arg)) + 2], run, scope);
    return written
      ? {
          file: written,
          code: written.text ? [{ language: 'powershell', text: written.text, producers: written.producers }] : [],
        }
      : {};
  }
  if (!run.stdin) return {};
  return run.stdin.text === null
    ? { opaqueScript: run.stdin }
    : { code: [{ language: 'powershell', text: run.stdin.text, producers: run.stdin.producers }] };
}
