import type { SandboxRequest } from './sandbox-argv.js';

/** Of one command: enough for a large build, little enough that the machine stays usable. */
const PROCESSES = 1_024;
const DATA_KB = 4 * 1_048_576;
const FILE_KB = 16 * 1_048_576;
const PROXY_PORT = 3128;

/** What runs first inside the sandbox: it sets limits, opens the way to the proxy, and becomes the program. */
export function insideScript({ argv, sandbox, proxySocket }: SandboxRequest): string[] {
  // Only the way to the proxy needs bash, which takes three times as long to start.
  if (proxySocket === undefined) return ['/bin/sh', '-c', `${limits('sh')}\nexec "$@"`, 'sandbox', ...argv];
  const script = [limits('bash'), ...proxyLines(sandbox.socat), 'exec "$@"'].join('\n');
  return ['bash', '--noprofile', '--norc', '-c', script, 'sandbox', proxySocket, ...argv];
}

/** Shells differ in the letter for the number of processes, and count files in halves of a kB unless they are bash. */
function limits(shell: 'sh' | 'bash'): string {
  const files = shell === 'bash' ? FILE_KB : FILE_KB * 2;
  const processes = `ulimit -u ${PROCESSES} || ulimit -p ${PROCESSES}`;
  return `{ ulimit -c 0; ${processes}; ulimit -d ${DATA_KB}; ulimit -f ${files}; } 2>/dev/null`;
}

/** Nothing inside can open a unix socket as a proxy: a forwarder listens on the sandbox's own loopback. */
function proxyLines(socat: string | undefined): string[] {
  const forwarder =
    socat === undefined
      ? `${quoted(process.execPath)} -e ${quoted(FORWARDER)} "$1"`
      : `${quoted(socat)} TCP-LISTEN:${PROXY_PORT},bind=127.0.0.1,fork,reuseaddr UNIX-CONNECT:"$1"`;
  const url = `http://127.0.0.1:${PROXY_PORT}`;
  return [
    `${forwarder} </dev/null >/dev/null 2>&1 3>&- &`,
    `for __i in {1..200}; do (: </dev/tcp/127.0.0.1/${PROXY_PORT}) 2>/dev/null && break; read -rt 0.01 <> <(:); done; unset __i`,
    `export http_proxy=${url} https_proxy=${url} HTTP_PROXY=${url} HTTPS_PROXY=${url} ALL_PROXY=${url} all_proxy=${url}`,
    'unset no_proxy NO_PROXY; shift; disown -a',
  ];
}

const FORWARDER = `const n=require('net');n.createServer(c=>{const u=n.connect(process.argv[1]);c.pipe(u);u.pipe(c);for(const s of[c,u])s.on('error',()=>{c.destroy();u.destroy()})}).listen(${PROXY_PORT},'127.0.0.1')`;

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
