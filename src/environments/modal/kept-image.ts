import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The files of a task, put by at Modal as an image; its name is kept in the home of Hermes. */
export interface KeptImage {
  readonly imageId: string;
  /** The image the task began with: another one in the settings begins anew. */
  readonly madeFrom: string;
}

export function keptImageFile(hermesHome: string, task: string): string {
  return join(hermesHome, 'sandboxes', 'modal', `${task}.json`);
}

/** Undefined when there is none, or none that can be read. */
export async function readKeptImage(file: string): Promise<KeptImage | undefined> {
  try {
    const { imageId, madeFrom } = JSON.parse(await readFile(file, 'utf8')) as Partial<KeptImage>;
    return typeof imageId === 'string' && typeof madeFrom === 'string' ? { imageId, madeFrom } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function writeKeptImage(file: string, image: KeptImage): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(image)}\n`, { mode: 0o600 });
  await rename(temporary, file);
}
