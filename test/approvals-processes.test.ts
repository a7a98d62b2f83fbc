import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CommandLine, createCommandLine, LAUNCHER } from './support/command-line.js';

let cli: CommandLine;
beforeEach(() => {
  cli = createCommandLine();
});
afterEach(() => cli.remove());

const library = pathToFileURL(join(LAUNCHER, '../../dist/index.js')).href;

/** A program of its own that calls the tool with each command; answers what became of the calls, in their order. */
async function runProgram(commands: readonly string[], answer: string | undefined): Promise<string[]> {
  const program = join(cli.cwd, `program-${Math.random()}.mjs`);
  const approve = answer === undefined ? '' : `approve: async () => (${answer}),`;
  writeFileSync(
    program,
    `import { createHermes } from ${JSON.stringify(library)};
     const hermes = await createHermes({ home: ${JSON.stringify(cli.home)}, cwd: ${JSON.stringify(cli.cwd)}, ${approve} });
     const calls = ${JSON.stringify(commands)}.map((command) => hermes.call('terminal', { command }));
     for (const text of await Promise.all(calls)) console.log(JSON.parse(text).code ?? 'done');
     await hermes.close();`,
  );
  const child = spawn(process.execPath, [program], { env: cli.env, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  await once(child, 'close');
  return out.trim().split('\n');
}

const HEAD = [
  '# The settings of this machine.',
  'profile: default # as it comes',
  'command_allowlist:',
  '  # what the build may do',
  '  - rm -rf ./dist # every time',
  '# the end',
  '',
];

it('remembers every `always` that programs give at once, with the comments of the file, after a restart too', async () => {
  cli.put('config.yaml', HEAD.join('\n'));
  const commands = (name: string) => Array.from({ length: 6 }, (_, index) => `rm -rf ./build-${name}-${index}`);
  const groups = ['a', 'b', 'c'].map(commands);
  const always = '{ answer: "always", scope: "exact" }';
  const outcomes = await Promise.all(groups.map((group) => runProgram(group, always)));
  expect(outcomes).toEqual(groups.map((group) => group.map(() => 'done')));

  const text = readFileSync(join(cli.home, 'config.yaml'), 'utf8');
  for (const line of HEAD) expect(text).toContain(line);
  const { approvals } = (await cli.json(['approvals', 'list'])) as { approvals: { id: string; covers: string }[] };
  expect(approvals).toHaveLength(19);

  const known = groups.flat();
  expect(await runProgram([...known, 'rm -rf ./build-a-7', 'rm -rf ./build-a-0/x'], undefined)).toEqual([
    ...known.map(() => 'done'),
    'denied',
    'denied',
  ]);
  const first = approvals.find(({ covers }) => covers.includes('build-a-0'));
  expect(await cli.run(['approvals', 'revoke', first?.id ?? ''])).toMatchObject({ code: 0 });
  expect(await runProgram(['rm -rf ./build-a-0', 'rm -rf ./build-a-1'], undefined)).toEqual(['denied', 'done']);
});
