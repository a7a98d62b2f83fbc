import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDebianPython, makeRootFolder } from './docker-root-folder.js';

/** Where scripts/provision-apptainer.sh puts it; elsewhere it is looked for on the path. */
const PATH = `/opt/hermes-apptainer/bin:${process.env.PATH ?? '/usr/bin:/bin'}`;

export interface TestImages {
  /** The variables that find the program. */
  readonly env: Record<string, string>;
  readonly folder: string;
  readonly plainImage: string;
  readonly pythonImage: string;
  close(): Promise<void>;
}

/** Why it cannot run here; undefined when it can. */
export function apptainerMissing(): string | undefined {
  try {
    execFileSync('apptainer', ['--version'], { env: { PATH } });
    execFileSync('/bin/busybox', ['true']);
    return undefined;
  } catch (error) {
    return `apptainer or busybox cannot be started (${(error as Error).message})`;
  }
}

/** Sandbox folders as images: one without Python and one with. */
export async function makeApptainerImages(): Promise<TestImages> {
  const folder = await mkdtemp('/var/tmp/hermes-apptainer-');
  const env = { PATH, HOME: folder };
  const root = join(folder, 'root');
  const build = (name: string): string => {
    const image = join(folder, name);
    execFileSync('apptainer', ['-s', 'build', '--sandbox', image, root], { env, stdio: 'pipe' });
    return image;
  };
  await makeRootFolder(root);
  const plainImage = build('plain');
  await addDebianPython(root);
  return {
    env,
    folder,
    plainImage,
    pythonImage: build('python'),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
