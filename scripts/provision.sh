#!/usr/bin/env bash
# Installs the Debian packages that tests use, only those that are missing.
set -euo pipefail

packages=(
  bubblewrap socat # the local sandbox
  git zip zstd python3 procps curl # programs our results are compared with
  xvfb xclip      # clipboard under X11
  wl-clipboard sway # clipboard under Wayland
  dbus libglib2.0-bin libnotify-bin dunst # notifications
  docker.io podman runc busybox-static # containers, and a small image for them
  openssh-server openssh-client # another machine on this one
  patchelf squashfs-tools uidmap # apptainer, see provision-apptainer.sh
)

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
  echo "Installing ${missing[*]}" >&2
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

# Without it the tests of the singularity environment say so and are left out.
"$(dirname "$0")/provision-apptainer.sh" >/dev/null || echo "apptainer could not be installed" >&2
