import { ToolError } from '../../kernel/outcome.js';
import type { ClipboardContent } from '../../kernel/ports.js';
import type { ProgramResult } from '../run-program.js';
import type { DesktopProgram } from './desktop-place.js';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The bytes a program meant. */
export function decodeOutput(program: DesktopProgram, stdout: Uint8Array): Uint8Array {
  return program.output === 'base64' ? Buffer.from(Buffer.from(stdout).toString('latin1').trim(), 'base64') : stdout;
}

/**
 * What was read, once it is what was asked for: some programs hand out whatever was copied under any type. Throws
 * `not_found` when the clipboard holds something else or nothing.
 */
export function checkReadable(type: ClipboardContent['type'], result: ProgramResult): Uint8Array {
  const { exitCode, stdout, stderr } = result;
  if (exitCode !== 0 && NOT_REACHED.test(stderr))
    throw new ToolError(`The clipboard cannot be reached: ${stderr.trim().split('\n').at(-1)}`, {
      code: 'unavailable',
      hint: 'Check that the desktop session Hermes was started in is still running.',
    });
  const isPng = PNG.equals(stdout.subarray(0, PNG.length));
  if (type === 'image/png') {
    if (exitCode !== 0 || !isPng) throw nothing('no image', 'Read it as text instead.');
  } else if (exitCode !== 0 || isPng || !isText(stdout)) {
    throw nothing('no text', isPng ? 'It holds an image: read it with type png and a path.' : 'Copy some text first.');
  }
  return stdout;
}

const NOT_REACHED = /can't open display|cannot open display|failed to connect to a wayland|unable to open display/i;

function isText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function nothing(what: string, hint: string): ToolError {
  return new ToolError(`The clipboard holds ${what}.`, { code: 'not_found', hint });
}
