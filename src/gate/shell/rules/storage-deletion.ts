import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

export const STORAGE_DELETION_RULES: readonly Rule[] = [
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
      rados: /(^| )(rmpool|purge|rm)\b/,
      rar: /^m |(^| )-d[fr]\b/,
      'rdiff-backup': /(^| )(--)?remove[ -]/,
      bup: /^(rm|gc|prune-older)\b/,
      'nix-store': /(^| )--delete\b/,
      guix: /^gc\b.*(-d|-c|--delete\S*|--collect\S*)(?=[ =]|$)/,
      'git-annex': /^drop\b.*--force/,
      gcloud: /^storage rsync\b.*--delete-unmatched/,
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
        'rados rmpool p p --yes-i-really-really-mean-it',
        'kopia snapshot delete --all-snapshots-for-source /home --delete',
      ],
      miss: [
        's5cmd ls s3://bucket',
        'mcli ls play',
        'restic snapshots',
        'borg list repo',
        'tarsnap --list-archives',
        'rados lspools',
        'nix-store --query x',
        'guix gc --list-dead',
      ],
    },
  }),
];
