// The conformance suite imports `globSync` from `fs`, which Node has since version 22 only. None of the scenarios
// uses it; with this loader the import succeeds on Node 20 as well.
import { register } from 'node:module';

const shim =
  'import fs from "node:fs"; export * from "node:fs"; export default fs;' +
  'export const globSync = fs.globSync ?? (() => { throw new Error("fs.globSync needs Node 22"); });';
const hooks = `export function resolve(name, context, next) {
  const asked = (name === 'fs' || name === 'node:fs') && context.parentURL?.includes('/@modelcontextprotocol/conformance/');
  return asked ? { url: ${JSON.stringify(`data:text/javascript,${encodeURIComponent(shim)}`)}, shortCircuit: true } : next(name, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
