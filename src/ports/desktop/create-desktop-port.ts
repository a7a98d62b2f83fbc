import { childEnvironment } from '../../gate/secrets/child-environment.js';
import type { CallGuard } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { DesktopPort } from '../../kernel/ports.js';
import { findProgram } from '../requirement-probe.js';
import type { ProgramResult, RunProgramOptions } from '../run-program.js';
import { checkReadable, decodeOutput } from './clipboard-answer.js';
import { clipboardProgram } from './clipboard-programs.js';
import type { DesktopPlace, DesktopProgram } from './desktop-place.js';
import { capabilitiesProgram, notifyProgram } from './notify-programs.js';

export interface DesktopPortOptions {
  readonly guard: CallGuard;
  readonly signal: AbortSignal;
  /** The variables Hermes was started with: they say which desktop, and where its programs are. */
  readonly env: Readonly<Record<string, string>>;
  readonly platform?: string;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 32 * 1_024 * 1_024;

/** The desktop of the machine Hermes runs on, through the programs it has for it. */
export function createDesktopPort(options: DesktopPortOptions): DesktopPort {
  const { guard, env, signal, platform = process.platform } = options;
  const place: DesktopPlace = { platform, env, has: (name) => findProgram(name, env, platform) !== undefined };
  const start = async (program: DesktopProgram, stdin?: Uint8Array): Promise<ProgramResult> => {
    const [name = '', ...args] = program.argv;
    const settings: RunProgramOptions = {
      env: { ...childEnvironment(env), ...program.env },
      signal,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES * (program.output === 'base64' ? 1.5 : 1),
      ...(stdin === undefined ? {} : { stdin }),
      ...(program.leavesServer === true ? { leavesServer: true } : {}),
    };
    const { runProgram } = await import('../run-program.js');
    return runProgram([findProgram(name, env, platform) ?? name, ...args], settings);
  };
  return {
    async readClipboard(type) {
      const program = clipboardProgram(place, 'read', type);
      await guard.check({ permission: 'clipboard:read' });
      const result = await start(program);
      return { type, data: checkReadable(type, { ...result, stdout: decodeOutput(program, result.stdout) }) };
    },
    async writeClipboard({ type, data }) {
      if (data.length > MAX_BYTES)
        throw new ToolError(`${data.length} bytes are too many for the clipboard; at most ${MAX_BYTES}.`, {
          code: 'too_large',
        });
      const program = clipboardProgram(place, 'write', type);
      await guard.check({ permission: 'clipboard:write' });
      checkDone(await start(program, data), program, 'The clipboard could not be written');
    },
    async notify(message) {
      notifyProgram(place, message); // throws first where nothing can be shown
      await guard.check({ permission: 'notify:send' });
      const asked = capabilitiesProgram(place, message);
      const capabilities = asked === undefined ? '' : Buffer.from((await start(asked)).stdout).toString('utf8');
      const program = notifyProgram(place, message, capabilities.includes("'body-markup'"));
      checkDone(await start(program, program.stdin), program, 'The notification could not be shown');
    },
  };
}

function checkDone({ exitCode, stderr }: ProgramResult, { argv }: DesktopProgram, what: string): void {
  if (exitCode === 0) return;
  const why = stderr.trim().split('\n').at(-1) ?? '';
  throw new ToolError(`${what}: ${argv[0]} ${why === '' ? `ended with code ${exitCode}` : `said: ${why}`}`, {
    hint: 'Check that a desktop session is running where Hermes runs.',
  });
}
