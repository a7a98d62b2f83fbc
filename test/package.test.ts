import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const project = mkdtempSync(join(tmpdir(), 'hermes-package-'));

/** A program of somebody else, with the package installed beside it. */
function runProgram(name: string, text: string): { status: number | null; stdout: string; stderr: string } {
  writeFileSync(join(project, name), text);
  return spawnSync(process.execPath, [name], { cwd: project, encoding: 'utf8' });
}

beforeAll(() => {
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(root, join(project, 'node_modules/hermes-tools'), 'dir');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the package', () => {
  it('is imported by its names alone', () => {
    const esm = runProgram(
      'program.mjs',
      `for (const path of ['', '/mcp', '/testing']) await import('hermes-tools' + path);
       const { createHermes } = await import('hermes-tools');
       const inside = await import('hermes-tools/dist/index.js').catch((problem) => problem.code);
       console.log(typeof createHermes, inside);`,
    );
    expect(esm).toMatchObject({ stdout: 'function ERR_PACKAGE_PATH_NOT_EXPORTED\n', stderr: '' });
  });

  it('shows the line of an error that its author did not catch, not the whole file', () => {
    const { status, stderr } = runProgram(
      'broken.mjs',
      `import { tool } from 'hermes-tools';
       tool({ name: 'bad name', description: 'x', schema: {} }, () => 1);`,
    );
    expect(status).toBe(1);
    expect(stderr).toContain('Tool name "bad name" is not valid');
    expect(stderr.length).toBeLessThan(3_000);
  });

  it('ships what runs and nothing that tests it', () => {
    const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{ files }] = JSON.parse(listed) as [{ files: { path: string }[] }];
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['bin/hermes.js', 'bin/package.json', 'dist/cli.js', 'LICENSE']));
    const strangers = paths.filter(
      (path) =>
        !/^(?:bin|dist)\/|^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(path) || /\.test\./.test(path),
    );
    expect(strangers).toEqual([]);
  });

  it('pins every dependency to one version and runs no script of its own when installed', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const versions = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind]),
    );
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)))).toEqual([]);
    expect(Object.keys(manifest.scripts).filter((name) => /install|prepare|prepublish/.test(name))).toEqual([]);
    expect(existsSync(join(root, 'package-lock.json'))).toBe(true);
  });
});
