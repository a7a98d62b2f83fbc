import { expect, it } from 'vitest';
import { isSecretName } from './secret-name.js';

it.each([
  'OPENAI_API_KEY',
  'api_key',
  'APIKEY',
  'GITHUB_TOKEN',
  'DB_PASSWORD_2',
  'DB_PASS',
  'MYSQL_PWD',
  'SENTRY_DSN',
  'SLACK_WEBHOOK_URL',
  'GOOGLE_APPLICATION_CREDENTIALS_JSON',
  'KEY',
])('%s names a secret', (name) => expect(isSecretName(name)).toBe(true));

it.each([
  'PATH',
  'PWD',
  'OLDPWD',
  'HOME',
  'KEYBOARD',
  'MONKEY',
  'SSH_KEY_PATH',
  'TOKENIZERS_PARALLELISM',
  'SSH_AUTH_SOCK',
  'PASSENGERS',
  'XAUTHORITY',
])('%s does not', (name) => expect(isSecretName(name)).toBe(false));
