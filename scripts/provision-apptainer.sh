#!/usr/bin/env bash
# Puts apptainer into a folder of its own: Debian 12 has no package, and the one of sid needs a newer libc, which is
# put beside it. Nothing else on the system changes. The folder is printed.
set -euo pipefail

prefix=${1:-/opt/hermes-apptainer}
[ -x "$prefix/bin/apptainer" ] && "$prefix/bin/apptainer" --version >/dev/null 2>&1 && { echo "$prefix"; exit 0; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$prefix/sidlibs" "$work/lists/partial" "$work/cache/archives/partial"
: >"$work/status"
cd "$work"
mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep -v security | head -1)
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror sid main" >sources.list
options=(
  -qq
  -o "Dir::Etc::sourcelist=$work/sources.list" -o Dir::Etc::sourceparts=/dev/null
  -o "Dir::State::lists=$work/lists" -o "Dir::Cache=$work/cache" -o "Dir::State::status=$work/status"
  -o APT::Sandbox::User=root
)
apt-get "${options[@]}" update
apt-get "${options[@]}" download apptainer libc6 libseccomp2 libsqlite3-0
for package in *.deb; do
  case $package in apptainer_*) dpkg -x "$package" app ;; *) dpkg -x "$package" libraries ;; esac
done
for library in ld-linux-x86-64.so.2 libc.so.6 libm.so.6 libresolv.so.2 libpthread.so.0 libdl.so.2 libseccomp.so.2 libsqlite3.so.0; do
  cp -L "libraries/usr/lib/x86_64-linux-gnu/$library" "$prefix/sidlibs/"
done
cp -a app/usr/. "$prefix/"
cp -a app/etc app/var "$prefix/"
ln -sfn ../etc "$prefix/lib/etc"
ln -sfn ../var "$prefix/lib/var"
for program in bin/apptainer lib/x86_64-linux-gnu/apptainer/bin/starter; do
  patchelf --set-interpreter "$prefix/sidlibs/ld-linux-x86-64.so.2" --set-rpath "$prefix/sidlibs" "$prefix/$program"
done
for library in libseccomp.so.2 libsqlite3.so.0; do
  patchelf --set-rpath "$prefix/sidlibs" "$prefix/sidlibs/$library"
done
ln -sf apptainer "$prefix/bin/singularity"
"$prefix/bin/apptainer" --version >/dev/null
echo "$prefix"
