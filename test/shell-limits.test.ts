import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseCommand } from '../src/gate/shell/analyse-command.js';
import { commandEffects } from '../src/gate/shell/command-effects.js';
import { describeCommand } from '../src/gate/shell/describe-command.js';
import { judgeCommand } from '../src/gate/shell/judge-command.js';
import { workFor } from '../src/gate/shell/limits.js';
import { matchCommandPattern } from '../src/gate/shell/match-command-pattern.js';
import { parseCommandWords } from '../src/gate/shell/parse-command-words.js';
import { counts } from './counts.js';
import { denseLines, mixedLines } from './support/dense-lines.js';

const rule = (command: string) => judgeCommand(command).findings.map((finding) => finding.rule);

/** Generous: the aim is linear growth and no hanging, not a benchmark on a busy machine. */
const SLOW = 2_000;

describe('limits of the command judge fail closed', () => {
  it.each([
    ['a line over 64 kB', `echo ${'x'.repeat(70_000)}`],
    ['a line over 64 kB in bytes', `echo ${'ü'.repeat(40_000)}`],
    ['a line of 1 MB', 'ls; '.repeat(250_000)],
    ['257 here-documents', 'cat <<A\nx\nA\n'.repeat(257)],
    ['ten thousand nested substitutions', `${'$('.repeat(10_000)}ls${')'.repeat(10_000)}`],
    ['ten thousand nested subshells', `${'('.repeat(10_000)}ls${')'.repeat(10_000)}`],
    ['51 nested groups', `${'{ '.repeat(51)}ls${'; }'.repeat(51)}`],
    ['nested conditions', `${'if true; then '.repeat(1_000)}ls${'; fi'.repeat(1_000)}`],
    ['a hundred thousand commands', 'a;'.repeat(100_000)],
    ['loops that multiply', 'for a in {1..60}; do for b in {1..60}; do for c in {1..60}; do ls; done; done; done'],
    ['a long chain of wrappers', `${'sudo '.repeat(500)}ls`],
    ['nine thousand words and signs', 'ls a; '.repeat(3_000)],
    ['as many in a text for a shell', `echo '${'ls a; '.repeat(3_000)}' | sh`],
  ])('%s is too long to judge', (_name, command) => {
    const start = performance.now();
    const { verdict, findings } = judgeCommand(command);
    expect(verdict).toBe('ask');
    expect(
      findings.some((finding) => finding.rule === 'too-long' && finding.reason.includes('too long to judge')),
    ).toBe(true);
    expect(performance.now() - start).toBeLessThan(SLOW);
  });

  it.each([
    ...['if true; then', 'echo "abc', 'ls | ', '( ls', 'for x in', "echo 'a", 'case x in', '{ ls', 'ls &&'],
    ...['echo (', 'echo (a', 'a(b', 'echo "`ls (a`"'],
  ])('%s cannot be parsed', (command) => {
    expect(judgeCommand(command).verdict).toBe('ask');
    expect(rule(command)).toContain('unparsable');
  });

  it('of a long line with a mistake in it the beginning is judged', () => {
    const prose = `echo '${'word '.repeat(4_000)}'; fi`;
    expect(rule(prose)).toContain('unparsable');
    expect(judgeCommand(prose).verdict).toBe('ask');
    expect(judgeCommand(`rm -rf /; ${prose}`).verdict).toBe('block');
  });

  it('a file of many short rows may be written', () => {
    expect(judgeCommand(`cat > data.csv <<'END'\n${'1,2;3\n'.repeat(10_000)}END`).verdict).toBe('allow');
  });

  it('50 levels are still judged', () => {
    expect(judgeCommand(`${'( '.repeat(20)}ls${' )'.repeat(20)}`).verdict).toBe('allow');
    expect(judgeCommand(`${'( '.repeat(20)}rm -rf /${' )'.repeat(20)}`).verdict).toBe('block');
  });

  it.each([
    ['words', (size: number) => `rm ${'a '.repeat(size)}`],
    ['commands', (size: number) => 'ls;'.repeat(size)],
    ['braces', (size: number) => `echo ${'{a,b}'.repeat(size)}`],
    ['stars', (size: number) => `cat ~/${'*a'.repeat(size)}`],
    ['python', (size: number) => `python3 -c "${'socket connect exec('.repeat(size)}"`],
    ['javascript', (size: number) => `node -e "${'net connect spawn '.repeat(size)}"`],
    ['sed', (size: number) => `sed "s/${'a/'.repeat(size)}" f`],
    ['sql', (size: number) => `psql -c "${"delete from 'x' ".repeat(size)}"`],
    ['powershell', (size: number) => `powershell -c "${'rm rm rm '.repeat(size)}"`],
    ['variables', (size: number) => `${'a+=xxxxxxxx;'.repeat(size)}$a`],
    ['substitutions', (size: number) => `echo ${'$(echo a)'.repeat(size)}`],
    ['slashes', (size: number) => `rm -rf ${'/../'.repeat(size)}`],
    ['escapes', (size: number) => `echo -e '${'\\x41'.repeat(size)}' | sh`],
  ])('%s do not cost more than their length', (_name, build) => {
    // Processor time, not the clock: other work on the machine must not count.
    const time = (size: number) => {
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 3; round += 1) {
        const start = process.cpuUsage();
        judgeCommand(build(size));
        best = Math.min(best, process.cpuUsage(start).user / 1000);
      }
      return best;
    };
    time(200);
    // Eight times the length in at most 40 times the time, plus what a busy machine takes: quadratic would be 64 times.
    expect(time(1_600)).toBeLessThan(time(200) * 40 + 150);
  });
});

describe('the command judge under random input', () => {
  const pieces = fc.constantFrom(
    ...[
      'rm',
      '-rf',
      '/',
      '$',
      '${',
      '}',
      '$(',
      ')',
      '`',
      '"',
      "'",
      '\\',
      ';',
      '&&',
      '||',
      '|',
      '&',
      '<',
      '>',
      '<<',
      '<<<',
      '<(',
      '(',
      '{',
      '\n',
      ' ',
      'if',
      'then',
      'fi',
      'do',
      'done',
      'for',
      'in',
      'case',
      'esac',
      'while',
      'function',
      '()',
      '=',
      'x',
      'x=',
      '$x',
      '${x:-',
      '${x//',
      '$((',
      '))',
      '[[',
      ']]',
      '*',
      '?',
      '[',
      ']',
      '~',
      '#',
      '!',
      'eval',
      'bash',
      '-c',
      'sudo',
      'env',
      'xargs',
      'find',
      '-exec',
      'python3',
      'git',
      'sed',
      'awk',
      'tar',
      '--',
      'curl',
      'echo',
      'base64',
      '-d',
      '\u0000',
      '\ud800',
      'é',
      '\u202e',
      '{a,b}',
      '{1..9}',
      'EOF',
      "$'",
      '\\x72',
      '2>&1',
      '/dev/tcp/a/1',
      'alias',
      'trap',
      'read',
      'source',
      '.',
    ],
  );
  const lines = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' ')),
  );

  it('never throws and always gives a verdict with findings to match', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { verdict, findings } = judgeCommand(line);
        expect(verdict === 'allow').toBe(findings.length === 0);
        expect(verdict === 'block').toBe(findings.some((finding) => finding.severity === 'block'));
        for (const { span } of findings) expect(span.start >= 0 && span.end >= span.start).toBe(true);
      }),
      { numRuns: counts.shellFuzz, seed: 7 },
    );
  });

  it('judges lines full of one construct, or of many, without throwing or hanging', { timeout: 600_000 }, () => {
    const slow: string[] = [];
    const look = (name: string, line: string) => {
      const start = process.cpuUsage();
      const { verdict, findings } = judgeCommand(line);
      expect(verdict === 'allow', name).toBe(findings.length === 0);
      if (process.cpuUsage(start).user > SLOW * 1_000) slow.push(name);
    };
    let index = 0;
    for (const [name, line] of denseLines(4_096)) {
      if (index % counts.denseEvery === 0) look(name, line);
      index += 1;
    }
    for (const line of mixedLines(4_096, counts.denseMixtures, 11)) look(line.slice(0, 80), line);
    expect(slow).toEqual([]);
  });

  // The clock of a busy machine proves nothing, so what is counted is the work: how long a unit takes is for the bench.
  it('no kind of dense line takes more work than its length allows', { timeout: 600_000 }, () => {
    const greedy: string[] = [];
    const look = (name: string, line: string) => {
      const { runs, problems, work } = analyseCommand(line, {});
      const words = runs.reduce((sum, run) => sum + run.words.length + run.redirects.length, 0);
      const allowed = workFor(line.length);
      // What is asked for last and refused counts too, though it is not done.
      if (work > 5 * allowed || words > allowed) greedy.push(`${name}: ${work} of ${allowed}, ${words} words`);
      if (work >= allowed) expect(problems.map((problem) => problem.rule)).toContain('too-long');
    };
    let index = 0;
    for (const [name, line] of denseLines(4_096)) {
      if (index % counts.denseEvery === 1) look(name, line);
      index += 1;
    }
    for (const line of mixedLines(4_096, counts.denseMixtures, 13)) look(line.slice(0, 80), line);
    expect(greedy).toEqual([]);
  });

  it('a script as people write them takes less than nine tenths of the work it is allowed', () => {
    const step = (name: string) => `
# ${name}: fetches, unpacks and builds one part
${name}_build() {
  local version="$1" folder="$HOME/src/${name}-$1"
  if [ ! -d "$folder" ]; then
    mkdir -p "$folder"
    tar -xzf "downloads/${name}-$version.tar.gz" -C "$folder" --strip-components=1
  fi
  for target in debug release; do
    (cd "$folder" && ./configure --prefix="$PWD/out/$target" && make -j4 "$target") || return 1
    cp "$folder/out/$target/bin/${name}" "dist/$target/${name}" >>build.log 2>&1
  done
  echo "built ${name} $version" | tee -a build.log
}
${name}_build 1.2.3
`;
    for (const names of [['a', 'b'], 'parser lexer store server client tools docs'.split(' ')]) {
      const script = names.map(step).join('\n');
      const { problems, work } = analyseCommand(script, {});
      expect(problems).toEqual([]);
      expect(work).toBeLessThan((9 / 10) * workFor(script.length));
    }
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'takes %s for a name like any other',
    (name) => {
      for (const line of [name, `${name} a b`, `${name}=1 ls`, `export ${name}=1`, `echo $${name}`, `echo x | ${name}`])
        expect(judgeCommand(line), line).toEqual({ verdict: 'allow', findings: [] });
      expect(judgeCommand(`sudo ${name} a; rm -rf /`).verdict).toBe('block');
    },
  );

  it('never throws in the functions around it', () => {
    fc.assert(
      fc.property(lines, lines, (line, pattern) => {
        commandEffects(line);
        parseCommandWords(line);
        describeCommand(line);
        const match = matchCommandPattern(pattern, line);
        expect(match.any || !match.all).toBe(true);
      }),
      { numRuns: Math.ceil(counts.shellFuzz / 4), seed: 8 },
    );
  });
});
