import type { Readable } from 'node:stream';
import { ToolError } from '../../kernel/outcome.js';

/** Who leads the group of a command: the command itself, or the script that runs it and is to be left alone. */
export interface Leader {
  readonly pid: number;
  readonly isCommand: boolean;
}

/** What the script around a command says when it begins. */
export interface FirstWords {
  readonly leader: Leader;
  /** For one that is followed: the first byte of its output that is still there. */
  readonly begin: number;
  /** For one that is followed: it had ended before. */
  readonly hadEnded: boolean;
}

/**
 * Looks for the line of the script that begins with its mark, after whatever a login shell printed before it. Hands it
 * on with the output behind it, at once: what comes next is for whoever listens then.
 */
export function readFirstWords(
  stream: Readable,
  mark: string,
  hand: (line: string, rest: Buffer<ArrayBuffer>) => void,
): void {
  let text = Buffer.alloc(0);
  const read = (chunk: Buffer): void => {
    text = Buffer.concat([text, chunk]);
    const at = text.indexOf(mark);
    const end = at < 0 ? -1 : text.indexOf(10, at);
    if (end < 0) {
      if (at < 0) text = text.subarray(-mark.length);
      return;
    }
    stream.off('data', read);
    hand(text.toString('latin1', at + mark.length + 1, end), text.subarray(end + 1));
  };
  stream.on('data', read);
}

/** Answers an error when the script says that it cannot start the command. */
export function parseFirstWords(
  line: string,
  { program, cwd }: { readonly program: string; readonly cwd: string },
): FirstWords | ToolError {
  const found = /^(\d+)(?: (\d+))?(?: (own|ended))?$/.exec(line);
  if (found === null) return refusal(line, program, cwd);
  return {
    leader: { pid: Number(found[1]), isCommand: found[3] === 'own' },
    begin: Number(found[2] ?? 0),
    hadEnded: found[3] === 'ended',
  };
}

function refusal(said: string, program: string, cwd: string): ToolError {
  if (said === 'nofolder')
    return new ToolError(`The folder ${cwd} does not exist.`, {
      code: 'not_found',
      hint: 'Give a workdir that exists, or make it first.',
    });
  if (said === 'unknown') return new ToolError('Nothing is known of this program here.', { code: 'not_found' });
  if (said === 'missing') return new ToolError(`${program} is not installed here.`, { code: 'not_found' });
  return new ToolError('This target cannot give programs a terminal.', {
    code: 'unsupported',
    hint: 'Install util-linux (script) or python3 in it, or run the command without a terminal.',
  });
}
