import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMarked, killMarked } from './marked-processes.js';
import { startTerminal, type TerminalProcess } from './terminal-process.js';
import { acceptSocket, type ServerSocket } from './web-socket-server.js';

export interface DaytonaBox {
  readonly id: string;
  readonly home: string;
  /** As it was asked for. */
  readonly definition: Record<string, unknown>;
  labels: Record<string, string>;
  state: string;
  errorReason?: string;
  readonly terminals: Map<string, Terminal>;
}

interface Terminal {
  readonly program: TerminalProcess;
  readonly sockets: Set<ServerSocket>;
}

export interface Fault {
  /** Of `METHOD /path`. */
  readonly on: RegExp;
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  times: number;
}

export interface DaytonaServer {
  readonly url: string;
  readonly boxes: Map<string, DaytonaBox>;
  readonly faults: Fault[];
  readonly calls: string[];
  /** Stops a sandbox without being asked, or puts it into another state. */
  turn(id: string, state: string): void;
  /** Cuts the sockets of all terminals. */
  cut(): void;
  processesOf(id: string): number[];
  close(): Promise<void>;
}

export const TEST_KEY = 'dtn_loopback';
/** How long a change of state takes. */
const CHANGE_MS = 30;
/** A reader that has so many messages before it is dropped. */
const MAX_PENDING = 256;
const PIECE = 4096;

/**
 * Daytona on this machine: the part of its REST API and of a sandbox's toolbox that the backend uses. Programs and
 * terminals are real ones; a sandbox has a home of its own, which stays when it stops.
 */
export async function startDaytonaServer(): Promise<DaytonaServer> {
  const root = await mkdtemp(join(tmpdir(), 'hermes-daytona-'));
  const boxes = new Map<string, DaytonaBox>();
  const faults: Fault[] = [];
  const calls: string[] = [];
  const sockets = new Set<Socket>();
  const state: State = { root, boxes, url: '' };
  const server = createServer((request, response) => {
    void serve(state, request, response, faults, calls).catch((problem: unknown) =>
      reply(response, problem instanceof Refusal ? problem.status : 500, {
        message: String((problem as Error).message),
      }),
    );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, stream) => {
    calls.push(`WS ${request.url}`);
    const found = /^\/toolbox\/([^/]+)\/process\/pty\/([^/]+)\/connect$/.exec(request.url ?? '');
    const box = boxes.get(found?.[1] ?? '');
    if (request.headers.authorization !== `Bearer ${TEST_KEY}` || box?.state !== 'started')
      stream.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n');
    else attach(acceptSocket(request, stream), box.terminals.get(found?.[2] ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const turn = (id: string, to: string): void => {
    const box = boxes.get(id);
    if (box === undefined) return;
    box.state = to;
    if (to !== 'started') halt(box);
  };
  return {
    url: `${state.url}/api`,
    boxes,
    faults,
    calls,
    turn,
    cut() {
      for (const { terminals } of boxes.values())
        for (const terminal of terminals.values()) for (const socket of terminal.sockets) socket.cut();
    },
    processesOf: (id) => findMarked(`DAYTONA_SANDBOX_ID=${id}`),
    async close() {
      for (const id of boxes.keys()) turn(id, 'destroyed');
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

interface State {
  readonly root: string;
  readonly boxes: Map<string, DaytonaBox>;
  url: string;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function serve(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  faults: Fault[],
  calls: string[],
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://here');
  const name = `${request.method} ${url.pathname}`;
  calls.push(name);
  const body = await readJson(request);
  const fault = faults.find(({ on, times }) => times > 0 && on.test(name));
  if (fault !== undefined) {
    fault.times -= 1;
    response.writeHead(fault.status, fault.headers).end(fault.body ?? '{"message":"no"}');
    return;
  }
  if (request.headers.authorization !== `Bearer ${TEST_KEY}`) throw new Refusal(401, 'Invalid credentials');
  if (url.pathname === '/api/sandbox') {
    if (request.method === 'POST') reply(response, 200, await create(state, body));
    else reply(response, 200, list(state, JSON.parse(url.searchParams.get('labels') ?? '{}')));
    return;
  }
  const [box, rest] = /^\/api\/sandbox\/([^/]+)(?:\/(\w+))?$/.exec(url.pathname)?.slice(1) ?? [];
  if (box !== undefined) {
    reply(response, 200, await change(state, find(state, box), request.method ?? '', rest ?? '', body));
    return;
  }
  const [id, terminal] = /^\/toolbox\/([^/]+)\/process\/pty(?:\/([^/]+))?$/.exec(url.pathname)?.slice(1) ?? [];
  if (id === undefined) throw new Refusal(404, `Cannot ${name}`);
  toolbox(response, find(state, id), request.method ?? '', terminal, body);
}

async function create(state: State, definition: Record<string, unknown>): Promise<unknown> {
  const id = randomUUID();
  const home = join(state.root, id);
  await mkdir(home);
  const labels = (definition.labels ?? {}) as Record<string, string>;
  const box: DaytonaBox = { id, home, definition, labels, state: 'creating', terminals: new Map() };
  state.boxes.set(id, box);
  const dockerfile = (definition.buildInfo as { dockerfileContent?: string } | undefined)?.dockerfileContent ?? '';
  setTimeout(() => {
    if (!dockerfile.includes('no-such-image')) box.state = 'started';
    else {
      box.state = 'build_failed';
      box.errorReason = 'manifest unknown';
    }
  }, CHANGE_MS);
  return describe(state, box);
}

function list(state: State, labels: Record<string, string>): unknown {
  return [...state.boxes.values()]
    .filter((box) => Object.entries(labels).every(([name, value]) => box.labels[name] === value))
    .map((box) => describe(state, box));
}

async function change(
  state: State,
  box: DaytonaBox,
  method: string,
  what: string,
  body: Record<string, unknown>,
): Promise<unknown> {
  const to = (passing: string, then: string): void => {
    box.state = passing;
    setTimeout(() => {
      if (box.state === passing) box.state = then;
    }, CHANGE_MS);
  };
  if (method === 'DELETE') {
    halt(box);
    state.boxes.delete(box.id);
    await rm(box.home, { recursive: true, force: true, maxRetries: 3 });
  } else if (what === 'labels') box.labels = body.labels as Record<string, string>;
  else if (what === 'stop') {
    if (box.state !== 'started') throw new Refusal(400, 'Sandbox is not started');
    to('stopping', 'stopped');
    halt(box);
  } else if (what === 'start') {
    if (box.state !== 'stopped') throw new Refusal(400, 'Sandbox is not in valid state');
    to('starting', 'started');
  }
  return describe(state, box);
}

function toolbox(
  response: ServerResponse,
  box: DaytonaBox,
  method: string,
  terminal: string | undefined,
  body: Record<string, unknown>,
): void {
  if (box.state !== 'started')
    throw new Refusal(400, 'failed to get runner info: no IP address found. Is the Sandbox started?');
  if (terminal !== undefined) {
    const found = box.terminals.get(terminal);
    if (found === undefined) throw new Refusal(404, 'PTY session not found');
    found.program.kill();
    reply(response, 200, { message: 'PTY session deleted' });
  } else if (method === 'GET') {
    reply(response, 200, { sessions: [...box.terminals.keys()].map((id) => ({ id, active: true })) });
  } else {
    const { id, cols, rows, envs } = body as { id: string; cols: number; rows: number; envs?: Record<string, string> };
    const watching = new Set<ServerSocket>();
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: box.home, DAYTONA_SANDBOX_ID: box.id, ...envs };
    const program = startTerminal(
      ['/bin/bash', '-i', '-l'],
      { cwd: box.home, env, columns: cols, rows },
      {
        data: (data) => broadcast(watching, data),
        exit(code) {
          box.terminals.delete(id);
          for (const socket of watching) socket.close(code === 0 ? 1000 : 1011, JSON.stringify({ exitCode: code }));
        },
      },
    );
    box.terminals.set(id, { program, sockets: watching });
    reply(response, 201, { sessionId: id });
  }
}

function broadcast(sockets: ReadonlySet<ServerSocket>, data: Buffer): void {
  for (const socket of sockets) {
    for (let at = 0; at < data.length; at += PIECE) socket.send(data.subarray(at, at + PIECE));
    if (socket.pending > MAX_PENDING) socket.close(1008, 'slow consumer');
  }
}

function attach(socket: ServerSocket, terminal: Terminal | undefined): void {
  if (terminal === undefined) {
    socket.send(JSON.stringify({ type: 'control', status: 'error', error: 'PTY session not found' }));
    socket.close(1000, '');
    return;
  }
  terminal.sockets.add(socket);
  socket.onClose = () => terminal.sockets.delete(socket);
  socket.onMessage = (data) => terminal.program.write(data);
  socket.send(JSON.stringify({ type: 'control', status: 'connected' }));
}

function halt(box: DaytonaBox): void {
  killMarked(`DAYTONA_SANDBOX_ID=${box.id}`);
}

function find(state: State, id: string): DaytonaBox {
  const box = state.boxes.get(id);
  if (box === undefined) throw new Refusal(404, `Sandbox with ID or name ${id} not found`);
  return box;
}

function describe(state: State, { id, labels, state: now, errorReason }: DaytonaBox): unknown {
  return { id, labels, state: now, errorReason, toolboxProxyUrl: `${state.url}/toolbox` };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const chunk of request) parts.push(chunk as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
