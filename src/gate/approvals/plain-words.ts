/**
 * The words of a command that is one plain program with arguments: no operators, expansions, substitutions,
 * redirections, assignments or line breaks, and no program that runs another one. Anything else has no words here,
 * so that a prefix never covers a compound command or a wrapper.
 */
export function plainWords(command: string): readonly string[] | undefined {
  if (command.length > MAX_CHARS) return undefined;
  const text = trimCommand(command);
  if (text === '') return undefined;
  const words: string[] = [];
  let position = 0;
  while (position < text.length) {
    WORD.lastIndex = position;
    const match = WORD.exec(text);
    if (match === null) return undefined;
    words.push(unquote(match[0]));
    position = WORD.lastIndex;
    const blank = BLANK.exec(text.slice(position, position + 1));
    if (position < text.length && blank === null) return undefined;
    while (position < text.length && BLANK.test(text.charAt(position))) position++;
  }
  const program = words[0] ?? '';
  return runsOthers(program) || program.includes('=') ? undefined : words;
}

/** Without the blanks around it that no shell sees. Others, such as a carriage return, would be part of a word. */
export function trimCommand(command: string): string {
  // Behind the word that ends a here-document a blank makes it another word.
  if (command.includes('<<')) return command;
  let start = 0;
  let end = command.length;
  while (start < end && AROUND.has(command.charAt(start))) start++;
  // A blank after a backslash is part of the last word.
  while (end > start && AROUND.has(command.charAt(end - 1)) && command.charAt(end - 2) !== '\\') end--;
  return command.slice(start, end);
}

const AROUND = new Set([' ', '\t', '\n']);
const MAX_CHARS = 16_384;
const BLANK = /^[ \t]$/;

// Plain characters, 'single quotes', and "double quotes" without $, ` and backslash.
const WORD = /(?:[A-Za-z0-9_./:=@%+,^~-]+|'[^'\n]*'|"[^"$`\\\n!]*")+/y;

function unquote(word: string): string {
  return word.replace(/'([^']*)'|"([^"]*)"/g, (_all, single?: string, double?: string) => single ?? double ?? '');
}

const RUN_OTHERS = new Set(
  (
    'sudo doas su runuser pkexec env nohup nice ionice timeout time command builtin exec eval source . setsid stdbuf ' +
    'xargs parallel find fd fdfind watch script expect ssh mosh chroot unshare nsenter bwrap firejail docker podman ' +
    'kubectl nerdctl lxc systemd-run at batch crontab sh bash dash zsh ksh mksh fish csh tcsh ash busybox toybox pwsh ' +
    'powershell cmd awk gawk mawk sed perl ruby php lua node nodejs deno bun tclsh osascript gdb strace ltrace flock ' +
    'trap alias coproc entr screen tmux make ninja npx bunx pnpx uvx pipx vagrant ansible wsl proxychains torsocks'
  ).split(' '),
);

function runsOthers(program: string): boolean {
  const name = program.slice(program.lastIndexOf('/') + 1).toLowerCase();
  return RUN_OTHERS.has(name) || /^(python|pypy|perl|ruby|php|lua|node|tclsh)[\d.]*$/.test(name);
}
