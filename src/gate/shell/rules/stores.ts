import { hasExact, hasOption, isRehearsal, optionValue, verbs } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

export const STORE_RULES: readonly Rule[] = [
  {
    id: 'database-removal',
    severity: 'ask',
    reason: 'It removes a database, or puts back an older one over it.',
    commands: [
      'dropdb',
      'dropuser',
      'mysqladmin',
      'mongorestore',
      'pg_restore',
      'pg_resetwal',
      'pg_dropcluster',
      'pg_ctl',
      'pg_ctlcluster',
      'mongodump',
      'couchdb',
      'neo4j-admin',
      'influxd',
      'redis-server',
      'mysql_secure_installation',
      'cassandra-stress',
      'nodetool',
      'initdb',
      'mysqld',
      'mongod',
      'arangorestore',
      'etcdutl',
      'sqlite3_rm',
    ],
    match: (run) => {
      if (isRehearsal(run)) return false;
      if (run.name === 'mysqladmin')
        return /^(drop|shutdown|password|kill|flush-privileges|stop-slave)$/.test(
          verbs(run).find((word) => /^(drop|shutdown|password|kill|stop-slave)$/.test(word)) ?? '',
        );
      if (run.name === 'mongorestore' || run.name === 'arangorestore') return hasExact(run, '--drop', '--overwrite');
      if (run.name === 'pg_restore') return hasOption(run, 'c', 'clean');
      if (run.name === 'pg_ctl' || run.name === 'pg_ctlcluster')
        return (
          verbs(run).some((word) => word === 'stop' || word === 'kill') &&
          (optionValue(run, '-m', '--mode') ?? '').startsWith('i')
        );
      if (run.name === 'nodetool')
        return /^(decommission|removenode|clearsnapshot|assassinate|drain|truncatehints)$/.test(verbs(run)[0] ?? '');
      if (run.name === 'neo4j-admin')
        return /delete|drop|load/.test(run.args.join(' ')) && hasExact(run, '--force', '--overwrite-destination');
      return /^(dropdb|dropuser|pg_resetwal|pg_dropcluster)$/.test(run.name);
    },
    examples: {
      hit: [
        'dropdb prod',
        'mysqladmin drop x',
        'mongorestore --drop dump',
        'pg_restore --clean -d x y',
        'mysqladmin -u root -f drop x',
      ],
      miss: ['createdb x', 'pg_dump x', 'mysqladmin status', 'mongorestore dump', 'pg_restore -d x y', 'dropdb --help'],
    },
  },
  {
    id: 'redis-destruction',
    severity: 'ask',
    reason: 'It empties, reconfigures or stops the store.',
    commands: [
      'redis-cli',
      'valkey-cli',
      'keydb-cli',
      'memcached',
      'memcflush',
      'nc',
      'memccat',
      'iredis',
      'dragonfly',
    ],
    match: (run) => {
      const texts = run.name === 'nc' ? [run.stdin?.text ?? ''] : [run.args.join(' '), run.stdin?.text ?? ''];
      if (run.name === 'memcflush') return true;
      if (run.name === 'redis-cli' && run.wrappers.includes('xargs') && /\b(del|unlink)\b/i.test(run.args.join(' ')))
        return true;
      return texts.some((text) =>
        /(^|[\s;\n])(flushall|flushdb|flush_all|shutdown|config (set|rewrite|resetstat|get (requirepass|masterauth))|debug|slaveof|replicaof|script flush|module (load|unload)|cluster (reset|flushslots|forget)|acl (setuser|deluser)|swapdb|failover|function (flush|delete)|migrate)\b|redis\.p?call\(['"](flush|del|shutdown|config)|\b(os\.execute|io\.popen)\b/i.test(
          text,
        ),
      );
    },
    examples: {
      hit: [
        'redis-cli FLUSHALL',
        'redis-cli -n 0 flushdb',
        'redis-cli -h x SHUTDOWN',
        'echo FLUSHALL | redis-cli',
        'redis-cli config set dir /root/.ssh',
        'echo flush_all | nc localhost 11211',
        'redis-cli keys "*" | xargs redis-cli del',
      ],
      miss: [
        'redis-cli GET x',
        'redis-cli DEL cache:1',
        'redis-cli INFO',
        'redis-cli ping',
        'redis-cli config get dir',
        'redis-cli keys "flush*"',
        'echo hi | nc localhost 1',
      ],
    },
  },
  {
    id: 'mongo-destruction',
    severity: 'ask',
    reason: 'It drops collections or databases, or deletes every document.',
    commands: ['mongo', 'mongosh', 'mongo-shell'],
    match: (run) =>
      [...run.args, run.stdin?.text ?? ''].some((text) =>
        /\.(dropDatabase|drop|dropCollection|dropIndexes|dropUser|dropAllUsersFromDatabase|shutdownServer|dropRole|fsyncLock)\s*\(|\.(deleteMany|remove|deleteOne|bulkWrite)\s*\(\s*(\{\s*\})?\s*[,)]|\.updateMany\s*\(\s*\{\s*\}|dropDatabase\s*:|(?:runCommand|adminCommand)\s*\(\s*\{\s*["']?(?:drop\w*|shutdown|delete)["']?\s*:|\brs\.(?:remove|stepDown)\s*\(|\.(createUser|grantRolesToUser)\s*\(|showCredentials\s*:/.test(
          text,
        ),
      ),
    examples: {
      hit: [
        'mongosh --eval "db.dropDatabase()"',
        'mongo x --eval "db.users.drop()"',
        'mongosh --eval "db.users.deleteMany({})"',
        'echo "db.dropDatabase()" | mongosh',
        'mongosh --eval "db.c.remove({})"',
      ],
      miss: ['mongosh --eval "db.users.find()"', 'mongosh --eval "db.users.deleteMany({id: 1})"', 'mongosh'],
    },
  },
  wordRule({
    id: 'store-removal',
    severity: 'ask',
    reason: 'It empties or removes a store of data.',
    programs: {
      'neo4j-admin': /\bdatabase (delete|drop|load\b.*--overwrite)/,
      rabbitmqctl: /^(-\S+ \S+ )*(force_reset|reset|stop_app|delete_\w+|purge_queue|clear_\w+|forget_cluster_node)\b/,
      hdfs: /\bnamenode -format\b|\bdfsadmin -(deletesnapshot|safemode enter)|^dfs -(chmod -r 777|chown -r \S+|rm -r|rmr|expunge|truncate)\b/,
      hadoop: /^fs -(chmod -r 777|chown -r \S+|rm -r|rmr|expunge|truncate)\b/,
      etcdctl: /^(rmdir|rm) /,
      airflow: /^db (reset|clean|drop-archived)\b/,
      mlflow: /^gc\b/,
      hasura: /^(metadata clear|migrate delete)\b/,
      tiup: /\b(destroy|clean|prune)\b/,
      dvc: /^gc\b/,
      'secret-tool': /^clear\b/,
      pass: /^(rm|remove|delete)\b/,
      gopass: /^(rm|remove|delete)\b/,
      lpass: /^(rm|delete)\b/,
      keytool: /^-delete\b/,
      'cypher-shell': /\b(detach )?delete\b|\bdrop (database|index|constraint)\b/,
      initdb: /-d ?\/var\/lib\//,
      psql: /(^| )(-f|--file)[ =]?\S*(drop|destroy|wipe|truncate|reset|delete|purge)\S*\.sql/,
      mc: /^(rb|rm\b.*--(recursive|force)|admin (user|policy|service)|mirror\b.*--remove)/,
      ...Object.fromEntries(
        ['mysql', 'mariadb', 'sqlite3', 'sqlcmd', 'sqlplus', 'clickhouse-client', 'cqlsh'].map((name) => [
          name,
          /(^| )(-f|-i|--file|--input-file|--queries-file|source|\.read)[ =]?\S*(drop|destroy|wipe|truncate|reset|delete|purge)\S*\.(sql|cql)/,
        ]),
      ),
      pg_ctl: /\bstop\b.*(-m|--mode=?) ?(immediate|i)\b/,
      pg_ctlcluster: /\b(stop|restart)\b/,
      'pulsar-admin': /\bdelete\b/,
      curator: /delete/,
      curator_cli: /delete/,
      arangosh: /_drop|\.drop\(/,
      'couchbase-cli': /\b(bucket-delete|bucket-flush|node-reset)\b/,
      mysqlsh: /\b(drop|truncate) /i,
      nodetool: /^(clearsnapshot|decommission|removenode|assassinate|drain|truncatehints)\b/,
      'riak-admin': /\b(leave|force-remove)\b/,
      'kafka-consumer-groups': /--(delete|reset-offsets)\b(?!.*--dry-run)/,
      'kafka-consumer-groups.sh': /--(delete|reset-offsets)\b(?!.*--dry-run)/,
      'kafka-delete-records': /--offset/,
      'kafka-delete-records.sh': /--offset/,
      rpk: /\btopic delete\b|\bgroup delete\b/,
      'zkcli.sh': /\b(deleteall|rmr|delete)\b/,
      zookeepercli: /\b(rmr|delete\S*)\b/,
      surreal: /\bremove (database|namespace|table)\b/,
      tarantoolctl: /\bstop\b/,
      'memcached-tool': /\bflush_all\b/,
      'elasticsearch-reset-password': /-u ?\S/,
      rq: /^empty\b/,
      atlas: /^schema clean\b/,
    },
    examples: {
      hit: [
        'cypher-shell "MATCH (n) DETACH DELETE n"',
        'neo4j-admin database delete x',
        'psql -f drop_all.sql',
        'initdb -D /var/lib/postgresql/data',
        'nodetool decommission',
        'memcached-tool localhost:11211 flush_all',
        'rq empty --all',
      ],
      miss: [
        'memcached-tool localhost:11211 stats',
        'rq info',
        'cypher-shell "MATCH (n) RETURN n"',
        'psql -f schema.sql',
        'initdb -D ./pgdata',
        'nodetool status',
      ],
    },
  }),
  {
    id: 'hbase-destruction',
    severity: 'ask',
    reason: 'It drops or empties tables.',
    commands: ['hbase'],
    match: (run) =>
      run.args[0] === 'shell' &&
      /(^|[\s;])(drop|drop_all|disable|disable_all|truncate|truncate_preserve|deleteall|drop_namespace)\s+['"]/.test(
        run.stdin?.text ?? '',
      ),
    examples: {
      hit: [`echo "disable 't'; drop 't'" | hbase shell`, `hbase shell <<< "truncate 't'"`],
      miss: [`echo "list" | hbase shell`, 'hbase shell', `hbase shell <<< "scan 'drops'"`],
    },
  },
];
