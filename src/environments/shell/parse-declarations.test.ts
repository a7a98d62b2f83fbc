import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shellQuote } from '../../lib/shell-quote.js';
import { parseDeclarations, parseFunctions } from './parse-declarations.js';

const bash = (script: string): string =>
  execFileSync('bash', ['--norc', '-c', script], { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' } }).toString();

describe('what bash declares', () => {
  it('is read back as it was set, whatever it contains', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
    fc.assert(
      fc.property(fc.array(text, { minLength: 5, maxLength: 20 }), (values) => {
        const script = values.map((value, index) => `${index % 2 ? 'export ' : ''}V${index}=${shellQuote(value)}`);
        const { exported, plain } = parseDeclarations(bash(`${script.join('\n')}\ndeclare -p`));
        values.forEach((value, index) => {
          expect((index % 2 ? exported : plain)[`V${index}`]).toBe(value);
        });
      }),
      { numRuns: 25, seed: 20261115 },
    );
  });

  it('leaves out arrays and the variables of the shell itself', () => {
    const { exported, plain } = parseDeclarations(bash('a=(1 "x\ny" 3); declare -A m=([k]="v"); z=last; declare -p'));
    expect(plain).toEqual({ z: 'last' });
    expect(Object.keys(exported).filter((name) => name.startsWith('BASH'))).toEqual([]);
  });

  it('gives functions by name, to be defined again', () => {
    const functions = parseFunctions(bash('f() { echo "{ $1 }"; }; g-h() { if true; then f x; fi; }; declare -f'));
    expect(Object.keys(functions)).toEqual(['f', 'g-h']);
    expect(bash(`${Object.values(functions).join('\n')}\ng-h`)).toBe('{ x }\n');
  });
});
