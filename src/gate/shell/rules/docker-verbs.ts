import type { Run } from '../run.js';
import { parseOptions } from '../unwrap/options.js';

/** Subcommand words of a container engine, without its global options. */
export function dockerVerbs(run: Run): string[] {
  const { operands } = parseOptions(run.words.slice(1), {
    short: 'Hclf',
    long: ['host', 'context', 'config', 'log-level', 'file', 'project-name'],
  });
  const words = operands.map((word) => word.text);
  return words[0] === 'container' ? words.slice(1) : words;
}
