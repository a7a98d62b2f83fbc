import type { Server, ServerContext } from '@modelcontextprotocol/server';
import type { ApprovalRequest } from '../../gate/approvals/approval-request.js';
import { type Approver, type AskOptions, ESCALATE, isUnwatched } from '../../gate/approvals/approver.js';
import type { GateCall } from '../../kernel/gate.js';
import { ToolError } from '../../kernel/outcome.js';

/** Questions of one MCP session to the person behind its client. */
export interface ElicitationDesk {
  /** There while the client says that it can ask its user, and a call of it waits. */
  readonly approver: Approver;
  /** Questions of tools, e.g. `clarify`. */
  ask(question: string, choices: readonly string[], signal: AbortSignal): Promise<string>;
  /** Known once the session's server exists, which needs the instance, which needs the desk. */
  attach(server: Server): void;
  begin(callId: string, context: ServerContext): void;
  end(callId: string): void;
}

type Form = Parameters<ServerContext['mcpReq']['elicitInput']>[0];

/**
 * Asks through the client. A question travels with the call that raised it, so it reaches a client that keeps no
 * stream open for anything else. A client that fails to ask leaves the question to the next approver; one whose user
 * declines or closes the question has denied it.
 */
export function createElicitationDesk(): ElicitationDesk {
  let server: Server | undefined;
  const calls = new Map<string, ServerContext>();
  /** Calls that the gate is about to ask for, by the tool that asks. */
  const asking = new Map<string, string>();

  const canAsk = (): boolean => {
    const able = server?.getClientCapabilities()?.elicitation;
    // A client from before modes existed says `{}` and means forms.
    return able !== undefined && (able.form !== undefined || able.url === undefined);
  };

  /** The call a question belongs to; of two calls of one tool either will do, both lead to the same person. */
  const contextFor = (tool: string): ServerContext | undefined => {
    for (const [id, asked] of asking) {
      if (asked !== tool) continue;
      asking.delete(id);
      return calls.get(id);
    }
    return calls.values().next().value;
  };

  const elicit = async (
    form: Form,
    context: ServerContext | undefined,
    options: { signal: AbortSignal; timeout: number },
  ) => {
    if (server === undefined) throw new Error('the session has no client');
    return context === undefined ? server.elicitInput(form, options) : context.mcpReq.elicitInput(form, options);
  };

  return {
    approver: {
      by: 'elicitation',
      isPresent(call) {
        const root = rootOf(call);
        if (isUnwatched(call) || !calls.has(root.id) || !canAsk()) return false;
        asking.set(root.id, call.tool);
        return true;
      },
      ask: (request, options) =>
        askApproval(request, options, (form, limits) => elicit(form, contextFor(request.tool), limits)),
    },
    async ask(question, choices, signal) {
      if (!canAsk()) throw nobody();
      const answer = await elicit(questionForm(question, choices), calls.values().next().value, {
        signal,
        timeout: PATIENCE_MS,
      });
      if (answer.action !== 'accept') throw nobody();
      return String(answer.content?.answer ?? '');
    },
    attach: (made) => {
      server = made;
    },
    begin: (callId, context) => void calls.set(callId, context),
    end: (callId) => {
      calls.delete(callId);
      asking.delete(callId);
    },
  };
}

/** How long a question of a tool may wait; the call's own time limit usually ends first. */
const PATIENCE_MS = 3_600_000;

type Elicit = (
  form: Form,
  limits: { signal: AbortSignal; timeout: number },
) => Promise<{ action: string; content?: Record<string, unknown> | undefined }>;

async function askApproval(
  request: ApprovalRequest,
  { signal, stillNeeded }: AskOptions,
  elicit: Elicit,
): Promise<unknown> {
  if (!stillNeeded()) return 'once';
  const timeout = Math.max(1, request.expiresAt - Date.now());
  let answer: Awaited<ReturnType<Elicit>>;
  try {
    answer = await elicit(approvalForm(request), { signal, timeout });
  } catch {
    return ESCALATE;
  }
  if (answer.action === 'decline') return 'deny';
  if (answer.action !== 'accept') return { answer: 'deny', reason: 'the question was closed without an answer' };
  return { answer: answer.content?.answer, reason: answer.content?.reason };
}

/**
 * An answer for good is given at the operator's own terminal, never through a client, which may be a program that
 * says yes by itself.
 */
function approvalForm(request: ApprovalRequest): Form {
  const words = request.scopes.includes('exact') ? ['once', 'session', 'deny'] : ['once', 'deny'];
  const names: Readonly<Record<string, string>> = {
    once: 'Yes, once',
    session: 'Yes, exactly this, for the session',
    deny: 'No',
  };
  return {
    mode: 'form',
    message: request.display.join('\n'),
    requestedSchema: {
      type: 'object',
      properties: {
        // Names beside the values, the older spelling: every client understands it.
        answer: {
          type: 'string',
          title: `May ${request.tool} do this?`,
          enum: words,
          enumNames: words.map((word) => names[word] ?? word),
          default: 'deny',
        },
        reason: { type: 'string', title: 'Words for the model', maxLength: 2_000 },
      },
      required: ['answer'],
    },
  };
}

function questionForm(question: string, choices: readonly string[]): Form {
  const answer =
    choices.length === 0
      ? { type: 'string' as const, title: 'Answer' }
      : { type: 'string' as const, title: 'Answer', enum: [...choices] };
  return {
    mode: 'form',
    message: question,
    requestedSchema: { type: 'object', properties: { answer }, required: ['answer'] },
  };
}

function nobody(): ToolError {
  return new ToolError('Nobody is here to answer.', {
    code: 'unavailable',
    hint: 'Go on with your best judgement, and say what you assumed.',
  });
}

function rootOf(call: GateCall): GateCall {
  let root = call;
  while (root.parent !== undefined) root = root.parent;
  return root;
}
