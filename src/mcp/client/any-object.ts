import type { StandardSchemaV1 } from '@standard-schema/spec';

/**
 * Takes any object as an answer. The SDK's own schemas refuse a whole list for one malformed element; ours are read
 * element by element.
 */
export const anyObject: StandardSchemaV1<unknown, Record<string, unknown>> = {
  '~standard': {
    version: 1,
    vendor: 'hermes',
    validate: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { value: value as Record<string, unknown> }
        : { issues: [{ message: 'The answer is not an object' }] },
  },
};
