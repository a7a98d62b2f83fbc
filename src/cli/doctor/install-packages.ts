import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ToolError } from '../../kernel/outcome.js';
import { findProgram } from '../../ports/requirement-probe.js';

export interface InstallOptions {
  /** Home's `packages/`. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

/** The command, for showing and for running. Scripts of packages do not run. */
export function installCommand(folder: string, packages: readonly string[]): string[] {
  return ['npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--', ...packages];
}

/** Installs npm packages under home. Throws when npm is not there or fails; what it says goes to the person. */
export async function installPackages(packages: readonly string[], options: InstallOptions): Promise<void> {
  const { folder, env, say, signal } = options;
  const [name = '', ...args] = installCommand(folder, packages);
  const program = findProgram(name, env);
  if (program === undefined)
    throw new ToolError('npm is not installed.', { code: 'unavailable', hint: 'It comes with Node.' });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const exitCode = await new Promise<number>((resolve, reject) => {
    // The operator runs this, so npm gets the operator's own variables: proxies, registries, certificates.
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], signal });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? -1));
  });
  if (exitCode !== 0)
    throw new ToolError(`npm could not install ${packages.join(', ')}: it ended with code ${exitCode}.`, {
      hint: 'What npm said stands above.',
    });
}
