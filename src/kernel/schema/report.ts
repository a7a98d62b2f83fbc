import { describeValue } from './describe-value.js';
import { formatPath, MAX_PROBLEMS, type Run } from './run.js';

export interface ReportFields {
  readonly expected: string;
  /** What came, in words; derived from the value when left out. */
  readonly got?: string;
  /** The sentence without the path; derived from expected and got when left out. */
  readonly message?: string;
  readonly hint?: string | undefined;
}

/** Notes a problem when this run collects them, and answers `false` so that a check can end with it. */
export function report(run: Run, value: unknown, fields: () => ReportFields): false {
  const problems = run.problems;
  if (problems === undefined || problems.length >= MAX_PROBLEMS) return false;
  const { expected, hint, got = describeValue(value), message } = fields();
  const path = formatPath(run.path);
  const sentence = message ?? `expected ${expected}, got ${got}`;
  problems.push({
    path,
    expected,
    got,
    message: path === '' ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : `${path}: ${sentence}`,
    ...(hint === undefined ? {} : { hint }),
  });
  return false;
}
