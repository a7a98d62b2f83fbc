import type { TaskShell } from '../../environments/shell/task-shell.js';
import type { RedactStream } from '../../gate/secrets/redact-stream.js';
import type { CallGuard, Confinement } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';
import type { ProcessesPort, ProcessInfo, StartRequest, WaitUntil } from '../../kernel/processes-port.js';
import { commandWithInput } from '../../lib/command-input.js';
import { shellQuote } from '../../lib/shell-quote.js';
import { adviseCommand } from '../exec/advise-command.js';
import { holdTo } from '../exec/hold-to.js';
import { type CommandParts, judgeInState, runCommand } from '../exec/run-command.js';
import type { BackgroundProcess } from './background-process.js';
import type { ProcessTable } from './process-table.js';
import { waitFor } from './wait-for.js';

export interface ProcessesPortOptions extends Omit<CommandParts, 'shell' | 'confinement'> {
  readonly guard: CallGuard;
  readonly shell: () => Promise<TaskShell>;
  readonly table: ProcessTable;
  /** Masks text that is read in pieces. */
  readonly redactStream: () => RedactStream;
  /** What commands of this call are held to. */
  readonly confinement: () => Confinement | undefined;
}

/** Commands and background processes for one call: every command, and every text typed into one, is judged. */
export function createProcessesPort(options: ProcessesPortOptions): ProcessesPort {
  const { guard, table, signal, redact } = options;
  const { taskId } = guard.call;
  const find = (id: string): Promise<BackgroundProcess> => table.find(taskId, id);
  const manage = async (id: string): Promise<BackgroundProcess> => {
    const found = await find(id);
    await guard.check({ permission: 'process:manage', target: found.record.id });
    return found;
  };

  async function start(request: StartRequest): Promise<ProcessInfo> {
    const shell = await options.shell();
    await judgeInState(request, { guard, shell });
    const hold = await holdTo(options.confinement(), options.hosts);
    const started = await table.start(request, shell, { taskId, hold });
    return started.info(redact);
  }

  /** Typed text is run by what reads it: it is judged as that program's input, after what was typed before. */
  async function judgeAndWrite(found: BackgroundProcess, text: string): Promise<number> {
    const { command, cwd } = found.record;
    for (const input of await found.typed.inputsWith(text, guard.call.shell?.variables ?? {})) {
      const line = `cd ${shellQuote(cwd)} && ${commandWithInput(command, input)}`;
      await guard.check({ permission: 'terminal:execute', command: line });
    }
    const bytes = await found.write(text);
    await found.typed.add(text);
    return bytes;
  }

  return {
    advise: (command, context) => adviseCommand(command, context),
    run: async (request) =>
      runCommand(request, { ...options, shell: await options.shell(), confinement: options.confinement() }),
    start,
    async list() {
      return Promise.all((await table.list(taskId)).map((each) => each.info(redact)));
    },
    info: async (id) => (await find(id)).info(redact),
    log: async (id, request) => (await find(id)).log.page(request, options.redactStream()),
    async wait(id, until: WaitUntil, timeoutMs) {
      const found = await find(id);
      const reached = await waitFor(found, until, timeoutMs, signal);
      return { ...reached, info: await found.info(redact) };
    },
    async write(id, text) {
      const found = await manage(id);
      return found.typed.inTurn(() => judgeAndWrite(found, text));
    },
    close: async (id) => (await manage(id)).closeInput(),
    async signal(id, name) {
      const { process, record, typed } = await manage(id);
      if (process === undefined) throw new ToolError(`${record.id} has ended.`, { code: 'conflict' });
      typed.interrupted();
      await process.kill(name);
    },
    async kill(id) {
      const found = await manage(id);
      await found.kill();
      return found.info(redact);
    },
    async ports(id) {
      return (await (await find(id)).process?.listeningPorts?.()) ?? [];
    },
    notices: () => table.takeNotices(taskId).map(({ message }) => message),
  };
}
