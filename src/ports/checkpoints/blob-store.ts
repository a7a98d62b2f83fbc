import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import type { Seal } from './seal.js';

export interface KeptContent {
  readonly hash: string;
  readonly bytes: number;
}

/** Contents by their SHA-256, each kept once and sealed. */
export interface BlobStore {
  /** Keeps a content that is in memory, at once: for a small one a thread would cost more. */
  keep(content: Uint8Array): KeptContent;
  /** Keeps a content as it streams by. */
  keepStream(chunks: AsyncIterable<Uint8Array>): Promise<KeptContent>;
  /** Whether a content is here; it then counts as stored now, so that nobody sweeps it away under its new user. */
  renew(hash: string): boolean;
  read(hash: string): Promise<Uint8Array>;
  /** Removes what `isUsed` does not name and was stored before a time (ms since 1970); answers the bytes left. */
  sweep(isUsed: (hash: string) => boolean, before: number): Promise<number>;
}

export function createBlobStore(folder: string, seal: Seal): BlobStore {
  const place = (hash: string): string => join(folder, hash.slice(0, 2), hash);
  const fresh = (): string => join(folder, `.new-${randomBytes(8).toString('hex')}`);

  function renew(hash: string): boolean {
    const now = Date.now() / 1000;
    try {
      utimesSync(place(hash), now, now);
      return true;
    } catch {
      return false; // not here, or swept away
    }
  }

  return {
    renew,
    keep(content) {
      const hash = sha256(content);
      if (!renew(hash)) writeInto(place(hash), fresh(), seal.seal(content));
      return { hash, bytes: content.length };
    },
    async keepStream(chunks) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = fresh();
      const file = await open(temporary, 'wx', 0o600);
      try {
        const kept = await copyInto(file, chunks, seal);
        await file.close();
        await mkdir(join(folder, kept.hash.slice(0, 2)), { recursive: true, mode: 0o700 });
        await rename(temporary, place(kept.hash));
        return kept;
      } catch (problem) {
        await file.close().catch(() => undefined); // the first problem is the one that counts
        await rm(temporary, { force: true });
        throw problem;
      }
    },
    async read(hash) {
      const content = seal.unseal(await readFile(place(hash)));
      if (sha256(content) !== hash) throw unreadable();
      return content;
    },
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

function writeInto(path: string, temporary: string, content: Uint8Array): void {
  try {
    try {
      writeFileSync(temporary, content, { flag: 'wx', mode: 0o600 });
      renameSync(temporary, path);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
      mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
      writeFileSync(temporary, content, { mode: 0o600 });
      renameSync(temporary, path);
    }
  } catch (problem) {
    rmSync(temporary, { force: true });
    throw problem;
  }
}

async function copyInto(file: FileHandle, chunks: AsyncIterable<Uint8Array>, seal: Seal): Promise<KeptContent> {
  const digest = createHash('sha256');
  const { head, cipher } = seal.open();
  await file.write(head);
  let bytes = 0;
  for await (const chunk of chunks) {
    digest.update(chunk);
    bytes += chunk.length;
    await file.write(cipher.update(chunk));
  }
  return { hash: digest.digest('hex'), bytes };
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function unreadable(): ToolError {
  return new ToolError('A kept content is not what it was: it was changed on disk, or the key beside it is another.', {
    code: 'failed',
    hint: 'Nothing was changed. Restore checkpoints/ in home from a backup, key included.',
  });
}
