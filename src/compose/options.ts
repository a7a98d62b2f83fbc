import type { ToolChange } from '../discovery/watch-tools.js';
import type { ApprovalAnswer, ApprovalRequest } from '../gate/approvals/approval-request.js';
import type { Approver } from '../gate/approvals/approver.js';
import type { Profile } from '../gate/profiles/profile.js';
import type { BaseTool } from '../kernel/base-tool.js';
import type { Clock } from '../kernel/context.js';
import type { Origin } from '../kernel/effect.js';
import type { Events } from '../kernel/events.js';
import type { Hooks } from '../kernel/hooks.js';
import type { ModelPort } from '../kernel/ports.js';
import type { ToolEntry } from '../kernel/tool.js';
import type { ElicitAnswer, ElicitRequest } from '../mcp/client/answer-elicitation.js';
import type { AskUser } from '../ports/user/create-user-port.js';

/** An entry, a class that extends BaseTool or an instance of one, or an object with `@tool` methods. */
export type Tool = ToolEntry<never, unknown> | ToolEntry | BaseTool | (new () => BaseTool) | object;

export interface EnvironmentOptions {
  readonly type: string;
  readonly [setting: string]: unknown;
}

export interface HermesOptions {
  /** `null` or absent: all (or what the settings say); `[]`: none. */
  readonly toolsets?: readonly string[] | null;
  /** Toolsets or tools; always wins. */
  readonly disabled?: readonly string[];
  /** The name of a profile, or a profile. */
  readonly profile?: string | Profile;
  /** Answers questions of the gate. Without it, ask means deny. */
  readonly approve?: (request: ApprovalRequest) => Promise<ApprovalAnswer>;
  /** Like `approve`, for a person at a terminal; made with the milliseconds a question may wait. */
  readonly approver?: (timeoutMs: number) => Approver;
  /**
   * Background processes go on when the instance closes; the next one on this home finds them again. A function is
   * asked at that time, with the commands of those that run and could go on.
   */
  readonly keepProcesses?: boolean | ((commands: readonly string[]) => boolean | Promise<boolean>);
  /** Nobody can be asked. */
  readonly unattended?: boolean;
  readonly environment?: string | EnvironmentOptions;
  readonly home?: string;
  readonly cwd?: string;
  readonly model?: ModelPort;
  readonly dns?: { resolve(host: string): Promise<string[]> };
  /** Puts a question of a tool to a person and answers what they wrote. Without it, nobody is there. */
  readonly user?: AskUser;
  /** Answers questions of MCP servers (forms, pages to open) instead of the person behind `user`. */
  readonly elicit?: (request: ElicitRequest) => Promise<ElicitAnswer>;
  /** Tools of this instance only. */
  readonly tools?: readonly Tool[];
  readonly hooks?: Hooks;
  /** Closes the instance. */
  readonly signal?: AbortSignal;
  readonly sessionId?: string;
  readonly origin?: Origin;
  /** `false`: no audit log. */
  readonly record?: boolean;
  /** Profiles from this file replace home's and the workspace's. */
  readonly permissions?: string;
  /** Questions are answered with yes; the floor stays closed. */
  readonly yolo?: boolean;
  /** Variables instead of the process's own. */
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** Default time limit of a call in milliseconds, for tools that name none. */
  readonly timeoutMs?: number;
  /** No call takes longer, whatever its tool says; never more than the settings allow. */
  readonly maxTimeoutMs?: number;
  /** Told of what goes wrong without failing a call, from the start: a broken tool file, a plugin, a listener. */
  readonly onProblem?: (problem: Events['problem']) => void;
  /** Follow home's tools folder: confirmed changes take effect while the instance lives. */
  readonly liveTools?: boolean;
  /** Asked about a new or changed file of home's tools; without it a change waits for `hermes tools reload`. */
  readonly confirmChange?: (change: ToolChange) => boolean | Promise<boolean>;
}

/** As model providers write it, or the short form. */
export type ToolCall =
  | {
      readonly id?: string;
      readonly type?: string;
      readonly function: { readonly name: string; readonly arguments?: unknown };
    }
  | { readonly id?: string; readonly name: string; readonly arguments?: unknown };

export interface ToolMessage {
  readonly role: 'tool';
  readonly tool_call_id: string;
  readonly name: string;
  readonly content: string;
}
