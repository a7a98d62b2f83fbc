import { resolvePath } from '../paths/resolve-path.js';
import type { Run, RunFile } from '../run.js';
import type { Scope } from '../scope.js';
import type { ShellWord } from '../words/shell-word.js';
import type { Unwrapped } from './unwrap-command.js';

/** The file a word names, when this line wrote it. */
export function findWritten(word: ShellWord | undefined, run: Run, scope: Scope) {
  if (!word) return undefined;
  // The same open file by its other names.
  const path = resolvePath(word.text, run.cwd).replace(/^\/proc\/self\/fd\//, '/dev/fd/');
  const file =
    scope.file(path) ?? (/\.(sh|bash|py|pl|rb|js)$/.test(word.text) ? unpackedFile(word.text, scope) : undefined);
  return file ? { path, text: file.text, producers: file.producers } : environmentFile(path, scope);
}

/** A program or script of an environment that this line made. */
export function environmentFile(path: string, scope: Scope): RunFile | undefined {
  if (!scope.hasFiles) return undefined;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return scope.file(folder) && folder.endsWith('/bin/') ? { path: folder, text: null, producers: [] } : undefined;
}

/** A script file that this line wrote: its text is judged when known, its origin otherwise. */
export function scriptFile(path: string, file: { text: string | null; producers: readonly Run[] }): Partial<Unwrapped> {
  const isShell = file.text !== null && !/^#!.*\b(python|perl|ruby|node|php)/.test(file.text);
  return {
    file: { path, text: file.text, producers: file.producers },
    inner: isShell && file.text !== null ? [{ kind: 'script', text: file.text }] : [],
  };
}

/** A program or script out of an archive that this line fetched; `./configure` is how sources are built. */
export function unpackedFile(program: string, scope: Scope) {
  const producers = scope.unpacked;
  if (!producers || program.startsWith('/') || /(^|\/)(configure|autogen\.sh|bootstrap|gradlew|mvnw)$/.test(program))
    return undefined;
  return { text: null, producers };
}
