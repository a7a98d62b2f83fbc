import type { CommandDenial } from './processes-port.js';
import type { JsonSchema } from './tool.js';

/** A tool that a script of this call may use. */
export interface ScriptTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
  readonly outputSchema?: JsonSchema | undefined;
}

/** A script made ready for its interpreter, see `src/code`. */
export interface ScriptProgram {
  /** Names of the interpreter; the first one that is installed is used. */
  readonly interpreters: readonly string[];
  /** What follows the interpreter; `{memory}` stands for the limit in megabytes. The runtime's own arguments come after. */
  readonly args: readonly string[];
  /** The functions for the tools, as the runtime wants them. */
  readonly functions: string;
  readonly code: string;
  /** Whether its event loop can be blocked, so that the end of Hermes must be noticed on a pipe of its own. */
  readonly needsWatch?: boolean;
}

export interface ScriptRequest extends ScriptProgram {
  readonly language: string;
  /** What the call declared as the target of `code:execute`. */
  readonly target: string;
  /** Run in the task's interpreter, which keeps its variables for the next such script. */
  readonly persistent: boolean;
  /** Start that interpreter anew. */
  readonly reset: boolean;
  /** Default and longest: `code_execution.timeout` of the settings. */
  readonly timeoutMs?: number | undefined;
}

export interface ScriptStream {
  readonly text: string;
  readonly totalBytes: number;
  readonly truncated: boolean;
  /** `result://` address of all of it. */
  readonly stored?: string | undefined;
}

export interface ScriptReport {
  readonly ended: 'exit' | 'timeout' | 'cancelled' | 'stopped';
  /** Why Hermes stopped it. */
  readonly reason?: string | undefined;
  readonly exitCode: number;
  /** What the sandbox kept it from, and the one thing to widen. */
  readonly denial?: CommandDenial | undefined;
  readonly stdout: ScriptStream;
  readonly stderr: ScriptStream;
  /** Tools it called; refused calls do not count. */
  readonly calls: number;
  readonly durationMs: number;
  readonly notes: readonly string[];
}

/** Scripts in the task's environment that call tools of the grant through the same pipeline. */
export interface ScriptsPort {
  /** Exactly the tools a script may call; every other name is refused whatever the script sends. */
  tools(): readonly ScriptTool[];
  run(request: ScriptRequest): Promise<ScriptReport>;
}

declare module './ports.js' {
  interface Ports {
    readonly scripts: ScriptsPort;
  }
}
