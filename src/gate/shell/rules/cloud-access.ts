import type { Run } from '../run.js';
import { isRehearsal, verbs } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

export const CLOUD_ACCESS_RULES: readonly Rule[] = [
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
  wordRule({
    id: 'infrastructure-reach',
    severity: 'ask',
    reason: 'It changes who and what can reach, run or pay for things in a cloud or a cluster.',
    programs: {
      aws: /\b(ssm (send-command|put-parameter)|route53 change-resource-record-sets|organizations (leave|close|remove|create|move)-|autoscaling (set-desired-capacity|update-auto-scaling-group)\b.*--(desired-capacity|max-size)[ =]0\b|application-autoscaling register-scalable-target\b.*--max-capacity[ =]0\b|dynamodb batch-write-item\b.*deleterequest|ecs update-service\b.*--desired-count[ =]0|ec2 modify-instance-attribute\b.*(no-)?disable-api-termination|s3 (cp|sync)\b.*--acl public|ec2 (run-instances|request-spot-instances|replace-route|associate-iam-instance-profile|modify-snapshot-attribute|modify-image-attribute|get-password-data)|rds (modify-db-instance\b.*(publicly-accessible|no-deletion-protection|master-user-password)|modify-db-snapshot-attribute)|lambda (add-permission|update-function-code)|ec2-instance-connect send-ssh-public-key|sts get-federation-token|iam (update|add|attach|put|create|upload|reset|deactivate)-)/,
      gcloud:
        /\b((resize|update)\b.*--(size|num-nodes|max-instances)[ =]0\b|firewall-rules (create|update)|add-iam-policy-binding|set-iam-policy|os-login ssh-keys add|add-metadata|reset-windows-password|set-deletion-protection|--no-deletion-protection|instances (reset|suspend)|dns record-sets (update|transaction)|deployment-manager|projects move)\b/,
      az: /\b((scale|update)\b.*--(new-capacity|node-count|max-replicas|number-of-workers)[ =]0\b|nsg rule (create|update)|storage account (keys|show-connection-string)|run-command (invoke|create)|vm (user|extension) (update|set|reset\S*)|ad (user|app|sp)( credential)? (create|reset|update)|role (assignment|definition) (create|update)|acr credential show|cosmosdb keys list|redis list-keys|webapp deployment list-publishing|functionapp keys list|network dns record-set|vm (stop|restart|redeploy|reimage)|aks (get-credentials .*--admin|command invoke))\b/,
      kubectl:
        /^(debug node\/|proxy\b.*--address[ =]?0\.0\.0\.0|config (delete-|unset)|certificate approve|label (ns|namespace|node)s?\b.*( \S+-$|enforce=privileged)|annotate (ns|namespace|node)s?\b.* \S+-( |$)|patch\b.*(unschedulable|finalizers|hostpid|privileged|replicas\D+0\b)|(patch|edit|replace) (cluster)?role(binding)?s?\b|create (clusterrolebinding|rolebinding|clusterrole|token)\b|auth reconcile|uncordon\b.*--all|autoscale\b.*--min=0)/,
      oc: /\badm policy (add|remove)-|\b(adm (drain|prune))\b|^debug node\//,
      k: /^debug node\//,
      aliyun: / (delete|stop|release|remove|reboot|terminate|detach)\w+( |$)/,
      tccli: / (delete|terminate|stop|reset)\w+( |$)/,
      hcloud: /\b(poweroff|shutdown|reset|rebuild|reset-password|enable-rescue|disable-protection|request-console)\b/,
      doctl:
        /\b(power-off|power-cycle|shutdown|rebuild|password-reset|firewall (create|add-rules|remove-rules)|destroy)\b/,
      'linode-cli': /\b(shutdown|rebuild|reboot|password-reset|linode-reset-password)\b/,
      fly: /^(secrets unset|(postgres|pg) detach|scale count 0|machines? (destroy|stop|kill)|suspend|ips release)/,
      flyctl: /^(secrets unset|(postgres|pg) detach|scale count 0|machines? (destroy|stop|kill)|suspend|ips release)/,
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
        /\b(app (delete|rollback|terminate-op|sync\b.* --prune)|proj delete|cluster rm|repo rm|account (update-password|generate-token))\b/,
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
      mc: /^(anonymous|policy) set(-json)? (public|download|upload|readwrite)\b/,
      mcli: /^(anonymous|policy) set(-json)? (public|download|upload|readwrite)\b/,
      s3cmd: /^setacl\b.*--acl-public|--acl-public\b.* setacl\b/,
      'kafka-configs': /--alter\b.*\bretention\.(ms|bytes)=\d{1,5}( |,|$)/,
      'kafka-configs.sh': /--alter\b.*\bretention\.(ms|bytes)=\d{1,5}( |,|$)/,
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
        'kubectl label ns default pod-security.kubernetes.io/enforce=privileged',
        'argocd app sync app --prune',
        'mc anonymous set public minio/b',
        's3cmd setacl s3://b --acl-public --recursive',
        'kafka-configs.sh --alter --entity-name t --add-config retention.ms=1',
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
        'argocd app sync app',
        'mc anonymous get minio/b',
        'kafka-configs.sh --describe --entity-type topics',
        'kafka-configs.sh --alter --entity-name t --add-config retention.ms=604800000',
      ],
    },
  }),
];

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
