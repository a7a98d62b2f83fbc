/** Bytes of output, ready to be handed to another thread. */
export interface OutputPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Nothing that belongs together goes on after it. */
  readonly isWhole: boolean;
}

export interface OutputSender {
  add(bytes: Buffer): void;
  end(): void;
}

const ENOUGH = 65_536;
/** A file with more output than this is sent in pieces. */
const MOST = 1_048_576;

/**
 * Gathers the output of a search and sends it in parts that end with a file's last event wherever they can, so that
 * the outputs of several searches can be put together. The first one is sent as soon as it is there.
 */
export function createOutputSender(send: (part: OutputPart) => void): OutputSender {
  let chunks: Buffer[] = [];
  let size = 0;
  let wanted = 0;

  function flush(isLast: boolean): void {
    if (size === 0) return;
    const gathered = Buffer.concat(chunks);
    const end = isLast ? gathered.length : endOfFiles(gathered);
    const cut = end > 0 || size < MOST ? end : size;
    if (cut > 0) send({ bytes: new Uint8Array(gathered.subarray(0, cut)), isWhole: end > 0 });
    chunks = cut < gathered.length ? [gathered.subarray(cut)] : [];
    size = gathered.length - cut;
    wanted = size + ENOUGH;
  }

  return {
    add(bytes) {
      chunks.push(Buffer.from(bytes));
      size += bytes.length;
      if (size > wanted) flush(false);
    },
    end: () => flush(true),
  };
}

const END_EVENT = '\n{"type":"end"';

/** Where the last event of a file ends, or 0. */
function endOfFiles(bytes: Buffer): number {
  for (let from = bytes.length; from > 0; ) {
    const at = bytes.lastIndexOf(END_EVENT, from - 1);
    if (at < 0) return 0;
    const end = bytes.indexOf(10, at + 1);
    if (end >= 0) return end + 1;
    from = at;
  }
  return 0;
}
