import type { Run } from '../run.js';
import { hasExact, isRehearsal, verbs } from './arguments.js';
import type { Rule } from './rule.js';

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
  'rke',
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
  /^(delete|destroy|terminate|purge|remove|rm|rb|drop|wipe|erase|uninstall|deregister|nuke|teardown|deprovision|reset|truncate|del|undeploy|decommission|delnode|un|forget|prune|evict|empty|clear|unpublish|deallocate|revoke|disable|drain|unset|schedule-key-deletion|scale-to-zero|abort|suspend|recreate|rebuild|format|zap|rollback|clean)$/;

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
        'aws kms disable-key --key-id k',
        'aws cognito-idp admin-delete-user --user-pool-id p --username u',
        'helm un app',
        'rke remove',
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
];

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
    return /^((admin|batch)-(delete|remove|disable|reset)-|put-bucket-versioning|stop-|reboot-|release-address|disassociate-|disable-|reset-|deactivate-|modify-db-instance|update-trail|put-bucket-lifecycle|stop-logging)/.test(
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
