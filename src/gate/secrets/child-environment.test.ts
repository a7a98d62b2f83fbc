import { expect, test } from 'vitest';
import { childEnvironment, isForbidden } from './child-environment.js';

const source = {
  PATH: '/usr/bin',
  HOME: '/home/me',
  LANG: 'C.UTF-8',
  LC_TIME: 'de_DE',
  XDG_RUNTIME_DIR: '/run/user/1',
  OPENAI_API_KEY: 'sk-1',
  ANTHROPIC_API_KEY: 'sk-2',
  TELEGRAM_BOT_TOKEN: '1:AA',
  HERMES_HOME: '/x',
  NODE_OPTIONS: '--require evil',
  BASH_ENV: 'evil',
  LD_PRELOAD: 'evil.so',
  MY_DB_URL: 'postgres://x',
  MY_DB_NAME: 'x',
  RANDOM_THING: '1',
  HTTPS_PROXY: 'http://user:pw@proxy.example:3128',
};

test('only what programs need to work passes by itself', () => {
  expect(childEnvironment(source)).toEqual({
    PATH: '/usr/bin',
    HOME: '/home/me',
    LANG: 'C.UTF-8',
    LC_TIME: 'de_DE',
    XDG_RUNTIME_DIR: '/run/user/1',
    HTTPS_PROXY: 'http://proxy.example:3128',
  });
});

test('declared and allowed names pass, also by prefix', () => {
  const child = childEnvironment(source, { declared: ['RANDOM_THING'], allow: ['MY_DB_*'] });
  expect(child).toMatchObject({ RANDOM_THING: '1', MY_DB_URL: 'postgres://x', MY_DB_NAME: 'x' });
});

test('provider keys, our own variables and code loaders never pass, even when declared', () => {
  const names = [
    'OPENAI_API_KEY',
    'ANTHROPIC_API_KEY',
    'TELEGRAM_BOT_TOKEN',
    'HERMES_HOME',
    'NODE_OPTIONS',
    'BASH_ENV',
    'LD_PRELOAD',
  ];
  const child = childEnvironment(source, { declared: names, allow: ['*', ...names] });
  for (const name of names) {
    expect(child).not.toHaveProperty(name);
    expect(isForbidden(name)).toBe(true);
  }
});

test('a lone star asks for nothing, and a null byte keeps a variable out', () => {
  expect(childEnvironment({ A: '1', PATH: 'x\0y' }, { allow: ['*', ' '] })).toEqual({});
});
