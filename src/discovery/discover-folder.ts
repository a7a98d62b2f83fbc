import type { FileTools, Report } from './file-tools.js';
import { readToolFolder, type ToolFolder, tell } from './tool-folder.js';

/** Puts the tools of every file of a folder in place. What is there at the start is the operator's own. */
export async function discoverFolder(folder: ToolFolder, tools: FileTools, report: Report): Promise<void> {
  for (const file of await readToolFolder(folder, report)) {
    const found = await file.describe().catch(tell(file.path, report));
    if (found !== undefined) tools.place(file, found);
  }
}
