import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../src/gate/shell/judge-command.js';
import { RULES } from '../src/gate/shell/rules/all-rules.js';

for (const [category, rules] of Object.entries(RULES)) {
  describe(`rules about ${category}`, () => {
    for (const rule of rules) {
      it(`${rule.id} finds its examples and leaves the others alone`, () => {
        const found = (command: string) => judgeCommand(command).findings.some((finding) => finding.rule === rule.id);
        expect(rule.examples.hit.filter((command) => !found(command))).toEqual([]);
        expect(rule.examples.miss.filter(found)).toEqual([]);
      });
    }
  });
}

describe('the rule tables', () => {
  it('take the home of root for the system, unless it is our own', () => {
    const rulesOf = (home: string) =>
      judgeCommand('rm a', { cwd: '/root/work', home }).findings.map(({ rule }) => rule);
    expect(rulesOf('/home/me')).toEqual(['system-file-delete']);
    expect(rulesOf('/root')).toEqual([]);
  });

  it('have unique ids, a reason and examples for every row', () => {
    const rules = Object.values(RULES).flat();
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    for (const rule of rules) {
      expect(rule.reason, rule.id).toMatch(/\.$/);
      expect(rule.examples.hit.length, rule.id).toBeGreaterThan(0);
      expect(rule.examples.miss.length, rule.id).toBeGreaterThan(0);
    }
  });
});
