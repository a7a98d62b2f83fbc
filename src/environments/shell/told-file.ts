import type { Environment } from '../environment.js';

const FOLDER = '/tmp';
const MAX_BYTES = 4 * 1_048_576;

/** Where a shell without a descriptor of its own for it tells its state. The name cannot be guessed. */
export function stateFile(mark: string): string {
  return `${FOLDER}/.hermes-state-${mark}`;
}

/** Takes what the shell told there; empty when it told nothing. */
export async function readTold({ files }: Environment, path: string): Promise<Buffer> {
  const name = path.slice(FOLDER.length + 1);
  const folder = await files.openFolder(FOLDER).catch(() => undefined);
  if (folder === undefined) return Buffer.alloc(0);
  try {
    const reader = await folder.open(name);
    try {
      return Buffer.from(await reader.read(0, Math.min(reader.stat.size, MAX_BYTES)));
    } finally {
      await reader.close();
      await folder.remove(name);
    }
  } catch {
    return Buffer.alloc(0); // it was killed before it could tell: the old state stays
  } finally {
    await folder.close();
  }
}
