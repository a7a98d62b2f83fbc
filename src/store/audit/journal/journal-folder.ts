import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive, processName } from '../../sqlite/process-lock.js';

const ENDING = '.rows';

/** Where the journals of a home lie. */
export function journalFolder(databasePath: string): string {
  return join(dirname(databasePath), 'audit');
}

/** A name for who writes journals, used once; it tells the process, so that journals of the dead can be taken over. */
export function newWriterName(): string {
  const [pid, started] = processName(process.pid).split(' ');
  return `${pid}_${started}_${randomUUID()}`;
}

/** A writer begins a new journal when one has grown large; its rows are counted on. */
export function journalName(writer: string, count: number): string {
  return `${writer}.${count}${ENDING}`;
}

export function writerOf(journal: string): string {
  return journal.slice(0, journal.indexOf('.'));
}

export function listJournals(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(ENDING));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw problem;
  }
}

/** Whether the process that writes a journal still runs. */
export function hasWriter(name: string): boolean {
  const [pid, started] = name.split('_');
  return isAlive(`${pid} ${started}`);
}
