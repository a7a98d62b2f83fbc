import type { Run } from '../run.js';
import { hasExact, hasOption, isRehearsal, operandsOf, optionValue, verbs } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

/** Command-line programs of clouds and clusters. Their verbs follow one vocabulary, so one test covers them. */
const CLOUDS = [
  'aws',
  'gcloud',
  'az',
  'oci',
  'ibmcloud',
  'doctl',
  'linode-cli',
  'hcloud',
  'fly',
  'flyctl',
  'heroku',
  'vercel',
  'netlify',
  'wrangler',
  'firebase',
  'supabase',
  'railway',
  'render',
  'scw',
  'exo',
  'vultr-cli',
  'aliyun',
  'tccli',
  'yc',
  'civo',
  'cf',
  'oc',
  'kubectl',
  'k',
  'helm',
  'eksctl',
  'kops',
  'rosa',
  'argocd',
  'flux',
  'gsutil',
  'bq',
  's3cmd',
  'mc',
  'rclone',
  'b2',
  'swift',
  'openstack',
  'nova',
  'glance',
  'cinder',
  'govc',
  'consul',
  'etcdctl',
  'nomad',
  'boundary',
  'rabbitmqctl',
  'rabbitmqadmin',
  'kafka-topics',
  'kafka-topics.sh',
  'kafka-delete-records',
  'kafka-consumer-groups',
  'velero',
  'istioctl',
  'linkerd',
  'rancher',
  'kubeadm',
  'talosctl',
  'k0s',
  'ceph',
  'rados',
  'rbd',
  'gluster',
  'turso',
  'pscale',
  'neonctl',
  'neon',
  'atlas',
  'confluent',
  'cloudflared',
  'tailscale',
  'zerotier-cli',
  'sst',
  'serverless',
  'sls',
  'sam',
  'cdk',
  'cdktf',
  'amplify',
  'copilot',
  'eb',
  'chalice',
  'zappa',
  'nitric',
  'modal',
  'replicate',
  'databricks',
  'snow',
  'dbt',
  'influx',
  'pulsar-admin',
  'kustomize',
  'juju',
  'crane',
  'skopeo',
  'regctl',
  'gcrane',
  'oras',
  'sfdx',
  'sf',
  'shopify',
  'twilio',
  'stripe',
  'auth0',
  'okta',
  'expo',
  'eas',
  'appcenter',
  'convox',
  'dokku',
  'kamal',
  'caprover',
  'porter',
  'northflank',
  'upsun',
  'platform',
  'acorn',
  'garden',
  'okteto',
  'tilt',
  'devspace',
  'skaffold',
  'odo',
  'crossplane',
  'up',
  'kubectx',
  'kubens',
  'vcluster',
];
const DESTRUCTIVE =
  /^(delete|destroy|terminate|purge|remove|rm|rb|drop|wipe|erase|uninstall|deregister|nuke|teardown|deprovision|reset|truncate|del|undeploy|decommission|forget|prune|evict|empty|clear|unpublish|deallocate|revoke|disable|drain|unset|schedule-key-deletion|scale-to-zero|abort|suspend|recreate|rebuild|format|zap|rollback|clean)$/;
/** Verbs that lose nothing for these programs. */
const HARMLESS: Readonly<Record<string, RegExp>> = {
  kubectl: /^(rollback|clear|unset|disable|clean|suspend|abort)$/,
  helm: /^(clean|prune|reset)$/,
  flux: /^suspend$/,
  tilt: /^(disable|clear)$/,
  expo: /^(prebuild|clean|prune|empty|clear)$/,
  dbt: /^(clean|rm)$/,
  wrangler: /^(rollback)$/,
  skaffold: /^(clear|prune)$/,
  shopify: /^(clean|clear)$/,
  platform: /^(clear|clean)$/,
  up: /^(.*)$/,
  k: /^$/,
  stripe: /^(clear)$/,
};

export const INFRASTRUCTURE_RULES: readonly Rule[] = [
  {
    id: 'infrastructure-deletion',
    severity: 'ask',
    reason: 'It deletes or switches off infrastructure: machines, clusters, storage or applications.',
    commands: CLOUDS,
    match: deletesInfrastructure,
    examples: {
      hit: [
        'kubectl delete ns prod',
        'kubectl drain node-1 --force',
        'helm uninstall x',
        'aws s3 rm s3://b --recursive',
        'aws ec2 terminate-instances --instance-ids i-1',
        'aws s3 rb s3://b --force',
        'gcloud projects delete p',
        'gcloud compute instances delete x -q',
        'az group delete -n rg --yes',
        'fly apps destroy app -y',
        'heroku apps:destroy -a x',
        'doctl compute droplet delete 1',
        'eksctl delete cluster --name prod',
        'consul kv delete -recurse',
        'etcdctl del "" --prefix',
        'gsutil -m rm -r gs://b',
        'bq rm -r -f ds',
        'aws rds delete-db-instance --db-instance-identifier x',
        'aws cloudformation delete-stack --stack-name x',
        'aws kms schedule-key-deletion --key-id x',
        'vercel remove x -y',
        'netlify sites:delete',
        'wrangler delete',
        'firebase firestore:delete --all-collections',
        'supabase db reset',
        'sls remove',
        'cdk destroy',
        'oc delete project x',
        'cf delete app -f',
        'rclone purge x:',
        'kubectl scale deploy/x --replicas=0',
        'aws ec2 stop-instances --instance-ids i',
      ],
      miss: [
        'kubectl get pods',
        'kubectl apply -f x.yaml',
        'kubectl delete pod x --dry-run=client',
        'helm list',
        'aws s3 ls',
        'gcloud auth list',
        'az account show',
        'kubectl describe pod x',
        'aws s3 cp a s3://b',
        'heroku logs',
        'fly deploy',
        'kubectl logs x',
        'helm upgrade --install x y',
        'kubectl rollout status deploy/x',
        'aws iam list-users',
        'firebase deploy',
        'vercel',
        'kubectl get events --field-selector reason=delete',
        'aws s3 cp delete.txt s3://b/delete.txt',
        'gcloud config unset project',
        'helm rollback x 1',
        'kubectl rollout undo deploy/x',
        'wrangler dev',
      ],
    },
  },
  {
    id: 'terraform-destroy',
    severity: 'ask',
    reason: 'It destroys or rewrites what the infrastructure code has built.',
    commands: [
      'terraform',
      'tofu',
      'terragrunt',
      'pulumi',
      'packer',
      'ansible',
      'ansible-playbook',
      'salt',
      'puppet',
      'chef-client',
      'knife',
      'cdktf',
      'terraformer',
      'cloud-nuke',
      'aws-nuke',
      'bosh',
      'waypoint',
      'vault',
    ],
    match: destroysCode,
    examples: {
      hit: [
        'terraform destroy -auto-approve',
        'terraform apply -destroy',
        'tofu destroy',
        'terragrunt run-all destroy',
        'pulumi destroy --yes',
        'terraform state rm x',
        'terraform workspace delete x',
        'vault delete secret/x',
        'vault kv destroy x',
        'ansible all -m reboot',
        'terraform apply -auto-approve',
        'pulumi stack rm x',
        'aws-nuke -c x',
        'terraform force-unlock 1',
        'vault secrets disable x',
      ],
      miss: [
        'terraform plan',
        'terraform apply',
        'terraform init',
        'terraform plan -destroy',
        'pulumi up',
        'terraform state list',
        'ansible-playbook site.yml',
        'vault status',
        'terraform fmt',
        'pulumi preview',
        'terraform validate',
        'ansible all -m ping',
      ],
    },
  },
  {
    id: 'cloud-access-change',
    severity: 'ask',
    reason: 'It gives rights in the cloud, or opens something to everybody.',
    commands: ['aws', 'gcloud', 'az', 'kubectl', 'oc', 'gsutil', 'k'],
    match: changesAccess,
    examples: {
      hit: [
        'aws iam create-access-key --user-name x',
        'aws iam attach-user-policy --user-name x --policy-arn y',
        'aws s3api put-bucket-acl --bucket b --acl public-read',
        'gcloud projects add-iam-policy-binding p --member=x --role=roles/owner',
        'kubectl create clusterrolebinding x --clusterrole=cluster-admin --user=y',
        'gsutil iam ch allUsers:objectViewer gs://b',
        'aws ec2 authorize-security-group-ingress --cidr 0.0.0.0/0',
        'az role assignment create --role Owner',
      ],
      miss: [
        'aws iam list-users',
        'gcloud iam roles list',
        'kubectl get clusterrolebinding',
        'aws s3api get-bucket-acl --bucket b',
      ],
    },
  },
  {
    id: 'http-delete',
    severity: 'ask',
    reason: 'It asks a server to delete something.',
    commands: ['curl', 'wget', 'http', 'https', 'xh', 'httpie', 'invoke-restmethod', 'invoke-webrequest', 'curlie'],
    match: httpDelete,
    examples: {
      hit: [
        'curl -X DELETE https://api.example.com/v1/x',
        'curl -XDELETE http://localhost:9200/_all',
        'http DELETE https://api.example.com/x',
        'curl --request DELETE https://example.com/x',
        'curl -X DELETE "http://localhost:9200/*"',
      ],
      miss: [
        'curl -X POST http://localhost/x',
        'curl -X DELETE http://localhost:3000/api/items/1',
        'curl https://example.com/delete',
        'curl http://localhost:9200/_cat/indices',
      ],
    },
  },
  wordRule({
    id: 'infrastructure-reach',
    severity: 'ask',
    reason: 'It changes who and what can reach, run or pay for things in a cloud or a cluster.',
    programs: {
      aws: /\b(ssm (send-command|put-parameter)|route53 change-resource-record-sets|organizations (leave|close|remove|create|move)-|autoscaling set-desired-capacity .*--desired-capacity 0|ecs update-service\b.*--desired-count[ =]0|ec2 modify-instance-attribute\b.*(no-)?disable-api-termination|s3 (cp|sync)\b.*--acl public|ec2 (run-instances|request-spot-instances|replace-route|associate-iam-instance-profile|modify-snapshot-attribute|modify-image-attribute|get-password-data)|rds (modify-db-instance\b.*(publicly-accessible|no-deletion-protection|master-user-password)|modify-db-snapshot-attribute)|lambda (add-permission|update-function-code)|ec2-instance-connect send-ssh-public-key|sts get-federation-token|iam (update|add|attach|put|create|upload|reset|deactivate)-)/,
      gcloud:
        /\b(firewall-rules (create|update)|add-iam-policy-binding|set-iam-policy|os-login ssh-keys add|add-metadata|reset-windows-password|set-deletion-protection|--no-deletion-protection|instances (reset|suspend)|dns record-sets (update|transaction)|deployment-manager|projects move)\b/,
      az: /\b(nsg rule (create|update)|storage account (keys|show-connection-string)|run-command (invoke|create)|vm (user|extension) (update|set|reset\S*)|ad (user|app|sp)( credential)? (create|reset|update)|role (assignment|definition) (create|update)|acr credential show|cosmosdb keys list|redis list-keys|webapp deployment list-publishing|functionapp keys list|network dns record-set|vm (stop|restart|redeploy|reimage)|aks (get-credentials .*--admin|command invoke))\b/,
      kubectl:
        /^(debug node\/|proxy\b.*--address[ =]?0\.0\.0\.0|config (delete-|unset)|certificate approve|label (ns|namespace|node)s?\b.* \S+-$|annotate (ns|namespace|node)s?\b.* \S+-( |$)|patch\b.*(finalizers|hostpid|privileged|replicas\D+0\b)|create (clusterrolebinding|rolebinding|clusterrole|token)\b|auth reconcile|uncordon\b.*--all|autoscale\b.*--min=0)/,
      oc: /\badm policy (add|remove)-|\b(adm (drain|prune))\b|^debug node\//,
      k: /^debug node\//,
      aliyun: / (delete|stop|release|remove|reboot|terminate|detach)\w+( |$)/,
      tccli: / (delete|terminate|stop|reset)\w+( |$)/,
      hcloud: /\b(poweroff|shutdown|reset|rebuild|reset-password|enable-rescue|disable-protection|request-console)\b/,
      doctl:
        /\b(power-off|power-cycle|shutdown|rebuild|password-reset|firewall (create|add-rules|remove-rules)|destroy)\b/,
      'linode-cli': /\b(shutdown|rebuild|reboot|password-reset|linode-reset-password)\b/,
      fly: /^(secrets unset|scale count 0|machines? (destroy|stop|kill)|suspend|ips release)/,
      flyctl: /^(secrets unset|scale count 0|machines? (destroy|stop|kill)|suspend|ips release)/,
      heroku:
        /^(config:unset|releases:rollback|rollback|ps:(stop|kill|scale .*=0)|maintenance:on|access:(add|remove)|domains:(remove|clear)|addons:(destroy|detach)|keys:(add|clear|remove)|authorizations:create|pg:(reset|credentials|promote|killall|upgrade))/,
      netlify: /^(env:unset|sites:delete|api delete)/,
      pscale: /\b(delete|destroy|password create|backup delete|deploy-request deploy)\b/,
      planetscale: /\b(delete|destroy)\b/,
      upstash: /\bdelete\b/,
      neonctl: /\b(delete|reset|restore)\b/,
      turso: /\b(destroy|tokens (create|invalidate)|tokens mint)\b/,
      consul:
        /^(leave|force-leave|acl (token|policy|role) (delete|create)|kv delete|operator raft remove-peer|snapshot restore|maint -enable)/,
      salt: /(^| )(system\.(reboot|shutdown|poweroff|halt|init)|state\.(highstate|apply)|cmd\.\w+|pkg\.(remove|purge)|service\.(stop|disable|restart)|user\.\w+|file\.(remove|write|append)|cp\.\w+|cron\.\w+|disk\.wipe)( |$)/,
      'salt-ssh': / (cmd\.|system\.|pkg\.(remove|purge)|service\.(stop|disable)|file\.remove)/,
      'salt-key': /(^| )(-a|--accept-all|-d|-D|--delete\S*|-r)\b/,
      knife: /^(ssh|winrm) |\b(delete|bulk delete|bootstrap|exec)\b/,
      puppet: /\bresource\b.*\bensure=(absent|purged|stopped)|\b(node (purge|clean|deactivate)|cert clean|apply -e)\b/,
      'ansible-playbook':
        /\b(destroy|teardown|decommission|wipe|nuke|delete|uninstall|reset|remove|purge|clean-?up)[\w-]*\.ya?ml\b(?!.*--(check|syntax-check|list-tasks|list-hosts))/,
      pulumi:
        /^(destroy|stack rm|state delete|cancel|state unprotect|(up|update)\b.*(-y\b|--yes|-f\b|--skip-preview)|refresh\b.*(-y\b|--yes))/,
      gh: /^(pr merge\b.*--admin|auth refresh\b.*(-s|--scopes)[ =](admin|delete_repo|write)|workflow (disable|run\b.*(destroy|delete|teardown|wipe|prod))|run delete|cache delete --all|variable delete|codespace delete|ruleset|repo deploy-key add|gpg-key add|ssh-key (add|delete)|org |api\b.*(-x|--method)[ =](delete|put))/,
      supabase:
        /^(secrets (set|unset)|db (push|reset)\b.*(--linked|--db-url|--include-all)|projects delete|branches delete|storage rm)/,
      ceph: /\b(osd (purge|destroy|out|rm)|fs rm|pool delete|osd pool (rm|delete)|mon remove|tell \S+ injectargs)\b/,
      rbd: /^(rm|remove|purge|snap (rm|purge)|trash purge)\b/,
      gluster: /\bvolume (delete|stop|reset|remove-brick)\b/,
      argocd:
        /\b(app (delete|rollback|terminate-op)|proj delete|cluster rm|repo rm|account (update-password|generate-token))\b/,
      flux: /^(delete|uninstall|suspend)\b/,
      velero: /\b(backup|restore|schedule) delete\b|^uninstall\b/,
      istioctl: /\b(uninstall|x uninstall)\b/,
      linkerd: /^uninstall\b/,
      'rke2-uninstall.sh': /^/,
      kubeadm: /^reset\b/,
      talosctl: /^(reset|reboot|shutdown|wipe)\b/,
      k0s: /^(reset|stop)\b/,
      crossplane: /\b(uninstall|delete)\b/,
      juju: /^(destroy|kill|remove)-/,
      nats: /\b(rm|purge|del|delete)\b/,
    },
    examples: {
      hit: [
        'aws ssm send-command --document-name AWS-RunShellScript --parameters x',
        'kubectl debug node/worker-1 -it --image=busybox',
        'aws ecs update-service --service x --desired-count 0',
        'gcloud compute firewall-rules create x --allow tcp:22',
        'az vm run-command invoke -n x --scripts y',
        'salt "*" system.reboot',
        'gh pr merge --admin 12',
        'ansible-playbook destroy.yml',
        'kubeadm reset -f',
      ],
      miss: [
        'aws ecs update-service --service x --force-new-deployment',
        'aws ssm get-parameters-by-path --path /x',
        'kubectl debug pod/x --image=busybox',
        'kubectl annotate pod x a=b',
        'gh pr merge 12',
        'ansible-playbook site.yml',
        'fly deploy',
        'doctl compute droplet list',
        'salt-key -L',
        'kubectl label ns x team=y',
        'ansible-playbook destroy.yml --check',
      ],
    },
  }),
  wordRule({
    id: 'storage-deletion',
    severity: 'ask',
    reason: 'It deletes objects, buckets or backups.',
    programs: {
      s5cmd: /^(--\S+ )*(rm|rb|mv|sync\b.*--delete)\b/,
      mcli: /^(rb|rm|undo|ilm rule (rm|remove)|admin (user|policy) (rm|remove))\b/,
      azcopy: /^(remove|rm|sync\b.*--delete-destination[ =](true|prompt))\b/,
      rclone: /^(--\S+ )*(delete|deletefile|purge|rmdirs?|cleanup)\b/,
      tarsnap: /(^| )(--nuke|-d|--fsck-prune)\b/,
      kopia:
        /^(snapshot (delete|expire\b.*--delete)|repository (disconnect|throttle)|maintenance\b.*--safety=none|manifest delete|blob (delete|gc))\b/,
      restic: /(^| )(forget|prune|key remove|rewrite\b.*--forget|unlock\b.*--remove-all)\b/,
      borg: /(^| )(delete|prune|compact|recreate|key change-passphrase)\b/,
      borgmatic: /^(prune|compact|delete|repo-delete)\b/,
      duplicity: /^(remove-\S+|cleanup|collection-status\b.*--force)\b/,
      duplicati: /^(delete|purge)\b/,
      bupstash: /^(rm|gc)\b/,
      ibmcloud: /\b(delete|rm|remove|destroy)\b/,
      '7z': /^d /,
      '7za': /^d /,
      zpool: /^(destroy|labelclear|detach|offline|remove|clear)\b/,
      zfs: /^(destroy|rollback)\b/,
    },
    examples: {
      hit: [
        "s5cmd rm 's3://bucket/*'",
        'mcli rb --force play/data',
        'tarsnap --nuke',
        'restic -r /b forget --prune abc123',
        'kopia snapshot delete --all-snapshots-for-source /home --delete',
      ],
      miss: ['s5cmd ls s3://bucket', 'mcli ls play', 'restic snapshots', 'borg list repo', 'tarsnap --list-archives'],
    },
  }),
  {
    id: 'unknown-deletion',
    severity: 'ask',
    reason: 'By its words it deletes or destroys something, and what the program means by that is not known.',
    isForUnknown: true,
    match: saysDestroy,
    examples: {
      hit: ['acmectl destroy prod', 'acme-cli cluster delete main', 'Remove-AzResourceGroup -Name rg -Force'],
      miss: [
        'acmectl get pods',
        'echo destroy it',
        'acmectl destroy --dry-run',
        'man delete',
        './task.sh delete-cache',
      ],
    },
  },
];

/** Programs whose words are names, texts or files of the user's own. */
const FREE_WORDS: ReadonlySet<string> = new Set(
  'echo printf cat ls cd mkdir touch test [ [[ man info help tldr whatis apropos which whereis type say cowsay figlet head tail less more wc sort uniq cut tr tee diff cmp comm file stat du df tree export set unset declare local readonly alias unalias read source . eval exec command builtin time nice env sleep wait true false : seq date cal bc expr basename dirname realpath readlink pwd logger wall write notify-send watch vi vim nvim nano emacs code subl open xdg-open start make cmake ninja just task rake gulp grunt nx turbo lerna bazel npm pnpm yarn bun deno node npx python python3 ruby perl php go cargo rustup java mvn gradle pytest jest vitest mocha rspec tox nox poetry pip pip3 pipx uv conda mamba gem bundle composer dotnet flutter dart swift xcodebuild pod git hg svn gh glab jj tig lazygit grep egrep fgrep rg ag ack fd find locate sed awk jq yq xargs parallel ssh scp sftp rsync curl wget http https xh tmux screen todo t task note nb jrnl ledger hledger timew watson taskell hermes claude codex aider gemini llm ollama'.split(
    ' ',
  ),
);
const DESTROYS =
  /^(delete|destroy|nuke|purge|wipe|terminate|obliterate|teardown|decommission|drop-\w+|(delete|destroy|purge|terminate|wipe)-[\w-]+|--(nuke|destroy|purge-all|delete-all|wipe))$/;
const CLOUD_CMDLET =
  /^(remove|clear|disable|stop|restart|reset|revoke|suspend|uninstall|dismount)-(az|ad|aws|ec2|s3|gc|vm|cluster|mg|spo|azure|net|win|local|exo|hyperv|sql)\w*$/;

/** A program of which no rule knows anything, with a word in the place of its order that destroys. */
function saysDestroy(run: Run): boolean {
  if (CLOUD_CMDLET.test(run.name)) return !isRehearsal(run);
  if (FREE_WORDS.has(run.name) || run.args.length === 0 || !/^[a-z][\w.-]*$/.test(run.words[0]?.text ?? ''))
    return false;
  const order = operandsOf(run).slice(0, 3);
  return (
    (order.some((word) => DESTROYS.test(word)) ||
      run.args.some((arg) => /^--(nuke|destroy|delete-all|purge-all|wipe)$/.test(arg))) &&
    !isRehearsal(run)
  );
}

function deletesInfrastructure(run: Run): boolean {
  if (isRehearsal(run) || run.args.some((arg) => arg === 'help' || arg === '-h')) return false;
  const words = verbs(run);
  const limit =
    run.name === 'kubectl' || run.name === 'oc' || run.name === 'k' || run.name === 'helm'
      ? 1
      : run.name === 'aws'
        ? 2
        : 5;
  const candidates = commandWords(run, words).slice(0, limit);
  if (candidates.some((word) => isDestructive(word, run.name))) return true;
  if (/^(kubectl|oc|k)$/.test(run.name)) {
    if (words[0] === 'replace' && hasExact(run, '--force')) return true;
    if (words[0] === 'scale')
      return run.args.some(
        (arg, index) => arg === '--replicas=0' || (arg === '0' && run.args[index - 1] === '--replicas'),
      );
    if (/^(cordon|taint)$/.test(words[0] ?? '')) return true;
    return words[0] === 'apply' && hasExact(run, '--prune');
  }
  if (/^(aws)$/.test(run.name))
    return /^(stop-|reboot-|release-address|disassociate-|reset-|deactivate-|modify-db-instance|update-trail|put-bucket-lifecycle|stop-logging)/.test(
      words[1] ?? '',
    );
  if (/^(gcloud|az|oci)$/.test(run.name))
    return (
      candidates.some((word) => /^(stop|restart|failover|set-iam-policy)$/.test(word)) && !words.includes('services')
    );
  if (run.name === 'heroku')
    return words.some((word) => /^(ps:scale)$/.test(word)) && run.args.some((arg) => /=0$/.test(arg));
  if (/^(fly|flyctl)$/.test(run.name)) return words[0] === 'scale' && words.includes('0');
  if (run.name === 'railway') return words[0] === 'down';
  if (run.name.startsWith('kafka')) return hasExact(run, '--delete', '--reset-offsets');
  if (run.name === 'ceph')
    return /purge|destroy|pool-delete/.test(words.join(' ')) || (words[1] === 'pool' && words[2] === 'delete');
  if (run.name === 'nomad')
    return (
      (words[0] === 'job' && words[1] === 'stop') || words[0] === 'stop' || (words[0] === 'system' && words[1] === 'gc')
    );
  if (run.name === 'tailscale')
    return (
      /^(down|logout|set|up)$/.test(words[0] ?? '') &&
      (words[0] === 'logout' || hasExact(run, '--reset', '--ssh', '--advertise-exit-node', '--advertise-routes'))
    );
  return false;
}

/** The words that name what is done, without names and values further on. */
function commandWords(run: Run, words: readonly string[]): string[] {
  const stop = words.findIndex((word) => /[/.=]/.test(word) && !/^[\w-]+:[\w:-]+$/.test(word));
  const valued = new Set(
    run.args
      .filter(
        (_arg, index) =>
          /^-{1,2}[\w-]+$/.test(run.args[index - 1] ?? '') &&
          !/^(-m|-q|-y|-f|-r|-R|--yes|--force|--quiet|--recursive|-rf|-fr|-h|--all)$/.test(run.args[index - 1] ?? ''),
      )
      .map((arg) => arg.toLowerCase()),
  );
  return (stop < 0 ? words : words.slice(0, Math.max(stop, 1))).filter((word) => !valued.has(word));
}

function isDestructive(word: string, program: string): boolean {
  if (HARMLESS[program]?.test(word)) return false;
  const last = word.split(program === 'govc' ? /[:.]/ : ':').at(-1) ?? word;
  const isWordVerb =
    /^(unset|reset|rollback|disable|clear|clean|prune|empty|suspend|rebuild|format|evict|forget|recreate|abort)$/.test(
      last,
    );
  if (isWordVerb)
    return (
      /^(prune|empty|evict|forget)$/.test(last) ||
      (/^(reset|disable|clear|rebuild|format|suspend)$/.test(last) &&
        !/^(gcloud|az|npm|docker|firebase|netlify|vercel|wrangler|sst|railway|tailscale|cloudflared)$/.test(program)) ||
      (last === 'reset' && /^(supabase|heroku|sst|railway)$/.test(program)) ||
      (last === 'disable' && /^(gcloud|firebase)$/.test(program))
    );
  return (
    DESTRUCTIVE.test(last) ||
    (/^(delete|destroy|terminate|purge|remove|deregister|revoke|batch-delete|drop|schedule-key-deletion|force-delete|undelete)[-_]/.test(
      last,
    ) &&
      !last.startsWith('undelete')) ||
    /-(delete|destroy|remove|purge)$/.test(last)
  );
}

function destroysCode(run: Run): boolean {
  const words = verbs(run);
  const [first = '', second = ''] = words;
  if (run.name !== 'ansible' && isRehearsal(run)) return false;
  switch (run.name) {
    case 'terraform':
    case 'tofu':
    case 'terragrunt':
    case 'cdktf': {
      if (first === 'plan' || first === 'show' || first === 'validate') return false;
      const isForced = run.args.some((arg) =>
        /^--?(auto-approve|destroy|terragrunt-non-interactive)(=true)?$/.test(arg),
      );
      return (
        words.includes('destroy') ||
        (/^(apply|run-all|run)$/.test(first) && isForced) ||
        (first === 'state' && /^(rm|mv|push|replace-provider)$/.test(second)) ||
        (first === 'workspace' && second === 'delete') ||
        /^(taint|force-unlock)$/.test(first)
      );
    }
    case 'pulumi':
      return (
        first === 'destroy' ||
        (first === 'stack' && second === 'rm') ||
        (first === 'state' && second === 'delete') ||
        first === 'cancel'
      );
    case 'ansible':
      return (
        /^(reboot|shutdown|community\.general\.shutdown|file|user|service|systemd|apt|yum)$/.test(
          optionValue(run, '-m', '--module-name') ?? '',
        ) &&
        !hasOption(run, 'C', 'check') &&
        (/^(reboot|shutdown)/.test(optionValue(run, '-m', '--module-name') ?? '') ||
          /state=(absent|stopped)/.test(optionValue(run, '-a', '--args') ?? ''))
      );
    case 'knife':
      return words.includes('delete');
    case 'vault':
      return (
        first === 'delete' ||
        (/^(kv|secrets|auth|audit|policy|lease|token|operator|namespace)$/.test(first) &&
          /^(delete|destroy|disable|revoke|metadata|seal|rekey|step-down)$/.test(second) &&
          !(second === 'metadata' && words[2] !== 'delete'))
      );
    case 'cloud-nuke':
    case 'aws-nuke':
      return run.args.length > 0;
    case 'bosh':
      return words.some((word) => word.startsWith('delete'));
    case 'waypoint':
      return first === 'destroy';
    default:
      return false;
  }
}

function changesAccess(run: Run): boolean {
  const words = verbs(run);
  const text = run.args.join(' ');
  if (isRehearsal(run)) return false;
  switch (run.name) {
    case 'aws':
      return /^(create-access-key|attach-(user|role|group)-policy|put-(user|role|group)-policy|create-login-profile|update-login-profile|add-user-to-group|create-user|update-assume-role-policy|put-bucket-(acl|policy)|put-object-acl|delete-bucket-policy|put-public-access-block|authorize-security-group-ingress|put-key-policy|create-policy-version|add-permission|modify-image-attribute|modify-snapshot-attribute|put-role-permissions-boundary|import-key-pair|create-key-pair|upload-ssh-public-key)$/.test(
        words[1] ?? '',
      );
    case 'gcloud':
      return (
        words.some((word) => /^(add-iam-policy-binding|set-iam-policy)$/.test(word)) ||
        (words.includes('keys') && words.includes('create') && words.includes('service-accounts'))
      );
    case 'az':
      return (
        (words[0] === 'role' && words[2] === 'create') ||
        (words[0] === 'ad' && /create|reset/.test(text)) ||
        /--public-access (blob|container)/.test(text)
      );
    case 'gsutil':
      return /allusers|allauthenticatedusers|public-read/i.test(text);
    default:
      return (
        (words[0] === 'create' &&
          /^(clusterrolebinding|rolebinding|clusterrole|token)$/.test(words[1] ?? '') &&
          /cluster-admin|--verb=\*|admin/.test(text)) ||
        (words[0] === 'adm' && words.includes('add-scc-to-user')) ||
        (words[0] === 'run' && /--privileged|hostPID|hostPath|hostNetwork/.test(text)) ||
        (words[0] === 'auth' && words[1] === 'reconcile')
      );
  }
}

function httpDelete(run: Run): boolean {
  const method =
    optionValue(run, '-X', '--request', '--method', '-Method') ??
    run.args.find((arg) => /^(DELETE|PURGE)$/.test(arg)) ??
    '';
  if (run.args.some((arg) => /\/_delete_by_query\b|\/_shutdown\b|\/_close\b/.test(arg))) return true;
  if (!/^(delete|purge)$/i.test(method) && !run.args.some((arg) => /^-[a-zA-Z]*XDELETE$/.test(arg))) return false;
  const urls = run.args.filter((arg) => /:\/\/|^localhost|^[\w.-]+:\d+|^[\w-]+(\.[\w-]+)+\//.test(arg));
  const isLocal =
    urls.length > 0 &&
    urls.every((url) => /^(https?:\/\/)?(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)([:/]|$)/.test(url));
  return (
    !isLocal ||
    urls.some(
      (url) =>
        /:(9200|2379|8500|5984|6333|8983)\//.test(url) ||
        /\/(_all|\*|_data_stream|_template|_index_template)/.test(url),
    )
  );
}
