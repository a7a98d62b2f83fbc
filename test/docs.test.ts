import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/cli/command-table.js';
import { commandHelp } from '../src/cli/help.js';
import { configJsonSchema, configRows } from '../src/config/describe-config.js';
import { builtInTools } from '../src/discovery/built-ins.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Pages that are written from the code. `UPDATE_DOCS=1 npm test -- test/docs.test.ts` writes them anew. */
describe('pages written from the code are up to date', () => {
  it('docs/configuration.md', async () => page('docs/configuration.md', await configurationPage()));
  it('docs/config.schema.json', async () =>
    page('docs/config.schema.json', `${JSON.stringify(await configJsonSchema(), null, 2)}\n`));
  it('docs/cli.md', () => page('docs/cli.md', commandPage()));
  it('docs/tools.md', () => page('docs/tools.md', toolsPage()));
});

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`),
];

it('every TypeScript example on a page compiles as it stands, under strict', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hermes-pages-'));
  try {
    for (const name of pages.filter((page) => page.endsWith('.md'))) {
      // A script for execute_code has its functions only there.
      const text = readFileSync(join(root, name), 'utf8').replace(/```ts\n[^`]*'hermes_tools'[\s\S]*?```/g, '');
      const examples = [...text.matchAll(/```ts\n([\s\S]*?)```/g)];
      examples.forEach(([, example = ''], at) => {
        writeFileSync(join(folder, `${name.replaceAll('/', '-')}-${at}.ts`), `${example}\nexport {};\n`);
      });
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(exampleSettings()));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Settings of a project that has the package installed. */
function exampleSettings(): unknown {
  const paths = {
    'hermes-tools': [join(root, 'src/index.ts')],
    'hermes-tools/mcp': [join(root, 'src/mcp/index.ts')],
    zod: [join(root, 'node_modules/zod')],
  };
  const types = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
  const compilerOptions = {
    noEmit: true,
    module: 'preserve',
    target: 'es2023',
    strict: true,
    skipLibCheck: true,
    paths,
    ...types,
  };
  return { compilerOptions, include: ['*.ts'] };
}

describe('links between pages', () => {
  it.each(pages.filter((name) => name.endsWith('.md') && existsSync(join(root, name))))(
    '%s leads nowhere that does not exist',
    (name) => {
      const text = readFileSync(join(root, name), 'utf8').replace(/```[\s\S]*?```/g, '');
      const targets = [...text.matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)]
        .map((match) => match[1] ?? '')
        .filter((target) => !/^[a-z]+:/.test(target));
      const broken = targets.filter((target) => !existsSync(resolve(root, dirname(name), target)));
      expect(broken).toEqual([]);
    },
  );
});

function page(path: string, text: string): void {
  if (process.env.UPDATE_DOCS === '1') writeFileSync(join(root, path), text);
  expect(
    readFileSync(join(root, path), 'utf8'),
    `${path} is out of date: UPDATE_DOCS=1 npm test -- test/docs.test.ts`,
  ).toBe(text);
}

async function configurationPage(): Promise<string> {
  const rows = (await configRows()).map(
    ({ name, type, fallback, description }) =>
      `| \`${name}\` | ${cell(type)} | ${fallback === '' ? '' : `\`${cell(fallback)}\``} | ${cell(description)} |`,
  );
  return [
    '# Configuration',
    '',
    'Settings live in `config.yaml` of the home folder (`HERMES_HOME`, else `~/.hermes`). An unknown or malformed setting is an error that names file, line and field. `docs/config.schema.json` is the JSON Schema for editors: put `# yaml-language-server: $schema=<path>` in the first line. `TERMINAL_*` variables override `terminal.*`.',
    '',
    'Settings are read when a session starts and frozen then: nothing an agent runs can change them.',
    '',
    '| setting | values | default | what it does |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function commandPage(): string {
  const parts = COMMANDS.flatMap((command) => [
    `## hermes ${command.name}`,
    '',
    '```',
    commandHelp(command),
    '```',
    '',
  ]);
  return [
    '# The command line',
    '',
    'Everything prints for people by default and one JSON value (or one per line where said) with `--json`; nothing but the answer goes to stdout. Exit codes: 0 success, 1 the tool answered with an error, 2 wrong usage, 3 denied by the gate, 130 cancelled.',
    '',
    'Without a command, `hermes` is `hermes shell` on a terminal and `hermes run` otherwise.',
    '',
    ...parts,
  ].join('\n');
}

function toolsPage(): string {
  const rows = builtInTools().map(
    ({ summary }) =>
      `| \`${summary.name}\` | \`${summary.toolset}\` | ${cell(summary.definition.description.split('\n')[0] ?? '')} |`,
  );
  return [
    '# The tools',
    '',
    '`hermes tools show NAME` prints the parameters of a tool.',
    '',
    '| tool | toolset | what it does |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
