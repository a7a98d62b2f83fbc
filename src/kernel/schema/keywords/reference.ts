import type { SchemaCompiler } from '../compile-schema.js';
import { isSince } from '../dialect.js';
import { isRecord, type JsonRecord, ownValue } from '../json-value.js';
import { type Check, followReference, type Run } from '../run.js';
import type { SchemaNode } from '../schema-node.js';

/** `$ref`, and the references whose target depends on the way that led to them. */
export function referenceChecks(node: SchemaNode, schema: JsonRecord, compiler: SchemaCompiler): Check[] {
  const checks: Check[] = [];
  const { library } = compiler;
  const reference = ownValue(schema, '$ref');
  if (typeof reference === 'string') {
    const target = compiler.node(library.resolve(reference, node.scope));
    node.ref = target;
    checks.push((value, run) => enter(target, value, run, library.hasDynamicAnchors));
  }
  const dynamic = dynamicReference(node, schema, compiler);
  if (dynamic !== undefined) {
    node.dynamicTarget = dynamic;
    checks.push((value, run) => enter(dynamic(run), value, run, true));
  }
  return checks;
}

/** The way through resources is only kept where a dynamic reference can ask for it. */
function enter(target: SchemaNode, value: unknown, run: Run, isDynamic: boolean): boolean {
  if (!isDynamic) return followReference(target.check, value, run);
  const { resource } = target.scope;
  run.resources.push(resource);
  const ok = followReference(target.check, value, run);
  run.resources.pop();
  return ok;
}

function dynamicReference(
  node: SchemaNode,
  schema: JsonRecord,
  compiler: SchemaCompiler,
): ((run: Run) => SchemaNode) | undefined {
  const recursive = ownValue(schema, '$recursiveRef');
  if (node.dialect === '2019-09' && typeof recursive === 'string') {
    return recursiveTarget(node, compiler, recursive);
  }
  const dynamic = ownValue(schema, '$dynamicRef');
  if (!isSince(node.dialect, '2020-12') || typeof dynamic !== 'string') return undefined;
  return dynamicTarget(node, compiler, dynamic);
}

/** The outermost resource on the way here that has the same dynamic anchor wins. */
function dynamicTarget(node: SchemaNode, compiler: SchemaCompiler, reference: string): (run: Run) => SchemaNode {
  const { library } = compiler;
  const located = library.resolve(reference, node.scope);
  const fallback = compiler.node(located);
  const name = reference.slice(reference.indexOf('#') + 1);
  const isDynamic = isRecord(located.schema) && ownValue(located.schema, '$dynamicAnchor') === name;
  if (!isDynamic) return () => fallback;
  const root = library.root.scope.resource;
  return (run) => {
    for (const resource of [root, ...run.resources]) {
      const found = library.dynamicAnchor(resource, name);
      if (found !== undefined) return compiler.node(found);
    }
    return fallback;
  };
}

function recursiveTarget(node: SchemaNode, compiler: SchemaCompiler, reference: string): (run: Run) => SchemaNode {
  const { library } = compiler;
  const located = library.resolve(reference, node.scope);
  const fallback = compiler.node(located);
  if (!isRecord(located.schema) || ownValue(located.schema, '$recursiveAnchor') !== true) return () => fallback;
  const root = library.root.scope.resource;
  return (run) => {
    let outermost = fallback;
    for (const resource of [root, ...run.resources].reverse()) {
      if (ownValue(resource, '$recursiveAnchor') !== true) break;
      outermost = compiler.node({ schema: resource, scope: library.scopeOf(resource, node.scope), indexed: true });
    }
    return outermost;
  };
}
