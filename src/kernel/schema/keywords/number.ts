import { describeSchema } from '../describe-schema.js';
import type { JsonRecord } from '../json-value.js';
import { report } from '../report.js';
import type { Check } from '../run.js';

/** `minimum`, `maximum`, their exclusive forms and `multipleOf`. Values that are no numbers pass. */
export function numberChecks(schema: JsonRecord): Check[] {
  const tests: ((value: number) => boolean)[] = [];
  const limit = (keyword: string) => (typeof schema[keyword] === 'number' ? schema[keyword] : undefined);
  const minimum = limit('minimum');
  const maximum = limit('maximum');
  const above = limit('exclusiveMinimum');
  const below = limit('exclusiveMaximum');
  const step = limit('multipleOf');
  // In draft-04 the exclusive forms are booleans that sharpen the plain ones.
  const sharpMinimum = schema.exclusiveMinimum === true;
  const sharpMaximum = schema.exclusiveMaximum === true;
  if (minimum !== undefined) tests.push((value) => (sharpMinimum ? value > minimum : value >= minimum));
  if (maximum !== undefined) tests.push((value) => (sharpMaximum ? value < maximum : value <= maximum));
  if (above !== undefined) tests.push((value) => value > above);
  if (below !== undefined) tests.push((value) => value < below);
  if (step !== undefined) tests.push((value) => isMultiple(value, step));
  return tests.map(
    (test): Check =>
      (value, run) =>
        typeof value !== 'number' || test(value) || report(run, value, () => ({ expected: describeSchema(schema) })),
  );
}

/** 0.0075 is a multiple of 0.0001 although the binary quotient is not whole: decimal digits decide. */
export function isMultiple(value: number, step: number): boolean {
  if (Number.isInteger(value / step) && Number.isFinite(value / step)) return true;
  if (Number.isInteger(value) && Number.isInteger(step)) return value % step === 0;
  const scaled = scale(value, step);
  return scaled !== undefined && scaled[0] % scaled[1] === 0n;
}

function scale(value: number, step: number): readonly [bigint, bigint] | undefined {
  const left = decimal(value);
  const right = decimal(step);
  if (left === undefined || right === undefined || right.digits === 0n) return undefined;
  const exponent = Math.min(left.exponent, right.exponent);
  return [
    left.digits * 10n ** BigInt(left.exponent - exponent),
    right.digits * 10n ** BigInt(right.exponent - exponent),
  ];
}

function decimal(value: number): { readonly digits: bigint; readonly exponent: number } | undefined {
  const match = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (match === null) return undefined;
  const fraction = match[2] ?? '';
  return { digits: BigInt(`${match[1]}${fraction}`), exponent: Number(match[3] ?? 0) - fraction.length };
}
