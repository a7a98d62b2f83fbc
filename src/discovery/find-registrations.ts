/** A `registry.register(...)` at the top level of a module. */
export interface Registration {
  /** Offset in the source. */
  readonly start: number;
}

interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/**
 * The top-level `registry.register(` calls of a module, found by its syntax tree: not those inside functions,
 * strings or comments. Throws with place and reason when the source cannot be parsed.
 */
export async function findRegistrations(source: string, fileName: string): Promise<Registration[]> {
  // A quick look first: most files of a folder are helpers, and parsing costs a hundred times as much.
  if (!source.includes('.register')) return [];
  const { parseSync } = await import('oxc-parser');
  const { program, errors } = parseSync(fileName, source);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${fileName}: ${error.message}`);
  return (program.body as unknown as AstNode[]).flatMap((statement) => {
    const call = callOf(statement);
    return call !== undefined && isRegister(call) ? [{ start: call.start }] : [];
  });
}

/** The call a statement consists of: bare, assigned to a constant, or exported. */
function callOf(statement: AstNode): AstNode | undefined {
  switch (statement.type) {
    case 'ExpressionStatement':
      return asCall(statement.expression);
    case 'VariableDeclaration':
      return asCall((statement.declarations as AstNode[])[0]?.init);
    case 'ExportNamedDeclaration':
      return statement.declaration ? callOf(statement.declaration as AstNode) : undefined;
    case 'ExportDefaultDeclaration':
      return asCall(statement.declaration);
    default:
      return undefined;
  }
}

function asCall(node: unknown): AstNode | undefined {
  let found = node as AstNode | null | undefined;
  while (
    found?.type === 'AwaitExpression' ||
    found?.type === 'TSAsExpression' ||
    found?.type === 'TSSatisfiesExpression'
  ) {
    found = (found.argument ?? found.expression) as AstNode;
  }
  return found?.type === 'CallExpression' ? found : undefined;
}

function isRegister(call: AstNode): boolean {
  const callee = call.callee as AstNode & {
    object?: AstNode & { name?: string };
    property?: AstNode & { name?: string };
  };
  return (
    callee.type === 'MemberExpression' && callee.object?.name === 'registry' && callee.property?.name === 'register'
  );
}
