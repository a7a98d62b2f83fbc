import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { decodeFileName, encodeFileName } from '../../environments/file-name-bytes.js';

export interface Repository {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A file as the last commit has it. */
export interface CommittedFile {
  readonly path: string;
  readonly blob: string;
  /** As git writes it: `100644`, `100755`, `120000` for a link. */
  readonly mode: string;
}

export interface Changes {
  /** The commit that is checked out; undefined before the first one. */
  readonly head: string | undefined;
  /** Changed files that the last commit has, by real path. */
  readonly tracked: readonly CommittedFile[];
  /** Files the last commit does not have, by real path; ignored ones are left out. */
  readonly others: readonly string[];
}

/** The repository around a folder, found without asking git. */
export function findRepository(cwd: string, env: Readonly<Record<string, string>>): Repository | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return { root: folder, env };
    if (dirname(folder) === folder) return undefined;
  }
}

/** What differs from the last commit; undefined when git cannot tell. */
export async function changedFiles(repository: Repository): Promise<Changes | undefined> {
  const listed = await git(repository, [
    'status',
    '--porcelain=v2',
    '--branch',
    '-z',
    '--untracked-files=all',
    '--no-renames',
  ]);
  return listed === undefined ? undefined : parseStatus(decodeFileName(listed), repository.root);
}

/** What differs from another commit than the one checked out now; undefined when git cannot tell. */
export async function changedSince(repository: Repository, commit: string): Promise<Omit<Changes, 'head'> | undefined> {
  const listed = await git(repository, ['diff', '--raw', '-z', '--no-renames', '--no-abbrev', '--no-ext-diff', commit]);
  if (listed === undefined) return undefined;
  const fields = decodeFileName(listed).split('\0');
  const tracked: CommittedFile[] = [];
  const others: string[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode, blob] = /^:(\d{6}) \d{6} ([0-9a-f]+) /.exec(fields[at] ?? '') ?? [];
    const path = resolve(repository.root, fields[at + 1] ?? '');
    if (mode === undefined || blob === undefined || mode === '160000') continue;
    if (mode === '000000') others.push(path);
    else tracked.push({ path, blob, mode });
  }
  return { tracked, others };
}

/** Contents of committed files as they lie in the working folder; undefined for one that only a filter program makes. */
export async function committedContents(
  repository: Repository,
  files: readonly CommittedFile[],
): Promise<Map<string, Uint8Array | undefined>> {
  const contents = new Map<string, Uint8Array | undefined>();
  if (files.length === 0) return contents;
  const { filtered, converted } = await conversions(repository, files);
  const plain = files.filter(({ path }) => !filtered.has(path) && !converted.has(path));
  const answer = await git(
    repository,
    ['cat-file', '--batch'],
    Buffer.from(plain.map(({ blob }) => `${blob}\n`).join('')),
  );
  if (answer !== undefined) parseBatch(answer, plain, contents);
  for (const { path, blob } of files.filter((file) => converted.has(file.path) && !filtered.has(file.path))) {
    const name = path.slice(repository.root.length + 1);
    contents.set(path, await git(repository, ['cat-file', '--filters', `--path=${name}`, blob]));
  }
  return contents;
}

function parseStatus(text: string, root: string): Changes {
  let head: string | undefined;
  const tracked: CommittedFile[] = [];
  const others: string[] = [];
  for (const line of text.split('\0')) {
    if (line.startsWith('# branch.oid ')) {
      const oid = line.slice('# branch.oid '.length);
      head = oid === '(initial)' ? undefined : oid;
    } else if (line.startsWith('? ')) others.push(resolve(root, line.slice(2)));
    else if (/^[1u] /.test(line)) {
      const file = parseChange(line, root);
      if (file.mode === '160000') continue; // a submodule has a repository of its own
      if (file.mode === '000000' || file.mode === '') others.push(file.path);
      else tracked.push(file);
    }
  }
  return { head, tracked, others: others.filter((path) => !path.endsWith('/')) };
}

/** `1 XY sub mH mI mW hH hI path`, and for a conflict `u XY sub m1 m2 m3 mW h1 h2 h3 path`. */
function parseChange(line: string, root: string): CommittedFile {
  const fields = line.split(' ');
  const isConflict = fields[0] === 'u';
  const path = resolve(root, fields.slice(isConflict ? 10 : 8).join(' '));
  return isConflict ? { path, mode: '', blob: '' } : { path, mode: fields[3] ?? '', blob: fields[6] ?? '' };
}

/** `<blob> blob <size>\n<content>\n` for each, in the order they were asked for. */
function parseBatch(answer: Buffer, asked: readonly CommittedFile[], into: Map<string, Uint8Array | undefined>): void {
  let at = 0;
  for (const { path } of asked) {
    const end = answer.indexOf(0x0a, at);
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(answer.toString('latin1', at, end))?.[1];
    if (end < 0 || size === undefined) return;
    into.set(path, answer.subarray(end + 1, end + 1 + Number(size)));
    at = end + 2 + Number(size);
  }
}

/** Files whose working copy is not what git stores: made by a program, or with other line ends or encoding. */
async function conversions(
  repository: Repository,
  files: readonly CommittedFile[],
): Promise<{ filtered: Set<string>; converted: Set<string> }> {
  const names = files.map(({ path }) => path.slice(repository.root.length + 1));
  const [attributes, autocrlf] = await Promise.all([
    git(
      repository,
      ['check-attr', '-z', '--stdin', 'filter', 'eol', 'working-tree-encoding', 'ident'],
      Buffer.concat(names.map((name) => Buffer.from(encodeFileName(`${name}\0`)))),
    ),
    git(repository, ['config', '--get', 'core.autocrlf']),
  ]);
  const [filtered, converted] = [new Set<string>(), new Set<string>()];
  if (autocrlf?.toString().trim() === 'true') for (const { path } of files) converted.add(path);
  const fields = attributes === undefined ? [] : decodeFileName(attributes).split('\0');
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [name = '', attribute, value = ''] = fields.slice(at, at + 3);
    if (value === 'unspecified' || value === 'unset' || value === 'lf') continue;
    (attribute === 'filter' ? filtered : converted).add(resolve(repository.root, name));
  }
  return { filtered, converted };
}

const GIT_MS = 5_000;
const GIT_BYTES = 256 * 1_048_576;

/** Read-only git that runs nothing of the repository: no hooks, no monitor. */
function git({ root, env }: Repository, args: readonly string[], input?: Uint8Array): Promise<Buffer | undefined> {
  const safe = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'core.pager=cat'];
  const options = {
    cwd: root,
    env: { ...withoutGit(env), GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' },
    timeout: GIT_MS,
    maxBuffer: GIT_BYTES,
    encoding: 'buffer' as const,
  };
  return new Promise((done) => {
    const child = execFile('git', [...safe, ...args], options, (problem, stdout) =>
      done(problem === null ? stdout : undefined),
    );
    child.stdin?.on('error', () => undefined); // git may end before it has read all of it; its exit tells
    child.stdin?.end(input);
  });
}

/** `GIT_DIR` and the like would point git elsewhere. */
function withoutGit(env: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
}
