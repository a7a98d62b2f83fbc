import { describe, expect, it } from 'vitest';
import { refusedVariable } from './refused-variable.js';

describe('changing a variable', () => {
  it.each([
    'HERMES_HOME',
    'hermes_x',
    'LD_PRELOAD',
    'DYLD_INSERT_LIBRARIES',
    'NODE_OPTIONS',
    'BASH_ENV',
    'ENV',
    'PYTHONPATH',
    'PYTHONUNBUFFERED',
    'GIT_SSH_COMMAND',
    'GIT_DIR',
    'PERL5OPT',
    'PROMPT_COMMAND',
    'JAVA_TOOL_OPTIONS',
  ])('is refused for %s', (name) => expect(refusedVariable(name)).toBeDefined());

  it.each(['PATH', 'NODE_ENV', 'OPENAI_API_KEY', 'MY_ENV', 'ENVIRONMENT', 'LDAP_HOST', 'GITHUB_TOKEN'])(
    'is possible for %s',
    (name) => expect(refusedVariable(name)).toBeUndefined(),
  );
});
