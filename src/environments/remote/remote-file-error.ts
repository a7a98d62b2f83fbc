import { ToolError } from '../../kernel/outcome.js';
import { changedUnderneath, type FileAction, fileError, notOrdinary, systemError } from '../file-errors.js';
import { HelperRefusal } from './helper-connection.js';

/** A refusal of the helper as the error that the same problem would be on this machine. */
export function remoteFileError(error: unknown, action: FileAction, path: string): unknown {
  if (!(error instanceof HelperRefusal)) return fileError(error, action, path);
  const [word = '', detail = ''] = error.reason.split(' ');
  if (word === 'CHANGED') return changedUnderneath(path);
  if (word === 'KIND') return notOrdinary(path, detail);
  if (word === 'HASH') return notExpected(path, detail);
  if (word === 'MAGIC')
    return new ToolError(`${path} leads through a link the kernel makes up; such paths are refused.`, {
      code: 'denied',
      hint: 'Name the file by its ordinary path.',
    });
  return fileError(systemError(word), action, path);
}

/** Whether the helper said that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof HelperRefusal && error.reason === 'ENOENT';
}

function notExpected(path: string, actual: string): ToolError {
  const how =
    actual === 'missing'
      ? 'it does not exist'
      : actual === 'moving'
        ? 'it is being changed right now'
        : `its content now has the SHA-256 ${actual}`;
  return new ToolError(`${path} is not in the expected state: ${how}. Nothing was written.`, {
    code: 'conflict',
    hint: 'Read the file again and repeat the change on its present content.',
  });
}
