import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHermes, type Hermes } from '../src/create-hermes.js';
import { registerBuiltIns } from '../src/discovery/built-ins.js';
import { type TemporaryHome, temporaryHome } from '../src/testing/temporary-home.js';
import { SESSION_TARGETS, type SessionTarget } from './support/session-targets.js';

registerBuiltIns();

type Answer = Record<string, unknown>;

for (const known of SESSION_TARGETS) {
  const missing = known.missing();
  if (missing !== undefined) console.warn(`Sessions in ${known.name} are not tested: ${missing}.`);
  describe.skipIf(missing !== undefined)(`a session in ${known.name}`, () => {
    let target: SessionTarget;
    let place: TemporaryHome;
    let hermes: Hermes;
    beforeAll(async () => {
      place = temporaryHome({ '.env': 'STORED_TOKEN=tok-5up3r53cr3tv4lu3-xyz\n' });
      target = await known.open();
      hermes = await createHermes({
        home: place.home,
        cwd: known.name === 'local' ? target.cwd : place.cwd,
        env: { ...target.env, SHLVL: '1', HOME: place.home, PLANTED_API_KEY: 'sk-planted-0123456789abcdef0123' },
        environment: target.environment,
        toolsets: ['file', 'filesystem', 'terminal', 'code_execution'],
        yolo: true,
      });
    }, 120_000);
    afterAll(async () => {
      await hermes?.close();
      await target?.close();
      place.remove();
    }, 60_000);
    const call = async (name: string, args: unknown): Promise<Answer> => JSON.parse(await hermes.call(name, args));
    const sh = async (command: string, more: Answer = {}): Promise<Answer> => call('terminal', { command, ...more });

    it('writes, reads, edits and searches files', async () => {
      expect(await call('write_file', { path: 'edit/a.txt', content: 'one\ntwo\nthree\n' })).toMatchObject({
        bytes_written: 14,
      });
      expect(await call('read_file', { path: 'edit/a.txt' })).toMatchObject({
        content: '1|one\n2|two\n3|three',
        total_lines: 3,
      });
      expect(await call('patch', { path: 'edit/a.txt', old_string: 'two', new_string: 'zwei' })).not.toHaveProperty(
        'error',
      );
      expect((await sh('cat edit/a.txt')).output).toBe('one\nzwei\nthree');
      await call('write_file', { path: 'edit/.gitignore', content: 'ignored\n' });
      await call('write_file', { path: 'edit/ignored/b.txt', content: 'zwei\n' });
      expect(await call('search_files', { pattern: 'zw[ei]+', path: 'edit' })).toMatchObject({
        matches: [{ path: 'edit/a.txt', line: 2, text: 'zwei' }],
        total_count: 1,
      });
      expect(await call('file_search', { query: 'a.txt', path: 'edit' })).toMatchObject({ total_count: 1 });
    });

    it('tells a command of its own lines', async () => {
      if (!known.has.bash) return;
      const wrong = `absent_one\necho "$LINENO"\nabsent_three`;
      const told = /line 1: absent_one: .*\n2\n.*line 3: absent_three: /;
      expect((await sh(wrong)).output).toMatch(told);
      expect((await sh(wrong, { stdin: 'x' })).output).toMatch(told);
      const { session_id } = await sh(`${wrong}\nread -r`, { background: true });
      const wait = { action: 'wait', session_id, pattern: 'absent_three', timeout: 30 };
      expect((await call('process', wait)).output).toMatch(told);
      await call('process', { action: 'kill', session_id });
    });

    it('lists, compares and packs files', async () => {
      await call('write_file', { path: 'pack/in/a.txt', content: 'alpha\n' });
      await call('write_file', { path: 'pack/in/b.bin', content: 'beta\n' });
      const listed = await call('directory_list', { path: 'pack/in' });
      expect(JSON.stringify(listed)).toContain('b.bin');
      const diff = await call('file_diff', { path: 'pack/in/a.txt', other: 'pack/in/b.bin' });
      expect(diff).toMatchObject({ lines_added: 1, lines_removed: 1 });
      for (const archive of ['pack/x.tar.gz', 'pack/y.zip']) {
        expect(await call('file_compress', { action: 'create', archive, paths: ['pack/in'] })).not.toHaveProperty(
          'error',
        );
        const target = `${archive}.out`;
        expect(await call('file_compress', { action: 'extract', archive, target })).not.toHaveProperty('error');
        expect((await sh(`cat $(find ${target} -type f | sort)`)).output).toBe('alpha\nbeta');
      }
    });

    it('keeps the state of the shell between commands', async () => {
      const first = await sh(`mkdir -p 'state dir/$x' && cd 'state dir/$x' && export SHOWN="it's\nhere" && plain=7`);
      expect(first).toMatchObject({ exit_code: 0, cwd: `${target.cwd}/state dir/$x` });
      const second = await sh('printf "%s|%s|%s" "$PWD" "$SHOWN" "$plain"; exit 3');
      expect(second).toMatchObject({ output: `${target.cwd}/state dir/$x|it's\nhere|7`, exit_code: 3 });
      expect(await sh('cd ~ && echo at; echo err >&2; echo end')).toMatchObject({ output: 'at\nerr\nend' });
      await sh(`cd ${target.cwd}; unset SHOWN plain`);
      if (!known.has.bash) return;
      await sh('greet() { echo "hello $1"; }');
      expect((await sh('greet you')).output).toBe('hello you');
    });

    it('shows no variable of ours to commands there', async () => {
      const { output } = await sh('env; cat /proc/self/environ | tr "\\0" "\\n"');
      expect(output).not.toMatch(/planted|5up3r53cr3t/i);
      expect(
        (await sh('cat /proc/*/environ /proc/*/cmdline 2>/dev/null | tr "\\0" "\\n" | grep -c 5up3r53cr3[t]')).output,
      ).toBe('0');
    });

    it('says when what a command changes cannot be undone', async () => {
      const written = await sh('echo x >covered.txt');
      if (known.name === 'local') expect(written).not.toHaveProperty('uncovered');
      else
        expect(written.uncovered).toEqual([
          { path: `${target.cwd}/covered.txt`, reason: expect.stringMatching(/not kept/) },
        ]);
      expect(await sh('cat covered.txt')).not.toHaveProperty('uncovered');
    });

    it('stops a command at its time limit and keeps what it said', async () => {
      const answer = await sh('echo early; sleep 60', { timeout: 1 });
      expect(answer).toMatchObject({ timed_out: true, exit_code: 124, output: expect.stringContaining('early') });
    });

    it('looks after background processes', async () => {
      const started = await sh('echo up; read line; echo "got $line"; exit 4', { background: true });
      const session_id = started.session_id as string;
      expect(await call('process', { action: 'wait', session_id, pattern: 'up', timeout: 20 })).toMatchObject({
        status: 'running',
      });
      expect(JSON.stringify(await call('process', { action: 'list' }))).toContain(session_id);
      await call('process', { action: 'submit', session_id, data: 'typed' });
      expect(await call('process', { action: 'wait', session_id, timeout: 20 })).toMatchObject({ exit_code: 4 });
      expect(JSON.stringify(await call('process', { action: 'log', session_id }))).toContain('got typed');

      const other = (await sh('sleep 300', { background: true })).session_id as string;
      expect(await call('process', { action: 'kill', session_id: other })).toMatchObject({ status: 'exited' });
      expect((await sh('ps 2>/dev/null | grep -c "[s]leep 300" || true')).output).toBe('0');
    });

    it('watches files, or says what is missing for that', async () => {
      await sh('mkdir -p watched/deep watched/node_modules');
      const started = await call('file_watch', { action: 'start', path: 'watched', debounce_ms: 50 });
      if (!known.has.python || known.name === 'docker' || known.name === 'singularity') {
        // The images of the test have no Python, or one without ctypes.
        const reason = known.has.python ? 'inotify cannot be used there' : 'no python3';
        expect(started).toMatchObject({ code: 'unsupported', error: expect.stringContaining(reason) });
        return;
      }
      const seen = new Set<string>();
      const sees = async (...wanted: string[]): Promise<void> => {
        for (let tries = 0; tries < 10 && !wanted.every((each) => seen.has(each)); tries += 1) {
          const { events } = await call('file_watch', { action: 'poll', id: started.id, wait_ms: 5_000 });
          for (const { kind, path } of events as Answer[])
            seen.add(`${kind} ${String(path).replace(/^.*watched\//, '')}`);
        }
        expect([...seen]).toEqual(expect.arrayContaining(wanted));
      };
      await sh('(cd watched && echo 1 >deep/a && mkdir -p new/er && echo 2 >new/er/b && echo 3 >node_modules/c)');
      await sees('created deep/a', 'created new/er/b');
      await sh('echo more >>watched/deep/a');
      await sees('changed deep/a');
      await sh('rm watched/deep/a');
      await sees('removed deep/a');
      expect([...seen].filter((each) => each.includes('node_modules'))).toEqual([]);
      await sh('rm -r watched');
      await expect
        .poll(() => call('file_watch', { action: 'poll', id: started.id, wait_ms: 200 }), { timeout: 20_000 })
        .toMatchObject({ problem: expect.stringContaining('is gone') });
      expect(await call('file_watch', { action: 'stop', id: started.id })).toMatchObject({ stopped: true });
    }, 60_000);

    it('runs scripts that call tools there', async () => {
      const code = `import os
from hermes_tools import read_file, write_file, terminal
write_file(path='script.txt', content='from a script')
print(terminal(command='cat script.txt')['output'], open('script.txt').read() == 'from a script', os.getcwd())`;
      const answer = await call('execute_code', { code });
      if (!known.has.python) {
        expect(answer).toMatchObject({ code: 'not_found', error: expect.stringContaining('not installed') });
        return;
      }
      expect(answer).toMatchObject({ status: 'success', tool_calls_made: 2 });
      expect(answer.output).toBe(`from a script True ${target.cwd}\n`);
    });

    it('refuses what no setting opens, there as well', async () => {
      expect(await sh('rm -rf /')).toMatchObject({ code: 'denied' });
      const home = (await sh('cd; pwd')).output as string;
      await sh(`cd ${target.cwd}`);
      expect(await call('write_file', { path: `${home}/.hermes/config.yaml`, content: 'x' })).toMatchObject({
        code: 'denied',
      });
    });
  });
}
