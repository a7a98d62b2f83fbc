import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isPlainSchema } from './is-plain-schema.js';

describe('a schema of which JSON Schema says everything', () => {
  it.each([
    ['limits and defaults', z.object({ a: z.string().min(1).max(9).default('x'), b: z.number().int().optional() })],
    ['a pattern of named characters', z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) })],
  ])('is one with %s', (_, schema) => expect(isPlainSchema(schema)).toBe(true));

  it.each([
    ['a transformation', z.object({ a: z.string().trim() })],
    ['a refinement', z.object({ a: z.string() }).superRefine(() => undefined)],
    ['a pattern with flags', z.object({ a: z.string().regex(/^x$/i) })],
    ['a pattern of any character', z.object({ a: z.string().regex(/^.{2}$/) })],
    ['a pattern of any character but one', z.object({ a: z.string().regex(/^[^x]{2}$/) })],
    ['a pattern of what is no digit', z.object({ a: z.string().regex(/^\D{2}$/) })],
    ['coercion', z.object({ a: z.coerce.number() })],
  ])('is none with %s', (_, schema) => expect(isPlainSchema(schema)).toBe(false));
});
