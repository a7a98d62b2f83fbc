import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { posix } from 'node:path';
import { ToolError } from '../../kernel/outcome.js';
import type { WriteReport } from '../../kernel/ports.js';
import type { FolderWriteOptions } from '../files.js';
import { HelperRefusal } from './helper-connection.js';
import { remoteFileError } from './remote-file-error.js';
import type { FolderToken } from './remote-folder.js';
import type { Transport } from './transport.js';

type Content = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Replaces or creates one file in the target: the new content goes to a temporary file beside it, then one rename
 * puts it in place. Whatever fails, the old content stays and the temporary file goes.
 */
export async function writeRemoteFile(
  { folder, transport }: { readonly folder: FolderToken; readonly transport: Transport },
  name: string,
  content: Content,
  options: FolderWriteOptions = {},
): Promise<WriteReport> {
  const { session, token } = folder;
  const path = posix.join(folder.path, name);
  const temporary = `.hermes-${randomBytes(9).toString('hex')}.tmp`;
  const mode = options.mode === undefined ? '' : (options.mode & 0o777).toString(8);
  const terms = [options.createOnly ? '1' : '', mode, expectedHashOf(options)];
  try {
    const state = await session.call('begin', [token, name, temporary, ...terms]);
    try {
      const counted = counting(content, options.signal);
      if (session.dialect === 'python') await appendPieces(folder, temporary, counted.chunks);
      else await appendByShell(folder, temporary, content, counted.chunks, transport);
      options.signal?.throwIfAborted();
      await session.call('commit', [token, name, temporary, ...terms]);
      return { path, ...counted.report(), created: String(state) === 'new' };
    } catch (error) {
      // Without a connection nobody can remove it; it has a name that says what it is.
      await session.call('discard', [token, temporary]).catch(() => undefined);
      throw error;
    }
  } catch (error) {
    if (options.signal?.aborted === true)
      throw new ToolError(`Writing ${path} was cancelled; what was there before is intact.`, {
        code: 'cancelled',
        cause: error,
      });
    throw remoteFileError(error, 'write', path);
  }
}

function expectedHashOf({ expectedHash, expectedContent }: FolderWriteOptions): string {
  if (expectedContent !== undefined) return createHash('sha256').update(expectedContent).digest('hex');
  return expectedHash?.toLowerCase() ?? '';
}

interface Counted {
  readonly chunks: AsyncIterable<Uint8Array>;
  report(): { bytes: number; hash: string };
}

function counting(content: Content, signal: AbortSignal | undefined): Counted {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      signal?.throwIfAborted();
      hash.update(chunk);
      bytes += chunk.length;
      if (chunk.length > 0) yield chunk;
    }
  }
  return { chunks: chunks(), report: () => ({ bytes, hash: hash.digest('hex') }) };
}

const PIECE = 1_048_576;

async function appendPieces(
  { session, token }: FolderToken,
  temporary: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE)
      await session.call('append', [token, temporary], chunk.subarray(at, at + PIECE));
  }
}

/** A shell reads its requests byte by byte: only a little content may go that way. */
const INLINE_BYTES = 8_192;

async function appendByShell(
  folder: FolderToken,
  temporary: string,
  content: Content,
  chunks: AsyncIterable<Uint8Array>,
  transport: Transport,
): Promise<void> {
  if (content instanceof Uint8Array && content.length <= INLINE_BYTES) {
    await appendPieces(folder, temporary, chunks);
    return;
  }
  const stream = await transport.open(['sh', '-c', TAKE_ALL, 'sh', folder.path, temporary]);
  const said: Buffer[] = [];
  stream.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  stream.stdout.resume();
  let isOver = false;
  const closed = stream.closed.then((code) => {
    isOver = true;
    return code;
  });
  try {
    for await (const chunk of chunks) {
      if (isOver) break;
      if (!stream.stdin.write(chunk)) await Promise.race([once(stream.stdin, 'drain'), closed]);
    }
  } catch (error) {
    stream.destroy();
    throw error;
  }
  stream.stdin.end();
  if ((await closed) === 0) return;
  const text = Buffer.concat(said).toString('utf8');
  throw new HelperRefusal(/no space/i.test(text) ? 'ENOSPC' : /CHANGED/.test(text) ? 'CHANGED' : 'EIO');
}

// A write that was given up has taken its file away; it must not come back.
const TAKE_ALL = `LC_ALL=C; export LC_ALL; cd -P -- "$1" && [ "$PWD" = "$1" ] && [ -f "./$2" ] || { echo CHANGED >&2; exit 1; }; cat >>"./$2"`;
