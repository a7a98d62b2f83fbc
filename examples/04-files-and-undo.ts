// Files: search, read, edit with a slip forgiven, all or nothing, and the way back.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHermes } from 'hermes-tools';

const folder = mkdtempSync(join(tmpdir(), 'hermes-example-'));
const home = join(folder, 'home');
const project = join(folder, 'project');
mkdirSync(project);
const file = join(project, 'server.ts');
writeFileSync(file, 'export function start() {\r\n\tlisten(8080);\r\n}\r\n');

const hermes = await createHermes({ toolsets: ['file'], home, cwd: project });
console.log(await hermes.call('search_files', { pattern: 'listen\\(\\d+\\)' }));

// The model wrote spaces for the tab and LF for CRLF; outside the replaced words every byte stays.
console.log(
  await hermes.call('patch', {
    path: 'server.ts',
    old_string: '    listen(8080);\n',
    new_string: '    listen(9090);\n',
  }),
);
console.log(JSON.stringify(readFileSync(file, 'utf8')));

// Of a patch over several files either everything is applied or nothing.
const patch = '*** Begin Patch\n*** Add File: new.ts\n+export {};\n*** Delete File: missing.ts\n*** End Patch\n';
console.log(await hermes.call('patch', { mode: 'patch', patch }));
await hermes.close();

// Every change can be taken back, from another process as well.
const bin = join(process.cwd(), 'bin', 'hermes.js');
const undo = [bin, 'undo', '--yes', '--home', home, '--cwd', project];
console.log(execFileSync(process.execPath, undo, { encoding: 'utf8' }));
console.log(readFileSync(file, 'utf8').includes('8080'));
rmSync(folder, { recursive: true });
