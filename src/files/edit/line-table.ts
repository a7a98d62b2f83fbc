/** Where the lines of a text begin and end; a final line break does not begin another line. */
export interface LineTable {
  readonly text: string;
  readonly count: number;
  start(line: number): number;
  /** Offset after the last character, before the line break. */
  end(line: number): number;
  /** The line without its break. */
  line(index: number): string;
  /** 0-based line of an offset. */
  at(offset: number): number;
}

/** Finds all lines in one pass. Lines end at `\n` or `\r\n`; a text without any line feed may use `\r`. */
export function createLineTable(text: string): LineTable {
  const breakChar = !text.includes('\n') && text.includes('\r') ? '\r' : '\n';
  const starts: number[] = [0];
  for (let at = text.indexOf(breakChar); at !== -1; at = text.indexOf(breakChar, at + 1)) starts.push(at + 1);
  if (starts.at(-1) === text.length) starts.pop();
  const count = starts.length;
  const start = (line: number): number => starts[line] ?? text.length;
  const end = (line: number): number => {
    let stop = start(line + 1);
    if (stop > start(line) && text.charAt(stop - 1) === breakChar) stop--;
    return stop > start(line) && text.charAt(stop - 1) === '\r' ? stop - 1 : stop;
  };
  const at = (offset: number): number => {
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (start(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return { text, count, start, end, at, line: (index) => text.slice(start(index), end(index)) };
}

/** 1-based lines of ascending offsets, without a table of the whole text. */
export function linesOfOffsets(text: string, offsets: readonly number[]): number[] {
  const breakChar = !text.includes('\n') && text.includes('\r') ? '\r' : '\n';
  let line = 1;
  let next = text.indexOf(breakChar);
  return offsets.map((offset) => {
    while (next !== -1 && next < offset) {
      line++;
      next = text.indexOf(breakChar, next + 1);
    }
    return line;
  });
}
