import { ToolError } from '../../kernel/outcome.js';
import type { DockerBackendOptions } from './create-docker-backend.js';

/**
 * The arguments of `run`, as tight as ordinary work allows: no capabilities but those that let root in the container
 * own files, no new privileges, bounded processes, memory and processors. The first process only waits, and takes
 * care of those whose parents have gone.
 */
export function containerArguments(
  options: DockerBackendOptions,
  { name, labels }: { readonly name: string; readonly labels: readonly string[] },
): string[] {
  const { image, network, cpus, memoryMb, pids = 256, workspace, volumes = [] } = options;
  if (image === '' || image.startsWith('-')) throw badSetting('docker_image', image, 'the name of an image');
  return [
    ...['--name', name],
    ...labels.flatMap((label) => ['--label', label]),
    ...['--cap-drop', 'ALL'],
    ...CAPABILITIES.flatMap((capability) => ['--cap-add', capability]),
    ...['--security-opt', 'no-new-privileges'],
    ...['--pids-limit', String(pids)],
    ...(memoryMb === undefined ? [] : ['--memory', `${memoryMb}m`, '--memory-swap', `${memoryMb}m`]),
    ...(cpus === undefined ? [] : ['--cpus', String(cpus)]),
    ...['--tmpfs', '/tmp:rw,exec,nosuid,mode=1777,size=512m'],
    ...['--tmpfs', '/var/tmp:rw,noexec,nosuid,mode=1777,size=256m'],
    ...['--tmpfs', '/run:rw,noexec,nosuid,size=64m'],
    ...(network === false ? ['--network', 'none'] : []),
    ...volumes.flatMap((volume) => ['-v', requireVolume(volume)]),
    ...(workspace === undefined ? [] : ['-v', requireVolume(`${workspace}:/workspace`)]),
    ...['--workdir', '/', '--entrypoint', 'sh', image, '-c', WAIT],
  ];
}

const CAPABILITIES = ['DAC_OVERRIDE', 'CHOWN', 'FOWNER', 'KILL'];

/** For ever, without waking up often; `wait` collects orphans, and the signal of `stop` ends it at once. */
const WAIT = `trap 'exit 0' TERM INT; while :; do sleep 86400 & wait $!; done`;

function requireVolume(volume: string): string {
  if (/^\/[^:]*:\/[^:]*(?::(?:ro|rw|z|Z)(?:,(?:ro|rw|z|Z))*)?$/.test(volume)) return volume;
  throw badSetting('docker_volumes', volume, '/host/folder:/container/folder, with :ro to only read');
}

function badSetting(setting: string, value: string, expected: string): ToolError {
  return new ToolError(`terminal.${setting} has ${JSON.stringify(value)}; expected ${expected}.`, {
    code: 'invalid_arguments',
  });
}
