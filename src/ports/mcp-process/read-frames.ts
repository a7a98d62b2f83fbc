export interface FrameReader {
  /** Takes bytes as they come. */
  push(chunk: Uint8Array): void;
}

export interface FrameHandlers {
  readonly maxBytes: number;
  onFrame(line: string): void;
  /** Called once; nothing is read after it. */
  onTooLarge(bytes: number): void;
}

const NEWLINE = 0x0a;

/** Cuts a stream at its line breaks. A line that grows over the limit is never held in memory whole. */
export function createFrameReader({ maxBytes, onFrame, onTooLarge }: FrameHandlers): FrameReader {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  let isOver = false;

  function take(piece: Uint8Array): boolean {
    bytes += piece.length;
    if (bytes > maxBytes) {
      isOver = true;
      parts = [];
      onTooLarge(bytes);
      return false;
    }
    if (piece.length > 0) parts.push(piece);
    return true;
  }

  return {
    push(chunk) {
      let from = 0;
      while (!isOver && from < chunk.length) {
        const end = chunk.indexOf(NEWLINE, from);
        if (!take(chunk.subarray(from, end === -1 ? chunk.length : end))) return;
        if (end === -1) return;
        const line = Buffer.concat(parts).toString('utf8').trim();
        parts = [];
        bytes = 0;
        from = end + 1;
        if (line !== '') onFrame(line);
      }
    },
  };
}
