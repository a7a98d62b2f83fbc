/**
 * A command together with what it is fed, as one command line: the form in which both are judged, since text on the
 * standard input of a shell is run like the rest. The empty line keeps a trailing backslash from joining what follows.
 */
export function commandWithInput(command: string, input: string | undefined): string {
  if (input === undefined || input === '') return command;
  let end = 'END_OF_INPUT';
  while (input.includes(end)) end += '_';
  return `{ ${command}\n\n} <<'${end}'\n${input}${input.endsWith('\n') ? '' : '\n'}${end}`;
}
