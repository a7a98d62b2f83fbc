import { ToolError } from '../../kernel/outcome.js';
import type { FilesPort } from '../../kernel/ports.js';

/** One file of a transaction: what is there now, and what shall be there. Undefined means no file. */
export interface FileStep {
  readonly path: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
  /** Mode of the file that goes away, for putting it back or giving it to its new name. */
  readonly mode?: number | undefined;
}

/**
 * Writes all files or none. Every write demands that the file is still as it was read; when one fails, those already
 * written get their old bytes back. Run it inside `files.lock` of all paths.
 */
export async function commitSteps(files: FilesPort, steps: readonly FileStep[], signal?: AbortSignal): Promise<void> {
  const done: FileStep[] = [];
  try {
    // New content first: as long as nothing was removed, undoing needs no more than was read.
    for (const step of [...steps].sort((a, b) => Number(a.after === undefined) - Number(b.after === undefined))) {
      signal?.throwIfAborted();
      await commitStep(files, step);
      done.push(step);
    }
  } catch (problem) {
    const stuck = await rollBack(files, done);
    throw describe(problem, stuck);
  }
}

async function commitStep(files: FilesPort, { path, before, after, mode }: FileStep): Promise<void> {
  if (after === undefined) {
    await requireSame(files, path, before);
    await files.remove(path);
  } else if (before === undefined) {
    await files.write(path, after, { createOnly: true, ...(mode === undefined ? {} : { mode }) });
  } else {
    await files.write(path, after, { expectedContent: before });
  }
}

async function requireSame(files: FilesPort, path: string, before: Buffer | undefined): Promise<void> {
  const now = await files.read(path, { maxBytes: Number.MAX_SAFE_INTEGER });
  if (before?.equals(now)) return;
  throw new ToolError(`${path} changed while the patch was applied.`, { code: 'conflict', retryable: true });
}

/** Puts old bytes back, last first. Answers the paths where that failed, which the caller must be told. */
async function rollBack(files: FilesPort, done: readonly FileStep[]): Promise<string[]> {
  const stuck: string[] = [];
  for (const { path, before, after, mode } of done.toReversed()) {
    try {
      if (before === undefined) await files.remove(path);
      else if (after === undefined)
        await files.write(path, before, { createOnly: true, ...(mode === undefined ? {} : { mode }) });
      else await files.write(path, before, { expectedContent: after });
    } catch {
      // Said in the error below: the one thing worse than a half-applied patch is one nobody knows of.
      stuck.push(path);
    }
  }
  return stuck;
}

function describe(problem: unknown, stuck: readonly string[]): unknown {
  if (stuck.length === 0) return problem;
  const reason = problem instanceof Error ? problem.message : String(problem);
  return new ToolError(`${reason} Also, the old content could not be put back into ${stuck.join(', ')}.`, {
    code: 'failed',
    hint: 'Look at these files; their present content is the new one.',
    details: { not_restored: stuck },
    cause: problem,
  });
}
