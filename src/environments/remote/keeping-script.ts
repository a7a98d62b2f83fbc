import { shellQuote } from '../../lib/shell-quote.js';
import { LABEL_VARIABLE } from '../local/find-labelled.js';

const KEPT_PREFIX = '/tmp/.hermes-kept-';

/** Bytes of a kept log before it begins anew, looked at after so many blocks: it has at most twice as many. */
const LONGEST_LOG = 64 * 1_048_576;
const BLOCK = 65_536;
const BLOCKS = LONGEST_LOG / BLOCK;

/** What is kept of a log when it begins anew: somebody who comes then would find nothing else. */
const TAIL = 1_048_576;

/**
 * Hands the output of a program on and writes it into the log as well. When that begins anew, how much came before it
 * is counted (`dropped`), and the last of that is kept beside it (`before`). `dd` gives each piece away at once, and
 * fewer of them than asked for are the end.
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
  tail -c ${TAIL} log >before
  : >log
  echo $(($gone + $size)) >dropped
done`;

/**
 * What is kept of a program that goes on without us: its log, which is written there while it comes to us as well, who
 * it is, and at last its exit code. Whoever reads the pipe `alive` waits for its end. Where the small programs for
 * that are missing, it runs like any other.
 */
export const KEEPING = `hermes_keep_log() {
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
# On a busy machine it may have to wait for its turn: only where all of it sleeps, it waits for somebody else.
hermes_moves() { grep -qE "\\) [^SZX] [0-9]+ $hermes_tee " /proc/[0-9]*/stat 2>/dev/null; }
hermes_write_down() {
  exec >&8 9>&8
  hermes_tries=0
  while kill -0 $hermes_tee 2>/dev/null && [ $hermes_tries -lt 400 ]; do
    [ $hermes_tries -lt 40 ] || hermes_moves || break
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
  hermes_before=0
  if [ $hermes_at -lt 0 ]; then
    [ ! -e "$hermes_keep/before" ] || hermes_before=$(wc -c <"$hermes_keep/before")
    [ $((-$hermes_at)) -ge $(($hermes_before)) ] || hermes_before=$((-$hermes_at))
    hermes_at=0
  fi
  hermes_state=
  hermes_lives || hermes_state=' ended'
  printf '%s %s %s%s\\n' "$hermes_mark" "$hermes_pid" $(($hermes_gone + $hermes_at - $hermes_before)) "$hermes_state"
  if [ -z "$hermes_state" ]; then
    [ $(($hermes_before)) -eq 0 ] || tail -c $(($hermes_before)) "$hermes_keep/before"
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
