// A script instead of many calls: it calls granted tools as functions, and only what it prints comes back.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHermes } from 'hermes-tools';

const folder = mkdtempSync(join(tmpdir(), 'hermes-example-'));
for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `${name}.log`), `start ${name}\nERROR in ${name}\n`);

const hermes = await createHermes({
  toolsets: ['file', 'code_execution'],
  home: join(folder, 'home'),
  cwd: folder,
  // Where there is no sandbox a script is asked about; this one we have read.
  approve: async () => 'once',
});

const python = `
from hermes_tools import search_files, write_file, ToolError

found = search_files(pattern="ERROR", file_glob="*.log")
print(len(found["matches"]), "errors in", sorted(match["path"] for match in found["matches"]))
try:
    write_file(path="/etc/hosts", content="")
except ToolError as error:
    print("refused:", error.code)
`;
console.log(await hermes.call('execute_code', { code: python }));

const typescript = `
import { read_file } from 'hermes_tools';
const pages: { total_lines: number }[] = await Promise.all(['a.log', 'b.log'].map((path) => read_file({ path })));
console.log('lines:', pages.map((page) => page.total_lines).join(' '));
`;
console.log(await hermes.call('execute_code', { code: typescript, language: 'typescript' }));

await hermes.close();
rmSync(folder, { recursive: true });
