import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a small system for an image: busybox and nothing else. */
export async function makeRootFolder(root: string): Promise<void> {
  for (const name of ['bin', 'etc', 'tmp', 'proc', 'sys', 'dev', 'root', 'var/tmp', 'usr/bin', 'run'])
    await mkdir(join(root, name), { recursive: true });
  const script = `chmod 1777 tmp var/tmp; cp /bin/busybox bin/
    for a in $(/bin/busybox --list); do [ $a = busybox ] || ln -sf busybox bin/$a; done
    printf 'root:x:0:0::/root:/bin/sh\\napp:x:1000:1000::/tmp:/bin/sh\\n' >etc/passwd`;
  execFileSync('sh', ['-ec', script], { cwd: root });
}

/** Python and bash of this machine with the libraries they name: an image from a registry is not to be had here. */
export async function addDebianPython(root: string): Promise<void> {
  const version = readdirSync('/usr/lib').find((name) => /^python3\.\d+$/.test(name)) ?? 'python3';
  const programs = [`/usr/bin/${version}`, '/bin/bash', '/usr/bin/script', '/bin/stty', '/bin/grep'];
  const libraries = new Set<string>();
  for (const program of programs) {
    const listed = execFileSync('ldd', [program]).toString();
    for (const [path] of listed.matchAll(/\/\S+\.so\S*/g)) libraries.add(path);
  }
  const copy = (path: string): void =>
    void execFileSync('sh', ['-ec', 'mkdir -p "$2$(dirname "$1")"; rm -f "$2$1"; cp -L "$1" "$2$1"', 'sh', path, root]);
  for (const path of [...programs, ...libraries]) copy(path);
  const skip = ['test', 'idlelib', 'tkinter', 'ensurepip', '__pycache__', 'lib2to3', 'distutils'].map(
    (name) => `--exclude=${name}`,
  );
  await mkdir(join(root, 'usr/lib'), { recursive: true });
  execFileSync('sh', [
    '-c',
    `tar -C /usr/lib ${skip.join(' ')} -c ${version} | tar -C "$1/usr/lib" -x; ln -sf ${version} "$1/usr/bin/python3"`,
    'sh',
    root,
  ]);
}
