import { expect, it } from 'vitest';
import { PERMISSIONS } from '../../kernel/effect.js';
import type { ToolSummary } from '../../kernel/registry.js';
import { toolAnnotations } from './tool-annotations.js';

function summary(permissions: readonly string[] | undefined, rest: Partial<ToolSummary> = {}): ToolSummary {
  const has = { check: false, schemaOverrides: false, effects: true };
  const name = rest.name ?? 'a_tool';
  const definition = { name, description: '', parameters: {} };
  const base = { name, toolset: 'custom', description: '', definition, requiresEnv: [], aliases: [], tags: [], has };
  return { ...base, origin: { kind: 'builtin' }, ...(permissions && { permissions }), ...rest } as ToolSummary;
}

it('calls a tool read-only when everything it may use is reading', () => {
  expect(toolAnnotations(summary(['file:read', 'git:read']))).toMatchObject({ readOnlyHint: true });
  expect(toolAnnotations(summary(['file:read', 'file:write']))).toMatchObject({
    readOnlyHint: false,
    destructiveHint: true,
  });
  expect(toolAnnotations(summary([]))).toMatchObject({ readOnlyHint: true, openWorldHint: false });
});

it('lets no permission that changes something pass as read-only', () => {
  const readOnly = PERMISSIONS.filter((permission) => toolAnnotations(summary([permission])).readOnlyHint);
  expect(readOnly.filter((name) => !name.endsWith(':read'))).toEqual(['network:resolve', 'network:search']);
});

it('tells what only adds from what may take away, and what stays here from what does not', () => {
  expect(toolAnnotations(summary(['notify:send']))).toMatchObject({ destructiveHint: false, openWorldHint: false });
  expect(toolAnnotations(summary(['email:send']))).toMatchObject({ destructiveHint: false, openWorldHint: true });
  expect(toolAnnotations(summary(['terminal:execute']))).toMatchObject({ destructiveHint: true, openWorldHint: true });
});

it('promises nothing about code that has declared nothing', () => {
  const host = summary(undefined, {
    origin: { kind: 'host' },
    has: { check: false, schemaOverrides: false, effects: false },
  });
  expect(toolAnnotations(host)).toEqual({ title: 'A tool' });
  expect(toolAnnotations(summary(undefined, { toolset: 'unheard-of' }))).toEqual({ title: 'A tool' });
});

it('makes a title from the name, and keeps one that was given', () => {
  expect(toolAnnotations(summary([], { name: 'read_file' })).title).toBe('Read file');
  expect(toolAnnotations(summary([], { name: 'mcp-git:log-show' })).title).toBe('Log show');
  expect(toolAnnotations(summary([], { title: 'Own title', idempotent: true }))).toMatchObject({
    title: 'Own title',
    idempotentHint: true,
  });
});
