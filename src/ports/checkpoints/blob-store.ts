import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Contents by their SHA-256, each kept once. */
export interface BlobStore {
  /** Keeps a content as it streams by; answers its hash and size. */
  put(chunks: AsyncIterable<Uint8Array>): Promise<{ hash: string; bytes: number }>;
  read(hash: string): Promise<Uint8Array>;
  /** Removes what `isUsed` does not name and was stored before a time (ms since 1970); answers the bytes left. */
  sweep(isUsed: (hash: string) => boolean, before: number): Promise<number>;
}

export function createBlobStore(folder: string): BlobStore {
  const place = (hash: string): string => join(folder, hash.slice(0, 2), hash);
  return {
    async put(chunks) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = join(folder, `.new-${randomBytes(8).toString('hex')}`);
      const file = await open(temporary, 'wx', 0o600);
      try {
        const { hash, bytes } = await copyInto(file, chunks);
        await file.close();
        await mkdir(join(folder, hash.slice(0, 2)), { recursive: true, mode: 0o700 });
        await rename(temporary, place(hash));
        return { hash, bytes };
      } catch (problem) {
        await file.close().catch(() => undefined); // the first problem is the one that counts
        await rm(temporary, { force: true });
        throw problem;
      }
    },
    read: (hash) => readFile(place(hash)),
    async sweep(isUsed, before) {
      let left = 0;
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(() => undefined); // another process sweeps as well
        if (found === undefined) continue;
        if (isUsed(entry.name) || found.mtimeMs >= before) left += found.size;
        else await rm(path, { force: true });
      }
      return left;
    },
  };
}

async function copyInto(file: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<{ hash: string; bytes: number }> {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    digest.update(chunk);
    bytes += chunk.length;
    await file.write(chunk);
  }
  return { hash: digest.digest('hex'), bytes };
}
