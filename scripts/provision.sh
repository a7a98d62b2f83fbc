#!/usr/bin/env bash
# Installs the Debian packages that tests use, only those that are missing.
set -euo pipefail

packages=(
  bubblewrap      # the local sandbox
  xvfb xclip      # clipboard under X11
  wl-clipboard sway # clipboard under Wayland
  dbus libglib2.0-bin libnotify-bin dunst # notifications
)

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
[ "${#missing[@]}" -eq 0 ] && exit 0

echo "Installing ${missing[*]}" >&2
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
