import type { ToolContext } from '../../kernel/context.js';
import { ToolError } from '../../kernel/outcome.js';
import type { CallFacts } from './lend-context.js';
import type { RpcChannel } from './rpc-channel.js';

/**
 * The context of a call as an isolated tool sees it: every method of a port is asked for over the line and answers
 * with a promise. Secrets the tool declares and its state are here already.
 */
export function borrowContext(facts: CallFacts, channel: RpcChannel, signal: AbortSignal): ToolContext {
  const { secrets, hasUser, hasModel, ...rest } = facts;
  const ask = (port: string, method: string, args: unknown[]): Promise<unknown> =>
    channel.call('port', port, method, args);
  const port = (name: string, fixed: Readonly<Record<string, unknown>> = {}) => remotePort(name, fixed, ask);
  const context = {
    ...rest,
    signal,
    clock: { now: Date.now },
    progress: (update: unknown) => void ask('context', 'progress', [update]).catch(() => undefined), // only watched
    call: (name: string, args: unknown) => ask('context', 'call', [name, args]),
    onTaskEnd() {
      throw new ToolError('ctx.onTaskEnd does not work in an isolated tool', { code: 'unsupported' });
    },
    secrets: { get: (name: string) => (Object.hasOwn(secrets, name) ? secrets[name] : undefined) },
    files: port('files', { cwd: facts.cwd, write: (...args: unknown[]) => writeWhole(args, ask) }),
    http: port('http', { fetch: async (...args: unknown[]) => withText(await ask('http', 'fetch', args)) }),
    exec: port('exec'),
    env: port('env'),
    desktop: port('desktop'),
    system: port('system'),
    results: port('results'),
    search: port('search'),
    user: port('user', { present: hasUser }),
    model: port('model', { available: hasModel }),
  };
  return context as unknown as ToolContext;
}

type Ask = (port: string, method: string, args: unknown[]) => Promise<unknown>;

function remotePort(name: string, fixed: Readonly<Record<string, unknown>>, ask: Ask): object {
  return new Proxy(fixed, {
    get(target, method) {
      // `then` would make a promise of the port when it is awaited.
      if (typeof method === 'symbol' || method === 'then') return undefined;
      if (Object.hasOwn(target, method)) return target[method];
      return (...args: unknown[]) => ask(name, method, args);
    },
  });
}

/** The body is here already: reading it as text needs no question. */
function withText(answer: unknown): unknown {
  const response = answer as { body: Uint8Array };
  return { ...response, text: () => new TextDecoder().decode(response.body) };
}

/** Content that comes in parts is put together here: one message instead of one per part. */
async function writeWhole([path, content, options]: unknown[], ask: Ask): Promise<unknown> {
  if (ArrayBuffer.isView(content) || typeof content === 'string')
    return ask('files', 'write', [path, content, options]);
  const parts: Uint8Array[] = [];
  for await (const part of content as AsyncIterable<Uint8Array>) parts.push(part);
  return ask('files', 'write', [path, Buffer.concat(parts), options]);
}
