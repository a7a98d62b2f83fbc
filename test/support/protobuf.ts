/** How a field of a message lies on the wire: its number, and what it is. `[type]` is a repeated one. */
export type Field = readonly [number, FieldType | readonly [FieldType]];
export type FieldType = 'string' | 'bytes' | 'int' | 'bool' | 'float' | 'double' | Shape;
export interface Shape {
  readonly [name: string]: Field;
}
export type Message = Record<string, unknown>;

/** Writes a message in the encoding of protocol buffers. Absent and undefined fields are left out. */
export function encodeMessage(shape: Shape, message: Message): Buffer {
  const parts: Buffer[] = [];
  for (const [name, [number, type]] of Object.entries(shape)) {
    const value = message[name];
    if (value === undefined) continue;
    const kind = (Array.isArray(type) ? type[0] : type) as FieldType;
    for (const one of Array.isArray(type) ? (value as unknown[]) : [value]) parts.push(encodeField(number, kind, one));
  }
  return Buffer.concat(parts);
}

function encodeField(number: number, type: FieldType, value: unknown): Buffer {
  if (type === 'int' || type === 'bool') return Buffer.concat([varint(number << 3), varint(Number(value))]);
  if (type === 'double' || type === 'float') {
    const bytes = Buffer.alloc(type === 'double' ? 8 : 4);
    if (type === 'double') bytes.writeDoubleLE(value as number);
    else bytes.writeFloatLE(value as number);
    return Buffer.concat([varint((number << 3) | (type === 'double' ? 1 : 5)), bytes]);
  }
  const bytes =
    type === 'string'
      ? Buffer.from(value as string)
      : type === 'bytes'
        ? Buffer.from(value as Uint8Array)
        : encodeMessage(type, value as Message);
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

/** Reads a message; fields that are not in the shape are passed over, as every reader of the format must. */
export function decodeMessage(shape: Shape, bytes: Buffer): Message {
  const byNumber = new Map(Object.entries(shape).map(([name, [number, type]]) => [number, { name, type }]));
  const message: Message = {};
  for (const [, { name, type }] of byNumber) if (Array.isArray(type)) message[name] = [];
  let at = 0;
  const readVarint = (): number => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const key = readVarint();
    const wire = key & 7;
    const field = byNumber.get(Math.floor(key / 8));
    let value: unknown;
    if (wire === 0) value = readVarint();
    else {
      const length = wire === 2 ? readVarint() : wire === 1 ? 8 : 4;
      value = bytes.subarray(at, at + length);
      at += length;
    }
    if (field === undefined) continue;
    const type = (Array.isArray(field.type) ? field.type[0] : field.type) as FieldType;
    const read = readValue(type, value);
    if (Array.isArray(field.type)) (message[field.name] as unknown[]).push(read);
    else message[field.name] = read;
  }
  return message;
}

function readValue(type: FieldType, value: unknown): unknown {
  if (type === 'int') return value;
  if (type === 'bool') return value !== 0;
  const bytes = value as Buffer;
  if (type === 'double') return bytes.readDoubleLE();
  if (type === 'float') return bytes.readFloatLE();
  if (type === 'bytes') return bytes;
  return type === 'string' ? bytes.toString() : decodeMessage(type, bytes);
}
