export interface SystemFolder {
  /** Lower case, without a drive. */
  readonly path: string;
  /** Places inside that are nobody's. */
  readonly except?: readonly string[];
}

/** Folders that belong to the operating system. `/var/www`, `/opt`, `/srv` and temporary folders do not. */
export const SYSTEM_FOLDERS: readonly SystemFolder[] = [
  { path: '/etc' },
  { path: '/bin' },
  { path: '/sbin' },
  { path: '/lib' },
  { path: '/lib32' },
  { path: '/lib64' },
  { path: '/libx32' },
  { path: '/boot' },
  { path: '/efi' },
  { path: '/usr', except: ['/usr/src', '/usr/local/src'] },
  { path: '/proc' },
  { path: '/sys' },
  { path: '/dev', except: ['/dev/shm'] },
  { path: '/run' },
  { path: '/lost+found' },
  { path: '/snap' },
  { path: '/nix/store' },
  { path: '/gnu/store' },
  { path: '/var/run' },
  { path: '/var/lock' },
  { path: '/var/lib' },
  { path: '/var/log' },
  { path: '/var/spool' },
  { path: '/var/cache' },
  { path: '/var/mail' },
  { path: '/var/db' },
  { path: '/var/root' },
  { path: '/var/backups' },
  { path: '/system' },
  { path: '/library' },
  { path: '/private/etc' },
  { path: '/private/var/db' },
  { path: '/private/var/root' },
  { path: '/private/var/run' },
  { path: '/private/var/log' },
  { path: '/private/var/at' },
  { path: '/cores' },
  { path: '/windows' },
  { path: '/program files' },
  { path: '/program files (x86)' },
  { path: '/programdata' },
  { path: '/system volume information' },
  { path: '/$recycle.bin' },
  { path: '/recovery' },
  { path: '/boot.ini' },
  { path: '/bootmgr' },
];

export interface RunByItself {
  readonly reason: string;
  /** Compared with the folded path. */
  readonly ends: RegExp;
  /** Only below the user's home; elsewhere the name means nothing. */
  readonly inHome?: boolean;
}

/** Files that some program runs or obeys without being asked: writing one is running it later. */
export const RUN_BY_THEMSELVES: readonly RunByItself[] = [
  {
    reason: 'it is a shell start-up file',
    ends: /\/\.(?:bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin|zlogout|kshrc|mkshrc|cshrc|tcshrc|login|logout|inputrc|xprofile|xinitrc|xsession|xsessionrc|xserverrc|pam_environment)$/,
  },
  {
    reason: 'it is a shell start-up file',
    ends: /\/(?:\.config\/(?:fish|nushell|elvish|xonsh|powershell|zsh)\/.*|\.oh-my-zsh\/.*|\.xonshrc|(?:windows)?powershell\/(?:microsoft\.)?[a-z_.]*profile\.ps1)$/,
    inHome: true,
  },
  {
    reason: 'it is started with the session',
    ends: /\/(?:\.config\/(?:autostart|systemd\/user|environment\.d|plasma-workspace\/env)\/.*|\.local\/share\/systemd\/user\/.*|library\/launchagents\/.*|start menu\/programs\/startup\/.*)$/,
    inHome: true,
  },
  { reason: 'git runs what it names', ends: /\/(?:\.gitconfig|\.config\/git\/config)$/, inHome: true },
  {
    // The folder itself too: a file of this name, or a folder moved there, brings settings and hooks of its own.
    reason: 'git runs what it names',
    ends: /\/\.git(?:\/(?:(?:modules|worktrees)\/(?:.*\/)?)?(?:config|config\.worktree|commondir|hooks(?:\/.*)?))?$/,
  },
  {
    reason: 'programs run what it names',
    ends: /\/(?:\.vimrc|\.nvimrc|\.exrc|\.emacs|\.emacs\.d\/init\.el|\.config\/nvim\/init\.(?:lua|vim)|\.pythonrc|\.pythonstartup|\.gdbinit|\.lldbinit|\.irbrc|\.pryrc|\.tmux\.conf|\.screenrc|\.npmrc|\.curlrc|\.wgetrc|\.config\/curlrc)$/,
    inHome: true,
  },
];
