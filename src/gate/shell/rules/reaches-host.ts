import { criticalFolder, isCredentialPath, isStartupPath, isSystemPath } from '../paths/classify-path.js';
import { resolvePath } from '../paths/resolve-path.js';
import type { Run } from '../run.js';
import { optionValue } from './arguments.js';
import { dockerVerbs } from './docker-verbs.js';

/** Whether a container is given a part of the host, or something gets past its walls into what runs by itself. */
export function reachesHost(run: Run): boolean {
  const [verb = ''] = dockerVerbs(run);
  return (
    (/^(run|create|exec|update|service|buildx|build|compose)$/.test(verb) && asksForHost(run)) || writesPast(run, verb)
  );
}

function asksForHost(run: Run): boolean {
  return run.words.slice(1).some((word, index) => {
    const arg = word.text;
    const next = run.args[index + 1] ?? '';
    const [name = '', attached] =
      arg.startsWith('--') && arg.includes('=')
        ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)]
        : [arg, undefined];
    const value = attached ?? next;
    switch (name) {
      case '--privileged':
        return attached !== 'false';
      case '--pid':
      case '--ipc':
      case '--uts':
      case '--userns':
      case '--cgroupns':
      case '--net':
      case '--network':
        return value === 'host';
      case '--cap-add':
        return RISKY_CAPABILITIES.test(value);
      case '--security-opt':
        return /unconfined|label[=:]disable|no-new-privileges[=:]false/.test(value);
      case '--device':
        return /^\/dev\/(sd|nvme|mem|kmem|disk|vd|hd|mapper|dm)/.test(value);
      case '-v':
      case '--volume':
        return mountsHost(value.split(':')[0] ?? '', value, run);
      case '--mount':
        return mountsHost(/(?:source|src)=([^,]+)/.exec(value)?.[1] ?? '', value, run);
      case '--volumes-from':
        return false;
      default:
        return /^-v[/~]/.test(arg) && mountsHost(arg.slice(2).split(':')[0] ?? '', arg, run);
    }
  });
}

const RISKY_CAPABILITIES =
  /^(ALL|(CAP_)?(SYS_ADMIN|SYS_PTRACE|SYS_MODULE|SYS_RAWIO|NET_ADMIN|DAC_READ_SEARCH|DAC_OVERRIDE|SYS_CHROOT|SYS_BOOT|BPF|MKNOD|SETFCAP))$/i;

function mountsHost(source: string, whole: string, run: Run): boolean {
  if (!/^[/~.]/.test(source) || source === '.') return false;
  const path = resolvePath(source.replace(/^~(?=\/|$)/, run.home), run.cwd);
  if (/(docker|containerd|podman|crio)\.sock$/.test(path)) return true;
  if (
    /^\/etc\/(localtime|timezone|passwd|group|hosts|resolv\.conf|ssl\/certs.*|ca-certificates.*|machine-id)$/.test(
      path,
    ) &&
    /:ro\b|readonly/.test(whole)
  )
    return false;
  return (
    criticalFolder(path, run.home, false) !== undefined ||
    isCredentialPath(path, run.home) ||
    (isSystemPath(path) &&
      !/^\/(usr\/share|var\/lib\/[\w-]+\/|var\/log\/[\w-]+\/)/.test(path) &&
      !/:ro\b/.test(whole)) ||
    /^\/(proc|sys|dev|boot)(\/|$)/.test(path)
  );
}

/** A build put into a folder of the system, or a file into what a container runs by itself. */
function writesPast(run: Run, verb: string): boolean {
  if (verb === 'cp') return isStartupPath(/^[\w.-]+:(\/.*)$/.exec(run.args.at(-1) ?? '')?.[1] ?? '', run.home);
  if (verb !== 'build' && verb !== 'buildx') return false;
  const output = optionValue(run, '-o', '--output') ?? '';
  return isSystemPath(/dest=([^,]+)/.exec(output)?.[1] ?? output);
}
