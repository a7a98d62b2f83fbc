import * as z from 'zod';
import { LANGUAGES, prepareScript } from '../../code/prepare-script.js';
import type { Effect } from '../../kernel/effect.js';
import { ToolError } from '../../kernel/outcome.js';
import { registry } from '../../kernel/registry.js';
import type { ScriptReport, ScriptStream } from '../../kernel/scripts-port.js';
import type { ArgumentProblem } from '../../kernel/tool.js';
import { scriptTarget } from '../../lib/script-target.js';

const LONGEST_SECONDS = 3_600;

const input = () =>
  z.object({
    code: z.string().min(1).max(1_000_000).describe('The script; print what you want to see'),
    language: z.enum(LANGUAGES).default('python').describe('Language of the script'),
    persistent: z
      .boolean()
      .default(false)
      .describe("Run in the task's interpreter, which keeps variables and imports for the next persistent script"),
    reset: z.boolean().default(false).describe('persistent: begin with a new interpreter'),
    timeout: z
      .number()
      .int()
      .min(1)
      .max(LONGEST_SECONDS)
      .optional()
      .describe('Seconds until it is stopped; default and at most what the settings say (300)'),
  });

type Args = z.infer<ReturnType<typeof input>>;

export const executeCode = registry.register({
  name: 'execute_code',
  toolset: 'code_execution',
  emoji: '🐍',
  tags: ['script', 'python', 'javascript', 'typescript', 'run', 'batch'],
  description: `Run a script that calls tools as functions: several calls with loops, conditions and filtering in one step; only what it prints comes back.
Python: from hermes_tools import NAME; answer = NAME(argument="value"). JavaScript and TypeScript: import { NAME } from 'hermes_tools'; const answer = await NAME({ argument: 'value' }).
NAME is any tool you were given, with its arguments, but none that asks a person or starts an agent. Results are data (dict, list), failures raise ToolError (code, hint). Helpers: json_parse, shell_quote, retry(fn, max_attempts, delay), parallel([fn, ...]).`,
  input,
  problems: problemsOf,
  requires: { platform: ['linux', 'darwin', 'freebsd'] },
  // The port has the limit of the settings; this one only ends what hangs.
  timeoutMs: (LONGEST_SECONDS + 30) * 1_000,
  effects: ({ language, code }): Effect[] => [{ permission: 'code:execute', target: scriptTarget(language, code) }],
  async run({ code, language, persistent, reset, timeout }, ctx) {
    const program = await prepareScript({ language, code, persistent }, ctx.scripts.tools());
    const timeoutMs = timeout === undefined ? undefined : timeout * 1_000;
    const target = scriptTarget(language, code);
    return answer(await ctx.scripts.run({ ...program, language, target, persistent, reset, timeoutMs }));
  },
});

function problemsOf({ code, persistent, reset }: Args): ArgumentProblem[] {
  const problems: ArgumentProblem[] = [];
  const refuse = (path: string, message: string): void => void problems.push({ path, message });
  if (code.trim() === '') refuse('code', 'The script is empty');
  if (reset && !persistent) refuse('reset', 'Only with persistent: true');
  return problems;
}

function answer(report: ScriptReport) {
  const { ended, exitCode, denial, stdout, stderr, calls, durationMs, notes } = report;
  const fields = {
    output: stdout.text,
    exit_code: exitCode,
    tool_calls_made: calls,
    duration_ms: durationMs,
    ...(stderr.text === '' ? {} : { stderr: stderr.text }),
    ...cutFields('', stdout),
    ...cutFields('stderr_', stderr),
    ...(denial === undefined ? {} : { denied: denial.what, to_allow: denial.widen }),
    ...(notes.length === 0 ? {} : { notes }),
  };
  if (ended === 'exit' && exitCode === 0) return { status: 'success', ...fields };
  const details = { status: STATUS[ended], ...fields };
  if (ended === 'timeout')
    throw new ToolError(`The script was stopped after ${(durationMs / 1_000).toFixed(1)} s.`, {
      code: 'timeout',
      hint: 'Do less in one script, or give a longer timeout.',
      details,
    });
  if (ended === 'cancelled') throw new ToolError('The script was cancelled.', { code: 'cancelled', details });
  throw new ToolError(report.reason === undefined ? failureOf(report) : `The script was stopped. ${report.reason}`, {
    details,
  });
}

const STATUS = { exit: 'error', stopped: 'error', timeout: 'timeout', cancelled: 'interrupted' } as const;

function cutFields(prefix: string, { truncated, totalBytes, stored }: ScriptStream): Record<string, unknown> {
  if (!truncated) return {};
  return {
    [`${prefix}truncated`]: true,
    [`${prefix}total_bytes`]: totalBytes,
    ...(stored === undefined ? {} : { [`${prefix}stored`]: stored }),
  };
}

/** The last line of a traceback says what happened. */
function failureOf({ exitCode, stderr }: ScriptReport): string {
  const last = stderr.text
    .trimEnd()
    .split('\n')
    .findLast((line) => /^(?:\S.*)?(?:Error|Exception|Interrupt)\b/.test(line));
  const what = `The script ended with exit code ${exitCode}`;
  return last === undefined ? `${what}.` : `${what}: ${last.slice(0, 500)}`;
}
