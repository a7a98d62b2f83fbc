import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from './load-config.js';
import { ConfigError, parseConfig } from './parse-config.js';
import { homePaths } from './paths.js';
import { withTerminalVariables } from './terminal-overrides.js';

const problems = async (text: string): Promise<string> => {
  const problem = await parseConfig(text, 'config.yaml').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ConfigError);
  return (problem as ConfigError).message;
};

describe('parseConfig', () => {
  it('fills in every default for an empty file', async () => {
    const config = await parseConfig('', 'config.yaml');
    expect(config).toMatchObject({
      profile: 'default',
      toolsets: null,
      approvals: { mode: 'manual', timeout: 60 },
      terminal: { env_type: 'local', timeout: 180 },
    });
  });

  it('names every setting of a section when none is near', async () => {
    await expect(parseConfig('audit:\n  zzzzzz: 1\n', 'config.yaml')).rejects.toThrow(
      /^config\.yaml:2: audit\.zzzzzz: unknown setting\. Known here: .*sync/,
    );
  });

  it('names file, line and field of an unknown setting and suggests the near one', async () => {
    expect(await problems('profile: safe\nterminal:\n  time_out: 5\n')).toBe(
      'config.yaml:3: terminal.time_out: unknown setting. Did you mean timeout?',
    );
  });

  it('suggests inside a named server', async () => {
    expect(await problems('mcp_servers:\n  files:\n    comand: npx\n')).toContain(
      'config.yaml:3: mcp_servers.files.comand: unknown setting. Did you mean command?',
    );
  });

  it('refuses command patterns that could never match', async () => {
    expect(await problems("approvals:\n  deny: ['']\n")).toMatch(/^config\.yaml:2: approvals\.deny\.0: A pattern is/);
    expect(await problems('approvals:\n  allow:\n    - git push\n    - git "pu\n')).toMatch(
      /^config\.yaml:4: approvals\.allow\.1: A quote is not closed/,
    );
    expect(await problems('approvals:\n  ask: ["git push\\0"]\n')).toMatch(/approvals\.ask\.0: Control characters/);
  });

  it('names the line of a value of the wrong type', async () => {
    expect(await problems('approvals:\n  timeout: soon\n')).toMatch(/^config\.yaml:2: approvals\.timeout: /);
  });

  it('lists every problem at once', async () => {
    expect((await problems('profil: x\ntoolset: y\n')).split('\n')).toHaveLength(2);
  });

  it('names the line of broken YAML', async () => {
    expect(await problems('profile: [unclosed\n')).toMatch(/^config\.yaml:\d+: /);
  });
});

describe('loadConfig', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'hermes-config-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('answers the defaults where there is no file, and keeps what it parsed', async () => {
    const paths = homePaths({}, home);
    expect((await loadConfig(paths)).profile).toBe('default');
    expect(JSON.parse(readFileSync(join(paths.cache, 'config.json'), 'utf8')).config.profile).toBe('default');
  });

  it('reads a changed file again', async () => {
    const paths = homePaths({}, home);
    writeFileSync(paths.config, 'profile: safe\n');
    expect((await loadConfig(paths)).profile).toBe('safe');
    writeFileSync(paths.config, 'profile: full_developer\n');
    utimesSync(paths.config, new Date(), new Date(Date.now() + 5_000));
    expect((await loadConfig(paths)).profile).toBe('full_developer');
  });

  it('keeps nothing an operator wrote, secrets in any section included, and answers it again', async () => {
    const paths = homePaths({}, home);
    const text = [
      'profile: safe',
      'mcp_servers:',
      '  a: { command: node, args: [--key, s3cret-arg], env: { A_TOKEN: s3cret-env } }',
      '  b: { url: "https://u:s3cret-url@h.example", headers: { Authorization: "Bearer s3cret-header" } }',
      'command_allowlist:',
      "  - 'curl -u me:s3cret-command https://h.example'",
      'plugins:',
      '  config: { p: { pin: 48151623, key: s3cret-plugin } }',
      '',
    ].join('\n');
    writeFileSync(paths.config, text);
    const parsed = await loadConfig(paths);
    const kept = readFileSync(join(paths.cache, 'config.json'), 'utf8');
    expect(kept).not.toMatch(/s3cret|48151623/);
    expect(await loadConfig(paths)).toEqual(parsed);
    expect(parsed).toEqual(await parseConfig(text, 'config.yaml'));
  });

  it('keeps no settings at all where a value does not stand in the file as it is, nor what an older cache held', async () => {
    const paths = homePaths({}, home);
    mkdirSync(paths.cache, { recursive: true });
    writeFileSync(join(paths.cache, 'config.json'), JSON.stringify({ key: 'older', config: { a: 's3cret' } }));
    writeFileSync(paths.config, 'plugins: { config: { p: { key: "s3cret\\x21", n: 0x10 } } }\n');
    for (const _ of [1, 2]) expect((await loadConfig(paths)).plugins.config).toEqual({ p: { key: 's3cret!', n: 16 } });
    expect(readdirSync(paths.cache)).toEqual([]);
  });

  it('survives a damaged cache', async () => {
    const paths = homePaths({}, home);
    mkdirSync(paths.cache, { recursive: true });
    writeFileSync(join(paths.cache, 'config.json'), '{"key":');
    expect((await loadConfig(paths)).profile).toBe('default');
  });
});

describe('withTerminalVariables', () => {
  it('lays variables over the settings, in the type of the setting', async () => {
    const config = await parseConfig('', 'config.yaml');
    const { terminal } = withTerminalVariables(config, {
      TERMINAL_TIMEOUT: '30',
      TERMINAL_ENV: 'ssh',
      TERMINAL_DOCKER_VOLUMES: '["/a:/b"]',
      TERMINAL_CONTAINER_PERSISTENT: 'no',
    });
    expect(terminal).toMatchObject({
      timeout: 30,
      env_type: 'ssh',
      docker_volumes: ['/a:/b'],
      container_persistent: false,
    });
  });

  it('names a variable that does not fit', async () => {
    const config = await parseConfig('', 'config.yaml');
    expect(() => withTerminalVariables(config, { TERMINAL_TIMEOUT: 'long' })).toThrow(
      'TERMINAL_TIMEOUT must be a number',
    );
    expect(() => withTerminalVariables(config, { TERMINAL_DOCKER_VOLUMES: '[broken' })).toThrow(
      'TERMINAL_DOCKER_VOLUMES',
    );
  });
});
