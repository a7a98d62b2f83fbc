import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type FoundSandbox =
  | { readonly ok: true; readonly bwrap: string; readonly socat: string | undefined }
  | { readonly ok: false; readonly reason: string; readonly hint: string };

/** Whether programs can be confined on this machine. Looks only; starts nothing. */
export function findSandbox(env: Readonly<Record<string, string>>): FoundSandbox {
  if (process.platform !== 'linux')
    return { ok: false, reason: 'The sandbox needs Linux.', hint: 'Use the docker environment to confine commands.' };
  const bwrap = findProgram('bwrap', env);
  if (bwrap === undefined)
    return { ok: false, reason: 'bubblewrap is not installed.', hint: 'Install the package bubblewrap.' };
  const isPrivileged = process.getuid?.() === 0 || isSetuid(bwrap);
  if (!isPrivileged && !hasUserNamespaces())
    return {
      ok: false,
      reason: 'This system does not let users make namespaces of their own.',
      hint: 'Allow unprivileged user namespaces, or install bubblewrap with the setuid bit.',
    };
  return { ok: true, bwrap, socat: findProgram('socat', env) };
}

function findProgram(name: string, env: Readonly<Record<string, string>>): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => path.startsWith('/') && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // not there
  }
}

function isSetuid(path: string): boolean {
  return (statSync(path).mode & 0o4000) !== 0;
}

function hasUserNamespaces(): boolean {
  return (
    setting('/proc/sys/kernel/unprivileged_userns_clone') !== '0' &&
    setting('/proc/sys/user/max_user_namespaces') !== '0' &&
    setting('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') !== '1'
  );
}

function setting(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1').trim();
  } catch {
    return undefined; // this kernel has no such switch
  }
}
