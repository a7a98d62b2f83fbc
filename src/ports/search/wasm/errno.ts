/** Numbers of WASI preview 1 for what the file system may say. */
const NUMBERS: Readonly<Record<string, number>> = {
  EACCES: 2,
  EBADF: 8,
  EBUSY: 10,
  EINTR: 27,
  EINVAL: 28,
  EIO: 29,
  EISDIR: 31,
  ELOOP: 32,
  EMFILE: 33,
  ENAMETOOLONG: 37,
  ENFILE: 41,
  ENODEV: 43,
  ENOENT: 44,
  ENOMEM: 48,
  ENOTDIR: 54,
  ENOTSUP: 58,
  ENXIO: 60,
  EOVERFLOW: 61,
  EPERM: 63,
  ESPIPE: 70,
  ESTALE: 72,
  ETIMEDOUT: 73,
  ENOTCAPABLE: 76,
};

/** The number of an error by its name; an unknown one is a failure of input and output. */
export function errno(name: unknown): number {
  return (typeof name === 'string' ? NUMBERS[name] : undefined) ?? 29;
}

/** Answers what the work answers, or the number of what it throws: a WASM program cannot catch. */
export function answering(work: () => number): number {
  try {
    return work();
  } catch (problem) {
    return errno((problem as { code?: unknown }).code);
  }
}

export function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}
