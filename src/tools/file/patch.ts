import * as z from 'zod';
import { patchError, type Replacement } from '../../files/edit-files.js';
import { FileJournal } from '../../files/file-journal.js';
import { parsePatch, patchPaths } from '../../files/patch/parse-patch.js';
import { type PatchOperation, PatchProblem } from '../../files/patch/patch-operations.js';
import { runEdit } from '../../files/run-edit.js';
import type { Effect } from '../../kernel/effect.js';
import { ToolError } from '../../kernel/outcome.js';
import { registry } from '../../kernel/registry.js';

const path = () => z.string().min(1).max(4096);

const input = () =>
  z.object({
    mode: z
      .enum(['replace', 'patch'])
      .default('replace')
      .describe('replace: find and replace; patch: apply a V4A patch or a unified diff'),
    path: path().optional().describe('For mode replace: the file to change'),
    old_string: z
      .string()
      .optional()
      .describe('For mode replace: the text to find, with enough lines around it to be unique'),
    new_string: z.string().optional().describe('For mode replace: the text to put in its place; empty deletes'),
    replace_all: z.boolean().default(false).describe('replace: every place instead of exactly one'),
    edits: z
      .array(
        z.object({
          path: path().optional().describe('File to change; default: the path above'),
          old_string: z.string().describe('Text to find'),
          new_string: z.string().describe('Text to put in its place'),
          replace_all: z.boolean().default(false).describe('Every place instead of exactly one'),
        }),
      )
      .min(1)
      .max(200)
      .optional()
      .describe(
        'For mode replace, instead of old_string: several replacements in one or many files, all of them or none',
      ),
    patch: z
      .string()
      .optional()
      .describe('For mode patch: the whole patch, from "*** Begin Patch" to "*** End Patch", or a unified diff'),
    dry_run: z.boolean().default(false).describe('Show what would change and write nothing'),
  });

type Args = z.output<ReturnType<typeof input>>;

export const patch = registry.register({
  name: 'patch',
  toolset: 'file',
  emoji: '🩹',
  tags: ['edit', 'replace', 'diff', 'apply', 'change', 'refactor'],
  description: `Change text files. Mode "replace" finds old_string and puts new_string there; slips in white space, indentation, quotes and escapes are forgiven, a place that is not certain is refused. "edits" makes several replacements as one.
Mode "patch" applies a V4A patch or a unified diff to all its files or to none. Everything outside the changed text stays byte for byte. Answers the diff and syntax problems the edit brought in.`,
  input,
  effects: (args) => (args.mode === 'patch' ? patchEffects(args) : replaceEffects(args)),
  async run(args, ctx) {
    const services = {
      files: ctx.files,
      journal: FileJournal.of(ctx.state),
      syntax: ctx.syntax,
      aside: ctx.aside,
      signal: ctx.signal,
      dryRun: args.dry_run,
    };
    if (args.mode === 'patch') return runEdit(services, { mode: 'patch', operations: parse(args.patch) });
    return runEdit(services, { mode: 'replace', replacements: replacementsOf(args) });
  },
});

function replaceEffects(args: Args): Effect[] {
  const paths = new Set(
    [args.path, ...(args.edits ?? []).map((edit) => edit.path)].filter((name) => name !== undefined),
  );
  return [...paths].flatMap((name) => effectsOn(name, args.dry_run ? ['read'] : ['read', 'write']));
}

/** A patch that cannot be parsed has no effects: `run` says what is wrong with it. */
function patchEffects(args: Args): Effect[] {
  let operations: PatchOperation[];
  try {
    operations = parsePatch(args.patch ?? '');
  } catch {
    return [];
  }
  if (args.dry_run) return patchPaths(operations).flatMap((name) => effectsOn(name, ['read']));
  return operations.flatMap((operation) => operationEffects(operation, operations.length > 1));
}

/** A file that is added beside others must also be removable: that is how a patch is undone when a later file fails. */
function operationEffects(operation: PatchOperation, several: boolean): Effect[] {
  if (operation.kind === 'add')
    return effectsOn(operation.path, several ? ['read', 'write', 'delete'] : ['read', 'write']);
  if (operation.kind === 'delete')
    return effectsOn(operation.path, several ? ['read', 'delete', 'write'] : ['read', 'delete']);
  if (operation.to === undefined) return effectsOn(operation.path, ['read', 'write']);
  return [
    ...effectsOn(operation.path, ['read', 'delete', 'write']),
    ...effectsOn(operation.to, ['read', 'write', 'delete']),
  ];
}

function effectsOn(name: string, actions: readonly ('read' | 'write' | 'delete')[]): Effect[] {
  return actions.map((action) => ({ permission: `file:${action}`, path: name }));
}

function parse(text: string | undefined): PatchOperation[] {
  if (text === undefined || text.trim() === '') {
    throw new ToolError('patch content is required in mode "patch".', {
      code: 'invalid_arguments',
      hint: 'Give the whole patch in "patch".',
    });
  }
  try {
    return parsePatch(text);
  } catch (problem) {
    throw problem instanceof PatchProblem ? patchError(problem) : problem;
  }
}

function replacementsOf(args: Args): Replacement[] {
  const edits = args.edits ?? [];
  const single = args.old_string === undefined && args.new_string === undefined ? [] : [singleOf(args)];
  const all = [...single, ...edits.map((edit) => ({ ...edit, path: edit.path ?? args.path }))];
  if (all.length === 0) throw missing('old_string and new_string are required in mode "replace", or edits.');
  return all.map((edit, i) => {
    if (edit.path === undefined) throw missing(`path is required${edits.length > 0 ? ` for edits[${i}]` : ''}.`);
    return { path: edit.path, oldString: edit.old_string, newString: edit.new_string, replaceAll: edit.replace_all };
  });
}

function singleOf(args: Args): {
  path: string | undefined;
  old_string: string;
  new_string: string;
  replace_all: boolean;
} {
  if (args.old_string === undefined) throw missing('old_string is required beside new_string.');
  if (args.new_string === undefined) throw missing('new_string is required beside old_string; empty deletes the text.');
  return { path: args.path, old_string: args.old_string, new_string: args.new_string, replace_all: args.replace_all };
}

function missing(message: string): ToolError {
  return new ToolError(message, { code: 'invalid_arguments' });
}
