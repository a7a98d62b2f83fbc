import { type ArithmeticExpression, forEachChild, type SyntaxNode } from 'unbash';
import type { Expansion } from './expand-word.js';

/**
 * The number of an arithmetic expression, undefined when it depends on something unknown.
 * Commands inside it are evaluated either way: `$(( $(rm -rf ~) ))` runs them.
 */
export function evaluateArithmetic(expression: ArithmeticExpression, expansion: Expansion): number | undefined {
  runNested(expression, expansion);
  return compute(expression, expansion);
}

/** What an expression of this length takes at most: an operator and a number of one letter each. */
export function arithmeticWork(length: number): number {
  return (3 * length) >> 1;
}

function runNested(node: SyntaxNode, expansion: Expansion): void {
  if (node.type === 'CommandExpansion' || node.type === 'ArithmeticCommandExpansion') {
    if (node.script) expansion.substitute(node.script);
    return;
  }
  if (node.type === 'ProcessSubstitution') {
    if (node.script) expansion.processSubstitution(node.script, node.operator);
    return;
  }
  forEachChild(node, (child) => runNested(child, expansion));
}

function compute(node: ArithmeticExpression, expansion: Expansion): number | undefined {
  switch (node.type) {
    case 'ArithmeticWord': {
      const text = /^[A-Za-z_]\w*$/.test(node.value) ? expansion.scope.variable(node.value)?.text : node.value;
      return text !== undefined && /^\d{1,9}$/.test(text)
        ? Number.parseInt(text, text.startsWith('0') ? 8 : 10)
        : undefined;
    }
    case 'ArithmeticGroup':
      return compute(node.expression, expansion);
    case 'ArithmeticBinary': {
      const left = compute(node.left, expansion);
      const right = compute(node.right, expansion);
      return left === undefined || right === undefined ? undefined : combine(left, node.operator, right);
    }
    default:
      return undefined;
  }
}

function combine(left: number, operator: string, right: number): number | undefined {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? undefined : Math.trunc(left / right);
    case '%':
      return right === 0 ? undefined : left % right;
    default:
      return undefined;
  }
}
