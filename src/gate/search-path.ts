import type { Effect } from '../kernel/effect.js';
import type { Question } from './approvals/questions.js';

/**
 * The questions, and one more for a change of `PATH` that no rule asks about: it decides which program a name stands
 * for, so a profile that allows variables in general does not allow this one.
 */
export function withSearchPath(asked: readonly Question[], effects: readonly Effect[]): Question[] {
  const already = new Set(asked.flatMap((question) => (question.about === 'effect' ? [question.effect] : [])));
  const changes = effects.filter((effect) => changesSearchPath(effect) && !already.has(effect));
  return [
    ...asked,
    ...changes.map(
      (effect): Question => ({
        about: 'effect',
        effect,
        rule: 'search path',
        reason: 'it changes which program a name stands for',
      }),
    ),
  ];
}

/** Windows does not tell `Path` from `PATH`. */
export function changesSearchPath({ permission, target }: Effect): boolean {
  return permission === 'env:write' && target?.toUpperCase() === 'PATH';
}
