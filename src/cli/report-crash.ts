import { processEnvironment } from '../config/environment.js';
import { isSecretName } from '../lib/secret-name.js';
import { EXIT } from './command.js';
import { paint, type Terminal } from './terminal.js';

/**
 * Ends the process on an error that escaped every call, as Node would, but tells it without secrets. Usually it comes
 * from code of the operator that went on after its call was answered.
 */
export function endOnCrash(terminal: Terminal): void {
  process.on('uncaughtException', (problem: unknown) => {
    void describeCrash(problem).then((text) => {
      terminal.err.write(`${paint(terminal, 'red', 'hermes:')} ended by an error that nothing caught: ${text}\n`);
      process.exit(EXIT.toolError);
    });
  });
}

/** An unexpected error with its call stack, masked like everything that is shown. */
export async function describeCrash(problem: unknown): Promise<string> {
  const { createRedactor } = await import('../gate/secrets/create-redactor.js');
  const secrets = Object.entries(processEnvironment).flatMap(([name, value]) =>
    isSecretName(name) && value !== undefined && value.length >= 8 ? [value] : [],
  );
  const text = problem instanceof Error ? problem.stack || problem.message : String(problem);
  return createRedactor({ known: () => secrets }).redact(text);
}
