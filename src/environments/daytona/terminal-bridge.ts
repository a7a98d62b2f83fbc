import { shellQuote } from '../../lib/shell-quote.js';

/**
 * Daytona has one stream that carries bytes both ways while a program runs: a terminal. A terminal has no second output
 * and no end of input, and its server drops whoever reads too slowly. So a bridge runs at its far end: it starts the
 * program on plain pipes and speaks in lines of Base64 with a letter in front.
 *
 * From here: `i<input>`, `I` (no more input), `a` (a line was taken), `q` (the end was heard, go).
 * From there: `o<stdout>`, `e<stderr>`, `r` (an input line was used), `x<exit code>`.
 *
 * The bridge sends only a few lines ahead of the `a`s, so the server's queue of 256 pieces never fills, and the one at
 * this end sends only a few `i`s ahead of the `r`s. It goes only after `q`: the server closes the socket as soon as the
 * program of the terminal has ended, whether or not the last output was sent.
 */
export const BRIDGE = { frameBytes: 32_768, framesAhead: 4 } as const;

/** Typed into the login shell: short, because a line of a terminal has at most 4096 bytes until it is set to raw. */
export function openingLine(): string {
  // In two words, so that the echo of the line is not taken for the answer.
  return ` exec sh -c 'stty raw -echo; printf "%s%s\\n" hermes- ready; IFS= read -r s; eval "$(printf %s "$s" | base64 -d)"'\n`;
}

/** What the opened shell says at the end of a line, and what the bridge says on one of its own. */
export const READY = 'hermes-ready';
export const BEGUN = 'hermes-begun';

/** What the opened shell reads next: the bridge and the program it is to run. */
export function bridgeLine(argv: readonly string[], { withoutPython = false } = {}): string {
  const python = `if command -v python3 >/dev/null 2>&1; then exec python3 -I -S -c ${shellQuote(PYTHON_BRIDGE)} "$@"; fi`;
  const script = [
    // They belong to the terminal, which the program does not have.
    'unset TERM COLUMNS LINES HISTFILE',
    `set -- ${argv.map(shellQuote).join(' ')}`,
    ...(withoutPython ? [] : [python]),
    SHELL_BRIDGE,
  ].join('\n');
  return `${Buffer.from(script).toString('base64')}\n`;
}

const PYTHON_BRIDGE = `
import base64, fcntl, os, select, subprocess, sys
def say(line):
    view = memoryview(line + b'\\n')
    while view:
        view = view[os.write(1, view):]
say(b'${BEGUN}')
try:
    child = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, start_new_session=True)
except OSError:
    say(b'x127')
    child = None
ahead, typed, waiting, ended, code = ${BRIDGE.framesAhead}, b'', [], False, None
outputs = {}
if child:
    outputs = {child.stdout.fileno(): b'o', child.stderr.fileno(): b'e'}
    into = child.stdin.fileno()
    fcntl.fcntl(into, fcntl.F_SETFL, fcntl.fcntl(into, fcntl.F_GETFL) | os.O_NONBLOCK)
else:
    into = None
def used():
    global ahead
    ahead -= 1
    say(b'r')
def shut():
    global into
    if into is not None:
        child.stdin.close()
        into = None
while True:
    if child and not outputs and code is None:
        code = child.wait()
        say(b'x%d' % (code if code >= 0 else 128 - code))
    while waiting and into is None:
        waiting.pop(0)
        used()
    if ended and not waiting:
        shut()
    readable, writable, _ = select.select([0] + (list(outputs) if ahead > 0 else []), [into] if waiting and into is not None else [], [])
    if writable:
        try:
            waiting[0] = waiting[0][os.write(into, waiting[0]):]
            if not waiting[0]:
                waiting.pop(0)
                used()
        except BlockingIOError:
            pass
        except OSError:
            shut()
    for fd in readable:
        if fd == 0:
            continue
        if ahead <= 0:
            break
        data = os.read(fd, ${BRIDGE.frameBytes})
        if data:
            ahead -= 1
            say(outputs[fd] + base64.b64encode(data))
        else:
            del outputs[fd]
    if 0 in readable:
        try:
            data = os.read(0, 65536)
        except OSError:
            data = b''
        if not data:
            os._exit(0)
        *lines, typed = (typed + data).split(b'\\n')
        for line in lines:
            if line[:1] == b'i':
                waiting.append(base64.b64decode(line[1:]))
            elif line == b'I':
                ended = True
            elif line == b'a':
                ahead += 1
            elif line == b'q':
                os._exit(0)
`;

/**
 * The same in plain shell. A single token goes round: who has it may print one line, and the `a` for that line brings it
 * back, so that lines never mix.
 */
const SHELL_BRIDGE = `
nl='
'
d=$(mktemp -d "\${TMPDIR:-/tmp}/.hermes-XXXXXX") || exit 125
trap 'rm -rf "$d"' EXIT
trap 'exit 0' HUP TERM
mkfifo "$d/i" "$d/o" "$d/e" "$d/q" "$d/t" || exit 125
exec 3<>"$d/t" 4<>"$d/q" 5<&0
printf '${BEGUN}\\n'
hermes_say() { read -r _ <&3; printf '%s\\n' "$1"; }
hermes_pump() {
  while c=$(dd bs=${BRIDGE.frameBytes} count=1 2>/dev/null | base64 | tr -d '\\n'); [ -n "$c" ]; do hermes_say "$1$c"; done
}
if command -v setsid >/dev/null 2>&1; then set -- setsid "$@"; fi
"$@" <"$d/i" >"$d/o" 2>"$d/e" 3>&- 4>&- 5>&- &
program=$!
hermes_pump o <"$d/o" & out=$!
hermes_pump e <"$d/e" & err=$!
(
  exec 6>"$d/i"
  trap '' PIPE
  while IFS= read -r l <&4; do
    [ "$l" != . ] || break
    cat "$d/$l" >&6 2>/dev/null
    rm -f "$d/$l"
    hermes_say r
  done
) & feed=$!
printf '\\n' >&3
(
  n=0 b=
  # In pieces of what is there: a shell that reads lines asks for every byte.
  while c=$(dd bs=65536 count=1 2>/dev/null; printf .); [ "$c" != . ]; do
    c=\${c%.}
    while case $c in *"$nl"*) ;; *) false;; esac; do
      l=$b\${c%%"$nl"*} b= c=\${c#*"$nl"}
      case $l in
        i*) n=$((n + 1)); printf %s "\${l#i}" | base64 -d >"$d/$n"; printf '%s\\n' $n >&4;;
        I) printf '.\\n' >&4;;
        a) printf '\\n' >&3;;
        q) break 2;;
      esac
    done
    b=$b$c
  done
  kill -TERM $$
) <&5 & reader=$!
wait $program
code=$?
wait $out $err
kill $feed 2>/dev/null
hermes_say "x$code"
wait $reader
`;
