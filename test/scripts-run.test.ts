import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tool } from '../src/kernel/define-tool.js';
import { ToolError } from '../src/kernel/outcome.js';
import { createScriptKernel, type ScriptKernel, type ScriptKernelOptions } from './support/script-kernel.js';

const echo = tool(
  {
    name: 'echo',
    description: 'Answers what it was given',
    schema: {
      type: 'object',
      properties: { text: { type: 'string' }, count: { type: 'integer' }, from: { type: 'string' } },
      required: ['text'],
    },
  },
  (args) => ({ got: args, list: [1, null, { deep: true }] }),
);
const fail = tool({ name: 'fail', description: 'Fails', schema: { type: 'object' } }, () => {
  throw new ToolError('No such thing: x', { code: 'not_found', hint: 'Try y', details: { at: 3 } });
});
const big = tool({ name: 'big', description: 'Answers much', schema: { type: 'object' } }, () => 'é'.repeat(3_000_000));
let waiting: (() => void)[] = [];
/** Answers when three calls of it are there: only what runs at the same time ever ends. */
const meet = tool({ name: 'meet', description: 'Waits for others', schema: { type: 'object' } }, async () => {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 3) for (const each of waiting.splice(0)) each();
  });
  return 'met';
});
const clarify = tool(
  { name: 'clarify', toolset: 'clarify', description: 'Asks', schema: { type: 'object' } },
  () => 'x',
);

let scripts: ScriptKernel;
const open = async (options: ScriptKernelOptions = {}): Promise<ScriptKernel> =>
  (scripts = await createScriptKernel({ tools: [echo, fail, big, meet, clarify], ...options }));
afterEach(async () => {
  waiting = [];
  await scripts.close();
});

const PLACES: readonly (readonly [string, ScriptKernelOptions])[] = [
  ['over a socket of its own', {}],
  ['over its own input and output', { stdio: true }],
  ['out of the sandbox', { sandbox: true }],
];

describe.each(PLACES)('a script that talks %s', (_name, options) => {
  it('in Python calls tools as functions and gets data', async () => {
    await open(options);
    const answer = await scripts.run(
      `from hermes_tools import echo
import hermes_tools
first = echo("a", count=2, from_="z")
print(first["got"], first["list"][2]["deep"])
print(hermes_tools.echo.__doc__.splitlines()[0], sorted(hermes_tools.__all__)[:3])`,
    );
    expect(answer).toMatchObject({ status: 'success', exit_code: 0, tool_calls_made: 1 });
    expect(answer.output).toBe(
      "{'text': 'a', 'count': 2, 'from': 'z'} True\nAnswers what it was given ['ToolError', 'big', 'echo']\n",
    );
  });

  it('in JavaScript and TypeScript calls tools as functions and gets data', async () => {
    await open(options);
    const code = `import { echo, ToolError } from 'hermes_tools';
import { basename } from 'node:path';
const { got } = await echo({ text: 'é', count: 2 });
console.log(JSON.stringify(got), basename('/a/b'));
console.error('to stderr');`;
    const javascript = await scripts.run(code, { language: 'javascript' });
    expect(javascript).toMatchObject({
      output: '{"text":"é","count":2} b\n',
      stderr: 'to stderr\n',
      tool_calls_made: 1,
    });
    const typescript = await scripts.run(
      `type A = { a: string };\n${code}\nconsole.log((1 as number) satisfies number)`,
      {
        language: 'typescript',
      },
    );
    expect(typescript).toMatchObject({ output: '{"text":"é","count":2} b\n1\n', tool_calls_made: 1 });
  });

  it('sees failures as errors with code, hint and details', async () => {
    await open(options);
    const python = await scripts.run(
      'from hermes_tools import fail, ToolError\ntry: fail()\nexcept ToolError as e: print(e, e.code, e.hint, e.details)',
    );
    expect(python.output).toBe("No such thing: x not_found Try y {'at': 3}\n");
    const javascript = await scripts.run(
      "import { fail } from 'hermes_tools';\ntry { await fail() } catch (e) { console.log(e.name, e.message, e.code, e.hint, e.details.at) }",
      { language: 'javascript' },
    );
    expect(javascript.output).toBe('ToolError No such thing: x not_found Try y 3\n');
  });

  it('runs calls at the same time with parallel', async () => {
    await open(options);
    const python = await scripts.run(
      'from hermes_tools import parallel, meet\nprint(parallel([meet, meet, meet]), parallel(meet, meet, meet))',
    );
    expect(python.output).toBe("['met', 'met', 'met'] ['met', 'met', 'met']\n");
    const javascript = await scripts.run(
      "import { parallel, meet } from 'hermes_tools';\nconsole.log((await parallel([meet, meet, meet])).join())",
      { language: 'javascript' },
    );
    expect(javascript.output).toBe('met,met,met\n');
  });

  it('takes large results and large arguments between its own output', async () => {
    await open(options);
    const python = await scripts.run(
      `from hermes_tools import big, echo
for part in range(3):
    print('-' * 5000)
    print(len(big()), len(echo(text='ü' * 300000)['got']['text']))`,
    );
    expect(python.output).toBe(`${'-'.repeat(5_000)}\n3000000 300000\n`.repeat(3));
    const javascript = await scripts.run(
      "import { big, echo } from 'hermes_tools';\nconsole.log('x'.repeat(5000));\nconsole.log((await big()).length, (await echo({ text: 'ü'.repeat(300000) })).got.text.length)",
      { language: 'javascript' },
    );
    expect(javascript.output).toBe(`${'x'.repeat(5_000)}\n3000000 300000\n`);
  });

  it('keeps names in an interpreter that stays, until it is reset', async () => {
    await open(options);
    const stay = (code: string, more = {}) => scripts.run(code, { persistent: true, ...more });
    expect((await stay('import json\nx = 20\ndef f(): return x * 2')).notes).toEqual([
      expect.stringContaining('new interpreter'),
    ]);
    expect(await stay('from hermes_tools import echo\nprint(f() + 2, json.dumps(echo("a")["got"]))')).toMatchObject({
      output: '42 {"text": "a"}\n',
      tool_calls_made: 1,
    });
    expect(await stay('import sys\nprint("bye")\nsys.exit(3)')).toMatchObject({ exit_code: 3, output: 'bye\n' });
    expect(await stay('x += 1\nraise ValueError(x)')).toMatchObject({
      exit_code: 1,
      error: expect.stringContaining('ValueError: 21'),
    });
    expect(await stay('print(x)')).toMatchObject({ output: '21\n' });
    expect(await stay('print(x)', { reset: true })).toMatchObject({ error: expect.stringContaining('NameError') });
    const js = (code: string) => stay(code, { language: 'javascript' });
    await js('const n = 4; function twice() { return n * 2 }');
    expect(
      await js("import { echo } from 'hermes_tools';\nconsole.log(twice(), (await echo({ text: 'q' })).got.text)"),
    ).toMatchObject({
      output: '8 q\n',
      tool_calls_made: 1,
    });
    expect(await js("console.log((await echo({ text: 'again' })).got.text)")).toMatchObject({ output: 'again\n' });
    const ts = (code: string) => stay(code, { language: 'typescript' });
    await ts('"use strict"; enum Level { Low, High } var later: number; const enum Fixed { One = 1 }');
    expect(await ts('console.log(Level.High, later, Fixed.One)')).toMatchObject({ output: '1 undefined 1\n' });
  });

  it('may use any name in an interpreter that stays, also those of the runtime', async () => {
    await open(options);
    const js = (code: string) => scripts.run(code, { persistent: true, language: 'javascript' });
    const names =
      'fs vm channel mode stays stdio Socket link token mark send pending last call run held head parts size';
    const all = names.split(' ');
    await js(`${all.map((name) => `let ${name} = 'mine';`).join(' ')} const show = 1, begin = 2, deliver = 3;`);
    expect(
      await js(
        `import { echo } from 'hermes_tools';\nconsole.log([${all}].every((x) => x === 'mine'), (await echo({ text: 'q' })).got.text)`,
      ),
    ).toMatchObject({ output: 'true q\n', tool_calls_made: 1 });
    const python = (code: string) => scripts.run(code, { persistent: true });
    await python('link = channel = stays = stdio = source = sink = Channel = code = token = run = show = bring = 1');
    expect(await python('from hermes_tools import echo\nprint(link, echo("q")["got"]["text"])')).toMatchObject({
      output: '1 q\n',
    });
  });

  it('in an interpreter that stays fails by what nobody handles', async () => {
    await open(options);
    const js = (code: string) => scripts.run(code, { persistent: true, language: 'javascript' });
    expect(await js("void Promise.reject(new Error('late'))")).toMatchObject({
      exit_code: 1,
      error: expect.stringContaining('Error: late'),
    });
    expect(await js('console.log(1)')).toMatchObject({ output: '1\n', exit_code: 0 });
  });
});

describe('a script', () => {
  it('can ask which tools there are', async () => {
    await open();
    const python = await scripts.run('import hermes_tools\nprint(dir(hermes_tools))');
    expect(python.output).toMatch(/'ToolError', .*'echo', .*'retry'/);
    const javascript = await scripts.run("import * as t from 'hermes_tools'; console.log(Object.keys(t).join())", {
      language: 'javascript',
    });
    expect(javascript.output).toContain('echo');
  });

  it('tells where it failed in its own lines', async () => {
    await open();
    const python = await scripts.run('def f():\n    return 1 / 0\n\nf()');
    expect(python).toMatchObject({
      code: 'failed',
      status: 'error',
      error: 'The script ended with exit code 1: ZeroDivisionError: division by zero',
    });
    expect(python.stderr).toContain('File "script.py", line 4, in <module>\n    f()\n');
    expect(python.stderr).not.toContain('<string>');
    expect((await scripts.run('x = (')).stderr).toContain('SyntaxError');
    const javascript = await scripts.run('\n\nnull.x', { language: 'javascript' });
    expect(javascript.stderr).toMatch(/TypeError: .*\n\s+at script\.js:3:6/);
    expect(await scripts.run("throw new Error('why')", { language: 'javascript' })).toMatchObject({
      error: 'The script ended with exit code 1: Error: why',
    });
  });

  it('is not offered what asks a person, belongs to the agent or stands for other tools', async () => {
    await open();
    const answer = await scripts.run(
      'import hermes_tools\nprint("clarify" in hermes_tools.__all__, "execute_code" in hermes_tools.__all__)\nfrom hermes_tools import clarify',
    );
    expect(answer.output).toBe('False False\n');
    expect(answer.stderr).toMatch(/cannot import name 'clarify'/);
    expect(answer.stderr).toMatch(/^hermes_tools has: .*json_parse/m);
  });

  it('runs in the working folder, whose files do not shadow what the runtime needs', async () => {
    await open();
    writeFileSync(join(scripts.cwd, 'json.py'), 'raise SystemExit("shadowed")');
    for (const name of ['select', 'threading', 'traceback', 'linecache'])
      writeFileSync(join(scripts.cwd, `${name}.py`), 'raise SystemExit("shadowed")');
    writeFileSync(join(scripts.cwd, 'mine.py'), 'VALUE = 7');
    mkdirSync(join(scripts.cwd, 'node_modules/left'), { recursive: true });
    writeFileSync(join(scripts.cwd, 'node_modules/left/index.js'), 'module.exports = { pad: 1 }');
    writeFileSync(join(scripts.cwd, 'own.mjs'), 'export const own = 2');
    expect(
      await scripts.run(
        'from mine import VALUE\nfrom hermes_tools import echo, parallel\nparallel(lambda: echo("a"))\nimport os\nopen("made", "w").write("x")\nprint(VALUE, os.getcwd())',
      ),
    ).toMatchObject({
      output: `7 ${scripts.cwd}\n`,
    });
    expect(existsSync(join(scripts.cwd, 'made'))).toBe(true);
    const code =
      "import left from 'left';\nimport { own } from './own.mjs';\nconsole.log(left.pad, own, require('left').pad)";
    expect(await scripts.run(code, { language: 'javascript' })).toMatchObject({ output: '1 2 1\n' });
  });

  it('has helpers for what scripts do all the time', async () => {
    await open();
    const python = await scripts.run(`from hermes_tools import json_parse, shell_quote, retry
print(json_parse('{"a": "x\\ty\\nz"}'), json_parse('\`\`\`json\\n[1]\\n\`\`\`'), shell_quote("it's"), shell_quote('plain'))
tries = []
def flaky():
    tries.append(1)
    if len(tries) < 3: raise ValueError('no')
    return len(tries)
print(retry(flaky, delay=0))
try: retry(lambda: 1 / 0, 2, 0)
except ZeroDivisionError: print('gave up')`);
    expect(python.output).toBe("{'a': 'x\\ty\\nz'} [1] 'it'\\''s' plain\n3\ngave up\n");
    const javascript = await scripts.run(
      `import { json_parse, shell_quote, retry } from 'hermes_tools';
console.log(JSON.stringify(json_parse('{"a": "x\\ty"}')), shell_quote("it's"));
let tries = 0;
console.log(await retry(() => { if (++tries < 3) throw new Error('no'); return tries; }, 3, 0));`,
      { language: 'javascript' },
    );
    expect(javascript.output).toBe(`{"a":"x\\ty"} 'it'\\''s'\n3\n`);
  });

  it('has its calls recorded as calls of a script, under its own', async () => {
    await open();
    await scripts.run('from hermes_tools import echo\necho("a"); echo("b")');
    const records = scripts.kernel.recorder.outcomes.filter(({ tool: name }) => name === 'echo');
    expect(records.map(({ origin, parentId, callId }) => [origin, parentId, callId])).toEqual([
      ['script', 'call_1', 'call_1.1'],
      ['script', 'call_1', 'call_1.2'],
    ]);
  });

  it('has no answer while a call it made is not on record', async () => {
    await open();
    const { recorder } = scripts.kernel;
    const write = recorder.outcome.bind(recorder);
    vi.spyOn(recorder, 'outcome').mockImplementation((record) =>
      record.tool === 'echo' ? Promise.reject(new Error('disk full')) : write(record),
    );
    const answer = await scripts.run('from hermes_tools import echo\nprint(echo("a")["got"])');
    expect(answer).toMatchObject({ code: 'internal', error: expect.stringContaining('audit log') });
    expect(scripts.kernel.problems).toEqual([expect.objectContaining({ source: 'audit log' })]);
  });

  it('that is wrong is refused before anything runs', async () => {
    await open();
    for (const [args, part] of [
      [{ code: ' \n ' }, 'empty'],
      [{ code: '1', language: 'ruby' }, 'language'],
      [{ code: '1', reset: true }, 'persistent'],
      [{ code: 'const = 1', language: 'javascript' }, 'syntax error'],
    ] as const)
      expect(await scripts.run('', args)).toMatchObject({
        code: 'invalid_arguments',
        error: expect.stringContaining(part),
      });
  });

  it('says what is missing when its interpreter is not installed', async () => {
    await open({ env: { PATH: '/nonexistent', HOME: '/' } });
    expect(await scripts.run('print(1)')).toMatchObject({
      code: 'not_found',
      error: expect.stringContaining('python3 or python is not installed'),
    });
  });

  it('gets no variable beyond those it is given, and leaves no file behind', async () => {
    await open();
    const answer = await scripts.run('import os\nprint(sorted(os.environ))\nprint(os.listdir("."))');
    expect(answer.output).not.toMatch(/HERMES_HOME|VITEST|NODE_/);
    expect(String(answer.output).split('\n')[1]).toBe('[]');
  });
});
