import { shellQuote } from '../../lib/shell-quote.js';
import type { Program, SpawnOptions } from '../environment.js';
import { LABEL_VARIABLE } from '../local/find-labelled.js';
import { KEEPING, keptFolder } from './keeping-script.js';
import type { Transport } from './transport.js';

/**
 * The fixed program that runs commands in the target, in plain POSIX shell. Folder, variables and command come as a
 * line of its input, so that no command line shows them. It leads a group of its own, says its pid, runs the command,
 * ends what the command left behind, and says how it ended: after the command's output, and marked with a number that
 * the command cannot know. Numbers of processes rise until they run out, so what it left behind has one between the
 * last one given when it began and when it ended: mostly there is none, and nothing needs to be searched. It carries
 * the command's label or group, or holds its output; where all processes are ours, it may have lost all of these.
 *
 * A command that needs none of its input it runs in a group of that command's own, and then waits for the next one,
 * unless a process was left that held its output: another like it could speak in the next command's name.
 */
export function commandArgv({ ownsProcesses }: Pick<Transport, 'ownsProcesses'> = {}): string[] {
  // Given once to be run and once as an argument, for a second start where it does not lead a group already.
  // Where it does, `setsid` would fork and its end would be taken for the command's.
  return ['sh', '-c', COMMAND_SCRIPT, 'sh', COMMAND_SCRIPT, ownsProcesses ? '1' : ''];
}

/** When a command left more processes than this, there may be no room for a search: its group is ended without one. */
const MANY = 40;

const COMMAND_SCRIPT = `{ IFS= read -r s </proc/$$/stat; } 2>/dev/null || s="$$ (sh) S 1 $$"
hermes_source=$1
hermes_owns=$2
set -- \${s##*) }
hermes_began=\${20:-0}
if [ "$3" != $$ ] && command -v setsid >/dev/null 2>&1; then exec setsid sh -c "$hermes_source" sh "$hermes_source" "$hermes_owns"; fi
nl='
'
trap : INT TERM HUP USR1 USR2
hermes_tee= hermes_keep= hermes_group=$$ hermes_setsid=
! command -v setsid >/dev/null 2>&1 || hermes_setsid=setsid
hermes_newer() {
  { read -r _ _ _ _ hermes_last </proc/loadavg; } 2>/dev/null || return 1
  hermes_new=
  [ "$hermes_last" -ge "$hermes_first" ] && [ $((hermes_last - hermes_first)) -lt 4000 ] || return 0
  p=$hermes_first
  while [ $p -lt "$hermes_last" ]; do
    p=$((p + 1))
    [ ! -d /proc/$p ] || hermes_new="$hermes_new $p"
  done
  [ -n "$hermes_new" ] || return 1
}
hermes_find() {
  for p in $(grep "$@" 2>/dev/null); do
    p=\${p#/proc/}
    p=\${p%/*}
    case "$hermes_found $$ $hermes_tee " in *" $p "*) ;; *) hermes_found="$hermes_found $p";; esac
  done
}
hermes_left() {
  hermes_found=
  hermes_newer || return 1
  set --
  for p in $hermes_new; do set -- "$@" /proc/$p/environ /proc/$p/stat; done
  [ $# -gt 0 ] || set -- /proc/[0-9]*/environ /proc/[0-9]*/stat
  hermes_find -lE "$hermes_label|\\) [^ZX] [0-9]+ ($$|$hermes_group) " "$@"
  if [ -n "$hermes_owns" ]; then
    # A variable may look like a process without a parent: of apptainer's own, one holds this script.
    for p in $(grep -lE '\\) [^ZX] 1 ' "$@" 2>/dev/null); do
      case $p in */stat) hermes_find -LE '${LABEL_VARIABLE}=' "\${p%/*}/environ" ;; esac
    done
  fi
  [ -n "$hermes_found" ]
}
# What sshd has just forked for another session holds all of its descriptors for a moment.
hermes_alone() {
  hermes_held=
  [ -e /proc/$$/fd/8 ] || return 1
  hermes_newer || return 0
  [ -n "$hermes_new" ] || return 1
  for p in $hermes_new; do
    if [ ! -r /proc/$p/fd ] && [ -d /proc/$p ]; then hermes_held="$hermes_held -"; fi
    for f in /proc/$p/fd/*; do
      if [ "$f" -ef /proc/$$/fd/8 ] || [ "$f" -ef /proc/$$/fd/9 ]; then
        { read -r c </proc/$p/comm; } 2>/dev/null || c=
        case $c in sshd*) ;; *) kill -KILL $p && hermes_count=$((hermes_count + 1)) ;; esac
      elif [ -e "$f" ] || [ ! -L "$f" ]; then
        continue
      fi
      hermes_held="$hermes_held $p"
      break
    done
  done
  [ -z "$hermes_held" ]
}
hermes_clear_group() {
  hermes_most=20000
  for s in TERM KILL; do
    kill -$s -"$hermes_group" 2>/dev/null || return 0
    # At least one: nobody can count them.
    [ $hermes_count -gt 0 ] || hermes_count=1
    hermes_tries=0
    while [ $hermes_tries -lt $hermes_most ] && kill -0 -"$hermes_group" 2>/dev/null; do hermes_tries=$((hermes_tries + 1)); done
    hermes_most=200000
  done
}
hermes_finish() {
  hermes_code=$1
  hermes_count=0
  if [ "$hermes_group" != $$ ] && hermes_newer; then
    set -- $hermes_new
    if [ $# -gt ${MANY} ] && kill -0 -"$hermes_group" 2>/dev/null; then
      hermes_count=$#
      hermes_clear_group
    fi
  fi
  if hermes_left; then
    set -- $hermes_found
    hermes_count=$((hermes_count + $#))
    kill -TERM $hermes_found 2>/dev/null
    kill -CONT $hermes_found 2>/dev/null
    hermes_tries=0
    while hermes_left && [ $hermes_tries -lt 60 ]; do
      if [ $hermes_tries -ge 10 ]; then
        kill -KILL $hermes_found 2>/dev/null
        [ "$hermes_group" = $$ ] || kill -KILL -"$hermes_group" 2>/dev/null
      fi
      hermes_tries=$((hermes_tries + 1))
      sleep 0.05 2>/dev/null || sleep 1
    done
  fi
  # What comes and goes faster than a search is only found in its group.
  [ "$hermes_group" = $$ ] || hermes_clear_group
  [ -z "$hermes_tee" ] || hermes_write_down
  if [ "$hermes_how" = again ]; then
    hermes_next=last
    ! hermes_alone || hermes_next=again
    printf '\\0%s\\n' "$hermes_mark" >&9
    printf '\\0%s %s %s %s\\n' "$hermes_mark" "$hermes_code" "$hermes_count" $hermes_next >&8
    [ $hermes_next = last ] || return 0
    exit "$hermes_code"
  fi
  printf '\\0%s %s %s\\n' "$hermes_mark" "$hermes_code" "$hermes_count" >&8
  exit "$hermes_code"
}
hermes_refuse() { printf '%s %s\\n' "$hermes_mark" "$1"; exit 0; }
hermes_run() {
  command -v "$1" >/dev/null 2>&1 || hermes_refuse missing
  if [ "$hermes_how" = again ]; then
    [ -n "$hermes_own" ] || hermes_setsid=
    if [ -n "$hermes_setsid" ]; then hermes_own="$hermes_own own"; else hermes_own=$$; fi
    printf '%s %s\\n' "$hermes_mark" "$hermes_own" >&8
    exec $hermes_setsid "$@" </dev/null 8>&-
  fi
  exec 8>&1 9>&2 2>/dev/null
  [ -z "$hermes_keep" ] || hermes_keep_log
  printf '%s %s\\n' "$hermes_mark" $$ >&8
  if [ -n "$hermes_quiet" ]; then (exec "$@" </dev/null 2>&9 6>&- 8>&- 9>&-); else (exec "$@" 2>&9 6>&- 8>&- 9>&-); fi
  hermes_finish $?
}
${KEEPING}
hermes_terminal() {
  if script --version 2>/dev/null | grep -q util-linux; then
    hermes_run script -qec "stty cols $hermes_columns rows $hermes_rows; exec $*" /dev/null
  elif command -v python3 >/dev/null 2>&1; then
    hermes_run python3 -c "$hermes_pty" "$hermes_columns" "$hermes_rows" sh -c "exec $*"
  else
    hermes_refuse noterminal
  fi
}
echo ready
exec 8>&1 9>&2
while IFS=' ' read -r hermes_how hermes_mark hermes_id hermes_request; do
  hermes_label=${LABEL_VARIABLE}=$hermes_id
  { read -r _ _ _ _ hermes_first </proc/loadavg; } 2>/dev/null || hermes_first=$$
  [ "$hermes_how" = again ] || break
  exec 2>/dev/null
  hermes_said=$(
    exec 7>&1 >&8
    ({ read -r hermes_own _ </proc/self/stat; } 2>/dev/null
      printf '%s ' "$hermes_own" >&7
      exec 2>&9 7>&- 9>&-
      eval "$hermes_request")
    printf %s $? >&7
  )
  hermes_group=\${hermes_said% *}
  [ -n "$hermes_group" ] || hermes_group=$$
  hermes_finish "\${hermes_said##* }"
done
[ -n "$hermes_how" ] || exit 125
exec 2>&9 8>&- 9>&-
eval "$hermes_request"`;

/** Gives the command a terminal where `script` is not at hand. The code of its end is the command's. */
const PTY = [
  'import os,pty,sys,fcntl,termios,struct',
  'p,f=pty.fork()',
  'if p==0: os.execvp(sys.argv[3],sys.argv[3:])',
  'fcntl.ioctl(f,termios.TIOCSWINSZ,struct.pack("HHHH",int(sys.argv[2]),int(sys.argv[1]),0,0))',
  'import select',
  'r=[0,f]',
  'while f in r:',
  '  for s in select.select(r,[],[])[0]:',
  '    try: d=os.read(s,65536)',
  '    except OSError: d=b""',
  '    if s==f:',
  '      if d: os.write(1,d)',
  '      else: r.remove(f)',
  '    elif d: os.write(f,d)',
  '    else: r.remove(0); os.write(f,b"\\x04")',
  's=os.waitpid(p,0)[1]',
  'sys.exit(os.WEXITSTATUS(s) if os.WIFEXITED(s) else 128+os.WTERMSIG(s))',
].join('\n');

export interface CommandRequest {
  readonly program: Program;
  readonly options: SpawnOptions;
  readonly cwd: string;
  /** Of the target, for a `shell` program. */
  readonly shell: readonly string[];
  /** What the script says before its pid and its end. */
  readonly mark: string;
  readonly label: string;
  /** It shall wait for another command afterwards, if it can; not for one that `takesStream`. */
  readonly again?: boolean;
}

/** Whether a command needs the input of the script that runs it, or a script of its own. */
export function takesStream({ keepInput, input, pty, keptAs }: SpawnOptions): boolean {
  return keepInput === true || input !== undefined || pty !== undefined || keptAs !== undefined;
}

/** The line that tells the script what to run. */
export function commandRequest({ program, options, cwd, shell, mark, label, again }: CommandRequest): string {
  const argv = 'argv' in program ? program.argv : [...shell, '-c', program.shell];
  const { env = {}, pty, mergeOutput, sideOutput, keepInput, input } = options;
  const takesInput = keepInput === true || input !== undefined;
  const named = Object.entries({ ...env, [LABEL_VARIABLE]: label });
  const plain = named.filter(([name]) => SHELL_NAME.test(name));
  // A shell cannot hold these; `env` can.
  const odd = named.filter(([name]) => !SHELL_NAME.test(name) && !/[=\0]/.test(name) && name !== '');
  const started = odd.length === 0 ? argv : ['env', ...odd.map(([name, value]) => `${name}=${value}`), ...argv];
  const steps = [
    ...(options.keptAs === undefined ? [] : [`hermes_keep=${quoteInLine(keptFolder(options.keptAs))}`]),
    `hermes_quiet=${takesInput || pty !== undefined ? '' : '1'}`,
    `cd -- ${quoteInLine(cwd)} 2>/dev/null || hermes_refuse nofolder`,
    ...plain.map(([name, value]) => `export ${name}=${quoteInLine(value)}`),
    // Where both outputs are one, the way of the second is free for a further one.
    ...(sideOutput ? ['exec 3>&2 2>&1'] : mergeOutput || pty !== undefined ? ['exec 2>&1'] : []),
    pty === undefined
      ? `hermes_run ${started.map(quoteInLine).join(' ')}`
      : `hermes_columns=${pty.columns} hermes_rows=${pty.rows} hermes_pty=${quoteInLine(PTY)}; hermes_terminal ${started.map((word) => quoteInLine(shellQuote(word))).join(' ')}`,
  ];
  return `${again ? 'again' : 'once'} ${mark} ${label} ${steps.join('; ')}`;
}

/** The line that has the script follow a program that was kept, after so many bytes of its output. */
export function takeUpRequest(kept: { name: string; from: number; mark: string; label: string }): string {
  const { name, from, mark, label } = kept;
  return `once ${mark} ${label} hermes_keep=${quoteInLine(keptFolder(name))}; hermes_from=${from}; export ${LABEL_VARIABLE}=${label}; hermes_take_up`;
}

/** Names a shell can hold; ours are the script's own. */
const SHELL_NAME = /^(?!hermes_)[A-Za-z_]\w*$/;

/** A word for `eval` that has no line break in it, whatever its text has. */
export function quoteInLine(text: string): string {
  if (!text.includes('\n')) return shellQuote(text);
  return text
    .split('\n')
    .map((part) => (part === '' ? '' : shellQuote(part)))
    .join(LINE_BREAK);
}

// The scripts define it.
const LINE_BREAK = '"$nl"';
