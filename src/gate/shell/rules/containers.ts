import type { Run } from '../run.js';
import { hasExact, hasOption, isRehearsal, verbs } from './arguments.js';
import { dockerVerbs } from './docker-verbs.js';
import { reachesHost } from './reaches-host.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

const ENGINES = [
  'docker',
  'podman',
  'nerdctl',
  'docker-compose',
  'podman-compose',
  'finch',
  'buildah',
  'ctr',
  'crictl',
];

export const CONTAINER_RULES: readonly Rule[] = [
  {
    id: 'container-host-reach',
    severity: 'ask',
    reason: 'The container can reach the host: its files, its devices, its processes or the container engine.',
    commands: ENGINES,
    match: reachesHost,
    examples: {
      hit: [
        'docker run --privileged x',
        'docker run -v /:/host x',
        'docker run -v /var/run/docker.sock:/var/run/docker.sock x',
        'docker run --pid=host x',
        'docker cp evil.sh web:/etc/cron.d/x',
        'docker build --output=/etc .',
        'docker run --cap-add=SYS_ADMIN x',
        'docker run --network host x',
        'docker run -v ~/.ssh:/k x',
        'docker run --mount type=bind,source=/,target=/h x',
        'docker run --device /dev/sda x',
        'podman run --security-opt seccomp=unconfined x',
        'docker run -v /etc:/e x',
        'docker run -v $HOME:/h x',
        'docker exec --privileged x sh',
      ],
      miss: [
        'docker run --rm -v "$PWD:/app" node npm test',
        'docker run -p 80:80 nginx',
        'docker run -v data:/var/lib/x y',
        'docker exec -it web bash',
        'docker run -v ./x:/y z',
        'docker build .',
        'docker run -e X=1 y',
        'docker run -v /etc/localtime:/etc/localtime:ro x',
        'docker run --network mynet x',
      ],
    },
  },
  {
    id: 'container-removal',
    severity: 'ask',
    reason: 'It removes containers, images or volumes with their data.',
    commands: ENGINES,
    match: removesContainers,
    examples: {
      hit: [
        'docker system prune -af --volumes',
        'docker volume rm x',
        'docker rm -f $(docker ps -aq)',
        'docker compose down -v',
        'docker volume prune',
        'podman system reset -f',
        'docker rmi -f $(docker images -q)',
        'docker-compose down --volumes',
        'docker swarm leave --force',
        'docker stack rm x',
        'docker container prune -f',
        'docker image prune -a',
        'docker rm -v web',
        'docker stop $(docker ps -q)',
        'crictl rmi --prune',
      ],
      miss: [
        'docker ps -a',
        'docker compose down',
        'docker rm web',
        'docker rmi old',
        'docker stop web',
        'docker stop $(docker ps -q --filter name=test)',
        'docker volume ls',
        'docker compose up -d',
        'docker image ls',
        'docker system df',
        'docker rm -f web',
      ],
    },
  },
  {
    id: 'remote-engine',
    severity: 'ask',
    reason: 'It talks to a container engine elsewhere, or opens this one to the network.',
    commands: [...ENGINES, 'dockerd', 'curl'],
    match: (run) =>
      (run.name !== 'curl' &&
        (run.args.some(
          (arg, index) => /^(-H|--host)$/.test(run.args[index - 1] ?? '') && /^(tcp|ssh|http)/.test(arg),
        ) ||
          run.args.some((arg) => /^(-H=?|--host=)(tcp|ssh|http)/.test(arg)) ||
          run.assignments.some(({ name, value }) => name === 'DOCKER_HOST' && /^tcp:/.test(value.text)))) ||
      (run.name === 'curl' &&
        run.args.some((arg) => /docker\.sock|containerd\.sock|podman\.sock/.test(arg)) &&
        !onlyLooks(run)),
    examples: {
      hit: [
        'docker -H tcp://10.0.0.1:2375 ps',
        'DOCKER_HOST=tcp://x:1 docker ps',
        'curl --unix-socket /var/run/docker.sock http://x/containers/json',
        'curl -X POST --unix-socket /var/run/docker.sock http://localhost/containers/x/start',
      ],
      miss: [
        'docker ps',
        'curl http://localhost',
        'curl -s --unix-socket /var/run/docker.sock http://localhost/v1.43/containers/json',
      ],
    },
  },
  {
    id: 'machine-removal',
    severity: 'ask',
    reason: 'It destroys a virtual machine or a local cluster.',
    commands: [
      'vagrant',
      'multipass',
      'limactl',
      'colima',
      'minikube',
      'kind',
      'k3d',
      'lxc',
      'incus',
      'virsh',
      'qm',
      'pct',
      'vboxmanage',
      'prlctl',
      'vmrun',
      'orb',
      'k3s-uninstall.sh',
      'microk8s',
      'docker-machine',
      'wsl',
      'tart',
      'machinectl',
      'lxc-destroy',
      'pvesm',
      'pvecm',
      'vim-cmd',
      'esxcli',
    ],
    match: (run) => {
      const words = verbs(run);
      if (isRehearsal(run)) return false;
      if (run.name === 'wsl') return hasExact(run, '--unregister', '--shutdown', '--terminate');
      if (run.name === 'virsh')
        return /^(destroy|undefine|shutdown|reboot|vol-delete|pool-delete|pool-destroy|snapshot-delete|net-destroy|managedsave-remove)$/.test(
          words[0] ?? '',
        );
      if (/^(k3s-uninstall\.sh|lxc-destroy)$/.test(run.name)) return true;
      if (run.name === 'esxcli') return words.includes('kill') || words.includes('shutdown');
      if (run.name === 'vboxmanage' && words[0] === 'controlvm') return /^(poweroff|reset)$/.test(words[2] ?? '');
      if (run.name === 'vmrun') return words.includes('deletevm') || (words.includes('stop') && words.includes('hard'));
      if (/^(qm|pct)$/.test(run.name) && /^(stop|reset|rollback)$/.test(words[0] ?? '')) return true;
      return words
        .slice(0, 3)
        .some((word) =>
          /^(destroy|delete|rm|remove|purge|unregistervm|deletevm|factory-reset|reset|deletesnapshot|delnode|free|vmsvc\/destroy|vmsvc\/power\.off)$/.test(
            word,
          ),
        );
    },
    examples: {
      hit: [
        'vagrant destroy -f',
        'minikube delete',
        'kind delete cluster',
        'virsh destroy vm',
        'VBoxManage unregistervm x --delete',
        'lxc delete --force x',
        'wsl --unregister Ubuntu',
        'VBoxManage controlvm x poweroff',
        'vmrun stop a.vmx hard',
        'qm stop 100',
        'pvesm free local:vm-100-disk-0',
        'pvecm delnode n2',
        'vim-cmd vmsvc/destroy 1',
      ],
      miss: [
        'VBoxManage controlvm x acpipowerbutton',
        'vmrun list',
        'qm status 100',
        'pvesm status',
        'vagrant up',
        'minikube start',
        'kind get clusters',
        'virsh list',
        'lxc list',
        'wsl --list',
      ],
    },
  },
  {
    id: 'enter-host',
    severity: 'ask',
    reason: 'It changes into the file system or the processes of another machine or container.',
    commands: ['chroot', 'nsenter', 'arch-chroot', 'systemd-nspawn', 'proot', 'unshare', 'pivot_root', 'switch_root'],
    match: (run) =>
      run.args.length > 0 &&
      !isRehearsal(run) &&
      !(run.name === 'unshare' && !hasOption(run, 'mp', 'mount', 'pid', 'map-root-user') && !hasOption(run, 'r')),
    examples: { hit: ['chroot /mnt/host sh', 'nsenter -t 1 -m sh'], miss: ['unshare -n ls', 'chroot --help'] },
  },
  {
    id: 'privileged-manifest',
    severity: 'ask',
    reason: 'The manifest it is handed gives a container the host.',
    commands: ['kubectl', 'oc', 'k'],
    match: (run) =>
      /^(apply|create|replace)$/.test(verbs(run)[0] ?? '') &&
      /["']?(?:privileged|hostPID|hostNetwork|hostIPC)["']?\s*:\s*true\b|["']?hostPath["']?\s*:\s*\{?\s*["']?path["']?\s*:\s*["']?\/(?:["'\s}]|etc|root|var\/run)/.test(
        run.stdin?.text ?? '',
      ) &&
      !isRehearsal(run),
    examples: {
      hit: [`kubectl apply -f - <<< '{"kind":"Pod","spec":{"hostNetwork":true}}'`],
      miss: [`kubectl apply -f - <<< '{"kind":"ConfigMap"}'`, 'kubectl apply -f pod.yaml'],
    },
  },
  wordRule({
    id: 'container-mount',
    severity: 'ask',
    reason: 'A container gets a part of the host, or the host something out of a container.',
    programs: {
      lxc: /\bdevice add\b.* source=\/|security\.(privileged|nesting)[= ]true/,
      incus: /\bdevice add\b.* source=\/|security\.(privileged|nesting)[= ]true/,
      docker:
        /^(container )?cp (\S+ )*(\/etc\/(shadow|sudoers|ssh)\S*|\S*\/\.(ssh|aws|kube|gnupg)\S*) \S+:|^(container )?cp (\S+ )*\S+:\S* (\/(etc|usr|bin|sbin|lib|boot|root)\b)/,
      podman: /^cp (\S+ )*\S+:\S* (\/(etc|usr|bin|sbin|lib|boot|root)\b)/,
      kubectl:
        /^cp (\S+ )*(\/etc\/(shadow|sudoers|ssh)\S*|\S*\/\.(ssh|aws|kube|gnupg)\S*) \S+:|^cp (\S+ )*\S+:\S* (\/(etc|usr|bin|sbin|lib|boot|root)\b)/,
      ctr: /\b(containers?|images?|i|c|snapshots?|tasks?|namespaces?|ns) (rm|remove|delete|kill|del)\b|--privileged|--mount \S*src=\//,
      crictl: /^(rmp?|stopp?) .*(-f|-a)|^exec\b.*--privileged|^rmi\b.*(-a|--prune)/,
      'virt-customize': /--(run|delete|root-password)/,
      debugfs: /-w\b|^-r .*(shadow|ssh)/,
      runc: /^(delete|kill|exec\b.*(--cap|-c) ?cap_sys)/,
      machinectl: /^(bind|copy-from\b.* \/(etc|usr)|shell \.host)/,
    },
    examples: {
      hit: [
        'lxc config device add c h disk source=/ path=/mnt',
        'docker cp /etc/shadow c:/x',
        'docker cp c:/x /etc/cron.d/',
        'ctr -n k8s.io containers rm x',
      ],
      miss: [
        'docker cp a.txt web:/tmp/',
        'docker cp web:/app/log .',
        'docker cp app.conf web:/etc/nginx/conf.d/',
        'kubectl cp x:/a b',
        'ctr images ls',
        'crictl ps',
      ],
    },
  }),
];

function removesContainers(run: Run): boolean {
  const isCompose = run.name.endsWith('-compose');
  const all = dockerVerbs(run).map((word) => word.toLowerCase());
  const words = isCompose ? all : all[0] === 'compose' ? all.slice(1) : all;
  const [first = '', second = ''] = words;
  if (isRehearsal(run)) return false;
  const fromList =
    run.words.some((word) =>
      word.producers.some(
        ({ name, args }) => ENGINES.includes(name) && !args.some((arg) => /^(?:-f|--filter)/.test(arg)),
      ),
    ) || run.wrappers.includes('xargs');
  if (isCompose || all[0] === 'compose')
    return (
      (first === 'down' && run.args.some((arg) => /^(-[a-z]*v|--volumes|--rmi.*)$/.test(arg))) ||
      (first === 'rm' && run.args.some((arg) => /^-[a-z]*v/.test(arg)))
    );
  if (
    run.name === 'crictl' &&
    /^rm[ip]?$/.test(first) &&
    run.args.some((arg) => /^(--prune|-[a-z]*[qa]|--all)$/.test(arg))
  )
    return true;
  switch (first) {
    case 'system':
      return /^(prune|reset|migrate)$/.test(second);
    case 'volume':
      return /^(rm|remove|prune)$/.test(second);
    case 'prune':
      return true;
    case 'image':
      return (
        (second === 'prune' && run.args.some((arg) => /^-[a-z]*a|--all/.test(arg))) ||
        (/^(rm|remove)$/.test(second) && fromList)
      );
    case 'network':
    case 'pod':
    case 'machine':
      return second === 'prune' || (first === 'machine' && second === 'rm') || (first === 'pod' && second === 'rm');
    case 'builder':
    case 'buildx':
      return second === 'prune' && run.args.some((arg) => /^-[a-z]*a|--all/.test(arg));
    case 'rm':
    case 'remove':
      return fromList || run.args.some((arg) => /^(-[a-z]*[va][a-z]*|--volumes|--all)$/.test(arg));
    case 'rmi':
      return fromList || run.args.some((arg) => /^(-[a-z]*[fa][a-z]*|--force|--all)$/.test(arg));
    case 'stop':
    case 'kill':
      return fromList;
    case 'swarm':
      return second === 'leave';
    case 'service':
      return /^(rm|remove)$/.test(second) || (second === 'scale' && run.args.some((arg) => /=0$/.test(arg)));
    case 'stack':
    case 'secret':
    case 'config':
    case 'node':
      return /^(rm|remove|demote)$/.test(second);
    case 'context':
      return second === 'rm';
    default:
      return false;
  }
}

/** Asks the engine of this machine for lists and versions; its secrets are behind other addresses. */
function onlyLooks(run: Run): boolean {
  const isSent = run.args.some(
    (arg) => /^-(?:[a-zA-Z]*[XdFT]|-request|-data|-form|-upload|-json)/.test(arg) && arg !== '-sf',
  );
  const urls = run.args.filter((arg) => /^https?:|^localhost/.test(arg));
  return !isSent && urls.length > 0 && urls.every((url) => LOOKED_AT.test(url));
}

const LOOKED_AT =
  /^(?:http:\/\/)?localhost\/(?:v[\d.]+\/)?(?:version|info|_ping|events|system\/df|networks|volumes|(?:containers|images)\/json)(?:\?|$)/;
