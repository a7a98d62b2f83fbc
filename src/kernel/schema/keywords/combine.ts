import { describeSchema } from '../describe-schema.js';
import { isSince } from '../dialect.js';
import type { JsonRecord } from '../json-value.js';
import { report } from '../report.js';
import { type Check, checkQuietly, formatPath, MAX_PROBLEMS, type Problem, type Run } from '../run.js';
import type { Compiler, SchemaNode } from '../schema-node.js';

/** `allOf`, `anyOf`, `oneOf`, `not` and `if`/`then`/`else`. */
export function combineChecks(node: SchemaNode, schema: JsonRecord, compiler: Compiler): Check[] {
  const branches = (keyword: string) => {
    const list = schema[keyword];
    return Array.isArray(list) ? list.map((_, at) => compiler.child(node, keyword, at)) : undefined;
  };
  const checks: Check[] = [];
  const allOf = branches('allOf');
  const anyOf = branches('anyOf');
  const oneOf = branches('oneOf');
  if (allOf !== undefined) checks.push(allOfCheck((node.allOf = allOf)));
  if (anyOf !== undefined) checks.push(anyOfCheck(schema, (node.anyOf = anyOf)));
  if (oneOf !== undefined) checks.push(oneOfCheck(schema, (node.oneOf = oneOf)));
  if (Object.hasOwn(schema, 'not')) checks.push(notCheck((node.not = compiler.child(node, 'not'))));
  if (Object.hasOwn(schema, 'if') && isSince(node.dialect, 'draft-07')) {
    const condition = (node.if = compiler.child(node, 'if'));
    if (Object.hasOwn(schema, 'then')) node.whenTrue = compiler.child(node, 'then');
    if (Object.hasOwn(schema, 'else')) node.whenFalse = compiler.child(node, 'else');
    checks.push(conditionCheck(condition, node.whenTrue, node.whenFalse));
  }
  return checks;
}

function allOfCheck(branches: readonly SchemaNode[]): Check {
  return (value, run) => {
    let ok = true;
    for (const branch of branches) {
      if (branch.check(value, run)) continue;
      ok = false;
      if (run.problems === undefined) return false;
    }
    return ok;
  };
}

function anyOfCheck(schema: JsonRecord, branches: readonly SchemaNode[]): Check {
  return (value, run) => {
    for (const branch of branches) if (checkQuietly(branch.check, value, run)) return true;
    return reportBranches(schema, branches, value, run);
  };
}

function oneOfCheck(schema: JsonRecord, branches: readonly SchemaNode[]): Check {
  return (value, run) => {
    const matching: SchemaNode[] = [];
    for (const branch of branches) {
      if (!checkQuietly(branch.check, value, run)) continue;
      matching.push(branch);
      if (matching.length > 1) return report(run, value, () => tooMany(matching));
    }
    return matching.length === 1 || reportBranches(schema, branches, value, run);
  };
}

function tooMany(matching: readonly SchemaNode[]) {
  const texts = matching.map((branch) => describeSchema(branch.schema));
  return { expected: 'exactly one of the alternatives', got: `a value that fits both ${texts.join(' and ')}` };
}

/** The one branch whose shape fits is explained in detail; otherwise all alternatives are named. */
function reportBranches(schema: JsonRecord, branches: readonly SchemaNode[], value: unknown, run: Run): false {
  const problems = run.problems;
  if (problems === undefined) return false;
  const explained = run.explaining < MAX_EXPLAINED_DEPTH ? branches.map((branch) => explain(branch, value, run)) : [];
  const here = formatPath(run.path);
  const fitting = explained.filter((own) => own.length > 0 && own.every((problem) => problem.path !== here));
  const [closest] = fitting;
  if (closest !== undefined && fitting.length === 1) {
    problems.push(...closest.slice(0, MAX_PROBLEMS - problems.length));
    return false;
  }
  return report(run, value, () => ({ expected: describeSchema(onlyAlternatives(schema)) }));
}

/** Alternatives inside alternatives multiply, and nobody reads that far. */
const MAX_EXPLAINED_DEPTH = 3;

function explain(branch: SchemaNode, value: unknown, run: Run): Problem[] {
  const { problems } = run;
  const own: Problem[] = [];
  run.problems = own;
  run.explaining++;
  branch.check(value, run);
  run.explaining--;
  run.problems = problems;
  return own;
}

function onlyAlternatives(schema: JsonRecord): JsonRecord {
  const key = Object.hasOwn(schema, 'anyOf') ? 'anyOf' : 'oneOf';
  return { [key]: schema[key] };
}

function notCheck(not: SchemaNode): Check {
  return (value, run) =>
    !checkQuietly(not.check, value, run) ||
    report(run, value, () => ({ expected: `anything but ${describeSchema(not.schema)}` }));
}

function conditionCheck(condition: SchemaNode, yes: SchemaNode | undefined, no: SchemaNode | undefined): Check {
  return (value, run) => {
    const branch = checkQuietly(condition.check, value, run) ? yes : no;
    return branch === undefined || branch.check(value, run);
  };
}
