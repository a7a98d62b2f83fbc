import { gitPrograms } from './git-programs.js';
import type { PathFloorContext } from './path-floor.js';

/** Where the floor under writes lies on a disk, for what holds programs by mounting and not by judging each path. */
export interface FloorPlaces {
  /** Places no program may write. */
  readonly never: readonly string[];
  /** Names no program may write in its working folder or above it. */
  readonly neverNamed: readonly string[];
  /** Places inside those that are open nevertheless. */
  readonly open: readonly string[];
  /** Places that only a rule that names them opens. */
  readonly explicit: readonly string[];
  /** The settings in the text of a git configuration that make git run a program. */
  gitPrograms(config: string): readonly string[];
}

/**
 * The part of `pathFloor` that can be named beforehand. System folders are missing: they belong to another user, and a
 * sandbox brings its own. Of a repository's `.git/config`, which git itself must write at every turn, only the
 * settings that run a program are looked at.
 */
export function floorPlaces({ home, hermesHome }: PathFloorContext): FloorPlaces {
  return {
    never: [hermesHome],
    neverNamed: ['.hermes', '.mcp.json', 'hermes_permissions.yaml', 'hermes_permissions.yml'],
    open: ['results', 'sandboxes'].map((name) => `${hermesHome}/${name}`),
    explicit: IN_HOME.map((name) => `${home}/${name}`),
    gitPrograms,
  };
}

const IN_HOME = [
  ...'.ssh .bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .inputrc'.split(' '),
  ...'.zshrc .zshenv .zprofile .zlogin .zlogout .kshrc .mkshrc .cshrc .tcshrc .login .logout'.split(' '),
  ...'.xprofile .xinitrc .xsession .xsessionrc .xserverrc .pam_environment .xonshrc'.split(' '),
  ...'.gitconfig .vimrc .nvimrc .exrc .emacs .pythonrc .gdbinit .lldbinit .irbrc .pryrc'.split(' '),
  ...'.tmux.conf .screenrc .npmrc .curlrc .wgetrc .config/git/config .config/curlrc'.split(' '),
  ...'.config/fish .config/nushell .config/autostart .config/systemd/user .config/environment.d'.split(' '),
  ...'.local/share/systemd/user .oh-my-zsh'.split(' '),
];
