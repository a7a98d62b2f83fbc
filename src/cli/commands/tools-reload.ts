import { createHomeFolder } from '../../compose/found-tools.js';
import { readSettings } from '../../compose/settings.js';
import { approveChanges, readApproved } from '../../discovery/approved-changes.js';
import { DiscoveryCache } from '../../discovery/discovery-cache.js';
import { readToolFolder, tell } from '../../discovery/tool-folder.js';
import { EXIT, type Invocation } from '../command.js';
import { confirm } from '../confirm.js';
import { folders } from '../open-hermes.js';
import { printJson, printLine, table } from '../terminal.js';

/** Lets running sessions use the files of home's tools folder as they are now. */
export async function run(invocation: Invocation): Promise<number> {
  const { flags, terminal } = invocation;
  const { paths } = await readSettings(folders(invocation));
  const cache = new DiscoveryCache(paths.cache);
  const approved = readApproved(paths.cache);
  const broken: string[] = [];
  const report = (path: string, message: string): void => {
    broken.push(path);
    terminal.err.write(`hermes: ${path}: ${message}\n`);
  };
  const rows: { path: string; hash: string; tools: string[] }[] = [];
  for (const file of await readToolFolder(createHomeFolder(paths, cache), report)) {
    if (approved[file.path] === file.hash) continue;
    const found = await file.describe().catch(tell(file.path, report));
    if (found !== undefined)
      rows.push({ path: file.path, hash: file.hash, tools: found.map((tool) => tool.summary.name) });
  }
  cache.save();
  if (flags.json !== true) {
    for (const line of table(rows.map(({ path, tools }) => [path, tools.join(', ') || '(no tools)'])))
      printLine(terminal, line);
  }
  const isAgreed = rows.length > 0 && (await confirm(invocation, 'Let running sessions use these?'));
  if (isAgreed) approveChanges(paths.cache, Object.fromEntries(rows.map(({ path, hash }) => [path, hash])));
  if (flags.json === true) printJson(terminal, { reloaded: isAgreed, files: rows, broken });
  else
    printLine(
      terminal,
      rows.length === 0 ? 'Nothing is new.' : isAgreed ? 'Running sessions take them up.' : 'Nothing was changed.',
    );
  if (broken.length > 0) return EXIT.toolError;
  return isAgreed || rows.length === 0 ? EXIT.ok : EXIT.denied;
}
