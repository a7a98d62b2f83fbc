import { EXIT, type Invocation } from '../command.js';
import { openCheckpoints } from '../open-checkpoints.js';
import { printJson, printLine, table } from '../terminal.js';

export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  const { checkpoints, cwd } = await openCheckpoints(invocation);
  const entries = await checkpoints.list(flags.all === true ? {} : { cwd });
  const shown = entries.slice(0, Number(flags.limit ?? 20));
  if (flags.json === true) {
    printJson(terminal, shown);
    return EXIT.ok;
  }
  if (shown.length === 0) terminal.err.write('Nothing to undo here.\n');
  const rows = shown.map((entry) => [
    entry.id,
    new Date(entry.at).toISOString(),
    entry.tool,
    entry.files
      .map((file) => shorten(file.path, cwd))
      .slice(0, 3)
      .join(', ') + more(entry.files.length),
  ]);
  for (const line of table(rows)) printLine(terminal, line);
  return EXIT.ok;
}

function shorten(path: string, cwd: string): string {
  return path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path;
}

function more(count: number): string {
  return count > 3 ? ` and ${count - 3} more` : '';
}
