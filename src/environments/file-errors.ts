import { type ErrorCode, ToolError } from '../kernel/outcome.js';

export type FileAction = 'read' | 'write' | 'remove' | 'move' | 'list' | 'open' | 'look at' | 'make';

/**
 * Turns an error of the operating system into one a model can act on. A `ToolError` passes unchanged, and so does
 * whatever is no file error at all, since that is a programming error.
 */
export function fileError(error: unknown, action: FileAction, path: string): unknown {
  if (error instanceof ToolError) return error;
  const errno = errnoOf(error);
  if (errno === undefined) return error;
  const row = ROWS[errno] ?? { text: `the system answered ${errno}` };
  return new ToolError(`Cannot ${action} ${path}: ${row.text}.`, {
    code: row.code ?? 'failed',
    ...(row.hint === undefined ? {} : { hint: row.hint }),
    retryable: row.retryable ?? false,
    cause: error,
  });
}

/** The `ENOENT`-like name of a system error, if it is one. */
export function errnoOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^E[A-Z0-9]+$/.test(error.code) ? error.code : undefined;
}

/** What was judged is no longer what lies there: somebody moved or replaced it. Nothing has been touched. */
export function changedUnderneath(path: string): ToolError {
  return new ToolError(`${path} was moved or replaced while it was being used; nothing was read or written.`, {
    code: 'conflict',
    hint: 'Look at the folder again and repeat the call.',
    retryable: true,
  });
}

/** For what exists but is no ordinary file. */
export function notOrdinary(path: string, kind: string): ToolError {
  if (kind === 'directory') return fileError(systemError('EISDIR'), 'open', path) as ToolError;
  if (kind === 'symlink') return changedUnderneath(path);
  return new ToolError(`${path} is a ${KIND_NAMES[kind] ?? kind}, not an ordinary file; it was not opened.`, {
    code: 'unsupported',
    hint: 'Only ordinary files can be read and written; use a command for devices, pipes and sockets.',
  });
}

/** A system error made by us, for conditions we find before the system does. */
export function systemError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}

const KIND_NAMES: Readonly<Record<string, string>> = { device: 'device', fifo: 'named pipe', socket: 'socket' };

interface ErrorRow {
  readonly text: string;
  readonly code?: ErrorCode;
  readonly hint?: string;
  readonly retryable?: boolean;
}

const OLD_CONTENT = 'nothing was changed; what was there before is intact';

const ROWS: Readonly<Record<string, ErrorRow>> = {
  ENOENT: { text: 'no such file or folder', code: 'not_found', hint: 'List the folder to see what is there.' },
  EEXIST: { text: 'it exists already', code: 'conflict', hint: 'Choose another name or allow overwriting.' },
  ENOTEMPTY: {
    text: 'the folder is not empty',
    code: 'conflict',
    hint: 'Remove its members first or ask for a recursive removal.',
  },
  EISDIR: {
    text: 'it is a folder, not a file',
    code: 'invalid_arguments',
    hint: 'Name a file inside it, or list the folder.',
  },
  ENOTDIR: {
    text: 'a part of the path is a file, not a folder',
    code: 'invalid_arguments',
    hint: 'Check the folders on the way to the file.',
  },
  ELOOP: {
    text: 'its links lead in a circle, or it was replaced by a link',
    code: 'invalid_arguments',
    hint: 'Name the real file instead of the link.',
  },
  ENAMETOOLONG: {
    text: 'the path or one of its names is too long',
    code: 'invalid_arguments',
    hint: 'Use a shorter name.',
  },
  EINVAL: { text: 'the file system does not accept this name or operation', code: 'invalid_arguments' },
  EILSEQ: { text: 'the file system does not accept the characters of this name', code: 'invalid_arguments' },
  EACCES: {
    text: `permission denied by the operating system; ${OLD_CONTENT}`,
    hint: 'Check the mode and owner of the file and its folder.',
  },
  EPERM: {
    text: `the operating system does not permit it; ${OLD_CONTENT}`,
    hint: 'Check the owner and whether the file is immutable.',
  },
  EROFS: { text: `the file system is read-only; ${OLD_CONTENT}`, hint: 'Use a folder on a writable file system.' },
  ENOSPC: {
    text: `no space left on the device; ${OLD_CONTENT}`,
    hint: 'Free some space, then repeat the call.',
    retryable: true,
  },
  EDQUOT: {
    text: `the disk quota is used up; ${OLD_CONTENT}`,
    hint: 'Free some space, then repeat the call.',
    retryable: true,
  },
  EFBIG: { text: `the file would be larger than the file system allows; ${OLD_CONTENT}`, code: 'too_large' },
  EIO: { text: 'the device reported an input/output error', hint: 'The disk may be failing; check the system log.' },
  EBUSY: { text: 'it is in use', code: 'conflict', retryable: true },
  ETXTBSY: { text: 'the program is running', code: 'conflict', retryable: true },
  EMFILE: { text: 'too many files are open', hint: 'Try again in a moment.', retryable: true },
  ENFILE: { text: 'too many files are open on this machine', hint: 'Try again in a moment.', retryable: true },
  ENOMEM: { text: 'the machine is out of memory', retryable: true },
  EXDEV: {
    text: 'source and target are on different file systems',
    code: 'unsupported',
    hint: 'Copy the files, then remove the source.',
  },
  ENXIO: { text: 'it is a socket or a device without a driver', code: 'unsupported' },
  ENODEV: { text: 'it is a device without a driver', code: 'unsupported' },
  EMLINK: { text: 'it has too many links', code: 'failed' },
  ESTALE: { text: 'the network file system lost it', hint: 'Repeat the call.', retryable: true },
  ETIMEDOUT: { text: 'the file system did not answer in time', retryable: true },
};
