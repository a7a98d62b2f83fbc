import { transferLines } from '../unwrap/escapes.js';
import { isRehearsal, operandsOf } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

/** Copies of files: synchronised, archived, backed up, moved to the trash, on another machine, or there twice. */
export const COPY_DELETION_RULES: readonly Rule[] = [
  {
    id: 'sync-deletes',
    severity: 'ask',
    reason: 'It deletes files at the target that the source does not have.',
    commands: ['rsync', 'rclone', 'robocopy', 'lftp', 'unison', 'aws', 'gsutil', 's3cmd', 'mc'],
    match: (run) =>
      !isRehearsal(run) &&
      ((run.name === 'rsync' &&
        run.args.some((arg) => /^--del/.test(arg) || arg === '--remove-source-files') &&
        !run.args.some((arg) => /^-[a-zA-Z]*n/.test(arg))) ||
        (run.name === 'rclone' &&
          /^(sync|purge|delete|deletefile|rmdirs?|cleanup|dedupe|move)$/.test(operandsOf(run)[0] ?? '')) ||
        (run.name === 'robocopy' && run.args.some((arg) => /^\/(mir|purge|mov|move)$/i.test(arg))) ||
        (run.name === 'lftp' && run.args.some((arg) => /--delete|\brm\b|\bmrm\b/.test(arg))) ||
        (/^(aws|s3cmd)$/.test(run.name) &&
          run.args.includes('sync') &&
          run.args.some((arg) => /^--delete/.test(arg))) ||
        (run.name === 'gsutil' && run.args.includes('rsync') && run.args.some((arg) => /^-\w*d/.test(arg))) ||
        (run.name === 'mc' && run.args.includes('mirror') && run.args.includes('--remove'))),
    examples: {
      hit: [
        'rsync -a --delete a/ b/',
        'rsync --del -a a/ b/',
        'rclone sync a b',
        'robocopy a b /MIR',
        'aws s3 sync . s3://b --delete',
      ],
      miss: ['rsync -av a/ b/', 'rsync -avn --delete a/ b/', 'rclone copy a b', 'aws s3 sync . s3://b'],
    },
  },
  {
    id: 'stored-files-delete',
    severity: 'ask',
    reason: 'It deletes backups, archives or files of a store, beyond the trash.',
    commands: [
      'hdfs',
      'hadoop',
      'borg',
      'restic',
      'duplicity',
      'kopia',
      'bup',
      'gio',
      'gvfs-trash',
      'trash-empty',
      'rmtrash',
      'trash',
      'tmutil',
      'vssadmin',
      'snapper',
      'timeshift',
    ],
    match: (run) =>
      !isRehearsal(run) &&
      !run.args.some((arg) => /^(-n|--dry-run)$/.test(arg)) &&
      (/^(hdfs|hadoop)$/.test(run.name)
        ? run.args.some((arg) => /^-(rm|rmr|rmdir|expunge|deleteSnapshot)$/.test(arg))
        : run.name === 'gio'
          ? run.args[0] === 'trash' && run.args.includes('--empty')
          : run.name === 'trash-empty' ||
            /^(delete|prune|forget|remove|compact|purge|remove-older-than|remove-all-but-n-full|deletelocalsnapshots|thinlocalsnapshots)$/.test(
              operandsOf(run)[0] ?? '',
            ) ||
            (/^(trash|timeshift)$/.test(run.name) &&
              run.args.some((arg) => /^(-e|-s|--empty|--delete(-all)?)$/.test(arg)))),
    examples: {
      hit: [
        'hdfs dfs -rm -r -skipTrash /data',
        'hadoop fs -rmr /data',
        'borg delete repo::archive',
        'borg prune --keep-daily 1 repo',
        'restic forget --prune --keep-last 1',
        'gio trash --empty',
        'trash-empty',
        'tmutil deletelocalsnapshots /',
        'snapper delete 1-100',
        'timeshift --delete-all',
      ],
      miss: [
        'hdfs dfs -ls /data',
        'borg create repo::a src',
        'borg list repo',
        'borg prune --dry-run repo',
        'restic snapshots',
        'gio trash old.txt',
        'snapper list',
      ],
    },
  },
  {
    id: 'archive-removes-files',
    severity: 'ask',
    reason: 'It deletes files after putting them into an archive, or from the archive itself.',
    commands: ['tar', 'gtar', 'zip', '7z', '7za'],
    match: (run) =>
      run.args.some((arg) => /^--remove-f|^--delete$/.test(arg)) ||
      (run.name === 'zip' &&
        run.args.some(
          (arg) => arg === '-m' || arg === '-d' || arg === '--move' || /^-[a-z]*r[a-z]*m[a-z]*$/.test(arg),
        )) ||
      (run.name.startsWith('7z') && (run.args.includes('-sdel') || run.args[0] === 'd')),
    examples: {
      hit: ['tar czf a.tgz --remove-files src', 'zip -rm a.zip src', 'tar --delete -f a.tar x', "zip -d a.zip '*'"],
      miss: ['tar czf a.tgz src', 'zip -r a.zip src'],
    },
  },
  {
    id: 'remote-file-delete',
    severity: 'ask',
    reason: 'It deletes files on another machine.',
    commands: ['sftp', 'ftp', 'lftp', 'ncftp'],
    match: (run) =>
      transferLines(run).some((line) => /^\s*(m?rm|rmdir|m?del(ete)?|mirror\b.*(--delete|-e\b))\b/i.test(line)),
    examples: {
      hit: [
        "sftp -b - u@h <<< $'rm /exports/*.csv'",
        "lftp -e 'mirror -R --delete . /www; quit' h",
        'ftp h <<E\nmdelete *.csv\nE',
      ],
      miss: ["sftp -b - u@h <<< $'get a.csv'", "lftp -e 'mirror . /www; quit' h", 'sftp h'],
    },
  },
  wordRule({
    id: 'delete-duplicates',
    severity: 'ask',
    reason: 'It deletes files that it takes for copies of others.',
    programs: {
      rdfind: /-(deleteduplicates|makehardlinks|makesymlinks) true/,
      ...Object.fromEntries(['fdupes', 'jdupes'].map((name) => [name, /(^| )(-\w*d\w*|--delete\S*)( |$)/])),
      rmlint: /(^| )(-c sh:handler=|--gui)\b/,
      'dupeguru-cli': /--delete/,
    },
    examples: {
      hit: ['fdupes -rdN ~/Pictures', 'rdfind -deleteduplicates true photos'],
      miss: ['fdupes -r photos', 'rdfind -dryrun true photos', 'jdupes -r a b'],
    },
  }),
  wordRule({
    id: 'move-to-trash',
    severity: 'ask',
    reason: 'It moves files to the trash.',
    programs: {
      gio: /^trash (--force )?(--empty|[~/]|.*\*)/,
      'gvfs-trash': /^./,
      kioclient: /^move .* trash:/,
      kioclient5: /^move .* trash:/,
    },
    examples: { hit: ['gio trash ~/Documents'], miss: ['gio trash --list', 'gio open a.pdf', 'gio trash old.txt'] },
  }),
];
