import { randomUUID } from 'node:crypto';
import type { CallToolRequest, CallToolResult, Server, ServerContext } from '@modelcontextprotocol/server';
import { ToolError } from '../../kernel/outcome.js';
import { VERSION } from '../../lib/version.js';
import { createElicitationDesk, type ElicitationDesk } from './elicitation-desk.js';
import type { Fixtures } from './fixtures/create-fixtures.js';
import { progressReporter } from './progress-reporter.js';
import type { ServedHermes, ServeOptions } from './served-hermes.js';
import { AUDIT_URI, createSessionResources, type SessionResources } from './session-resources.js';
import { toCallResult } from './to-call-result.js';
import { createToolListing, type ToolListing } from './tool-listing.js';

/** One MCP session: a server of the official package in front of an instance of its own. */
export interface SessionServer {
  readonly server: Server;
  /** Ends calls that run and closes the instance. Safe to call twice. */
  close(): Promise<void>;
}

interface Session {
  readonly hermes: ServedHermes;
  readonly server: Server;
  readonly desk: ElicitationDesk;
  readonly listing: ToolListing;
  readonly resources: SessionResources;
  readonly fixtures: Fixtures | undefined;
  /** Ids of calls are ours, so that a question finds its way back to the call it belongs to. */
  nextCallId(): string;
  tell(message: Promise<void>): void;
}

const INSTRUCTIONS =
  'Tools behind one permission gate. A call may be denied or wait for approval: the answer says why. Long results are ' +
  'stored and linked as result:// resources; read them with resources/read or read_file.';

/** Makes the instance and the server in front of it. Nothing is connected yet. */
export async function createSessionServer(options: ServeOptions, isStranger = false): Promise<SessionServer> {
  const [sdk, fixtures] = await Promise.all([
    import('@modelcontextprotocol/server'),
    options.fixtures ? import('./fixtures/create-fixtures.js').then((module) => module.createFixtures()) : undefined,
  ]);
  const desk = createElicitationDesk();
  const hermes = await options.open(desk, isStranger);
  const server = new sdk.Server(
    { name: 'hermes', title: 'Hermes', version: VERSION },
    {
      capabilities: {
        tools: { listChanged: true },
        resources: { listChanged: true, subscribe: true },
        logging: {},
        completions: {},
        ...(fixtures === undefined ? {} : { prompts: {} }),
      },
      instructions: INSTRUCTIONS,
    },
  );
  desk.attach(server);
  const prefix = `call_${randomUUID()}`;
  let calls = 0;
  const session: Session = {
    hermes,
    server,
    desk,
    listing: createToolListing(hermes, options.tools),
    resources: createSessionResources(hermes),
    fixtures,
    nextCallId: () => `${prefix}.${++calls}`,
    // A client that is gone or wants no such message loses nothing by not getting it.
    tell: (message) => void message.catch(() => undefined),
  };
  handleTools(session);
  handleResources(session, sdk.ResourceNotFoundError);
  handlePrompts(session, sdk.ProtocolError);
  const unlisten = hermes.on('problem', ({ source, message }) => {
    session.tell(server.sendLoggingMessage({ level: 'warning', logger: source, data: message }));
  });
  const unwatch = hermes.registry.onChange(tellOnce(session));
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    unlisten();
    unwatch();
    return (closing ??= hermes.close());
  };
  return { server, close };
}

/** Several tools come or go together, e.g. when a server is started: one message says so. */
function tellOnce({ listing, server, tell }: Session): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setImmediate(() => {
      waiting = false;
      if (listing.hasChanged()) tell(server.sendToolListChanged());
    });
  };
}

function handleTools(session: Session): void {
  const { server, listing, fixtures } = session;
  server.setRequestHandler('tools/list', () => ({ tools: [...listing.list(), ...(fixtures?.tools ?? [])] }));
  server.setRequestHandler('tools/call', (request, context) => {
    const fixture = fixtures?.call(request.params.name, request.params.arguments ?? {}, context);
    return fixture ?? callTool(session, request, context);
  });
}

async function callTool(
  session: Session,
  { params }: CallToolRequest,
  context: ServerContext,
): Promise<CallToolResult> {
  const { hermes, desk, listing, resources, server } = session;
  const id = session.nextCallId();
  const token = context.mcpReq._meta?.progressToken;
  desk.begin(id, context);
  try {
    const answer = await hermes.callFor(params.name, params.arguments ?? {}, {
      id,
      origin: 'mcp',
      signal: context.mcpReq.signal,
      ...(token === undefined ? {} : { onProgress: progressReporter(token, context) }),
    });
    if (params.name === 'tool_search' && answer.outcome.ok) listing.remember(namesFound(answer.outcome.data));
    const summary = hermes.registry.find(calledTool(params))?.slot.summary;
    const made = toCallResult(answer, { summary, hermes });
    const { result, links } = made instanceof Promise ? await made : made;
    // Each is looked at: one that is new must not keep the next from being listed.
    const added = links.filter((link) => resources.add(link));
    if (added.length > 0) session.tell(server.sendResourceListChanged());
    return result;
  } finally {
    desk.end(id);
    if (listing.hasChanged()) session.tell(server.sendToolListChanged());
  }
}

/** `tool_call` answers with what the tool it names says. */
function calledTool({ name, arguments: args }: CallToolRequest['params']): string {
  return name === 'tool_call' ? String(args?.name ?? name) : name;
}

function namesFound(data: unknown): string[] {
  const { tools } = data as { tools?: readonly { name?: unknown }[] };
  return (tools ?? []).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}

type ResourceNotFound = typeof import('@modelcontextprotocol/server').ResourceNotFoundError;
type Protocol = typeof import('@modelcontextprotocol/server').ProtocolError;

function handleResources(session: Session, NotFound: ResourceNotFound): void {
  const { server, resources, fixtures, hermes } = session;
  const subscribed = new Set<string>();
  let unwatch: (() => void) | undefined;
  const follow = (): void => {
    if (!subscribed.has(AUDIT_URI)) {
      unwatch?.();
      unwatch = undefined;
    } else unwatch ??= hermes.on('call-end', () => session.tell(server.sendResourceUpdated({ uri: AUDIT_URI })));
  };

  server.setRequestHandler('resources/list', () => ({
    resources: [...resources.list(), ...(fixtures?.resources ?? [])],
  }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [...resources.templates, ...(fixtures?.templates ?? [])],
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const found = fixtures?.read(uri) ?? (await resources.read(uri).catch(invalidParams));
    if (found === undefined) throw new NotFound(uri);
    return found;
  });
  server.setRequestHandler('resources/subscribe', ({ params: { uri } }) => {
    const isKnown = fixtures?.watches(uri) === true || resources.list().some((resource) => resource.uri === uri);
    if (!isKnown) throw new NotFound(uri);
    subscribed.add(uri);
    follow();
    return {};
  });
  server.setRequestHandler('resources/unsubscribe', ({ params: { uri } }) => {
    subscribed.delete(uri);
    follow();
    return {};
  });
  server.setRequestHandler('completion/complete', async ({ params: { ref, argument } }) => {
    const values =
      ref.type === 'ref/resource'
        ? await resources.complete(ref.uri, argument.value)
        : (fixtures?.complete(ref.name, argument.value) ?? []);
    return { completion: { values, total: values.length, hasMore: false } };
  });
}

function handlePrompts({ server, fixtures }: Session, ProtocolError: Protocol): void {
  if (fixtures === undefined) return;
  server.setRequestHandler('prompts/list', () => ({ prompts: [...fixtures.prompts] }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = fixtures.prompt(params.name, params.arguments ?? {});
    if (prompt === undefined) throw new ProtocolError(-32602, `There is no prompt ${params.name}.`);
    return prompt;
  });
}

/** The package answers an error with a numeric code as it stands. */
function invalidParams(problem: unknown): never {
  if (!(problem instanceof ToolError)) throw problem;
  const message = problem.hint === undefined ? problem.message : `${problem.message}. ${problem.hint}`;
  throw Object.assign(new Error(message), { code: -32602 });
}
