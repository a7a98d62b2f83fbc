import { createSocket } from 'node:dgram';

const NXDOMAIN = 3;

/** A name server on loopback that knows one TXT record (`hello world`) for every name that does not start with `gone`. */
export async function startNameServer(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => socket.send(answer(query), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    port: socket.address().port,
    close: () => new Promise((resolve) => socket.close(resolve)),
  };
}

/** Repeats the question (RFC 1035, section 4) and adds the record, or says that the name does not exist. */
function answer(query: Buffer): Buffer {
  const question = query.subarray(12, questionEnd(query));
  const isGone = question.subarray(1, 5).toString() === 'gone';
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (isGone ? NXDOMAIN : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(isGone ? 0 : 1, 6);
  return Buffer.concat([header, question, ...(isGone ? [] : [txtRecord('hello world')])]);
}

/** Labels up to the empty one, then type and class. */
function questionEnd(query: Buffer): number {
  let at = 12;
  while ((query[at] ?? 0) !== 0) at += (query[at] ?? 0) + 1;
  return at + 5;
}

function txtRecord(text: string): Buffer {
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
}
