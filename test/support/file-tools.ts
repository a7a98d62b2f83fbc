import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparedFor } from '../../src/kernel/call/accept-arguments.js';
import type { ToolContext } from '../../src/kernel/context.js';
import type { ToolError } from '../../src/kernel/outcome.js';
import type { Ports } from '../../src/kernel/ports.js';
import type { ToolEntry } from '../../src/kernel/tool.js';
import { createTestFilesPort, type TestFilesOptions } from './local-files.js';

/** A temporary folder with real ports over it, for calling tools directly. */
export interface FileBench {
  readonly dir: string;
  readonly ctx: ToolContext;
  /** Validates the arguments as the pipeline does and runs the tool. */
  run<Output>(tool: { readonly name: string }, args: Record<string, unknown>): Promise<Output>;
  /** The error of a call that must fail. */
  fails(tool: { readonly name: string }, args: Record<string, unknown>): Promise<ToolError>;
  endTask(): Promise<void>;
  close(): Promise<void>;
}

export function createFileBench(
  options: TestFilesOptions & { ports?: (dir: string) => Partial<Ports> } = {},
): FileBench {
  const dir = mkdtempSync(join(tmpdir(), 'hermes-files-'));
  const files = createTestFilesPort(dir, options);
  const releases: (() => void | Promise<void>)[] = [];
  const ctx = {
    files,
    reading: { repeatNote: true },
    ...options.ports?.(dir),
    callId: 'call_test',
    taskId: 'task_test',
    sessionId: 'session_test',
    origin: 'model',
    cwd: dir,
    signal: options.signal ?? new AbortController().signal,
    clock: { now: () => Date.now() },
    state: new Map<string, unknown>(),
    progress: () => undefined,
    onTaskEnd: (release: () => void | Promise<void>) => void releases.push(release),
  } as unknown as ToolContext;
  async function run<Output>(tool: { readonly name: string }, args: Record<string, unknown>): Promise<Output> {
    const entry = tool as ToolEntry;
    const accepted = preparedFor(entry).accept(args);
    if (!accepted.ok) throw new TypeError(accepted.error.message);
    const refined = await entry.refine?.(accepted.args);
    if (refined?.ok === false) throw new TypeError(JSON.stringify(refined.problems));
    return (await entry.run(refined?.args ?? accepted.args, ctx)) as Output;
  }
  const endTask = async (): Promise<void> => {
    await Promise.all(releases.splice(0).map((release) => release()));
  };
  return {
    dir,
    ctx,
    run,
    endTask,
    fails: (tool, args) =>
      run(tool, args).then(
        (value) => Promise.reject(new Error(`expected a failure, got ${JSON.stringify(value)}`)),
        (problem: ToolError) => problem,
      ),
    async close() {
      await endTask();
      await files.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
