import { destructiveSql } from '../code/scan-sql.js';
import type { Run } from '../run.js';
import { hasExact, hasOption, isRehearsal, optionValue, verbs } from './arguments.js';
import type { Rule } from './rule.js';
import { wordRule } from './word-rule.js';

const SQL_CLIENTS = [
  'psql',
  'mysql',
  'mariadb',
  'sqlite3',
  'sqlite',
  'sqlcmd',
  'sqlplus',
  'sql',
  'cqlsh',
  'clickhouse-client',
  'clickhouse',
  'clickhouse-local',
  'duckdb',
  'pgcli',
  'mycli',
  'litecli',
  'usql',
  'snowsql',
  'snow',
  'cockroach',
  'trino',
  'presto',
  'hive',
  'beeline',
  'impala-shell',
  'spark-sql',
  'bq',
  'isql',
  'tsql',
  'osql',
  'db2',
  'vsql',
  'ksql',
  'questdb',
  'surreal',
  'rqlite',
  'litestream',
  'turso',
  'wrangler',
  'supabase',
  'heroku',
  'prisma',
  'npx',
  'dolt',
  'monetdb',
  'mclient',
  'fly',
  'aws',
  'gcloud',
  'planetscale',
  'pscale',
  'mssql-cli',
  'influx',
  'timescaledb',
  'edgedb',
  'sqlx',
  'dbeaver',
  'rails',
  'php',
  'wp',
  'drush',
  'invoke-sqlcmd',
  'libsql',
  'mysqlsh',
  'proxysql',
  'ysqlsh',
  'ycqlsh',
  'tidb',
  'tiup',
];

const MIGRATORS = [
  'rails',
  'rake',
  'artisan',
  'php',
  'sail',
  'python',
  'python3',
  'manage.py',
  'django-admin',
  'prisma',
  'sequelize',
  'sequelize-cli',
  'mix',
  'alembic',
  'flask',
  'flyway',
  'liquibase',
  'diesel',
  'typeorm',
  'typeorm-ts-node-commonjs',
  'mikro-orm',
  'sqlx',
  'knex',
  'supabase',
  'dbmate',
  'goose',
  'migrate',
  'drizzle-kit',
  'wp',
  'drush',
  'dotnet',
  'dotnet-ef',
  'bin/console',
  'console',
];

/** Programs to which such a text is something to look for, to show or to keep. */
const TEXT_PROGRAMS =
  /^(echo|printf|e?grep|fgrep|rg|ag|ack|git|gh|glab|sed|awk|jq|yq|man|say|logger|notify-send|tee|cat|test|\[|sh|bash|zsh|dash|ksh|fish|python\w*|perl|ruby|node|php|xargs|find|curl|wget|http|slackcat|hermes)$/;

export const DATABASE_RULES: readonly Rule[] = [
  {
    id: 'sql-destruction',
    severity: 'ask',
    reason: 'It drops tables or databases, deletes or changes every row, or reaches outside the database.',
    commands: SQL_CLIENTS,
    match: (run) => sqlTexts(run).some((text) => destructiveSql(text) !== undefined),
    examples: {
      hit: [
        'psql -c "DROP DATABASE prod;"',
        'sqlite3 app.db "DELETE FROM users"',
        'mysql -e "TRUNCATE TABLE t"',
        'echo "DROP TABLE x" | psql',
        'psql <<EOF\nDROP TABLE t;\nEOF',
        'mysql -Bse "delete from t where 1=1"',
        'psql -c "UPDATE users SET admin=true"',
        'psql -c "COPY t TO PROGRAM \'sh\'"',
        'mysql --execute="DROP DATABASE a"',
        'sqlite3 a.db "delete/**/from t"',
        'psql -c "ALTER TABLE t DROP COLUMN c"',
        'docker exec db psql -U x -c "drop schema public cascade"',
        'cqlsh -e "DROP KEYSPACE x"',
        'sqlcmd -Q "DROP TABLE x"',
        'bq query "DROP TABLE d.t"',
        'psql -c "select 1; drop table x"',
        'psql -f <(echo "drop table users")',
      ],
      miss: [
        'psql -c "SELECT * FROM t"',
        'psql -c "DELETE FROM t WHERE id=1"',
        'psql -c "UPDATE users SET name=\'a\' WHERE id=1"',
        'sqlite3 app.db "SELECT count(*) FROM t"',
        'psql -c "INSERT INTO logs VALUES (\'drop table x\')"',
        'mysql -e "SHOW TABLES"',
        'psql -f schema.sql',
        'sqlite3 a.db .tables',
        'psql -c "CREATE TABLE t (id int)"',
        'mysql db < dump.sql',
        'psql -c "ALTER TABLE t ADD COLUMN c int"',
        'psql -c "select 1 -- drop table x"',
        'psql -l',
        'psql -c "EXPLAIN SELECT 1"',
        'psql -c "VACUUM ANALYZE"',
      ],
    },
  },
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
        /(^|[\s;\n])(flushall|flushdb|flush_all|shutdown|config (set|rewrite|resetstat)|debug|slaveof|replicaof|script flush|module (load|unload)|cluster (reset|flushslots|forget)|acl (setuser|deluser)|swapdb|failover|function (flush|delete)|migrate)\b|redis\.p?call\(['"](flush|del|shutdown|config)/i.test(
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
        /\.(dropDatabase|drop|dropCollection|dropIndexes|dropUser|dropAllUsersFromDatabase|shutdownServer|dropRole|fsyncLock)\s*\(|\.(deleteMany|remove|deleteOne|bulkWrite)\s*\(\s*(\{\s*\})?\s*[,)]|\.updateMany\s*\(\s*\{\s*\}|dropDatabase\s*:|\.(createUser|grantRolesToUser)\s*\(/.test(
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
  {
    id: 'migration-reset',
    severity: 'ask',
    reason: 'It throws the database of the application away and builds it anew.',
    commands: MIGRATORS,
    match: resetsMigrations,
    examples: {
      hit: [
        'rails db:drop',
        'bin/rails db:reset',
        'rake db:drop',
        'php artisan migrate:fresh',
        'php artisan db:wipe',
        'python manage.py flush --noinput',
        'npx prisma migrate reset',
        'prisma db push --force-reset',
        'npx sequelize-cli db:drop',
        'mix ecto.drop',
        'alembic downgrade base',
        'flyway clean',
        'diesel database reset',
        'typeorm schema:drop',
        'sqlx database drop -y',
        'python manage.py reset_db',
        'knex migrate:rollback --all',
        'supabase db reset',
        'liquibase dropAll',
        'bundle exec rake db:schema:load',
        'dbmate drop',
        'python manage.py migrate app zero',
        'drizzle-kit push --force',
        'wp db reset --yes',
        'drush sql-drop',
      ],
      miss: [
        'rails db:migrate',
        'python manage.py migrate',
        'npx prisma migrate dev',
        'php artisan migrate',
        'alembic upgrade head',
        'mix ecto.migrate',
        'rake db:seed',
        'drizzle-kit generate',
        'npx prisma generate',
        'prisma db push',
        'flask db upgrade',
        'npm run db:reset:help',
      ],
    },
  },
  wordRule({
    id: 'store-removal',
    severity: 'ask',
    reason: 'It empties or removes a store of data.',
    programs: {
      'neo4j-admin': /\bdatabase (delete|load\b.*--overwrite)/,
      'cypher-shell': /\b(detach )?delete\b|\bdrop (database|index|constraint)\b/,
      initdb: /-d ?\/var\/lib\//,
      psql: /(^| )(-f|--file)[ =]?\S*(drop|destroy|wipe|truncate|reset|delete|purge)\S*\.sql/,
      mc: /^(rb|rm\b.*--(recursive|force)|admin (user|policy|service)|mirror\b.*--remove)/,
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
    },
    examples: {
      hit: [
        'cypher-shell "MATCH (n) DETACH DELETE n"',
        'neo4j-admin database delete x',
        'psql -f drop_all.sql',
        'initdb -D /var/lib/postgresql/data',
        'nodetool decommission',
      ],
      miss: ['cypher-shell "MATCH (n) RETURN n"', 'psql -f schema.sql', 'initdb -D ./pgdata', 'nodetool status'],
    },
  }),
  {
    id: 'sql-of-any-client',
    severity: 'ask',
    reason: 'It hands SQL that destroys to a program.',
    match: (run) =>
      !TEXT_PROGRAMS.test(run.name) &&
      (run.args.some(
        (arg, index) =>
          arg.includes(' ') &&
          /^\s*(drop|truncate|delete|alter|remove|update)\s+\w/i.test(arg) &&
          (/^(-[a-zA-Z]*[ceqQs]|--?(execute|query|command|sql|statement|cmd|eval|execute-sql))$/.test(
            run.args[index - 1] ?? '',
          ) ||
            /^(sql|query|exec|execute|execute-sql|sh|shell)$/.test(run.args[index - 1] ?? '')) &&
          destructiveSql(arg) !== undefined,
      ) ||
        (/sql|db$|-cli$|cql|spanner|surreal|cockroach|cypher|influx/.test(run.name) &&
          run.stdin?.text !== undefined &&
          run.stdin.text !== null &&
          destructiveSql(run.stdin.text) !== undefined)),
    examples: {
      hit: [
        "spanner-cli -e 'DROP TABLE Singers'",
        "surreal sql --conn http://localhost:8000 <<< 'REMOVE DATABASE shop'",
        "acmedb --query 'TRUNCATE users'",
      ],
      miss: [
        "spanner-cli -e 'SELECT 1'",
        "grep -e 'DROP TABLE x' log",
        "git log -S 'DROP TABLE x'",
        "surreal sql <<< 'SELECT * FROM a'",
        "acmedb --query 'DELETE FROM t WHERE id = 3'",
      ],
    },
  },
];

/** Texts of a command that a database client would run. */
export function sqlTexts(run: Run): string[] {
  const isUnlikely = /^(npx|fly|aws|gcloud|heroku|php|rails|wp|drush|supabase|wrangler|prisma|turso)$/.test(run.name);
  const texts = run.args
    .filter(
      (arg) =>
        /\s/.test(arg) || /^(--(command|execute|query|sql|eval|statement|init-command)|-[a-zA-Z]*[ceqQ])=?./.test(arg),
    )
    .map((arg) => arg.replace(/^(--[\w-]+=|-[a-zA-Z]*[ceqQ](?=\w{4,} ))/, ''));
  const usable = isUnlikely
    ? texts.filter((text) =>
        /^\s*(drop|delete|truncate|update|alter|grant|revoke|select|with|insert|create)\b/i.test(text),
      )
    : texts;
  return isUnlikely ? usable : [...usable, run.stdin?.text ?? '', run.file?.text ?? ''].filter((text) => text !== '');
}

function resetsMigrations(run: Run): boolean {
  const words = run.args.filter((arg) => !arg.startsWith('-'));
  const text = run.args.join(' ');
  if (isRehearsal(run)) return false;
  switch (run.name) {
    case 'rails':
    case 'rake':
      return words.some((word) =>
        /^db:(drop|reset|purge|schema:load|structure:load|truncate_all|setup|seed:replant|migrate:reset)(:\w+)?$/.test(
          word,
        ),
      );
    case 'artisan':
    case 'php':
    case 'sail':
      return words.some((word) =>
        /^(migrate:(fresh|reset|refresh)|db:wipe|doctrine:(database|schema):drop)$/.test(word),
      );
    case 'python':
    case 'python3':
    case 'manage.py':
    case 'django-admin':
      return (
        (/(^|\s|\/)(manage\.py\s+)?(flush|reset_db|sqlflush_apply|reset_schema)(\s|$)/.test(text) &&
          (/manage\.py/.test(text) || /^(manage\.py|django-admin)$/.test(run.name))) ||
        /manage\.py migrate \S+ zero/.test(text)
      );
    case 'prisma':
      return (
        /^migrate reset/.test(words.join(' ')) ||
        hasExact(run, '--force-reset', '--accept-data-loss') ||
        words.slice(0, 2).join(' ') === 'db drop'
      );
    case 'sequelize':
    case 'sequelize-cli':
      return words.some((word) => /^db:(drop|migrate:undo:all)$/.test(word));
    case 'mix':
      return words.some((word) => /^ecto\.(drop|reset)$/.test(word));
    case 'alembic':
    case 'flask':
      return /\bdowngrade base\b/.test(text);
    case 'flyway':
      return words.includes('clean');
    case 'liquibase':
      return words.some((word) => /^(dropall|drop-all)$/i.test(word));
    case 'diesel':
      return /^database (reset|drop)|^migration redo --all/.test(words.join(' '));
    case 'typeorm':
    case 'typeorm-ts-node-commonjs':
    case 'mikro-orm':
      return words.some((word) => /^schema:(drop|fresh)$|^database:drop$/.test(word));
    case 'sqlx':
      return words[0] === 'database' && /^(drop|reset)$/.test(words[1] ?? '');
    case 'knex':
      return /migrate:rollback/.test(text) && hasExact(run, '--all');
    case 'supabase':
      return words[0] === 'db' && words[1] === 'reset';
    case 'dbmate':
      return words[0] === 'drop';
    case 'goose':
    case 'migrate':
      return words.some((word) => word === 'drop' || (run.name === 'goose' && word === 'reset'));
    case 'drizzle-kit':
      return words[0] === 'drop' || (words[0] === 'push' && hasExact(run, '--force'));
    case 'wp':
      return (
        (words[0] === 'db' && /^(reset|drop|clean)$/.test(words[1] ?? '')) ||
        (words[0] === 'site' && words[1] === 'empty')
      );
    case 'drush':
      return words.some((word) => /^(sql-drop|sql:drop|site-install|si)$/.test(word));
    case 'dotnet':
    case 'dotnet-ef':
      return /\bdatabase drop\b/.test(text);
    case 'bin/console':
    case 'console':
      return words.some((word) => /^doctrine:(database|schema):drop$/.test(word));
    default:
      return false;
  }
}
