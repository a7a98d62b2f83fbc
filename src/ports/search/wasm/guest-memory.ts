/** The part of a WASM memory that is used here; Node has it, the types of the language do not. */
export interface LinearMemory {
  readonly buffer: ArrayBuffer;
}

/** The memory of a WASM program as bytes and numbers. Get it anew in every call: it moves when it grows. */
export interface GuestMemory {
  attach(memory: LinearMemory): void;
  bytes(): Buffer;
  view(): DataView;
  /** Calls `use` with the place and length of every buffer of a list; `false` ends it. */
  eachBuffer(list: number, length: number, use: (start: number, size: number) => boolean): void;
}

export function createGuestMemory(): GuestMemory {
  let memory: LinearMemory = { buffer: new ArrayBuffer(0) };
  let bytes = Buffer.alloc(0);
  let view = new DataView(memory.buffer);
  const renew = (): void => {
    bytes = Buffer.from(memory.buffer);
    view = new DataView(memory.buffer);
  };
  const own: GuestMemory = {
    attach(given) {
      memory = given;
      renew();
    },
    // What has grown leaves an empty buffer behind; asking the memory itself in every call costs more.
    bytes() {
      if (bytes.length === 0) renew();
      return bytes;
    },
    view() {
      if (bytes.length === 0) renew();
      return view;
    },
    eachBuffer(list, length, use) {
      const numbers = own.view();
      for (let at = list; at < list + length * 8; at += 8)
        if (!use(numbers.getUint32(at, true), numbers.getUint32(at + 4, true))) return;
    },
  };
  return own;
}
