import { expect, it } from 'vitest';
import { configSchema } from '../config/schema.js';
import { chooseEnvironment } from './choose-environment.js';

const terminal = (given: object) => configSchema.parse({ terminal: given }).terminal;

it('takes what the settings say unless something else is wished for', () => {
  const settings = terminal({ env_type: 'ssh', ssh_host: 'build', cwd: '/srv' });
  expect(chooseEnvironment(settings, undefined)).toMatchObject({ kind: 'ssh', terminal: { cwd: '/srv' } });
  expect(chooseEnvironment(settings, 'docker')).toMatchObject({ kind: 'docker', terminal: { cwd: undefined } });
  expect(chooseEnvironment(settings, { type: 'ssh', host: 'other', ssh_port: 2222 }).terminal).toMatchObject({
    ssh_host: 'other',
    ssh_port: 2222,
    cwd: '/srv',
  });
  expect(chooseEnvironment(settings, 'podman')).toMatchObject({ kind: 'docker', engine: 'podman' });
});

it('tells choices apart by what was said', () => {
  const settings = terminal({});
  const key = (wish: Parameters<typeof chooseEnvironment>[1]): string => chooseEnvironment(settings, wish).key;
  expect(key({ type: 'docker', image: 'a', cpu: 2 })).toBe(key({ type: 'docker', cpu: 2, docker_image: 'a' }));
  expect(key({ type: 'docker', image: 'a' })).not.toBe(key({ type: 'docker', image: 'b' }));
  expect(key('local')).toBe(key(undefined));
});

it('takes the settings of the clouds', () => {
  expect(chooseEnvironment(terminal({}), { type: 'modal', app: 'mine', modal_timeout: 60 }).terminal).toMatchObject({
    modal_app: 'mine',
    modal_timeout: 60,
  });
  expect(chooseEnvironment(terminal({}), { type: 'daytona', snapshot: 's', auto_stop: 0 }).terminal).toMatchObject({
    daytona_snapshot: 's',
    daytona_auto_stop: 0,
  });
});

it.each([
  [{ type: 'modal', timeout: 90_000 }, /from 1 to 86400/],
  [{ type: 'daytona', auto_stop: -1 }, /whole number/],
  [{ type: 'docker', cpu: 0 }, /must be a number/],
  ['nowhere', /no environment "nowhere"/],
  [{ type: 'docker', imgae: 'x' }, /no setting imgae.*image/],
  [{ type: 'docker', image: 7 }, /must be a text/],
  [{ type: 'docker', volumes: '/a:/b' }, /list of texts/],
  [{ type: 'ssh', constructor: 'x' }, /no setting constructor/],
  [{ type: 'local', image: 'x' }, /no setting image/],
])('refuses %j in words', (wish, message) => {
  expect(() => chooseEnvironment(terminal({}), wish)).toThrow(message);
});
