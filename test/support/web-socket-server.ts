import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

export interface ServerSocket {
  onMessage: (data: Buffer) => void;
  onClose: () => void;
  /** Messages that have not gone out yet. */
  readonly pending: number;
  send(data: Buffer | string): void;
  close(code: number, reason: string): void;
  /** Cuts it without a word, as a network would. */
  cut(): void;
}

const MAX_MESSAGE = 64 * 1024;

/** The server's side of a web socket: whole messages, masked from the client, and closing. */
export function acceptSocket(request: IncomingMessage, stream: Duplex): ServerSocket {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}\r\n\r\n`,
  );
  let pending = 0;
  let isClosing = false;
  const write = (opcode: number, data: Buffer): void => {
    if (stream.destroyed) return;
    pending += 1;
    stream.write(Buffer.concat([header(opcode, data.length), data]), () => {
      pending -= 1;
    });
  };
  const socket: ServerSocket = {
    onMessage: () => undefined,
    onClose: () => undefined,
    get pending() {
      return pending;
    },
    send: (data) => {
      if (!isClosing) write(typeof data === 'string' ? 1 : 2, Buffer.from(data));
    },
    close(code, reason) {
      if (isClosing) return;
      isClosing = true;
      const body = Buffer.alloc(2);
      body.writeUInt16BE(code);
      write(8, Buffer.concat([body, Buffer.from(reason)]));
      stream.end();
    },
    cut: () => void stream.destroy(),
  };
  let rest: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let frame = readFrame(rest); frame !== undefined; frame = readFrame(rest)) {
      rest = rest.subarray(frame.size);
      if (frame.data.length > MAX_MESSAGE) socket.close(1009, 'message too big');
      else if (frame.opcode === 8) socket.close(1000, '');
      else if (frame.opcode === 9) write(10, frame.data);
      else if (frame.opcode === 1 || frame.opcode === 2) socket.onMessage(frame.data);
    }
  });
  stream.on('error', () => undefined);
  stream.once('close', () => socket.onClose());
  return socket;
}

function header(opcode: number, length: number): Buffer {
  if (length < 126) return Buffer.from([128 | opcode, length]);
  const head = Buffer.alloc(length < 65_536 ? 4 : 10);
  head[0] = 128 | opcode;
  head[1] = length < 65_536 ? 126 : 127;
  if (length < 65_536) head.writeUInt16BE(length, 2);
  else head.writeUIntBE(length, 4, 6);
  return head;
}

function readFrame(bytes: Buffer): { opcode: number; data: Buffer; size: number } | undefined {
  if (bytes.length < 6) return undefined;
  const short = (bytes[1] ?? 0) & 127;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (bytes.length < 6 + extra) return undefined;
  const length = extra === 0 ? short : extra === 2 ? bytes.readUInt16BE(2) : bytes.readUIntBE(4, 6);
  const size = 6 + extra + length;
  if (bytes.length < size) return undefined;
  const mask = bytes.subarray(2 + extra, 6 + extra);
  const data = Buffer.from(bytes.subarray(6 + extra, size));
  for (let at = 0; at < data.length; at += 1) data[at] = (data[at] ?? 0) ^ (mask[at % 4] ?? 0);
  return { opcode: (bytes[0] ?? 0) & 15, data, size };
}
