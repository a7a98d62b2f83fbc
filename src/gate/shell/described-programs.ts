import type { Run } from './run.js';
import { gitSubcommand } from './unwrap/git.js';

/**
 * Programs whose effects follow from their words alone: what they write, delete or fetch is named on the command line.
 * Wrappers are here because what they run is a command of its own.
 */
export const describedPrograms: ReadonlySet<string> = new Set(
  (
    'echo printf cat tac ls ll head tail wc grep egrep fgrep rg sort uniq cut tr rev nl od xxd hexdump strings file stat du df ' +
    'pwd cd pushd popd true false : test [ date cal sleep seq basename dirname realpath readlink which type command whoami id ' +
    'groups hostname uname uptime free ps env printenv export unset set declare local readonly read shift return exit wait jobs ' +
    'rm rmdir unlink cp mv mkdir touch tee ln chmod chown truncate shred diff cmp comm paste join column fold fmt base64 ' +
    'md5sum sha1sum sha256sum sha512sum cksum jq tree find fd curl wget git sudo doas nice ionice timeout nohup setsid stdbuf ' +
    'time xargs eval trap alias unalias history kill pkill killall dd mktemp yes expr bc tput clear man help info less more'
  ).split(' '),
);

const READING_VERBS =
  /^(status|log|diff|show|blame|shortlog|describe|ls-files|ls-tree|ls-remote|rev-parse|rev-list|cat-file|grep|reflog|whatchanged|name-rev|for-each-ref|merge-base|count-objects|fsck|help|version|var|check-ignore|cherry|range-diff)$/;

/** Whether a git line only looks. */
export function isReadOnlyGit(run: Run): boolean {
  const { verb, args } = gitSubcommand(run);
  const operands = args.filter((arg) => !arg.startsWith('-'));
  switch (verb) {
    case 'branch':
    case 'tag':
      return (
        operands.length === 0 ||
        args.some((arg) => /^(-l|--list|--merged|--no-merged|--contains|-a|-r|-v|-vv)$/.test(arg))
      );
    case 'remote':
      return operands.length === 0 || /^(show|get-url)$/.test(operands[0] ?? '');
    case 'stash':
      return /^(list|show)$/.test(operands[0] ?? '');
    case 'config':
      return args.some((arg) => /^(--get|--get-all|--list|-l)$/.test(arg)) || operands.length === 1;
    case 'worktree':
    case 'submodule':
      return /^(list|status)$/.test(operands[0] ?? '');
    case 'reflog':
      return !/^(expire|delete)$/.test(operands[0] ?? '');
    default:
      return READING_VERBS.test(verb);
  }
}
