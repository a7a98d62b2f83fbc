import { markNoNewline } from './parse-v4a.js';
import { type Hunk, type PatchLine, type PatchOperation, PatchProblem } from './patch-operations.js';

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/;

/**
 * Reads a unified diff, plain or as git writes it. The counts of every hunk header must be right: a wrong count is
 * the only sign that a diff was cut.
 */
export function parseUnified(lines: readonly string[]): PatchOperation[] {
  const operations: PatchOperation[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.startsWith('diff --git ') || line.startsWith('--- ')) {
      const section = readFile(lines, at);
      operations.push(section.operation);
      at = section.next;
    } else if (line.trim() === '' || /^(index |Index: |=+$|From |commit |Author: |Date: )/.test(line)) at++;
    else throw problem(at, `expected a file header, got ${JSON.stringify(line.slice(0, 80))}.`);
  }
  return operations;
}

interface GitHeader {
  from?: string;
  to?: string;
  gitPaths?: readonly [string, string];
  created: boolean;
  deleted: boolean;
  mode?: number;
}

function readFile(lines: readonly string[], start: number): { operation: PatchOperation; next: number } {
  const header: GitHeader = { created: false, deleted: false };
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.startsWith('--- ') || (at > start && line.startsWith('diff --git '))) break;
    if (!readGitLine(header, line)) {
      if (line.trim() === '') break;
      throw problem(at, `a header of a file was expected, got ${JSON.stringify(line.slice(0, 80))}.`);
    }
  }
  if (!(lines[at] ?? '').startsWith('--- ')) return { operation: withoutHunks(header, start), next: at };
  if (!(lines[at + 1] ?? '').startsWith('+++ ')) throw problem(at + 1, '"+++ path" must follow "--- path".');
  const [from, to] = stripSides(headerPath(lines[at] ?? ''), headerPath(lines[at + 1] ?? ''));
  const { hunks, next } = readHunks(lines, at + 2);
  if (hunks.length === 0) throw problem(at + 2, 'no hunk follows the file header.');
  return { operation: operationOf(from, to, header, hunks, start), next };
}

/** Whether the line is one of git's extended headers. */
function readGitLine(header: GitHeader, line: string): boolean {
  const paths = /^diff --git (.+)$/.exec(line);
  if (paths !== null) {
    const half = splitGitPaths(paths[1] ?? '');
    if (half !== null) header.gitPaths = half;
    return true;
  }
  if (/^(Binary files |GIT binary patch)/.test(line)) {
    throw new PatchProblem('The patch changes a binary file, which is not supported.', 'Write the file another way.');
  }
  if (/^(?:(?:new file|deleted file|old|new) mode|index \S+) 1[26]0000$/.test(line)) {
    throw new PatchProblem(
      'The patch changes a link or a submodule, which is not a text file.',
      'Leave that part out and make it another way.',
    );
  }
  const renamed = /^(rename|copy) (from|to) (.+)$/.exec(line);
  if (renamed?.[1] === 'copy')
    throw new PatchProblem('The patch copies a file, which is not supported.', 'Add the new file instead.');
  if (renamed?.[2] === 'from') header.from = unquote(renamed[3] ?? '');
  if (renamed?.[2] === 'to') header.to = unquote(renamed[3] ?? '');
  if (line.startsWith('new file mode ')) header.created = true;
  const mode = /^new (?:file )?mode 100([0-7]{3})$/.exec(line)?.[1];
  if (mode !== undefined) header.mode = Number.parseInt(mode, 8);
  if (line.startsWith('deleted file mode ')) header.deleted = true;
  return (
    renamed !== null ||
    /^(index |old mode |new mode |new file mode |deleted file mode |(dis)?similarity index )/.test(line)
  );
}

/** `a/x b/x`: both halves name the same file unless it was renamed, and then the rename lines say so. */
function splitGitPaths(text: string): readonly [string, string] | null {
  const middle = (text.length - 1) / 2;
  const halves = [text.slice(0, middle), text.slice(middle + 1)] as const;
  return Number.isInteger(middle) && text.charAt(middle) === ' ' ? [stripSide(halves[0]), stripSide(halves[1])] : null;
}

function withoutHunks(header: GitHeader, start: number): PatchOperation {
  const patchLine = start + 1;
  if (header.from !== undefined && header.to !== undefined) {
    return { kind: 'update', path: header.from, to: header.to, hunks: [], ...modeOf(header), patchLine };
  }
  const path = header.gitPaths?.[1];
  if (path !== undefined && header.created) return { kind: 'add', path, content: '', ...modeOf(header), patchLine };
  if (path !== undefined && header.deleted) return { kind: 'delete', path, hunks: [], patchLine };
  throw problem(start, 'this file section changes nothing.');
}

function operationOf(
  from: string | null,
  to: string | null,
  header: GitHeader,
  hunks: readonly Hunk[],
  start: number,
): PatchOperation {
  const patchLine = start + 1;
  if (from === null && to === null) throw problem(start, 'both sides are /dev/null.');
  if (from === null)
    return { kind: 'add', path: to ?? '', content: addedContent(hunks, start), ...modeOf(header), patchLine };
  if (to === null) return { kind: 'delete', path: from, hunks, patchLine };
  const source = header.from ?? from;
  const target = header.to ?? to;
  return {
    kind: 'update',
    path: source,
    ...(source === target ? {} : { to: target }),
    hunks,
    ...modeOf(header),
    patchLine,
  };
}

function modeOf({ mode }: GitHeader): { mode?: number } {
  return mode === undefined ? {} : { mode };
}

function addedContent(hunks: readonly Hunk[], start: number): string {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  if (lines.some(({ kind }) => kind !== 'add')) throw problem(start, 'a new file can only have added lines.');
  return lines.map(({ text, noNewline }) => text + (noNewline ? '' : '\n')).join('');
}

function readHunks(lines: readonly string[], start: number): { hunks: Hunk[]; next: number } {
  const hunks: Hunk[] = [];
  let at = start;
  while (at < lines.length && (lines[at] ?? '').startsWith('@@')) {
    const { hunk, next } = readHunk(lines, at);
    hunks.push(hunk);
    at = next;
  }
  return { hunks, next: at };
}

function readHunk(lines: readonly string[], start: number): { hunk: Hunk; next: number } {
  const header = HUNK.exec(lines[start] ?? '');
  if (header === null) throw problem(start, 'a hunk header reads "@@ -line,count +line,count @@".');
  let oldLeft = Number(header[2] ?? 1);
  let newLeft = Number(header[4] ?? 1);
  const body: PatchLine[] = [];
  let at = start + 1;
  for (; oldLeft > 0 || newLeft > 0 || /^\\ /.test(lines[at] ?? ''); at++) {
    const line = lines[at];
    if (line?.startsWith('\\ ')) {
      markNoNewline(body);
      continue;
    }
    const kind = kindOf(line);
    if (kind === null)
      throw problem(start, `the header promises ${oldLeft} more old and ${newLeft} more new lines than the hunk has.`);
    if (kind !== 'add') oldLeft--;
    if (kind !== 'remove') newLeft--;
    if (oldLeft < 0 || newLeft < 0) throw problem(start, 'the hunk has more lines than its header says.');
    body.push({ kind, text: (line ?? '').slice(1) });
  }
  if (/^[-+ ]/.test(lines[at] ?? '') && !/^(---|\+\+\+) /.test(lines[at] ?? '')) {
    throw problem(start, 'the hunk has more lines than its header says.');
  }
  if (!body.some(({ kind }) => kind !== 'context')) throw problem(start, 'the hunk changes nothing.');
  const hint = (header[5] ?? '').trim();
  const hunk = {
    hints: hint === '' ? [] : [hint],
    oldLine: Number(header[1]),
    lines: body,
    atEnd: false,
    patchLine: start + 1,
  };
  return { hunk, next: at };
}

function kindOf(line: string | undefined): PatchLine['kind'] | null {
  if (line === undefined) return null;
  if (line === '' || line.startsWith(' ')) return 'context';
  if (line.startsWith('+')) return 'add';
  return line.startsWith('-') ? 'remove' : null;
}

/** The path of a `---` or `+++` line without its time stamp; null for /dev/null. */
function headerPath(line: string): string | null {
  const path = unquote(line.slice(4).replace(/\t.*$/, '').trim());
  return path === '/dev/null' ? null : path;
}

/** Git's `a/` and `b/` go, but a folder that is really called `a` stays. */
function stripSides(from: string | null, to: string | null): [string | null, string | null] {
  const isGit = (from === null || from.startsWith('a/')) && (to === null || to.startsWith('b/'));
  return isGit ? [from === null ? null : stripSide(from), to === null ? null : stripSide(to)] : [from, to];
}

function stripSide(path: string): string {
  return unquote(path).replace(/^[ab]\//, '');
}

/** Git quotes odd names like a C string. */
function unquote(path: string): string {
  if (!path.startsWith('"') || !path.endsWith('"') || path.length < 2) return path;
  const bytes: number[] = [];
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
  for (const [part, octal, char] of path.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|[^\\]+/g)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
    else bytes.push(...Buffer.from(char === undefined ? part : (escapes[char] ?? char)));
  }
  return Buffer.from(bytes).toString('utf8');
}

function problem(at: number, message: string): PatchProblem {
  return new PatchProblem(
    `Line ${at + 1} of the patch: ${message}`,
    'Send the diff as diff or git wrote it, whole.',
    at + 1,
  );
}
