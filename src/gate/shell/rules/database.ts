import { destructiveSql } from '../code/scan-sql.js';
import type { Run } from '../run.js';
import { isPrefix } from '../unwrap/prefixes.js';
import { isRehearsal } from './arguments.js';
import type { Rule } from './rule.js';

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
  'questdb-cli',
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

/** Programs to which such a text is something to look for, to show or to keep. */
const TEXT_PROGRAMS =
  /^(echo|printf|e?grep|fgrep|rg|ag|ack|git|gh|glab|sed|awk|jq|yq|man|say|logger|notify-send|tee|cat|test|\[|sh|bash|zsh|dash|ksh|fish|python\w*|perl|ruby|node|php|xargs|find|curl|wget|http|slackcat|hermes)$/;

export const DATABASE_RULES: readonly Rule[] = [
  {
    id: 'sql-destruction',
    severity: 'ask',
    reason: 'It drops tables or databases, deletes or changes every row, or reaches outside the database.',
    commands: SQL_CLIENTS,
    match: (run) =>
      sqlTexts(run).some((text) => destructiveSql(text) !== undefined && !isOwnExport(run, text)) && !isRehearsal(run),
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
        'psql -c "EXPLAIN ANALYZE DELETE FROM users"',
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
        'psql -c "EXPLAIN DELETE FROM users"',
        "bq query --dry_run 'DELETE FROM d.t WHERE true'",
        `duckdb a.db "COPY (SELECT * FROM t) TO 'out.parquet'"`,
        'psql -c "VACUUM ANALYZE"',
      ],
    },
  },
  {
    id: 'sql-from-elsewhere',
    severity: 'ask',
    reason: 'It runs SQL that by its name or its origin destroys.',
    commands: ['psql', 'mysql', 'mariadb', 'sqlite3', 'sqlcmd', 'sqlplus', 'clickhouse-client', 'cqlsh', 'duckdb'],
    match: (run) =>
      run.redirects.some(({ operator, target }) => operator === '<' && DESTROYING_FILE.test(target.text)) ||
      run.args.some((arg) => arg.startsWith('@') && DESTROYING_FILE.test(arg.slice(1))) ||
      run.stdin?.producers.some(printsDestruction) === true,
    examples: {
      hit: [
        'mysql shop < drop_all.sql',
        'sqlplus x/y @drop.sql',
        'python manage.py sqlflush | psql app',
        `psql -tAc "select 'drop table '||tablename||';' from pg_tables" | psql`,
      ],
      miss: [
        'mysql shop < schema.sql',
        'psql -tAc "select 1" | psql',
        'pg_dump a | psql b',
        'psql app < add-drop-down.sql',
      ],
    },
  },
  {
    id: 'sql-of-any-client',
    severity: 'ask',
    reason: 'It hands SQL that destroys to a program.',
    match: (run) =>
      !TEXT_PROGRAMS.test(run.name) &&
      !isPrefix(run.name) &&
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
        (/sql|db$|-cli$|cql|spanner|surreal|cockroach|cypher|influx|prisma/.test(run.name) &&
          !SQL_READERS.test(run.name) &&
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
        "nohup grep -q 'DROP TABLE x' log",
        "surreal sql <<< 'SELECT * FROM a'",
        "acmedb --query 'DELETE FROM t WHERE id = 3'",
        "echo 'DELETE FROM users;' | sqlfluff lint -",
      ],
    },
  },
];

/** `COPY ... TO 'out.parquet'` is how an engine inside the process saves a result; a server writes its own files. */
function isOwnExport(run: Run, text: string): boolean {
  return /^(duckdb|clickhouse-local)$/.test(run.name) && /^\s*copy\b[^;]*\bto\s*'[\w][\w./-]*'[^;]*;?\s*$/i.test(text);
}

const DESTROYING_FILE = /(?:^|\/)(?:drop|destroy|wipe|truncate|purge)[\w-]*\.sql$/i;

/** A program that writes statements which destroy, for another to run. */
function printsDestruction(producer: Run): boolean {
  return producer.args.some(
    (arg) =>
      /^(?:sqlflush|sqlclear|--clean)$/.test(arg) ||
      (/^\s*select\b/i.test(arg) && /'\s*(?:drop|truncate|delete from)\s/i.test(arg)),
  );
}

/** They format, check or translate SQL and run none. */
const SQL_READERS = /^(sqlfluff|sqlfmt|sqlparse|sqlformat|sql-formatter|sql-lint|sqlint|sqlglot|squawk|sqlc|sqruff)$/;

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
