/** These make a shell, a loader or an interpreter run code of somebody's choice. */
const LOADS_CODE = new RegExp(
  `^(?:${[
    'LD_.*|DYLD_.*|GCONV_PATH|NODE_OPTIONS|NODE_REPL_EXTERNAL_MODULE',
    'BASH_ENV|ENV|BASH_FUNC_.*|SHELLOPTS|BASHOPTS|PROMPT_COMMAND|PS4|IFS|CDPATH|GLOBIGNORE|ZDOTDIR',
    'PYTHON.*|GIT_.*|PERL5.*|PERLLIB|RUBYOPT|RUBYLIB|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|LUA_INIT.*',
  ].join('|')})$`,
  'i',
);

/** Why no call may set or unset a variable; undefined when one may. */
export function refusedVariable(name: string): string | undefined {
  if (/^HERMES_/i.test(name)) return 'it steers Hermes itself';
  return LOADS_CODE.test(name) ? 'it can make programs load or run other code' : undefined;
}
