import { fileURLToPath } from 'node:url';

/**
 * The path of a file that the build puts beside our chunks, such as a program for a thread or a child of its own. When
 * the sources run unbuilt, as in tests, it is the one of the last build.
 */
export function builtFile(name: string): string {
  const place = import.meta.url.endsWith('.ts') ? '../../dist' : '.';
  return fileURLToPath(new URL(`${place}/${name}`, import.meta.url));
}
