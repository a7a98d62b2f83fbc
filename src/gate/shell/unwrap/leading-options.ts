import type { Run } from '../run.js';
import type { ShellWord } from '../words/shell-word.js';

/**
 * Programs that are given an order by their words, with those of their own options before it that take a value:
 * `npm --prefix app publish` publishes, and `app` is no order.
 */
const VALUED: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    'kubectl|oc|k':
      'n|v|s|namespace|context|kubeconfig|cluster|user|server|token|as|as-group|request-timeout|cache-dir',
    helm: 'n|namespace|kube-context|kubeconfig|registry-config|repository-config|kube-apiserver',
    'argocd|flux|velero|istioctl|linkerd|cilium|stern|eksctl|kops|kind|k3d|minikube':
      'n|p|v|c|namespace|context|kubeconfig|server|auth-token|config|state|profile|kube-context|name',
    aws: 'profile|region|output|query|endpoint-url|ca-bundle|cli-read-timeout|cli-connect-timeout|color',
    gcloud: 'project|account|configuration|format|verbosity|impersonate-service-account|billing-project',
    az: 'o|output|subscription|query',
    'oci|ibmcloud|doctl|hcloud|linode-cli|scw|exo|vultr-cli|civo|yc|openstack':
      'p|t|o|c|profile|config|config-file|region|context|access-token|token|output|format|auth|as-user|os-cloud|zone',
    'heroku|fly|flyctl|vercel|netlify|wrangler|firebase|supabase|railway|render':
      'a|t|c|P|app|token|cwd|env|config|project|auth|scope|workdir|environment|service|local-config',
    'pulumi|vault|consul|nomad|boundary|packer': 'C|s|cwd|stack|address|namespace|color',
    'docker|podman|nerdctl|ctr|crictl|docker-compose|buildah|skopeo':
      'H|c|l|n|a|r|f|p|host|context|config|log-level|namespace|address|url|connection|root|file|project-name|profile|env-file|runtime-endpoint|tlscacert',
    'npm|pnpm|yarn|bun|lerna|nx': 'C|w|F|prefix|workspace|filter|dir|cwd|loglevel|userconfig|registry|cache|scope',
    'cargo|uv|poetry|pdm|hatch|rye|conda|mamba|pip|pip3|pipx|gem|bundle|mix|dotnet|composer':
      'C|Z|P|n|p|color|config|directory|project|cache-dir|proxy|timeout|log|python|working-dir|name|prefix|env',
    'gh|glab|tea': 'R|repo|hostname|group',
    'hg|svn|jj|fossil': 'R|cwd|config|config-dir|username|password|repository|color',
    'systemctl|journalctl|loginctl|machinectl|busctl':
      'H|M|t|p|o|n|host|machine|type|root|image|output|lines|property|job-mode|what',
    'apt|apt-get|aptitude|dnf|yum|microdnf|zypper|apk|pacman|yay|brew|port|snap|flatpak|pkg|xbps-remove|emerge':
      'o|t|a|c|R|b|r|p|option|target-release|config-file|releasever|installroot|enablerepo|disablerepo|setopt|root|repository|dbpath|cachedir|arch|repo',
    'restic|borg|kopia|rclone|s3cmd|s5cmd|mc|mcli|gsutil|bq|b2|azcopy|duplicity':
      'r|c|C|o|u|h|p|repo|config|password-file|cache-dir|limit-upload|transfers|remote-path|rsh|endpoint-url|profile|project_id|dataset_id|location|config-dir|config-file|bwlimit|verbosity',
    'etcdctl|rabbitmqctl|rabbitmqadmin|influx|celery|airflow|nats|ceph|rbd|rados|gluster':
      'n|p|A|b|c|s|H|P|u|V|endpoints|cacert|cert|key|user|host|port|vhost|username|password|app|broker|cluster|pool|id|conf|server|org|token|log-level|mode',
    'virsh|lxc|incus|vagrant|multipass|limactl|colima|qm|pct': 'c|p|connect|project|profile|log',
    'ip|nmcli|tmux|screen': 'n|f|L|S|t|c|netns|fields|family|batch|colors|wait',
    'terraform|tofu|terragrunt|helmfile':
      'e|f|l|n|environment|file|selector|namespace|terragrunt-working-dir|working-dir|kube-context',
    'ansible-galaxy|op|sops|doppler|infisical|chamber|bw|gopass':
      'c|p|b|account|config|project|scope|backend|session|vault|token',
    'pm2|supervisorctl|launchctl|crontab|snapper|zfs|zpool':
      'c|u|s|n|p|configuration|serverurl|username|password|config',
  }).flatMap(([names, options]) => {
    const pattern = new RegExp(`^--?(?:${options})$`);
    return names.split('|').map((name) => [name, pattern] as const);
  }),
);

/** Of these the rules look past flags by themselves; a second look would cost as much as the first. */
const READ_ANYWAY =
  /^(?:apt|apt-get|dnf|yum|brew|apk|pacman|npm|pnpm|yarn|bun|pip|pip3|cargo|uv|poetry|gem|bundle|systemctl|journalctl|docker|podman|docker-compose|gh|ip|tmux|vagrant|flatpak|snap)$/;

/** The command as it is written with its order first: `apt-get -o A=b -s remove x` is `apt-get remove x -s`. */
export function orderFirst(run: Run): readonly ShellWord[] | undefined {
  if (!/^[-+]/.test(run.args[0] ?? '')) return undefined;
  const valued = VALUED.get(run.name);
  const program = run.words[0];
  if (valued === undefined || program === undefined) return undefined;
  const flags: ShellWord[] = [];
  let index = 1;
  for (let word = run.words[index]; word && /^[-+]./.test(word.text); word = run.words[index]) {
    const hasValue = valued.test(word.text);
    // `+nightly` of cargo is a choice of its own, and says nothing to any rule.
    if (!hasValue && !word.text.startsWith('+')) flags.push(word);
    index += hasValue ? 2 : 1;
  }
  if (index === 1 || index >= run.words.length) return undefined;
  if (flags.length === index - 1 && READ_ANYWAY.test(run.name)) return undefined;
  const rest = run.words.slice(index);
  // What stands after `--` is no option of this program.
  const end = rest.findIndex((word) => word.text === '--');
  return end < 0 ? [program, ...rest, ...flags] : [program, ...rest.slice(0, end), ...flags, ...rest.slice(end)];
}
