/** What an exit code says that is no failure of the program, or that a shell gives by itself; undefined for others. */
export function exitCodeMeaning(command: string, exitCode: number, timedOut: boolean): string | undefined {
  if (timedOut) return 'stopped at the time limit';
  if (exitCode === 0) return undefined;
  const program = lastProgram(command);
  const known = PROGRAMS.find(([names, code]) => code === exitCode && names.test(program));
  return (
    known?.[2] ?? SHELL[exitCode] ?? (exitCode > 128 && exitCode < 160 ? signalMeaning(exitCode - 128) : undefined)
  );
}

const PROGRAMS: readonly (readonly [RegExp, number, string])[] = [
  [/^(grep|egrep|fgrep|rg|ag|ack|git grep|zgrep)$/, 1, 'no lines matched'],
  [/^(diff|cmp|sdiff|colordiff|git diff)$/, 1, 'the files differ'],
  [/^(test|\[)$/, 1, 'the condition is false'],
  [/^(pgrep|pkill|pidof)$/, 1, 'no process matched'],
  [/^(which|command|type)$/, 1, 'not found'],
  [/^(find)$/, 1, 'some folders could not be read'],
  [/^(curl)$/, 6, 'the host could not be resolved'],
  [/^(curl)$/, 7, 'the connection was refused'],
  [/^(curl)$/, 22, 'the server answered with an error status'],
  [/^(curl)$/, 28, 'the transfer timed out'],
  [/^(curl)$/, 35, 'the TLS handshake failed'],
  [/^(curl)$/, 60, 'the certificate cannot be trusted'],
  [/^(rsync)$/, 23, 'some files were not transferred'],
  [/^(rsync)$/, 24, 'some files vanished during the transfer'],
  [/^(make|gmake)$/, 2, 'a target failed'],
  [/^(ssh|scp|sftp)$/, 255, 'the connection failed'],
  [/^(systemctl)$/, 3, 'the unit is not active'],
  [/^(systemctl)$/, 4, 'there is no such unit'],
  [/^(pytest|py\.test)$/, 1, 'some tests failed'],
  [/^(pytest|py\.test)$/, 5, 'no tests were found'],
  [/^(timeout|gtimeout)$/, 124, 'the time given to timeout ran out'],
];

const SHELL: Readonly<Record<number, string>> = {
  126: 'found, but it cannot be executed',
  127: 'the command was not found',
  130: 'interrupted (SIGINT)',
  137: 'killed (SIGKILL), often for lack of memory',
  139: 'crashed (SIGSEGV)',
  141: 'its reader went away (SIGPIPE)',
  143: 'terminated (SIGTERM)',
};

const SIGNALS: Readonly<Record<number, string>> = {
  1: 'SIGHUP',
  3: 'SIGQUIT',
  4: 'SIGILL',
  6: 'SIGABRT',
  7: 'SIGBUS',
  8: 'SIGFPE',
  10: 'SIGUSR1',
  12: 'SIGUSR2',
  14: 'SIGALRM',
  24: 'SIGXCPU',
  25: 'SIGXFSZ',
};

function signalMeaning(number: number): string {
  return `ended by signal ${SIGNALS[number] ?? number}`;
}

/** The program whose code a line ends with: the last one of its last pipe, as far as its text tells. */
function lastProgram(command: string): string {
  const last =
    command
      .trim()
      .split(/\s*(?:\|\||&&|[|;\n])\s*/)
      .at(-1) ?? '';
  const words = last.split(/\s+/).filter((word) => !/^[A-Za-z_]\w*=/.test(word) && word !== 'sudo' && word !== '!');
  const name = (words[0] ?? '').replace(/^.*\//, '');
  return name === 'git' ? `git ${words.slice(1).find((word) => !word.startsWith('-')) ?? ''}` : name;
}
