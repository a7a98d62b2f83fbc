import { closeSync, constants, openSync, readSync } from 'node:fs';
import { Socket } from 'node:net';

/** Waits for the end of a named pipe into which nobody writes. */
export interface PipeEndWait {
  /** Resolves when nobody holds it any more. */
  readonly ended: Promise<void>;
  stop(): void;
}

/** A pipe that processes hold open tells of their end without being asked. Undefined where there is no such pipe. */
export function waitForPipeEnd(path: string): PipeEndWait | undefined {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
  // The kernel wakes nobody for writers that were gone before we came.
  if (isOver(fd)) {
    closeSync(fd);
    return { ended: Promise.resolve(), stop: () => undefined };
  }
  const pipe = new Socket({ fd, readable: true, writable: false });
  pipe.on('error', () => undefined).resume();
  pipe.unref();
  return {
    ended: new Promise((resolve) => pipe.once('close', () => resolve())),
    stop: () => void pipe.destroy(),
  };
}

function isOver(fd: number): boolean {
  try {
    return readSync(fd, Buffer.alloc(1)) === 0;
  } catch {
    return false; // nothing to read, and somebody could still write
  }
}
