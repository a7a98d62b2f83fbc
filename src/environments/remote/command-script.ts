import { shellQuote } from '../../lib/shell-quote.js';
import type { Program, SpawnOptions } from '../environment.js';

const KEPT_PREFIX = '/tmp/.hermes-kept-';

/** Every process of a command carries it, also those that left its group. */
export const LABEL_VARIABLE = 'HERMES_PROCESS_LABEL';

/**
 * The fixed program that runs one command in the target, in plain POSIX shell. Folder, variables and command come as
 * the first line of its input, so that no command line shows them. It leads a group of its own, says its pid, runs
 * the command, ends what the command left behind, and says how it ended: after the command's output, and marked with
 * a number that the command cannot know. Numbers of processes rise until they run out, so what it left behind has one
 * between the last one given when it began and when it ended: mostly there is none, and nothing needs to be searched.
 */
export function commandArgv(): string[] {
  // Given once to be run and once as an argument, for a second start where it does not lead a group already.
  // Where it does, `setsid` would fork and its end would be taken for the command's.
  return ['sh', '-c', COMMAND_SCRIPT, 'sh', COMMAND_SCRIPT];
}

/** Bytes of a kept log before it begins anew, looked at after so many blocks: it has at most twice as many. */
const LONGEST_LOG = 64 * 1_048_576;
const BLOCK = 65_536;
const BLOCKS = LONGEST_LOG / BLOCK;

/**
 * Hands the output of a program on and writes it into the log as well; what of it is gone is counted. `dd` gives each
 * piece away at once, and fewer of them than asked for are the end.
 */
const ROLL = `cd "$1" || exit
exec 7>&1
while :; do
  said=$({ LC_ALL=C dd bs=${BLOCK} count=${BLOCKS} 2>&3 | tee -a log >&7; } 3>&1)
  case $said in
    [0-9]*+*) said=\${said%%[!0-9+]*}; [ $(($said)) -eq ${BLOCKS} ] || exit ;;
    dd:*) ;;
    *) exec tee -a log ;;
  esac
  size=$(wc -c <log)
  [ $(($size)) -gt ${LONGEST_LOG} ] || continue
  gone=0
  [ ! -e dropped ] || read -r gone <dropped
  : >log
  echo $(($gone + $size)) >dropped
done`;

/**
 * What is kept of a program that goes on without us: its log, which is written there while it comes to us as well, who
 * it is, and at last its exit code. Whoever reads the pipe `alive` waits for its end. Where the small programs for
 * that are missing, it runs like any other.
 */
const KEEPING = `hermes_keep_log() {
  command -v tee >/dev/null && command -v mkfifo >/dev/null && command -v dd >/dev/null || return 0
  (umask 077; mkdir "$hermes_keep" && mkfifo "$hermes_keep/pipe" "$hermes_keep/alive") || return 0
  printf '%s %s\\n' $$ "$hermes_began" >"$hermes_keep/who"
  hermes_apart=
  ! command -v setsid >/dev/null || hermes_apart=setsid
  (unset ${LABEL_VARIABLE}; trap '' PIPE INT TERM HUP USR1 USR2
    umask 077; exec $hermes_apart sh -c ${shellQuote(ROLL)} sh "$hermes_keep" <"$hermes_keep/pipe" >&8 8>&- 9>&-) &
  hermes_tee=$!
  exec 6<>"$hermes_keep/alive" >"$hermes_keep/pipe" 9>&1
}
hermes_write_down() {
  exec >&8 9>&8
  hermes_tries=0
  while kill -0 $hermes_tee 2>/dev/null && [ $hermes_tries -lt 40 ]; do
    hermes_tries=$((hermes_tries + 1))
    sleep 0.05 2>/dev/null || sleep 1
  done
  kill -KILL -$hermes_tee $hermes_tee 2>/dev/null
  printf %s "$hermes_code" >"$hermes_keep/exit.part" && mv "$hermes_keep/exit.part" "$hermes_keep/exit"
}
hermes_lives() {
  { IFS= read -r hermes_stat </proc/$hermes_pid/stat; } 2>/dev/null || return 1
  set -- \${hermes_stat##*) }
  [ "$1" != Z ] && [ "\${20:-0}" = "$hermes_began" ]
}
hermes_take_up() {
  [ -O "$hermes_keep" ] && read -r hermes_pid hermes_began <"$hermes_keep/who" || hermes_refuse unknown
  exec 8>&1 2>/dev/null
  hermes_gone=0
  [ ! -e "$hermes_keep/dropped" ] || read -r hermes_gone <"$hermes_keep/dropped"
  hermes_at=$(($hermes_from - $hermes_gone))
  [ $hermes_at -ge 0 ] || hermes_at=0
  printf '%s %s %s\\n' "$hermes_mark" "$hermes_pid" $(($hermes_gone + $hermes_at))
  if hermes_lives; then
    tail -c +$(($hermes_at + 1)) -f "$hermes_keep/log" &
    hermes_tail=$!
    exec 5<>"$hermes_keep/alive" 4<"$hermes_keep/alive" 5>&-
    cat <&4 >/dev/null
    kill $hermes_tail
    wait $hermes_tail
  fi
  hermes_code=-
  [ ! -e "$hermes_keep/exit" ] || hermes_code=$(cat "$hermes_keep/exit")
  printf '\\0%s %s 0\\n' "$hermes_mark" "$hermes_code" >&8
  exit 0
}`;

/** Tells whether a program that was kept still runs there. */
export const KEPT_PROGRAM_RUNS = `for who in ${KEPT_PREFIX}*/who; do
  read -r pid began <"$who" && IFS= read -r stat </proc/$pid/stat && set -- \${stat##*) } && [ "\${20}" = "$began" ] && exit 0
done 2>/dev/null
exit 1`;

/** Tells whether a program that was kept still runs there, or ended in the last week without anybody asking for it. */
export const KEPT_PROGRAM_KNOWN = `[ -n "$(find ${KEPT_PREFIX}* -maxdepth 0 -mtime -7 2>/dev/null)" ] && exit 0
${KEPT_PROGRAM_RUNS}`;

/** Where what is kept of a program lies in the target. */
export function keptFolder(name: string): string {
  return `${KEPT_PREFIX}${name}`;
}

const COMMAND_SCRIPT = `{ IFS= read -r s </proc/$$/stat; } 2>/dev/null || s="$$ (sh) S 1 $$"
hermes_source=$1
set -- \${s##*) }
hermes_began=\${20:-0}
if [ "$3" != $$ ] && command -v setsid >/dev/null 2>&1; then exec setsid sh -c "$hermes_source" sh "$hermes_source"; fi
nl='
'
trap : INT TERM HUP USR1 USR2
hermes_left() {
  hermes_found=
  { read -r _ _ _ _ hermes_last </proc/loadavg; } 2>/dev/null || return 1
  set --
  if [ "$hermes_last" -ge "$hermes_first" ] && [ $((hermes_last - hermes_first)) -lt 4000 ]; then
    p=$hermes_first
    while [ $p -lt "$hermes_last" ]; do
      p=$((p + 1))
      [ -d /proc/$p ] && set -- "$@" /proc/$p/environ /proc/$p/stat
    done
  else
    set -- /proc/[0-9]*/environ /proc/[0-9]*/stat
  fi
  [ $# -gt 0 ] || return 1
  for p in $(grep -lE "$hermes_label|\\) [^ZX] [0-9]+ $$ " "$@" 2>/dev/null); do
    p=\${p#/proc/}
    p=\${p%/*}
    case "$hermes_found $$ $hermes_tee " in *" $p "*) ;; *) hermes_found="$hermes_found $p";; esac
  done
  [ -n "$hermes_found" ]
}
hermes_finish() {
  hermes_code=$1
  hermes_count=0
  if hermes_left; then
    set -- $hermes_found
    hermes_count=$#
    kill -TERM $hermes_found 2>/dev/null
    kill -CONT $hermes_found 2>/dev/null
    hermes_tries=0
    while hermes_left && [ $hermes_tries -lt 60 ]; do
      [ $hermes_tries -lt 10 ] || kill -KILL $hermes_found 2>/dev/null
      hermes_tries=$((hermes_tries + 1))
      sleep 0.05 2>/dev/null || sleep 1
    done
  fi
  [ -z "$hermes_tee" ] || hermes_write_down
  printf '\\0%s %s %s\\n' "$hermes_mark" "$hermes_code" "$hermes_count" >&8
  exit "$hermes_code"
}
hermes_refuse() { printf '%s %s\\n' "$hermes_mark" "$1"; exit 0; }
hermes_run() {
  command -v "$1" >/dev/null 2>&1 || hermes_refuse missing
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
IFS= read -r hermes_request || exit 125
{ read -r _ _ _ _ hermes_first </proc/loadavg; } 2>/dev/null || hermes_first=$$
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
}

/** The line that tells the script what to run. */
export function commandRequest({ program, options, cwd, shell, mark, label }: CommandRequest): string {
  const argv = 'argv' in program ? program.argv : [...shell, '-c', program.shell];
  const { env = {}, pty, mergeOutput, sideOutput, keepInput, input } = options;
  const takesInput = keepInput === true || input !== undefined;
  const named = Object.entries({ ...env, [LABEL_VARIABLE]: label });
  const plain = named.filter(([name]) => SHELL_NAME.test(name));
  // A shell cannot hold these; `env` can.
  const odd = named.filter(([name]) => !SHELL_NAME.test(name) && !/[=\0]/.test(name) && name !== '');
  const started = odd.length === 0 ? argv : ['env', ...odd.map(([name, value]) => `${name}=${value}`), ...argv];
  return [
    `hermes_mark=${mark}`,
    `hermes_label=${LABEL_VARIABLE}=${label}`,
    `hermes_tee= hermes_keep=${options.keptAs === undefined ? '' : quoteInLine(keptFolder(options.keptAs))}`,
    `hermes_quiet=${takesInput || pty !== undefined ? '' : '1'}`,
    `cd -- ${quoteInLine(cwd)} 2>/dev/null || hermes_refuse nofolder`,
    ...plain.map(([name, value]) => `export ${name}=${quoteInLine(value)}`),
    // Where both outputs are one, the way of the second is free for a further one.
    ...(sideOutput ? ['exec 3>&2 2>&1'] : mergeOutput || pty !== undefined ? ['exec 2>&1'] : []),
    pty === undefined
      ? `hermes_run ${started.map(quoteInLine).join(' ')}`
      : `hermes_columns=${pty.columns} hermes_rows=${pty.rows} hermes_pty=${quoteInLine(PTY)}; hermes_terminal ${started.map((word) => quoteInLine(shellQuote(word))).join(' ')}`,
  ].join('; ');
}

/** The line that has the script follow a program that was kept, after so many bytes of its output. */
export function takeUpRequest(kept: { name: string; from: number; mark: string; label: string }): string {
  const { name, from, mark, label } = kept;
  return `hermes_mark=${mark}; hermes_keep=${quoteInLine(keptFolder(name))}; hermes_from=${from}; export ${LABEL_VARIABLE}=${label}; hermes_take_up`;
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
