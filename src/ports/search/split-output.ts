const MAX_PART = 4 * 1024 * 1024;

/**
 * Cuts a stream of bytes at a separator. A part over 4 MB, such as a match in a file of one huge line, keeps its
 * beginning and its end: that is where the names and numbers are.
 */
export function splitOutput(
  separator: number,
  onPart: (part: Buffer) => void,
): { add(chunk: Buffer): void; end(): void } {
  let pending: Buffer[] = [];
  let size = 0;
  const keep = (bytes: Buffer): void => {
    if (bytes.length === 0) return;
    pending.push(bytes);
    size += bytes.length;
    if (size <= MAX_PART) return;
    const all = Buffer.concat(pending);
    pending = [all.subarray(0, MAX_PART / 4), all.subarray(-MAX_PART / 4)];
    size = MAX_PART / 2;
  };
  const emit = (): void => {
    const part = pending.length === 1 && pending[0] !== undefined ? pending[0] : Buffer.concat(pending);
    pending = [];
    size = 0;
    if (part.length > 0) onPart(part);
  };
  return {
    add(chunk) {
      let start = 0;
      for (let at = chunk.indexOf(separator); at !== -1; at = chunk.indexOf(separator, start)) {
        if (pending.length === 0) {
          if (at > start) onPart(chunk.subarray(start, at));
        } else {
          keep(chunk.subarray(start, at));
          emit();
        }
        start = at + 1;
      }
      keep(chunk.subarray(start));
    },
    end: emit,
  };
}
