import type { Run } from '../run.js';
import { hasExact, isRehearsal } from './arguments.js';
import type { Rule } from './rule.js';

const MIGRATORS = [
  'rails',
  'rake',
  'sea-orm-cli',
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

export const MIGRATION_RULES: readonly Rule[] = [
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
        'bundle exec rake db:schema:load RAILS_ENV=test',
        'RAILS_ENV=test bin/rails db:reset',
        'drizzle-kit generate',
        'npx prisma generate',
        'prisma db push',
        'flask db upgrade',
        'npm run db:reset:help',
      ],
    },
  },
];

function resetsMigrations(run: Run): boolean {
  const words = run.args.filter((arg) => !arg.startsWith('-'));
  const text = run.args.join(' ');
  if (isRehearsal(run)) return false;
  switch (run.name) {
    case 'rails':
    case 'rake':
      // A database of tests is made anew for every run.
      if (run.args.includes('RAILS_ENV=test') || run.assignments.some(isTestEnvironment)) return false;
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
      return words.some((word) => /^(drop-?all|rollback(-\w+)*|rollback\w+)$/i.test(word) && !/sql$/i.test(word));
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
      return (
        words.some((word) => word === 'drop' || (run.name === 'goose' && /^(reset|down-to)$/.test(word))) ||
        // Without a number `migrate down` takes every step back.
        (run.name === 'migrate' && /^(down|-all)$/.test(words.at(-1) ?? ''))
      );
    case 'sea-orm-cli':
      return words[0] === 'migrate' && /^(?:fresh|reset|refresh)$/.test(words[1] ?? '');
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

function isTestEnvironment({ name, value }: Run['assignments'][number]): boolean {
  return /^(?:RAILS|RACK)_ENV$/.test(name) && value.text === 'test';
}
