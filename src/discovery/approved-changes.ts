import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../config/replace-file.js';

/** Versions of tool files, by path, that the operator let running sessions use. */
export type ApprovedChanges = Readonly<Record<string, string>>;

const FILE_NAME = 'approved-tools.json';

/** Where approvals lie, in home's cache folder. */
export function approvedFile(cacheFolder: string): string {
  return join(cacheFolder, FILE_NAME);
}

export function readApproved(cacheFolder: string): ApprovedChanges {
  try {
    const content: unknown = JSON.parse(readFileSync(approvedFile(cacheFolder), 'utf8'));
    return typeof content === 'object' && content !== null ? (content as ApprovedChanges) : {};
  } catch {
    return {}; // nothing approved, or unreadable: then nothing counts as approved
  }
}

/** Lets every running session of this home use these versions. */
export function approveChanges(cacheFolder: string, changes: ApprovedChanges): void {
  replaceFile(approvedFile(cacheFolder), `${JSON.stringify({ ...readApproved(cacheFolder), ...changes }, null, 1)}\n`);
}
