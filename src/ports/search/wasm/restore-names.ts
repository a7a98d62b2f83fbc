import { fromGuestName, hasStandIns } from './guest-names.js';

/** Longer than any path in JSON. */
const LONGEST_HEAD = 65_536;
const NOTHING = Buffer.alloc(0);
const PATH_OF_EVENT = /^\{"type":"\w+","data":\{"path":(\{"text":("(?:[^"\\]|\\.)*")\})/;

/**
 * Puts the real names of files into ripgrep's output, where stand-ins were shown to it. Events (one a line) get such
 * a path as ripgrep writes it on other systems, in base64; a list of files gets the bytes themselves.
 */
export function restoreNames(
  kind: 'events' | 'list',
  isNeeded: () => boolean,
  onOutput: (bytes: Buffer) => void,
): (bytes: Buffer) => void {
  const separator = kind === 'events' ? 10 : 0;
  let isInside = false;
  let held: Buffer = NOTHING;

  function pass(bytes: Buffer): void {
    if (bytes.length === 0) return;
    isInside = bytes.at(-1) !== separator;
    onOutput(bytes);
  }

  /** Answers what must wait for the rest of a path. */
  function restore(bytes: Buffer): Buffer {
    for (let from = 0; from < bytes.length; ) {
      const found = bytes.indexOf(separator, from);
      const end = found < 0 ? bytes.length : found + 1;
      const part = bytes.subarray(from, end);
      if (isInside) pass(part);
      else if (found < 0 && !isComplete(part, kind)) return Buffer.from(part);
      else pass(kind === 'events' ? restoreEvent(part) : Buffer.from(fromGuestName(part.toString('latin1')), 'latin1'));
      from = end;
    }
    return NOTHING;
  }

  return (bytes) => {
    if (isNeeded()) held = restore(held.length === 0 ? bytes : Buffer.concat([held, bytes]));
    else pass(bytes);
  };
}

function isComplete(part: Buffer, kind: 'events' | 'list'): boolean {
  return kind === 'events' && (part.length >= LONGEST_HEAD || PATH_OF_EVENT.test(part.toString('latin1')));
}

function restoreEvent(event: Buffer): Buffer {
  const head = event.toString('latin1', 0, LONGEST_HEAD);
  const [before, path = '', text = ''] = PATH_OF_EVENT.exec(head) ?? [''];
  if (!hasStandIns(text)) return event;
  const shown = JSON.parse(Buffer.from(text, 'latin1').toString('utf8')) as string;
  const name = fromGuestName(Buffer.from(shown, 'utf8').toString('latin1'));
  const real = JSON.stringify({ bytes: Buffer.from(name, 'latin1').toString('base64') });
  return Buffer.concat([Buffer.from(before.slice(0, -path.length) + real, 'latin1'), event.subarray(before.length)]);
}
