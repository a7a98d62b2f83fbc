import { isNotablePath } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { globMatches } from '../words/glob.js';
import type { ShellWord } from '../words/shell-word.js';
import { operandsOf } from './arguments.js';
import { OUTPUT_OPERANDS, outputOperands } from './output-operands.js';
import { programTargets, WRITERS } from './program-targets.js';

/** Words of a command that are operands, with what is known of their expansion. */
export function operandWords(run: Run): readonly ShellWord[] {
  run.known.operandWords ??= findOperandWords(run);
  return run.known.operandWords;
}

function findOperandWords(run: Run): ShellWord[] {
  const found: ShellWord[] = [];
  let isAfterDashes = false;
  for (let index = 1; index < run.words.length; index += 1) {
    const word = run.words[index];
    if (!word) continue;
    if (isAfterDashes || !word.text.startsWith('-')) found.push(word);
    else if (word.text === '--') isAfterDashes = true;
  }
  return found;
}

const WRITING_REDIRECTS = /^(>|>>|>\||&>|&>>|<>|>&)$/;
const NOTHING: readonly string[] = [];

/** Paths a command writes: redirections, and the operands that programs write to. Found once per command. */
export function writeTargets(run: Run): readonly string[] {
  run.known.writeTargets ??= findTargets(run);
  return run.known.writeTargets;
}

function findTargets(run: Run): readonly string[] {
  const isWriter = WRITERS.has(run.name);
  const hasOperand = OUTPUT_OPERANDS.has(run.name);
  if (run.redirects.length === 0 && !isWriter && !hasOperand && !namesOutput(run)) return NOTHING;
  const redirected = run.redirects
    .filter((redirect) => WRITING_REDIRECTS.test(redirect.operator) && !/^(\d+|-)?$/.test(redirect.target.text))
    .map((redirect) => redirect.target.text);
  const targets = isWriter ? programTargets(run) : outputOptions(run);
  const paths = new Set<string>();
  for (const text of redirected) if (text !== '') paths.add(withoutPattern(resolvePath(text, run.cwd)));
  if (hasOperand) for (const text of outputOperands(run)) paths.add(withoutPattern(resolvePath(text, run.cwd)));
  for (const text of targets) if (text !== '') paths.add(withoutPattern(resolvePath(text, run.cwd)));
  return [...paths];
}

/** Whether a program is told where to put its output, in the way most programs are told. */
export function namesOutput(run: Run): boolean {
  return run.args.some((arg) => arg.startsWith('-o') || arg.startsWith('--out')) && !OTHER_O.has(run.name);
}

/** Programs to which `-o` is an option or a format. */
const OTHER_O: ReadonlySet<string> = new Set(
  'grep egrep fgrep zgrep rg ag ack ls ps lsof set shopt test [ find mount umount ssh sshfs useradd chown strace ltrace kubectl oc helm az aws gh netstat ss id stat date git'.split(
    ' ',
  ),
);

/** What follows `-o`, `--output`, `--out-dir` and the like. The shell leaves a tilde alone there, some programs do not. */
function outputOptions(run: Run): string[] {
  const found: string[] = [];
  run.args.forEach((arg, index) => {
    const match = /^(?:-o|--out(?:put)?(?:[-_]?(?:file|dir|path|directory|document|prefix))?)(?:=(.*))?$/s.exec(arg);
    if (match) found.push((match[1] ?? run.args[index + 1] ?? '').replace(/^~(?=\/)/, run.home));
  });
  return found;
}

/** `/e*c/passwd` is what the shell makes of it: a file below the first folder of the system that fits. */
function withoutPattern(path: string): string {
  const wildcard = path.search(/[*?[]/);
  if (wildcard < 0) return path;
  const head = /^\/[^/]*[*?[][^/]*/.exec(path)?.[0];
  if (head === undefined) return path;
  const folder = TOP_FOLDERS.find((name) => globMatches(head, name));
  return folder === undefined ? path : folder + path.slice(head.length);
}

const TOP_FOLDERS = '/etc /usr /bin /sbin /lib /boot /root /var /proc /sys /dev'.split(' ');

/** Paths a command writes where more than ordinary files are; the rules need to look at no others. */
export function notableTargets(run: Run): readonly string[] {
  run.known.notableTargets ??= writeTargets(run).filter(isNotablePath);
  return run.known.notableTargets;
}

/** The same for what it deletes or empties. */
export function notableDeletions(run: Run): readonly string[] {
  run.known.notableDeletions ??= deleteTargets(run)
    .map((word) => resolvePath(word.text, run.cwd))
    .filter(isNotablePath);
  return run.known.notableDeletions;
}

/** The same for every word that is no option, whatever the command does with it. */
export function notableOperands(run: Run): readonly string[] {
  run.known.notableOperands ??= operandsOf(run)
    .map((operand) => resolvePath(operand, run.cwd))
    .filter(isNotablePath);
  return run.known.notableOperands;
}

/** Paths a command deletes or empties. */
export function deleteTargets(run: Run): readonly ShellWord[] {
  return DELETERS.has(run.name) ? operandWords(run) : NO_WORDS;
}

/** Whether a program writes to, deletes or changes what its words name. */
export function touchesFiles(program: string): boolean {
  return WRITERS.has(program) || DELETERS.has(program) || OUTPUT_OPERANDS.has(program);
}

const NO_WORDS: readonly ShellWord[] = [];
const DELETERS: ReadonlySet<string> = new Set(
  'rm grm unlink shred srm wipe rmdir grmdir trash trash-put rimraf del-cli del erase rip scrub safe-rm'.split(' '),
);
