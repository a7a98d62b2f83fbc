import type { Run } from '../run.js';
import { gitSubcommand } from '../unwrap/git.js';
import { isRehearsal, operandsOf, verbs } from './arguments.js';
import type { Rule } from './rule.js';

const PROTECTED = /^(main|master|develop|development|dev|production|prod|staging|release([/-].*)?|trunk|stable)$/;

function git(test: (verb: string, args: readonly string[], run: Run) => boolean): Rule['match'] {
  return (run) => {
    const { verb, args } = gitSubcommand(run);
    return !args.includes('--help') && !args.includes('-h') && test(verb, args, run);
  };
}

function short(args: readonly string[], letter: string): boolean {
  return args.some((arg) => new RegExp(`^-[a-zA-Z]*${letter}`).test(arg));
}

export const GIT_RULES: readonly Rule[] = [
  {
    id: 'git-discard',
    severity: 'ask',
    reason: 'It throws away work that was not committed.',
    commands: ['git'],
    match: git((verb, args) => {
      const isDry = args.includes('--dry-run') || (verb === 'clean' && short(args, 'n'));
      switch (verb) {
        case 'reset':
          // `--keep` refuses where something would be lost; what it can lose is commits.
          return (
            args.some((arg) => /^--(hard|merge)$/.test(arg)) ||
            (args.includes('--keep') && args.some((arg) => /^(?!-|HEAD$|@$)/.test(arg)))
          );
        case 'clean':
          return (
            !isDry &&
            (short(args, 'f') || args.some((arg) => /^--forc?e?$/.test(arg)) || short(args, 'x') || short(args, 'd'))
          );
        case 'checkout':
        case 'switch':
          return (
            short(args, 'f') ||
            args.some((arg) => /^--(force|discard-changes)$/.test(arg)) ||
            (verb === 'checkout' && args.some((arg) => /^(\.|\.\/|\*|:\/)$/.test(arg)))
          );
        case 'restore':
          return (
            !(args.includes('--staged') && !args.includes('--worktree')) &&
            !(short(args, 'S') && !short(args, 'W')) &&
            args.some((arg) => /^(\.|\.\/|\*|:\/)$/.test(arg))
          );
        case 'stash':
          return /^(drop|clear)$/.test(args[0] ?? '');
        case 'rm':
          return (
            !args.includes('--cached') &&
            !isDry &&
            !short(args, 'n') &&
            (short(args, 'r') || args.includes('--force') || short(args, 'f') || args.includes('.'))
          );
        case 'worktree':
          return args[0] === 'remove' && (args.includes('--force') || short(args, 'f'));
        case 'submodule':
          return args[0] === 'deinit' && (short(args, 'f') || args.includes('--force') || args.includes('--all'));
        case 'checkout-index':
          return short(args, 'f');
        case 'read-tree':
          return args.includes('--reset');
        case 'sparse-checkout':
          return false;
        default:
          return false;
      }
    }),
    examples: {
      hit: [
        'git reset --hard',
        'git reset --hard HEAD~3',
        'git clean -fdx',
        'git clean -df',
        'git checkout -- .',
        'git checkout .',
        'git restore .',
        'git stash clear',
        'git stash drop',
        'git rm -rf .',
        'git checkout -f main',
        'git -C x reset --hard',
        'git worktree remove --force ../wt',
      ],
      miss: [
        'git reset --soft HEAD~1',
        'git reset HEAD file',
        'git clean -n',
        'git clean -ndx',
        'git checkout main',
        'git restore --staged .',
        'git stash',
        'git stash pop',
        'git rm --cached x',
        'git rm old.txt',
        'git commit -m "git reset --hard"',
        'git checkout -b clean',
        'git help reset',
        'git switch -c x',
        'git checkout -- src/a.ts',
        'git checkout feature/f-x',
      ],
    },
  },
  {
    id: 'git-force-push',
    severity: 'ask',
    reason: 'It overwrites or deletes branches or tags of the remote repository.',
    commands: ['git'],
    match: git((verb, args) => {
      if (verb !== 'push' || args.includes('--dry-run') || short(args, 'n')) return false;
      return (
        args.some(
          (arg) =>
            /^--(force|force-with-lease|force-if-includes|mirror|delete|prune)(=|$)/.test(arg) ||
            /^--forc/.test(arg) ||
            /^-[a-zA-Z]*[fd][a-zA-Z]*$/.test(arg),
        ) || args.slice(1).some((arg) => /^[:+][^/]/.test(arg) || (/^\+?refs\//.test(arg) && arg.startsWith('+')))
      );
    }),
    examples: {
      hit: [
        'git push --force',
        'git push -f origin main',
        'git push origin :main',
        'git push origin +main',
        'git push --delete origin x',
        'git push --mirror',
        'git push origin -d x',
        'git push --force-with-lease',
        'git -c x.y=z push --force',
        'git push -uf origin x',
      ],
      miss: [
        'git push',
        'git push -u origin x',
        'git push origin main:main',
        'git push --tags',
        'git push --dry-run --force',
        'git push --set-upstream origin feat/delete',
        'git push --follow-tags',
      ],
    },
  },
  {
    id: 'git-history-loss',
    severity: 'ask',
    reason: 'It rewrites or erases history so that commits can no longer be found.',
    commands: ['git', 'git-filter-repo', 'bfg', 'hg', 'svn', 'jj', 'git-filter-branch', 'p4', 'mv'],
    match: (run) => {
      if (run.name === 'mv')
        return operandsOf(run)
          .slice(0, -1)
          .some((operand) => /(?:^|\/)\.git\/?$/.test(operand));
      if (run.name === 'p4')
        return (
          run.args.includes('obliterate') ||
          (run.args.includes('revert') && run.args.some((arg) => arg.endsWith('...')))
        );
      if (run.args.includes('--analyze')) return false;
      if (run.name === 'bfg' || run.name.startsWith('git-filter')) return run.args.length > 0;
      if (run.name === 'hg')
        return (
          /^(strip|purge|histedit)$/.test(run.args[0] ?? '') ||
          (/^(update|up|revert)$/.test(run.args[0] ?? '') &&
            run.args.some((arg) => /^(-C|--clean|--all|-a)$/.test(arg)))
        );
      if (run.name === 'svn')
        return (
          (/^(delete|rm|remove|del)$/.test(run.args[0] ?? '') &&
            run.args.some((arg) => /^(https?|svn|file):|^--force$/.test(arg))) ||
          (run.args[0] === 'revert' && run.args.some((arg) => arg === '-R'))
        );
      if (run.name === 'jj')
        return /^(abandon)$/.test(run.args[0] ?? '') || (run.args[0] === 'op' && run.args[1] === 'restore');
      const { verb, args } = gitSubcommand(run);
      switch (verb) {
        case 'filter-branch':
        case 'filter-repo':
          return true;
        case 'fast-import':
          return args.includes('--force');
        case 'checkout':
        case 'switch':
          // Sets a branch back to another place, whatever it held.
          return (
            args.length > 2 && args.some((arg, index) => /^-[BC]$/.test(arg) && PROTECTED.test(args[index + 1] ?? ''))
          );
        case 'reflog':
          return /^(expire|delete)$/.test(args[0] ?? '');
        case 'gc':
          return args.some((arg) => /^--prune(=(now|all|0.*))?$/.test(arg));
        case 'prune':
          return !args.includes('-n') && !args.includes('--dry-run');
        case 'update-ref':
          return (
            args.includes('-d') ||
            args.includes('--stdin') ||
            args.includes('--no-deref') ||
            args.some((arg) => /^refs\/(heads|tags|remotes)\//.test(arg))
          );
        case 'rebase':
          // Every commit from the first on is made anew.
          return args.includes('--root');
        case 'lfs':
          return (
            (args[0] === 'prune' && args.some((arg) => /^(-f|--force)$/.test(arg))) ||
            (args[0] === 'migrate' && /^(import|export)$/.test(args[1] ?? '') && !args.includes('--no-rewrite'))
          );
        case 'branch':
          // `-f` moves a branch away from what it holds.
          if (args.some((arg) => /^(-f|--force)$/.test(arg)) && args.some((arg) => PROTECTED.test(arg))) return true;
          return (
            (short(args, 'D') || (args.includes('--delete') && args.includes('--force')) || short(args, 'd')) &&
            args.some((arg) => PROTECTED.test(arg.replace(/^origin\//, '')))
          );
        case 'symbolic-ref':
          return args.includes('-d') || args.includes('--delete');
        case 'replace':
          return false;
        case 'remote':
          return /^(rm|remove)$/.test(args[0] ?? '') && args[1] === 'origin';
        case 'for-each-ref':
          return false;
        case 'svn':
          return args[0] === 'reset';
        default:
          return false;
      }
    },
    examples: {
      hit: [
        'mv .git /tmp',
        'p4 revert //...',
        'git filter-branch --all',
        'git reflog expire --expire=now --all',
        'git rebase -i --root',
        'git lfs migrate import --everything',
        'git gc --prune=now',
        'git update-ref -d HEAD',
        'git branch -D main',
        'git filter-repo --path x',
        'bfg --delete-files x',
        'git branch -D master',
      ],
      miss: [
        'git reflog',
        'git gc',
        'git branch -d merged',
        'git branch -D worktree-x',
        'git remote prune origin',
        'git fetch --prune',
        'git log --all',
      ],
    },
  },
  {
    id: 'mass-branch-delete',
    severity: 'ask',
    reason: 'It deletes every branch that a list gives.',
    commands: ['git'],
    match: (run) => {
      const { verb, args } = gitSubcommand(run);
      return (
        /^(branch|tag|push)$/.test(verb) &&
        (short(args, 'D') || args.includes('--delete')) &&
        run.wrappers.some((name) => name === 'xargs' || name === 'parallel')
      );
    },
    examples: {
      hit: ['git branch | xargs git branch -D'],
      miss: ['git branch --merged | xargs git branch -d', 'git branch -D x'],
    },
  },
  {
    id: 'hosting-deletion',
    severity: 'ask',
    reason: 'It deletes or exposes something on the hosting service.',
    commands: ['gh', 'glab', 'hub', 'tea', 'bb'],
    match: (run) => {
      const words = verbs(run);
      if (isRehearsal(run)) return false;
      if (words[0] === 'api')
        return run.args.some(
          (arg, index) =>
            (/^(-X|--method)$/.test(run.args[index - 1] ?? '') && /^delete$/i.test(arg)) ||
            /^(-XDELETE|--method=DELETE)$/i.test(arg),
        );
      if (words[0] === 'repo' && words[1] === 'edit')
        return (
          run.args.some((arg) => /^--(visibility|delete|enable-)/.test(arg)) &&
          run.args.some((arg) => /public|--delete/.test(arg))
        );
      if (words[0] === 'secret' || words[0] === 'variable') return /^(set|delete|remove)$/.test(words[1] ?? '');
      if (words[0] === 'repo' && words[1] === 'archive') return true;
      if (/^(ssh-key|gpg-key)$/.test(words[0] ?? '') && words[1] === 'add') return true;
      if (words[0] === 'repo' && words[1] === 'deploy-key') return words[2] === 'add';
      return (
        /^(delete|remove|rm|delete-asset|disable|purge)$/.test(words[1] ?? '') &&
        /^(repo|release|run|cache|issue|gist|label|codespace|workflow|ci|pipeline|schedule|milestone|deploy-key|secret|variable|ssh-key|gpg-key|project|extension|environment|ruleset)$/.test(
          words[0] ?? '',
        ) &&
        !/^(label|extension)$/.test(words[0] ?? '')
      );
    },
    examples: {
      hit: [
        'gh repo delete a/b --yes',
        'gh release delete v1',
        'gh api -X DELETE repos/a/b',
        'gh secret set X',
        'gh repo edit --visibility public',
      ],
      miss: [
        'gh repo view',
        'gh pr list',
        'gh release view v1',
        'gh api repos/a/b',
        'gh pr create --title "delete x"',
        'gh run list',
        'gh secret list',
      ],
    },
  },
];
