import { spawn } from 'node:child_process';

export interface TerminalProcess {
  write(data: Buffer): void;
  /** Ends the program and takes its terminal away. */
  kill(): void;
}

/** A program at a terminal, pumped by a process of its own: writing to a terminal from here would block all else. */
export function startTerminal(
  argv: readonly string[],
  options: {
    readonly cwd: string;
    readonly env: Record<string, string>;
    readonly columns: number;
    readonly rows: number;
  },
  on: { readonly data: (data: Buffer) => void; readonly exit: (code: number) => void },
): TerminalProcess {
  const size = [String(options.columns), String(options.rows)];
  const child = spawn('python3', ['-c', PUMP, ...size, ...argv], { cwd: options.cwd, env: options.env, stdio: 'pipe' });
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', on.data);
  child.once('exit', (code) => on.exit(code ?? 137));
  return { write: (data) => void child.stdin.write(data), kill: () => void child.kill('SIGKILL') };
}

const PUMP = `
import fcntl, os, pty, select, struct, sys, termios
pid, fd = pty.fork()
if pid == 0:
    os.execvp(sys.argv[3], sys.argv[3:])
fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack('HHHH', int(sys.argv[2]), int(sys.argv[1]), 0, 0))
fcntl.fcntl(fd, fcntl.F_SETFL, fcntl.fcntl(fd, fcntl.F_GETFL) | os.O_NONBLOCK)
typed = b''
while True:
    readable, writable, _ = select.select([fd] + ([] if typed else [0]), [fd] if typed else [], [])
    if fd in readable:
        try:
            data = os.read(fd, 32768)
        except BlockingIOError:
            data = None
        except OSError:
            break
        if data == b'':
            break
        while data:
            data = data[os.write(1, data):]
    if writable:
        try:
            typed = typed[os.write(fd, typed):]
        except BlockingIOError:
            pass
    if 0 in readable:
        typed = os.read(0, 65536)
        if not typed:
            os._exit(1)
status = os.waitpid(pid, 0)[1]
os._exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status))
`;
