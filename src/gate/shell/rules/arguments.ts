import type { Run } from '../run.js';
import { withoutUnknown } from '../words/shell-word.js';

/** Arguments that are not options; everything after `--` counts. Many rules ask, so it is found once per command. */
export function operandsOf(run: Run): readonly string[] {
  run.known.operands ??= findOperands(run);
  return run.known.operands;
}

function findOperands(run: Run): string[] {
  const operands: string[] = [];
  let isAfterDashes = false;
  for (const arg of run.args) {
    if (isAfterDashes || !arg.startsWith('-') || arg === '-') operands.push(arg);
    else if (arg === '--') isAfterDashes = true;
  }
  return operands;
}

/** The arguments joined by spaces, in lower case, for patterns over them. */
export function argumentText(run: Run): string {
  run.known.text ??= run.args.join(' ').toLowerCase();
  return run.known.text;
}

/** Options before `--`. */
export function optionsOf(run: Run): readonly string[] {
  run.known.options ??= findOptions(run);
  return run.known.options;
}

function findOptions(run: Run): readonly string[] {
  const options: string[] = [];
  for (const arg of run.args) {
    if (arg === '--') break;
    if (arg.startsWith('-') && arg !== '-') options.push(arg);
  }
  return options;
}

/**
 * Whether an option is given: one of the short letters, alone or in a cluster, or one of the long names or an
 * unambiguous beginning of it, which GNU programs accept.
 */
export function hasOption(run: Run, letters: string, ...names: readonly string[]): boolean {
  return optionsOf(run).some((raw) => {
    const option = withoutUnknown(raw);
    if (option.startsWith('--')) {
      const given = option.slice(2).split('=')[0] ?? '';
      return names.some((name) => name === given || (given.length >= 3 && name.startsWith(given)));
    }
    return letters !== '' && hasLetter(option, letters) && /^-[A-Za-z0-9]+$/.test(option);
  });
}

function hasLetter(option: string, letters: string): boolean {
  for (let index = 1; index < option.length; index += 1) if (letters.includes(option[index] as string)) return true;
  return false;
}

/** An option in exactly one of these spellings, e.g. `-rf` of find-like programs whose options are words. */
export function hasExact(run: Run, ...options: readonly string[]): boolean {
  return run.args.some(
    (arg) => /^[-/]/.test(arg) && options.some((option) => arg.startsWith(option) && isWhole(arg, option.length)),
  );
}

function isWhole(arg: string, length: number): boolean {
  return arg.length === length || arg[length] === '=';
}

/** The value of `-x VALUE`, `-xVALUE`, `--name VALUE` or `--name=VALUE`. */
export function optionValue(run: Run, ...options: readonly string[]): string | undefined {
  for (let index = 0; index < run.args.length; index += 1) {
    const arg = run.args[index] ?? '';
    if (!arg.startsWith('-')) continue;
    for (const option of options) {
      if (arg === option) return run.args[index + 1] ?? '';
      if (
        option.startsWith('--')
          ? arg.startsWith(`${option}=`)
          : arg.startsWith(option) && option.length === 2 && arg.length > 2
      ) {
        return arg.slice(option.startsWith('--') ? option.length + 1 : 2);
      }
    }
  }
  return undefined;
}

/** Only asks what the program can do, or rehearses it. */
export function isRehearsal(run: Run): boolean {
  run.known.isRehearsal ??= rehearses(run);
  return run.known.isRehearsal;
}

function rehearses(run: Run): boolean {
  // `--version 1.0.0` is a value, a last `--version` is a question.
  if (run.args.at(-1) === '--version') return true;
  if (run.args.at(-1) === '-h' && SHORT_HELP.test(run.name)) return true;
  const own = REHEARSALS.get(run.name);
  if (own && run.args.some((arg) => own.test(arg))) return true;
  return run.args.some(
    (arg) =>
      arg.startsWith('-') &&
      /^(--?help|--dry[-_]run(=.+)?|--dryrun|--simulate|--just-print|--noop|-whatif|--what-if|--check-only|--preview|--preview-only|--plan|--plan-only|--check-mode|--no-act|--test-only|--pretend)$/i.test(
        arg,
      ) &&
      !/^--dry-run=none$/.test(arg),
  );
}

/** How programs of their own mind are asked to rehearse. */
const REHEARSALS: ReadonlyMap<string, RegExp> = new Map([
  ...(['dnf', 'yum', 'microdnf', 'zypper'] as const).map(
    (name) => [name, /^(--assumeno|-D|--download-only)$/] as const,
  ),
  ...(['pacman', 'yay', 'paru'] as const).map((name) => [name, /^(--print|-p|-[A-Z][a-z]*p[a-z]*)$/] as const),
  ...(
    ['mkfs.ext2', 'mkfs.ext3', 'mkfs.ext4', 'mke2fs', 'e2fsck', 'xfs_repair', 'wipefs', 'fstrim', 'gsutil'] as const
  ).map((name) => [name, /^-[a-zA-Z]*n$/] as const),
  ['nft', /^(-c|--check)$/],
  ['iptables-restore', /^(-t|--test)$/],
  ['ip6tables-restore', /^(-t|--test)$/],
  ['mkfs.xfs', /^-N$/],
  ['mkfs.btrfs', /^--dry-run$/],
  ['ansible', /^(-C|--check)$/],
  ['ansible-playbook', /^(-C|--check|--syntax-check|--list-\w+)$/],
  ['puppet', /^--noop$/],
  ['chef-client', /^(-W|--why-run)$/],
  ['salt', /^test=true$/i],
  ['salt-call', /^test=true$/i],
  ['rename', /^(-n|--nono)$/],
  ['stow', /^(-n|--no|--simulate)$/],
  ['logrotate', /^(-d|--debug)$/],
  ...(['nginx', 'sshd', 'httpd', 'apache2'] as const).map((name) => [name, /^-[tT]$/] as const),
  ['run-parts', /^--(test|list|report)$/],
  ...(['make', 'gmake', 'ninja', 'just'] as const).map((name) => [name, /^(-n|--recon)$/] as const),
]);

/** Programs to which a last `-h` is a question; to `shutdown` it is an order. */
const SHORT_HELP =
  /^(terraform|tofu|terragrunt|pulumi|packer|kubectl|oc|helm|gcloud|az|gh|glab|flyctl|heroku|doctl|vault)$/;

/** Operands compared as lower-case words, for programs with subcommands. */
export function verbs(run: Run): string[] {
  return operandsOf(run).map((arg) => arg.toLowerCase());
}

/** Whether the first operands are these words in this order, with options anywhere between. */
export function startsWithVerbs(run: Run, ...expected: readonly string[]): boolean {
  const given = verbs(run);
  return expected.every((word, index) => word.split('|').includes(given[index] ?? ''));
}
