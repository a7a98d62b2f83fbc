import { ToolError } from '../kernel/outcome.js';
import { withoutVariables } from '../lib/without-variables.js';

interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface JavascriptOptions {
  readonly typescript: boolean;
  /** Names of the top level become global, so that the next script of the same interpreter finds them. */
  readonly keepsNames: boolean;
}

/**
 * A module as the body of an async function: imports become awaited, exports lose their keyword, `import()` and
 * `import.meta` go through the runtime. So a script may use `await` everywhere and import `hermes_tools` without a
 * file or a loader. Lines stay where they are. Throws a ToolError with the place of a syntax error.
 */
export async function prepareJavascript(code: string, options: JavascriptOptions): Promise<string> {
  // The first line of a program, which the body of a function cannot have.
  const body = code.replace(/^#!/, '//');
  const source = options.typescript ? await withoutTypes(body) : body;
  const { parseSync } = await import('oxc-parser');
  const { program, errors } = parseSync('script.mjs', source, { lang: 'js', sourceType: 'module' });
  const [error] = errors;
  if (error !== undefined) throw syntaxError(error.message, source, error.labels[0]?.start);
  const edits = new Edits(source);
  for (const statement of program.body as unknown as AstNode[]) rewriteStatement(statement, edits, options);
  walk(program as unknown as AstNode, edits);
  // In strict mode, also by a directive of its own, a script could make no name global.
  return `${options.keepsNames ? ';' : '"use strict";'}${edits.before}${edits.apply()}`;
}

async function withoutTypes(code: string): Promise<string> {
  const { transform } = await import('esbuild');
  try {
    const options = {
      loader: 'ts',
      format: 'esm',
      target: 'node20',
      sourcefile: 'script.ts',
      logLevel: 'silent',
    } as const;
    const { code: plain } = await withoutVariables(() => transform(code, options));
    return plain;
  } catch (problem) {
    const [first] = (problem as { errors?: { text: string; location: { line: number } | null }[] }).errors ?? [];
    if (first === undefined) throw problem;
    throw unreadable(`${first.text} (line ${first.location?.line ?? 1})`);
  }
}

function syntaxError(message: string, source: string, at: number | undefined): ToolError {
  const line = at === undefined ? undefined : source.slice(0, at).split('\n').length;
  return unreadable(line === undefined ? message : `${message} (line ${line})`);
}

function unreadable(message: string): ToolError {
  return new ToolError(`The script has a syntax error: ${message}`, {
    code: 'invalid_arguments',
    hint: 'Nothing ran. Correct the script, or name its language.',
  });
}

/** Replacements of parts of a text that do not overlap. */
class Edits {
  readonly source: string;
  /** Goes before the first line. */
  before = '';
  readonly #edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  constructor(source: string) {
    this.source = source;
  }

  /** Line breaks of the replaced part stay. */
  replace(start: number, end: number, text: string): void {
    const breaks = this.source.slice(start, end).split('\n').length - text.split('\n').length;
    this.#edits.push({ start, end, text: text + '\n'.repeat(Math.max(0, breaks)) });
  }

  apply(): string {
    let result = '';
    let at = 0;
    for (const { start, end, text } of this.#edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
      result += this.source.slice(at, start) + text;
      at = end;
    }
    return result + this.source.slice(at);
  }
}

function rewriteStatement(node: AstNode, edits: Edits, { keepsNames }: JavascriptOptions): void {
  switch (node.type) {
    case 'ImportDeclaration':
      edits.replace(node.start, node.end, importText(node, keepsNames));
      return;
    case 'ExportAllDeclaration':
      edits.replace(node.start, node.end, '');
      return;
    case 'ExportDefaultDeclaration': {
      const declaration = node.declaration as AstNode;
      edits.replace(
        node.start,
        declaration.start,
        /Declaration$/.test(declaration.type) && declaration.id ? '' : 'void ',
      );
      return;
    }
    case 'ExportNamedDeclaration': {
      const declaration = node.declaration as AstNode | null;
      edits.replace(node.start, declaration?.start ?? node.end, '');
      if (declaration !== null && keepsNames) keepNames(declaration, edits);
      return;
    }
    default:
      if (keepsNames) keepNames(node, edits);
  }
}

function importText(node: AstNode, keepsNames: boolean): string {
  const from = `await __import(${JSON.stringify((node.source as { value: string }).value)})`;
  const specifiers = node.specifiers as AstNode[];
  if (specifiers.length === 0) return `${from};`;
  const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  const fields = specifiers.flatMap((each) => {
    const local = nameOf(each.local);
    if (each.type === 'ImportDefaultSpecifier') return [`default: ${local}`];
    return each.type === 'ImportSpecifier' ? [`${JSON.stringify(nameOf(each.imported))}: ${local}`] : [];
  });
  const target = whole === undefined ? `{ ${fields.join(', ')} }` : nameOf(whole.local);
  const also = whole !== undefined && fields.length > 0 ? `, { ${fields.join(', ')} } = ${target}` : '';
  return keepsNames ? `;(${target} = ${from}${also});` : `const ${target} = ${from}${also};`;
}

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
}

/** Outside strict mode an assignment to an unknown name makes it global. */
function keepNames(node: AstNode, edits: Edits): void {
  if (node.type === 'FunctionDeclaration') edits.before += `globalThis.${nameOf(node.id)} = ${nameOf(node.id)};`;
  if (node.type === 'ClassDeclaration') {
    edits.replace(node.start, node.start, `;${nameOf(node.id)} = `);
    edits.replace(node.end, node.end, ';');
  }
  if (node.type !== 'VariableDeclaration') return;
  const declarations = node.declarations as (AstNode & { id: AstNode })[];
  // Its names are there before it is reached, as in what becomes of an enum: E = (...)(E || {}).
  if (node.kind === 'var')
    for (const name of declarations.filter(({ id }) => id.type === 'Identifier').map(({ id }) => nameOf(id)))
      edits.before += `globalThis.${name} ??= undefined;`;
  const [first] = declarations;
  if (first === undefined) return;
  edits.replace(node.start, first.start, ';(');
  for (const { id, end, init } of declarations)
    if (init === null && id.type === 'Identifier') edits.replace(end, end, ' = undefined');
  const last = declarations.at(-1)?.end ?? node.end;
  edits.replace(last, last, ');');
}

/** Finds what the body of a function cannot have, at any depth; iterative, because a script may nest deeply. */
function walk(root: AstNode, edits: Edits): void {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) {
      for (const child of node) open.push(child);
      continue;
    }
    if (typeof node !== 'object' || node === null) continue;
    const found = node as AstNode;
    if (found.type === 'ImportExpression') edits.replace(found.start, found.start + 'import'.length, '__import');
    if (found.type === 'MetaProperty' && nameOf(found.meta) === 'import')
      edits.replace(found.start, found.end, '__meta');
    for (const child of Object.values(found)) if (typeof child === 'object') open.push(child);
  }
}
