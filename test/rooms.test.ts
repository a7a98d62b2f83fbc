import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUpwardImports } from '../scripts/rooms.mjs';

it('keeps every import of the sources pointing down', () => {
  expect(findUpwardImports()).toEqual([]);
});

it('finds an import that points up, and a tool that goes around its ports', () => {
  const src = mkdtempSync(join(tmpdir(), 'rooms-'));
  try {
    mkdirSync(join(src, 'kernel'));
    mkdirSync(join(src, 'tools/file'), { recursive: true });
    writeFileSync(join(src, 'kernel/a.ts'), "import { x } from '../gate/b.js';\n");
    writeFileSync(join(src, 'tools/file/c.ts'), "import { readFile } from 'node:fs/promises';\nprocess.env.HOME;\n");
    expect(findUpwardImports(src)).toEqual([
      'src/kernel/a.ts: imports ../gate/b.js: kernel may not look into gate',
      'src/tools/file/c.ts: imports node:fs/promises: tools and domain rooms touch the world only through ports',
      'src/tools/file/c.ts: reads process.env',
    ]);
  } finally {
    rmSync(src, { recursive: true });
  }
});
