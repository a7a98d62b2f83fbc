import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/cli/command-table.js';
import { parseConfig } from '../src/config/parse-config.js';
import { readAllowlist } from '../src/gate/approvals/allowlist-text.js';
import { lintProfile } from '../src/gate/profiles/lint-profile.js';
import { parseProfiles } from '../src/gate/profiles/parse-profiles.js';

const read = (name: string): string => readFileSync(fileURLToPath(new URL(`../docs/${name}`, import.meta.url)), 'utf8');
const yamlOf = (name: string): string => /```yaml\n([\s\S]*?)```/.exec(read(name))?.[1] ?? '';

describe('what the pages about safety show', () => {
  it('is a profile that works and has no rule without effect', async () => {
    const parsed = await parseProfiles(yamlOf('permissions.md'), 'permissions.md');
    if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
    expect(Object.values(parsed.profiles).flatMap((profile) => lintProfile(profile))).toEqual([]);
  });

  it('are kept answers that config.yaml takes and the gate understands', async () => {
    const text = yamlOf('approvals.md');
    await parseConfig(text, 'config.yaml');
    const { approvals, problems } = await readAllowlist(text);
    expect([approvals.length, problems]).toEqual([4, []]);
  });

  it.each(['permissions.md', 'approvals.md', 'audit.md', 'safety.md'])('%s names only commands that exist', (name) => {
    const known = COMMANDS.map((command) => command.name);
    const named = [...read(name).matchAll(/(?<![\w/-])hermes ((?:permissions|approvals|audit) [a-z]+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((command) => !known.includes(command))).toEqual([]);
  });
});
