import type { Run } from '../run.js';
import { argumentText, isRehearsal } from './arguments.js';
import type { Rule } from './rule.js';

/**
 * A rule about programs with subcommands, as data: for each program a pattern over its arguments, joined by spaces in
 * lower case. Options of the program itself may stand before the order. A question for help and a rehearsal never
 * match.
 */
export function wordRule({ programs, ...rule }: WordRule): Rule {
  return {
    ...rule,
    commands: Object.keys(programs),
    match: (run) => {
      const pattern = programs[run.name];
      return pattern !== undefined && textsOf(run).some((text) => pattern.test(text)) && !isRehearsal(run);
    },
  };
}

type WordRule = Omit<Rule, 'commands' | 'match'> & { readonly programs: Readonly<Record<string, RegExp>> };

/** The arguments, and what remains of them when options at the beginning are left out, with and without a value. */
function textsOf(run: Run): readonly string[] {
  if (run.args[0]?.startsWith('-') !== true) return [argumentText(run)];
  return [argumentText(run), afterOptions(run, false), afterOptions(run, true)];
}

function afterOptions({ args }: Run, hasValues: boolean): string {
  let index = 0;
  while (args[index]?.startsWith('-')) index += hasValues && !args[index]?.includes('=') ? 2 : 1;
  return args.slice(index).join(' ').toLowerCase();
}
