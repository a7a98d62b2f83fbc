import { describe, expect, it } from 'vitest';
import { createSessionEnv } from './create-session-env.js';

describe('the variables of a session', () => {
  const base = { PATH: '/bin', HOME: '/home/me', OPENAI_API_KEY: 'sk-1', MINE: '1', OTHER: '2' };

  it('gives children the ordinary ones, those passed through and those set in the session', () => {
    const env = createSessionEnv({ base, passthrough: ['MINE'] });
    env.set('NODE_ENV', 'test');
    env.set('OPENAI_API_KEY', 'sk-2');
    expect(env.forChildren()).toEqual({ PATH: '/bin', HOME: '/home/me', MINE: '1', NODE_ENV: 'test' });
    expect(env.get('OPENAI_API_KEY')).toBe('sk-2');
  });

  it('forgets what was unset, also what it was started with', () => {
    const env = createSessionEnv({ base });
    env.set('X', '1');
    env.unset('X');
    env.unset('HOME');
    expect(env.forChildren()).toEqual({ PATH: '/bin' });
    expect(env.list()).not.toHaveProperty('HOME');
  });

  it('takes names of object members for ordinary names, and never changes a list it gave away', () => {
    const env = createSessionEnv({ base: {} });
    const before = env.list();
    expect(env.get('constructor')).toBeUndefined();
    env.set('__proto__', 'x');
    expect(env.get('__proto__')).toBe('x');
    expect(Object.keys(before)).toEqual([]);
    expect(Object.keys(env.list())).toEqual(['__proto__']);
  });
});
