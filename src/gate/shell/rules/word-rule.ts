import { argumentText, isRehearsal } from './arguments.js';
import type { Rule } from './rule.js';

/**
 * A rule about programs with subcommands, as data: for each program a pattern over its arguments, joined by spaces in
 * lower case. A question for help and a rehearsal never match.
 */
export function wordRule({ programs, ...rule }: WordRule): Rule {
  return {
    ...rule,
    commands: Object.keys(programs),
    match: (run) => programs[run.name]?.test(argumentText(run)) === true && !isRehearsal(run),
  };
}

type WordRule = Omit<Rule, 'commands' | 'match'> & { readonly programs: Readonly<Record<string, RegExp>> };
