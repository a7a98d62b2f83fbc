import { posix } from 'node:path';
import type { ApprovalFinding } from '../../src/gate/approvals/approval-request.js';
import type { ShellRules } from '../../src/gate/profiles/weigh-command.js';
import type { GateCall, ResolvedPath } from '../../src/kernel/gate.js';

interface CallParts extends Partial<GateCall> {
  /** Where links lead. */
  readonly links?: Readonly<Record<string, string>>;
  readonly kinds?: Readonly<Record<string, ResolvedPath['kind']>>;
  readonly broken?: readonly string[];
}

/** A call in `/work`, with a small world of paths. */
export function gateCall({ links = {}, kinds = {}, broken = [], ...parts }: CallParts = {}): GateCall {
  const cwd = parts.cwd ?? '/work';
  return {
    id: 'call',
    tool: 'terminal',
    toolset: 'terminal',
    origin: 'model',
    sessionId: 'session',
    taskId: 'task',
    cwd,
    environment: 'local',
    args: {},
    signal: new AbortController().signal,
    paths: {
      async resolve(path) {
        const whole = posix.resolve(cwd, path);
        if (broken.includes(whole)) throw new Error('too many links');
        return { path: links[whole] ?? whole, kind: kinds[whole] ?? 'file' };
      },
    },
    ...parts,
  };
}

/**
 * A language of its own in place of the shell, so that what the gate makes of a verdict is tested apart from how
 * verdicts come about: `wipe` is on the floor, `delete` and `upload` are findings, `read`, `write` and `erase` are
 * effects on a path, `run` does who knows what.
 */
export const tableShell: ShellRules = {
  judgeCommand(command) {
    const findings = parts(command).flatMap((part): ApprovalFinding[] => {
      const [word = ''] = part.split(' ');
      if (word === 'wipe') return [{ rule: 'wipe', severity: 'block', reason: 'wipes', command: part }];
      if (word !== 'delete' && word !== 'upload') return [];
      return [{ rule: word, severity: 'ask', reason: `would ${word} something`, command: part }];
    });
    const isBlocked = findings.some(({ severity }) => severity === 'block');
    return { verdict: isBlocked ? 'block' : findings.length > 0 ? 'ask' : 'allow', findings };
  },
  commandEffects(command) {
    const effects = parts(command).flatMap((part) => {
      const [word = '', path = ''] = part.split(' ');
      const permission = { read: 'file:read', write: 'file:write', erase: 'file:delete' }[word];
      return permission === undefined ? [] : [{ permission, path }];
    });
    const isKnown = !parts(command).some((part) => part.startsWith('run'));
    return { effects, complete: isKnown, proves: isKnown ? 'everything' : 'nothing' };
  },
  filesRun: (command) => parts(command).flatMap((part) => (part.startsWith('run ') ? [part.slice(4)] : [])),
  someCommand: (pattern, command) => (parts(command).some((part) => startsWith(part, pattern)) ? 'yes' : 'no'),
  everyCommand: (patterns, command) =>
    parts(command).every((part) => patterns.some((pattern) => startsWith(part, pattern))),
};

function parts(command: string): string[] {
  return command.split(/[;&|\n]+/).map((part) => part.trim());
}

function startsWith(part: string, pattern: string): boolean {
  return part === pattern || part.startsWith(`${pattern} `);
}
