import { type Hunk, type PatchLine, type PatchOperation, PatchProblem } from './patch-operations.js';

const NO_NEWLINE = /^\\ No newline at end of file/;

/** Reads `*** Begin Patch` ... `*** End Patch`. Blank lines inside a hunk are blank context lines. */
export function parseV4a(lines: readonly string[]): PatchOperation[] {
  const reader = new SectionReader(lines, findBegin(lines) + 1);
  const operations: PatchOperation[] = [];
  for (;;) {
    const line = reader.peek();
    if (line === undefined) {
      throw new PatchProblem(
        'The patch ends without "*** End Patch": it may have been cut.',
        'Send the whole patch.',
        lines.length,
      );
    }
    if (line.trim() === '*** End Patch') break;
    if (line.trim() === '') reader.skip();
    else operations.push(readSection(reader));
  }
  checkRest(reader);
  return operations;
}

class SectionReader {
  constructor(
    private readonly lines: readonly string[],
    private at: number,
  ) {}

  /** 1-based line of the patch that `peek` shows. */
  get line(): number {
    return this.at + 1;
  }

  peek(): string | undefined {
    return this.lines[this.at];
  }

  skip(): void {
    this.at++;
  }

  problem(message: string, hint: string): PatchProblem {
    return new PatchProblem(`Line ${this.line} of the patch: ${message}`, hint, this.line);
  }
}

function findBegin(lines: readonly string[]): number {
  const begin = lines.findIndex((line) => line.trim() === '*** Begin Patch');
  const before = lines.slice(0, begin).findIndex((line) => line.trim() !== '');
  if (before !== -1) {
    throw new PatchProblem(
      `Line ${before + 1} stands before "*** Begin Patch".`,
      'Send the patch and nothing else.',
      before + 1,
    );
  }
  return begin;
}

function checkRest(reader: SectionReader): void {
  reader.skip();
  for (let line = reader.peek(); line !== undefined; reader.skip(), line = reader.peek()) {
    if (line.trim() !== '')
      throw reader.problem('text after "*** End Patch".', 'Send one patch; put every file into it.');
  }
}

const SECTION = /^\*\*\* (Update|Add|Delete|Move) File: *(.*?) *$/;

function readSection(reader: SectionReader): PatchOperation {
  const patchLine = reader.line;
  const found = SECTION.exec(reader.peek() ?? '');
  if (found === null) {
    throw reader.problem(
      `expected a file section, got ${JSON.stringify((reader.peek() ?? '').slice(0, 80))}.`,
      'Sections begin with "*** Update File: path", "*** Add File: path", "*** Delete File: path" or "*** Move File: from -> to".',
    );
  }
  const [, verb, path = ''] = found;
  reader.skip();
  if (verb === 'Add') return { kind: 'add', path, content: readAdded(reader), patchLine };
  if (verb === 'Delete') return { kind: 'delete', path, hunks: [], patchLine };
  if (verb === 'Move') return readMove(reader, path, patchLine);
  return readUpdate(reader, path, patchLine);
}

function readMove(reader: SectionReader, paths: string, patchLine: number): PatchOperation {
  const [from, to, ...more] = paths.split(' -> ').map((path) => path.trim());
  if (!from || !to || more.length > 0) {
    throw new PatchProblem(
      `Line ${patchLine} of the patch: a move needs two paths.`,
      'Write "*** Move File: from -> to".',
      patchLine,
    );
  }
  return { kind: 'update', path: from, to, hunks: readHunks(reader), patchLine };
}

function readUpdate(reader: SectionReader, path: string, patchLine: number): PatchOperation {
  const move = /^\*\*\* Move to: *(.*?) *$/.exec(reader.peek() ?? '');
  if (move !== null) reader.skip();
  const hunks = readHunks(reader);
  if (hunks.length === 0 && move === null) {
    throw new PatchProblem(
      `The section for ${path} has no hunk: nothing would change.`,
      'Add lines that begin with - or +.',
      patchLine,
    );
  }
  return { kind: 'update', path, ...(move === null ? {} : { to: move[1] ?? '' }), hunks, patchLine };
}

/** Lines of a new file. Empty lines between `+` lines are empty lines of the file. */
function readAdded(reader: SectionReader): string {
  const lines: string[] = [];
  let blanks = 0;
  let lineBreak = '\n';
  for (let line = reader.peek(); line !== undefined && !line.startsWith('*** '); reader.skip(), line = reader.peek()) {
    if (NO_NEWLINE.test(line)) lineBreak = '';
    else if (line === '') blanks++;
    else if (line.startsWith('+')) {
      while (blanks > 0) {
        lines.push('');
        blanks--;
      }
      lines.push(line.slice(1));
    } else
      throw reader.problem('a line of a new file must begin with "+".', 'Put "+" before every line of the new file.');
  }
  return lines.length === 0 ? '' : lines.join('\n') + lineBreak;
}

function readHunks(reader: SectionReader): Hunk[] {
  const hunks: Hunk[] = [];
  for (let line = reader.peek(); line !== undefined && !isSectionEnd(line); line = reader.peek()) {
    const hunk = readHunk(reader);
    if (hunk === null) continue;
    if (!hunk.lines.some(({ kind }) => kind !== 'context')) {
      throw new PatchProblem(
        `The hunk at line ${hunk.patchLine} of the patch changes nothing.`,
        'Mark removed lines with - and added lines with +.',
        hunk.patchLine,
      );
    }
    hunks.push(hunk);
  }
  return hunks;
}

function isSectionEnd(line: string): boolean {
  return line.startsWith('*** ') && line.trim() !== '*** End of File';
}

/** Null for blank lines that separate sections. */
function readHunk(reader: SectionReader): Hunk | null {
  const patchLine = reader.line;
  const header = readHeader(reader);
  const lines: PatchLine[] = [];
  let atEnd = false;
  for (
    let line = reader.peek();
    line !== undefined && !isSectionEnd(line) && !line.startsWith('@@');
    line = reader.peek()
  ) {
    if (line.trim() === '*** End of File') atEnd = true;
    else if (NO_NEWLINE.test(line)) markNoNewline(lines);
    else lines.push(readLine(reader, line));
    reader.skip();
    if (atEnd) break;
  }
  const isSeparator = !header.found && lines.every(({ bare }) => bare);
  return isSeparator && !atEnd ? null : { ...header.hunk, lines, atEnd, patchLine };
}

interface Header {
  readonly found: boolean;
  readonly hunk: { readonly hints: readonly string[]; readonly oldLine?: number };
}

function readHeader(reader: SectionReader): Header {
  const hints: string[] = [];
  let oldLine: number | undefined;
  let found = false;
  for (let line = reader.peek(); line?.startsWith('@@'); reader.skip(), line = reader.peek()) {
    found = true;
    const numbers = /^@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@(.*)$/.exec(line);
    if (numbers !== null) oldLine = Number(numbers[1]);
    const hint = (numbers?.[2] ?? line.slice(2).replace(/\s*@@\s*$/, '')).trim();
    if (hint !== '') hints.push(hint);
  }
  return { found, hunk: oldLine === undefined ? { hints } : { hints, oldLine } };
}

function readLine(reader: SectionReader, line: string): PatchLine {
  const text = line.slice(1);
  if (line === '') return { kind: 'context', text: '', bare: true };
  if (line.startsWith(' ')) return { kind: 'context', text };
  if (line.startsWith('+')) return { kind: 'add', text };
  if (line.startsWith('-')) return { kind: 'remove', text };
  throw reader.problem(
    `a hunk line must begin with a space, "+" or "-", got ${JSON.stringify(line.slice(0, 80))}.`,
    'Put a space before every line that stays.',
  );
}

export function markNoNewline(lines: readonly PatchLine[]): void {
  const last = lines.at(-1);
  if (last !== undefined) last.noNewline = true;
}
