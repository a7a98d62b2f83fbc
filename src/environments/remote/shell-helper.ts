/**
 * The helper for targets without Python: the same operations in plain POSIX shell and the usual small programs. It
 * cannot hold a folder open between requests, so every request enters the folder anew and makes sure that it is the
 * one at that path. A request is a line of shell that calls one of the functions; an answer is Base64 lines and then
 * `=ok`, or `=no <reason>`. A group is told a signal without another process, which a fork bomb leaves no room for.
 */
export const SHELL_HELPER = `
LC_ALL=C; export LC_ALL
nl='
'
umask 022
trap '' INT HUP TERM
prefix=$1
work=$(mktemp -d "\${TMPDIR:-/tmp}/.hermes-XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
fail() { printf '%s\\n' "$1" >&2; exit 1; }
kind() {
  if [ -L "$1" ]; then k=symlink; elif [ -f "$1" ]; then k=file; elif [ -d "$1" ]; then k=directory
  elif [ -p "$1" ]; then k=fifo; elif [ -S "$1" ]; then k=socket; elif [ -e "$1" ]; then k=device; else k=missing; fi
}
into() {
  [ -e "$1" ] || [ -L "$1" ] || fail ENOENT
  [ -d "$1" ] || fail ENOTDIR
  cd -P -- "$1" 2>/dev/null || fail EACCES
  [ "$PWD" = "$1" ] || fail CHANGED
}
told() { kind "$1"; [ $k != missing ] || fail ENOENT; printf '%s ' $k; stat -c '%s %a %Y000000000 %d:%i' "$1"; }
op_hello() { cd; printf '%s\\0%s\\0shell\\0linux\\0' "$HOME" "$PWD"; cat "/proc/$$/environ" 2>/dev/null; return 0; }
op_resolve() {
  real= rest=$1 links=0
  while [ -n "$rest" ]; do
    name=\${rest%%/*}
    case $rest in */*) rest=\${rest#*/};; *) rest=;; esac
    case $name in ''|.) continue;; ..) real=\${real%/*}; continue;; esac
    next=$real/$name
    case $next in /proc/[0-9]*/cwd|/proc/[0-9]*/root|/proc/[0-9]*/exe|/proc/[0-9]*/fd/*|/proc/[0-9]*/map_files/*) fail MAGIC;; esac
    more=$rest
    while :; do case $more in /*) more=\${more#/};; ./*) more=\${more#./};; .) more=;; *) break;; esac; done
    if [ -L "$next" ] && { [ "$2" != 1 ] || [ -n "$more" ]; }; then
      case $next in /proc/self|/proc/thread-self|/proc/mounts|/proc/net) ;; /proc/*) fail MAGIC;; esac
      links=$((links + 1))
      [ $links -le 40 ] || fail ELOOP
      target=$(readlink "$next"; printf .)
      target=\${target%"$nl".}
      case $target in /*) real=;; esac
      rest=$target/$rest
      continue
    fi
    real=$next
  done
  [ -n "$real" ] || real=/
  kind "$real"
  printf '%s\\0%s' $k "$real"
}
op_folder() { [ ! -L "$1" ] || fail CHANGED; into "$1"; printf '%s' "$1"; }
op_close() { :; }
op_self() { into "$1"; told .; }
op_stat() { into "$1"; told "./$2"; }
op_link() { into "$1"; [ -L "./$2" ] || fail EINVAL; target=$(readlink "./$2"; printf .); printf '%s' "\${target%"$nl".}"; }
regular() { kind "./$1"; [ $k != missing ] || fail ENOENT; [ $k = file ] || fail "KIND $k"; }
op_open() { into "$1"; regular "$2"; [ -r "./$2" ] || fail EACCES; printf '%s ' "$(stat -c %d:%i "./$2")"; told "./$2"; }
op_read() {
  into "$1"; regular "$2"
  [ "$(stat -c %d:%i "./$2")" = "$3" ] || fail CHANGED
  tail -c "+$(($4 + 1))" "./$2" | head -c "$5"
}
op_shut() { :; }
op_list() {
  into "$1"
  [ -r . ] || fail EACCES
  for f in ./* ./.[!.]* ./..?*; do kind "$f"; [ $k = missing ] || printf '%s/%s\\0' $k "\${f#./}"; done
}
op_begin() {
  into "$1"; kind "./$2"
  if [ $k = missing ]; then [ -z "$6" ] || fail 'HASH missing'
  else
    [ -z "$4" ] || fail EEXIST
    [ $k = file ] || fail "KIND $k"
    [ -w "./$2" ] || fail EACCES
  fi
  [ $k = missing ] && [ -z "$5" ] || umask 077
  set -C
  : >"./$3" || exit 1
  [ $k = missing ] && printf new || printf old
}
op_append() { into "$1"; printf %s "$3" | base64 -d >>"./$2"; }
op_commit() {
  into "$1"; kind "./$2"
  if [ $k = file ]; then
    chown "$(stat -c %u:%g "./$2")" "./$3" 2>/dev/null || chgrp "$(stat -c %g "./$2")" "./$3" 2>/dev/null
    mode=$(stat -c %a "./$2")
    while [ \${#mode} -gt 3 ]; do mode=\${mode#?}; done
    chmod "$mode" "./$3" || exit 1
  elif [ -n "$5" ]; then chmod "$5" "./$3" || exit 1
  fi
  sync "./$3" 2>/dev/null || fsync "./$3" 2>/dev/null || sync
  if [ -n "$6" ]; then
    actual=$(sha256sum <"./$2") || exit 1
    [ "\${actual%% *}" = "$6" ] || fail "HASH \${actual%% *}"
  fi
  if [ -n "$4" ]; then
    kind "./$2"; [ $k = missing ] || fail EEXIST
    ln "./$3" "./$2" && rm -f "./$3"
  else mv -fT "./$3" "./$2"
  fi
}
op_discard() { into "$1"; rm -f "./$2"; }
op_remove() { into "$1"; kind "./$2"; case $k in missing) fail ENOENT;; directory) rmdir "./$2";; *) rm -f "./$2";; esac; }
op_rename() {
  into "$3"; into "$1"; kind "./$2"; [ $k != missing ] || fail ENOENT
  if [ -z "$5" ] && { [ -e "$3/$4" ] || [ -L "$3/$4" ]; }; then fail EEXIST; fi
  mv -fT "./$2" "$3/$4"
}
op_mkdir() {
  into "$1"; kind "./$2"
  case $k in
    missing) mkdir "./$2" && printf made;;
    directory) printf there;;
    symlink) fail CHANGED;;
    *) fail EEXIST;;
  esac
}
op_sync() { into "$1"; sync . 2>/dev/null || sync; }
op_forget() { rm -rf -- "$1"; }
op_space() { df -Pk "$1" | { read -r _; read -r _ total _ free _; printf '%s %s' "$((free * 1024))" "$((total * 1024))"; }; }
members() {
  found=
  for p in $(grep -l "HERMES_PROCESS_LABEL=$1" /proc/[0-9]*/environ 2>/dev/null); do
    p=\${p#/proc/}
    found="$found \${p%/environ}"
  done
  [ "$2" = 0 ] || for p in /proc/[0-9]*; do
    { IFS= read -r s <"$p/stat"; } 2>/dev/null || continue
    p=\${p#/proc/}
    [ "$p" = "$2" ] && [ "$3" != 1 ] && continue
    s=\${s##*) }
    case $s in Z*|X*) continue;; esac
    set -- "$1" "$2" "$3" $s
    if [ "$6" = "$2" ] || [ "$p" = "$2" ]; then found="$found $p"; fi
  done
  [ -n "$found" ]
}
signal_group() {
  [ "$4" = 1 ] || return 1
  kill "-\${5#SIG}" "-$3" 2>/dev/null || return 1
  [ "$5" = SIGKILL ] || return 0
  tries=0
  while [ $tries -lt 20000 ] && kill -0 "-$3" 2>/dev/null; do tries=$((tries + 1)); done
  return 1
}
outside() {
  all=$found
  found=
  for p in $all; do
    { IFS= read -r s <"/proc/$p/stat"; } 2>/dev/null || continue
    set -- "$1" \${s##*) }
    [ "$4" = "$1" ] || found="$found $p"
  done
  [ -n "$found" ] || found=$all
}
op_signal() {
  members "$1" "$2" "$3" || { printf 0; return 0; }
  [ "$3" != terminal ] || outside "$2"
  set -- "$1" "$2" "$3" "\${4#SIG}" $found
  printf %s "$(($# - 4))"
  kill "-$4" $found 2>/dev/null
  tries=0
  while [ "$4" = KILL ] && [ $tries -lt 20 ] && members "$1" "$2" "$3"; do
    kill -KILL $found 2>/dev/null
    tries=$((tries + 1))
    sleep 0.02 2>/dev/null || sleep 1
  done
  return 0
}
op_end() {
  members "$1" 0 || return 0
  kill -TERM $found 2>/dev/null
  kill -CONT $found 2>/dev/null
  tries=0
  while [ $tries -lt 20 ] && members "$1" 0; do
    tries=$((tries + 1))
    sleep 0.025 2>/dev/null || sleep 1
  done
  op_signal "$1" 0 '' SIGKILL
}
op_ports() {
  members "$1" "$2" "$3" || return 0
  sockets=' '
  for p in $found; do
    for f in /proc/$p/fd/*; do
      s=$(readlink "$f" 2>/dev/null)
      case $s in socket:*) s=\${s#socket:?}; sockets="$sockets\${s%?} ";; esac
    done
  done
  cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | while read -r _ here _ state _ _ _ _ _ inode _; do
    [ "$state" = 0A ] || continue
    case $sockets in *" $inode "*) printf '%d ' "0x\${here##*:}";; esac
  done
  return 0
}
op_resize() {
  members "$1" "$2" "$3"
  for p in $found; do
    terminal=$(readlink "/proc/$p/fd/0" 2>/dev/null)
    case $terminal in /dev/pts/*) stty -F "$terminal" cols "$4" rows "$5" && return 0;; esac
  done
}
while IFS= read -r request; do
  case $request in
    "op_signal "*) eval "set -- $request"; if signal_group "$@"; then printf '=ok\\n'; continue; fi ;;
  esac
  { (eval "$request"); printf '%s\\n' "$?" >"$work/code"; } 2>"$work/error" | base64
  read -r code <"$work/code"
  if [ "$code" = 0 ]; then printf '=ok\\n'; else printf '=no %s\\n' "$(tail -n 1 "$work/error")"; fi
done
op_end "$prefix" >/dev/null
`;
