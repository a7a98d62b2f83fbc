import { homedir } from 'node:os';
import { createLocalFiles } from '../../src/environments/local/files.js';
import type { Effect } from '../../src/kernel/effect.js';
import type { CallGuard, GateCall } from '../../src/kernel/gate.js';
import { ToolError } from '../../src/kernel/outcome.js';
import { createFileLocks, type FileLocks } from '../../src/ports/files/create-file-locks.js';
import { type CallFilesPort, createFilesPort } from '../../src/ports/files/create-files-port.js';

export interface TestFilesOptions {
  /** Which effects pass; all of them by default. Paths are real. */
  readonly allow?: (effect: Effect) => boolean;
  readonly signal?: AbortSignal;
  readonly home?: string;
  /** How folders are held; `path` is what macOS and Windows do. */
  readonly holdBy?: 'descriptor' | 'path';
  /** Shared between ports that stand for several calls; by default the port has its own, in this process only. */
  readonly locks?: FileLocks;
}

/** A real files port over a real folder, with a guard that says yes unless told otherwise. */
export function createTestFilesPort(dir: string, options: TestFilesOptions = {}): CallFilesPort {
  const signal = options.signal ?? new AbortController().signal;
  const files = createLocalFiles({ home: options.home ?? homedir(), holdBy: options.holdBy ?? 'descriptor' });
  const call: GateCall = {
    id: 'call_test',
    tool: 'test',
    toolset: 'test',
    origin: 'model',
    sessionId: 'session_test',
    taskId: 'task_test',
    cwd: dir,
    environment: 'local',
    args: {},
    paths: { resolve: (path) => files.resolve(path, { cwd: dir }) },
    signal,
  };
  return createFilesPort({
    files,
    guard: testGuard(call, options.allow ?? (() => true)),
    cwd: dir,
    signal,
    locks: options.locks ?? createFileLocks({}),
  });
}

function testGuard(call: GateCall, allow: (effect: Effect) => boolean): CallGuard {
  return {
    call,
    confinement: undefined,
    async check(effect) {
      if (!allow(effect)) {
        throw new ToolError(`${effect.permission} is not allowed on ${effect.path}`, { code: 'denied' });
      }
    },
    filterMembers: async (permission, paths) => paths.map((path) => allow({ permission, path })),
  };
}
