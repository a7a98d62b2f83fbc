import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFile } from './built-file.js';

const root = join(import.meta.dirname, '../..');

it('finds a file of the last build while the sources run unbuilt', () => {
  expect(builtFile('index.js')).toBe(join(root, 'dist/index.js'));
});

it('finds every program that the sources ask for by name', () => {
  const asked = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(join(root, 'src', path), 'utf8').matchAll(/\bbuiltFile\('([^']+)'\)/g)])
    .map(([, name]) => name ?? '');
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((name) => !existsSync(builtFile(name)))).toEqual([]);
});

it('is built where its own folder is that of the build', () => {
  const holding = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.c?js$/.test(path))
    .filter((path) => readFileSync(join(root, 'dist', path), 'utf8').includes('function builtFile('));
  expect(holding).toHaveLength(1);
  expect(holding[0]).not.toContain('/');
});
