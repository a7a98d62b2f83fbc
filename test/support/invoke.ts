import { PassThrough } from 'node:stream';
import type { RunCommand } from '../../src/cli/command.js';

/** Runs a command in this process with streams that are kept. */
export async function invoke(
  run: RunCommand,
  given: { args?: readonly string[]; flags?: Readonly<Record<string, string | boolean>> },
): Promise<{ code: number; out: string; err: string; json: unknown }> {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const code = await run({
    args: given.args ?? [],
    flags: given.flags ?? {},
    signal: new AbortController().signal,
    terminal: { out, err, in: new PassThrough(), isInteractive: false, hasColour: false } as never,
  });
  const text = String(out.read() ?? '');
  return { code, out: text, err: String(err.read() ?? ''), json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // words for people
  }
}
