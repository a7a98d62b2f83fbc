import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DecideOptions, decide } from '../src/gate/decide.js';
import type { Profile, Verdict } from '../src/gate/profiles/profile.js';
import type { JudgedEffect } from '../src/gate/profiles/rule-helpers.js';
import { counts } from './counts.js';

interface Row extends Omit<DecideOptions, 'trusted'> {
  readonly say: string;
  readonly effects: readonly JudgedEffect[];
  readonly expected: Verdict;
  readonly trusted?: readonly string[];
}

const rows = JSON.parse(readFileSync(new URL('corpora/permissions.json', import.meta.url), 'utf8')) as Row[];

function decideRow({ say: _say, effects, expected: _expected, trusted = [], ...options }: Row): Verdict {
  return decide(effects, { ...options, trusted: ({ target = '' }) => trusted.includes(target) }).decision;
}

describe('the table of decisions', () => {
  it.each(rows.map((row) => [`${row.say}: ${JSON.stringify(row.effects)} ${row.expected}`, row] as const))(
    '%s',
    (_name, row) => {
      expect(decideRow(row)).toBe(row.expected);
    },
  );
});

describe('an explanation', () => {
  it('lists every rule that matched and marks those that decided', () => {
    const { decision, rules } = decide([{ permission: 'file:write', path: '/workspace/.env' }], {
      profile: 'full_developer',
    });
    expect(decision).toBe('deny');
    expect(rules).toContainEqual(
      expect.objectContaining({
        level: 'full_developer',
        rule: 'allow *',
        decision: 'allow',
        matched: true,
        decided: false,
      }),
    );
    expect(rules).toContainEqual(
      expect.objectContaining({ rule: 'file:write denied_paths /workspace/.env', decision: 'deny', decided: true }),
    );
    expect(rules.every(({ effect }) => effect?.permission === 'file:write')).toBe(true);
  });

  it('says so when no rule allows it', () => {
    const { rules } = decide([{ permission: 'git:write' }], { profile: 'readonly_research' });
    expect(rules).toEqual([
      expect.objectContaining({ decision: 'deny', decided: true, reason: 'no rule allows git:write' }),
    ]);
  });

  it('names an unknown profile and the one that was probably meant', () => {
    expect(() => decide([], { profile: 'full_develper' })).toThrow(/full_developer/);
    expect(() => decide([], { profile: '__proto__' })).toThrow(/Unknown profile/);
  });

  it('refuses a profile that is malformed instead of passing over the field', () => {
    const profile = { allow: ['*'], denny: ['file:write'] } as unknown as Profile;
    expect(() => decide([], { profile })).toThrow(/denny.*deny/);
    expect(() => decide([], { profile: { allow: 'file:read', deny: [] } as unknown as Profile })).toThrow(/allow/);
  });

  it('reads a profile again when it can have changed', () => {
    const profile = { allow: ['*'], deny: [] as string[] };
    expect(decide([{ permission: 'file:read' }], { profile }).decision).toBe('allow');
    profile.deny.push('file:read');
    expect(decide([{ permission: 'file:read' }], { profile }).decision).toBe('deny');
  });
});

const ROOMS = ['file', 'git', 'network', 'terminal', 'env'];
const VERBS = ['read', 'write', 'fetch', 'execute'];
const permission = fc.tuple(fc.constantFrom(...ROOMS), fc.constantFrom(...VERBS)).map((parts) => parts.join(':'));
const pattern = fc.oneof(
  permission,
  fc.constantFrom(...ROOMS).map((room) => `${room}:*`),
  fc.constantFrom(...VERBS).map((verb) => `*:${verb}`),
  fc.constant('*'),
);
const glob = fc.constantFrom('/w/**', '/w/a/**', '/w/*.txt', '/w/.env', '**/b', '/x/**', 'a/**', '/**');
const host = fc.constantFrom('a.example', '*.a.example', 'b.example', '*', 'a.example:8080');
const restriction = fc.record(
  {
    allowed_paths: fc.array(glob, { maxLength: 3 }),
    denied_paths: fc.array(glob, { maxLength: 2 }),
    allowed_hosts: fc.array(host, { maxLength: 2 }),
    denied_hosts: fc.array(host, { maxLength: 2 }),
    max_bytes: fc.nat(100),
    methods: fc.array(fc.constantFrom('GET', 'POST'), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const profileArbitrary: fc.Arbitrary<Profile> = fc.record(
  {
    allow: fc.array(pattern, { maxLength: 4 }),
    deny: fc.array(pattern, { maxLength: 2 }),
    approval_required: fc.array(pattern, { maxLength: 2 }),
    restrictions: fc.dictionary(pattern, restriction, { maxKeys: 2 }),
    tools: fc.dictionary(fc.constantFrom('t', 'u', 't*'), fc.constantFrom('allow', 'ask', 'deny'), { maxKeys: 1 }),
  },
  { requiredKeys: ['allow', 'deny'] },
);
const effect: fc.Arbitrary<JudgedEffect> = fc
  .tuple(
    permission,
    fc.oneof(
      fc.constant({}),
      fc.record({
        path: fc.constantFrom('/w/a/b', '/w/x.txt', '/w/.env', '/x/b', '/w/a/../../x/b', 'a/c', '/etc/hosts'),
      }),
      fc.record({ url: fc.constantFrom('https://a.example/', 'https://x.a.example/', 'http://b.example:8080/', 'x') }),
      fc.record({ bytes: fc.nat(200), method: fc.constantFrom('GET', 'POST') }),
    ),
  )
  .map(([name, rest]) => ({ permission: name, ...rest }));
const effects = fc.array(effect, { maxLength: 4 });
const options = { cwd: '/w', tool: 't' };
const RANK: Record<Verdict, number> = { allow: 0, ask: 1, deny: 2 };
const runs = { numRuns: counts.permissionProperties, seed: 20 };

function shuffled<T>(items: readonly T[], order: readonly number[]): T[] {
  return items
    .map((item, index) => ({ item, key: order[index % Math.max(order.length, 1)] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

describe('the algebra of decisions', () => {
  it('does not depend on the order of rules, levels or effects', () => {
    const order = fc.array(fc.nat(), { minLength: 5, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.array(profileArbitrary, { minLength: 1, maxLength: 4 }),
        effects,
        order,
        (levels, wanted, keys) => {
          const [profile, ...more] = levels as [Profile, ...Profile[]];
          const before = decide(wanted, { profile, levels: more, ...options });
          const [first, ...rest] = shuffled(
            levels.map((level) => shuffleRules(level, keys)),
            keys,
          ) as [Profile, ...Profile[]];
          const after = decide(shuffled(wanted, keys), { profile: first, levels: rest, ...options });
          expect(after.decision).toBe(before.decision);
        },
      ),
      runs,
    );
  });

  it('is only narrowed by a further level', () => {
    fc.assert(
      fc.property(profileArbitrary, profileArbitrary, effects, (profile, level, wanted) => {
        const alone = decide(wanted, { profile, ...options }).decision;
        const both = decide(wanted, { profile, levels: [level], ...options }).decision;
        expect(RANK[both]).toBeGreaterThanOrEqual(RANK[alone]);
        expect(RANK[both]).toBeGreaterThanOrEqual(RANK[decide(wanted, { profile: level, ...options }).decision]);
      }),
      runs,
    );
  });

  it('is only narrowed by a further deny, question, restriction or effect, and only widened by a further allow', () => {
    fc.assert(
      fc.property(profileArbitrary, pattern, restriction, effects, effect, (profile, rule, limits, wanted, another) => {
        const rank = (changed: Partial<Profile>, asked = wanted): number =>
          RANK[decide(asked, { profile: { ...profile, ...changed }, ...options }).decision];
        const now = rank({});
        expect(rank({ deny: [...profile.deny, rule] })).toBeGreaterThanOrEqual(now);
        expect(rank({ allow: [...profile.allow, rule] })).toBeLessThanOrEqual(now);
        const fresh = Object.hasOwn(profile.restrictions ?? {}, rule) ? {} : { [rule]: limits };
        const narrower = rank({ restrictions: { ...profile.restrictions, ...fresh } });
        // A restriction may name a credential file and so open the second floor; without such a path it only narrows.
        if (!wanted.some(({ path }) => path === '/w/.env')) expect(narrower).toBeGreaterThanOrEqual(now);
        expect(rank({}, [...wanted, another])).toBeGreaterThanOrEqual(now);
      }),
      runs,
    );
  });

  it('marks as deciding only rules whose word the decision is, and always at least one unless nothing was asked', () => {
    fc.assert(
      fc.property(profileArbitrary, effects, (profile, wanted) => {
        const { decision, rules } = decide(wanted, { profile, ...options });
        const deciding = rules.filter(({ decided }) => decided);
        expect(deciding.every((rule) => rule.decision === decision)).toBe(true);
        if (wanted.length > 0) expect(deciding.length).toBeGreaterThan(0);
      }),
      runs,
    );
  });
});

function shuffleRules(profile: Profile, keys: readonly number[]): Profile {
  return {
    ...profile,
    allow: shuffled(profile.allow, keys),
    deny: shuffled(profile.deny, keys),
    ...(profile.approval_required ? { approval_required: shuffled(profile.approval_required, keys) } : {}),
    ...(profile.restrictions
      ? { restrictions: Object.fromEntries(shuffled(Object.entries(profile.restrictions), keys)) }
      : {}),
  };
}
