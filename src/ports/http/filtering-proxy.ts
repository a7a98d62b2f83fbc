import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { type AddressInfo, connect, isIP, type Socket } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { readUrlShape } from '../../gate/net/url-shape.js';
import type { HostJudge, HostVerdict } from './confined-hosts.js';
import { isConnectionHeader } from './outgoing-request.js';
import { pinnedLookup } from './pinned-lookup.js';

export interface FilteringProxyOptions {
  /** Asked for every connection and every plain request; see `judgeConfinedHosts`. */
  readonly isAllowed: HostJudge;
  /** Listen on this unix socket (mode 0600) instead of a loopback port. */
  readonly socketPath?: string;
  /** Milliseconds until a connection must stand. Default 10 s. */
  readonly connectMs?: number;
  /** Milliseconds without a byte before a connection is dropped. Default 5 minutes. */
  readonly idleMs?: number;
  readonly onRefusal?: (refusal: ProxyRefusal) => void;
}

/** A place a confined command wanted to reach and may not. */
export interface ProxyRefusal {
  readonly host: string;
  readonly port: number;
  readonly reason: string;
  readonly setting?: string;
}

export interface FilteringProxy {
  /** For `http_proxy` and `https_proxy`, with the proxy's password; empty on a unix socket. */
  readonly url: string;
  readonly port: number | undefined;
  readonly socketPath: string | undefined;
  /** The refusals so far, the first 100. */
  readonly refusals: readonly ProxyRefusal[];
  close(): Promise<void>;
}

const MAX_REFUSALS = 100;
const MAX_CONNECTIONS = 256;

/**
 * A forward proxy (CONNECT and plain HTTP) for commands without a network of their own. Each host is judged, resolved
 * once, and connected to at the judged address only; every refusal is kept so that a failed command can be told which
 * one thing to widen. On a loopback port a random password keeps other programs of this machine out.
 */
export async function startFilteringProxy(options: FilteringProxyOptions): Promise<FilteringProxy> {
  const password = options.socketPath === undefined ? randomBytes(18).toString('base64url') : '';
  const refusals: ProxyRefusal[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ requestTimeout: 0, headersTimeout: 10_000 });
  server.maxConnections = MAX_CONNECTIONS;

  async function judge(host: string, port: number): Promise<HostVerdict> {
    const verdict = await options.isAllowed(host, port);
    if (verdict.allowed) return verdict;
    const refusal = {
      host,
      port,
      reason: verdict.reason,
      ...(verdict.setting === undefined ? {} : { setting: verdict.setting }),
    };
    if (refusals.length < MAX_REFUSALS) refusals.push(refusal);
    options.onRefusal?.(refusal);
    return verdict;
  }

  function open(host: string, port: number, addresses: readonly string[]): Socket {
    const literal = isIP(host) === 0 ? {} : { host: addresses[0] ?? host };
    const many = addresses.length > 1;
    const socket = connect({ host, port, lookup: pinnedLookup(addresses), autoSelectFamily: many, ...literal });
    return track(limitTime(socket, options.connectMs ?? 10_000, options.idleMs ?? 300_000), sockets);
  }

  const gate = { judge, open, isWelcome: (request: IncomingMessage) => isWelcome(request, password) };
  server.on('connection', (socket) => track(socket, sockets));
  server.on('request', (request, response) => {
    forward(request, response, gate).catch(() => refuse(response, 502, 'The proxy failed'));
  });
  server.on('connect', (request, client: Duplex, head) => {
    client.on('error', () => client.destroy());
    tunnel(request, client, head, gate).catch(() => answerTunnel(client, 502, 'The proxy failed'));
  });

  await listen(server, options.socketPath);
  const port = options.socketPath === undefined ? (server.address() as AddressInfo).port : undefined;
  return {
    url: port === undefined ? '' : `http://hermes:${password}@127.0.0.1:${port}`,
    port,
    socketPath: options.socketPath,
    refusals,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

interface ProxyGate {
  judge(host: string, port: number): Promise<HostVerdict>;
  open(host: string, port: number, addresses: readonly string[]): Socket;
  isWelcome(request: IncomingMessage): boolean;
}

/** `CONNECT host:port`: bytes both ways, unread. */
async function tunnel(request: IncomingMessage, client: Duplex, head: Buffer, gate: ProxyGate): Promise<void> {
  if (!gate.isWelcome(request)) return answerTunnel(client, 407, 'The proxy needs its password');
  const target = readAuthority(request.url ?? '');
  if (target === null) return answerTunnel(client, 400, 'Expected CONNECT host:port');
  const verdict = await gate.judge(target.host, target.port);
  if (!verdict.allowed) return answerTunnel(client, 403, verdict.reason);
  if (client.destroyed) return;
  const upstream = gate.open(target.host, target.port, verdict.addresses);
  let isOpen = false;
  upstream.on('error', () => {
    // Once bytes flow, words of ours would look like the other side's.
    if (isOpen) client.destroy();
    else answerTunnel(client, 502, `${target.host}:${target.port} cannot be reached`);
  });
  upstream.once('connect', () => {
    isOpen = true;
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    upstream.pipe(client);
    client.pipe(upstream);
  });
  client.once('close', () => upstream.destroy());
  upstream.once('close', () => {
    if (isOpen) client.destroy();
  });
}

/** `GET http://host/path`: one request, on a connection of its own. */
async function forward(request: IncomingMessage, response: ServerResponse, gate: ProxyGate): Promise<void> {
  if (!gate.isWelcome(request)) return refuse(response, 407, 'The proxy needs its password');
  const shape = readUrlShape(request.url);
  if (!shape.ok || shape.url.protocol !== 'http:') return refuse(response, 400, 'Expected an absolute http URL');
  const { url } = shape;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || 80);
  const verdict = await gate.judge(host, port);
  if (!verdict.allowed) return refuse(response, 403, verdict.reason);
  const upstream = sendRequest({
    createConnection: () => gate.open(host, port, verdict.addresses),
    method: request.method,
    path: `${url.pathname}${url.search}`,
    // The judged host, whatever the Host header says: a front server would otherwise pick another site.
    headers: { ...passedHeaders(request), host: url.host },
    setHost: false,
  });
  upstream.once('error', () => refuse(response, 502, `${host}:${port} cannot be reached`));
  upstream.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, passedHeaders(answer));
    // A broken answer ends the connection, which is all a client can be told by then.
    pipeline(answer, response, () => {});
  });
  response.once('close', () => upstream.destroy());
  pipeline(request, upstream, () => {});
}

function passedHeaders(message: IncomingMessage): Record<string, string | string[]> {
  const named = String(message.headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    const isOwn = isConnectionHeader(name) && name !== 'content-length';
    if (value !== undefined && !isOwn && !named.includes(name)) passed[name] = value;
  }
  return passed;
}

function readAuthority(text: string): { readonly host: string; readonly port: number } | null {
  const match = /^(\[[0-9a-f:.]+\]|[^\s:/\\@[\]?#]+):(\d{1,5})$/i.exec(text);
  if (match?.[1] === undefined) return null;
  const port = Number(match[2]);
  return port > 65_535 ? null : { host: match[1].replace(/^\[|\]$/g, '').toLowerCase(), port };
}

function isWelcome(request: IncomingMessage, password: string): boolean {
  if (password === '') return true;
  const expected = Buffer.from(`Basic ${Buffer.from(`hermes:${password}`).toString('base64')}`);
  const given = Buffer.from(request.headers['proxy-authorization'] ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, refusalHeaders(status)).end(`hermes: ${reason}\n`);
}

function answerTunnel(client: Duplex, status: number, reason: string): void {
  if (client.destroyed) return;
  const body = `hermes: ${reason}\n`;
  const headers = { ...refusalHeaders(status), 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  client.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('')}\r\n${body}`);
}

function refusalHeaders(status: number): Record<string, string> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  return status === 407 ? { ...headers, 'proxy-authenticate': 'Basic realm="hermes"' } : headers;
}

function limitTime(socket: Socket, connectMs: number, idleMs: number): Socket {
  socket.setTimeout(connectMs, () => socket.destroy(new Error('timed out')));
  socket.once('connect', () => socket.setTimeout(idleMs));
  return socket;
}

function track(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

async function listen(server: Server, socketPath: string | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (socketPath === undefined) server.listen(0, '127.0.0.1', resolve);
    else server.listen(socketPath, resolve);
  });
  if (socketPath !== undefined) await chmod(socketPath, 0o600);
}
