import { createInterface } from 'node:readline/promises';
import type { EnvironmentFiles } from '../../environments/files.js';
import { ToolError } from '../../kernel/outcome.js';
import type { CheckpointEntry } from '../../ports/checkpoints/checkpoint-log.js';
import { type StepContents, stepContents } from '../../ports/checkpoints/step-contents.js';
import { applyUndo, planUndo, type UndoStep } from '../../ports/checkpoints/undo.js';
import { EXIT, type Invocation, UsageError } from '../command.js';
import { type OpenedCheckpoints, openCheckpoints } from '../open-checkpoints.js';
import { paint, printJson, printLine, type Terminal } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { args } = invocation;
  const opened = await openCheckpoints(invocation);
  const { checkpoints, cwd, kind } = opened;
  const [id] = args;
  const entry = id === undefined ? newest(await ofThisPlace(opened)) : await checkpoints.find(id);
  if (entry === undefined) {
    const where = kind === 'local' ? cwd : `the environment ${kind}`;
    throw new ToolError(id === undefined ? `Nothing to undo in ${where}` : `There is no checkpoint ${id}`, {
      code: 'not_found',
      hint: '`hermes checkpoints list --all` shows what there is.',
    });
  }
  try {
    return await undo(entry, await opened.filesOf(entry), opened, invocation);
  } finally {
    await opened.close();
  }
}

/** Of this folder, or of the environment elsewhere that was chosen. */
async function ofThisPlace({ checkpoints, cwd, kind }: OpenedCheckpoints): Promise<CheckpointEntry[]> {
  if (kind === 'local') return checkpoints.list({ cwd });
  return (await checkpoints.list()).filter(({ environment }) => environment.split(':')[0] === kind);
}

async function undo(
  entry: CheckpointEntry,
  files: EnvironmentFiles,
  { checkpoints }: OpenedCheckpoints,
  invocation: Invocation,
): Promise<number> {
  const { flags, terminal } = invocation;
  const steps = await planUndo(entry, files);
  if (flags.json !== true) await showPlan(terminal, entry, steps, (step) => stepContents(step, checkpoints, files));
  if (!(await isWanted(invocation))) return EXIT.cancelled;
  const checkpoint = checkpoints.begin(
    {
      tool: 'undo',
      callId: `undo:${entry.id}`,
      sessionId: '',
      taskId: entry.taskId,
      environment: entry.environment,
      cwd: entry.cwd,
      undoes: entry.id,
    },
    files,
  );
  await applyUndo(steps, checkpoints, checkpoint, files, { force: flags.force === true });
  const changed = steps.filter((step) => step.kind !== 'nothing').map((step) => step.path);
  if (flags.json === true) printJson(terminal, { undone: entry.id, files: changed, checkpoint: checkpoint.id ?? null });
  else
    printLine(
      terminal,
      `${changed.length === 1 ? '1 file' : `${changed.length} files`} put back. To take this back: hermes undo ${checkpoint.id ?? ''}`.trimEnd(),
    );
  return EXIT.ok;
}

/** The last call that is not undone yet: undoing again goes one further back. */
function newest(entries: readonly CheckpointEntry[]): CheckpointEntry | undefined {
  const undone = new Set(entries.map((entry) => entry.undoes).filter((id) => id !== undefined));
  return entries.find((entry) => entry.undoes === undefined && !undone.has(entry.id));
}

async function showPlan(
  terminal: Terminal,
  entry: CheckpointEntry,
  steps: readonly UndoStep[],
  contentsOf: (step: UndoStep) => Promise<StepContents>,
): Promise<void> {
  const { createTwoFilesPatch } = await import('diff');
  terminal.err.write(`${entry.tool} at ${new Date(entry.at).toISOString()}\n`);
  for (const step of steps) {
    if (step.kind === 'nothing') continue;
    const name = step.path;
    terminal.err.write(
      paint(terminal, 'bold', `${step.kind} ${name}${step.conflict === undefined ? '' : ` (${step.conflict})`}\n`),
    );
    const { now, old } = await contentsOf(step);
    if (isText(now) && isText(old)) {
      const patch = createTwoFilesPatch(name, name, text(now), text(old), 'now', 'after undo', {
        maxEditLength: 2_000,
      });
      terminal.err.write(patch === undefined ? '  (the difference is too large to show)\n' : `${patch}\n`);
    }
  }
  for (const { path, reason } of entry.uncovered) terminal.err.write(`not covered: ${path}: ${reason}\n`);
}

function isText(content: Uint8Array | null | undefined): content is Uint8Array | null {
  return content !== undefined && (content === null || !content.includes(0));
}

async function isWanted({ flags, terminal }: Invocation): Promise<boolean> {
  if (flags.yes === true) return true;
  if (!terminal.isInteractive) throw new UsageError('Nobody can be asked here; add --yes.');
  const prompt = createInterface({ input: terminal.in, output: terminal.err });
  const answer = await prompt.question('Put these files back? [y/N] ');
  prompt.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

function text(content: Uint8Array | null): string {
  return content === null ? '' : Buffer.from(content).toString();
}
