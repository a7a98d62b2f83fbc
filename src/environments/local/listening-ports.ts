import { readdir, readFile, readlink } from 'node:fs/promises';

const LISTENING = '0A';

/** TCP ports that these processes listen on, sorted. Linux only; elsewhere none are found. */
export async function listeningPorts(pids: readonly number[]): Promise<number[]> {
  if (pids.length === 0) return [];
  const [sockets, ...tables] = await Promise.all([socketsOf(pids), listeners('tcp'), listeners('tcp6')]);
  const ports = tables.flat().filter(({ inode }) => sockets.has(inode));
  return [...new Set(ports.map(({ port }) => port))].sort((a, b) => a - b);
}

async function socketsOf(pids: readonly number[]): Promise<Set<string>> {
  const inodes = new Set<string>();
  await Promise.all(
    pids.map(async (pid) => {
      const folder = `/proc/${pid}/fd`;
      // A process that ended meanwhile holds nothing.
      const names = await readdir(folder).catch(() => []);
      const links = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')));
      for (const link of links) {
        const inode = /^socket:\[(\d+)\]$/.exec(link)?.[1];
        if (inode !== undefined) inodes.add(inode);
      }
    }),
  );
  return inodes;
}

async function listeners(table: 'tcp' | 'tcp6'): Promise<{ port: number; inode: string }[]> {
  const text = await readFile(`/proc/net/${table}`, 'latin1').catch(() => '');
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === LISTENING)
    .map((fields) => ({ port: Number.parseInt(fields[1]?.split(':')[1] ?? '', 16), inode: fields[9] ?? '' }));
}
