import { spawn } from 'node:child_process';
import { ToolError } from '../../kernel/outcome.js';
import type { SearchRunner } from './search-runner.js';

const MAX_STDERR = 64 * 1024;

/** Runs a ripgrep binary, with an empty environment so that no variable configures it. */
export function createProgramRunner(program: string): SearchRunner {
  return {
    engine: 'ripgrep',
    run: (args, { cwd, signal, onOutput }) =>
      new Promise((resolve, reject) => {
        const child = spawn(program, args, {
          cwd,
          env: {},
          signal,
          killSignal: 'SIGKILL',
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let stderr = '';
        child.stdout.on('data', onOutput);
        child.stderr.setEncoding('utf8').on('data', (text: string) => {
          if (stderr.length < MAX_STDERR) stderr += text;
        });
        child.once('error', (problem) => {
          if (!signal.aborted)
            reject(new ToolError(`ripgrep could not be started: ${problem.message}`, { code: 'unavailable' }));
        });
        child.once('close', (code) => resolve({ exitCode: code ?? -1, stderr }));
      }),
  };
}
