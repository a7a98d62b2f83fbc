import type { JsonRecord } from './json-value.js';

/** The schemas of schemas. They say what a schema may look like, and are found under their public addresses. */

const count = { type: 'integer', minimum: 0 };
const names = { type: 'array', items: { type: 'string' }, uniqueItems: true };
const simpleTypes = { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };

function shared(self: JsonRecord): Record<string, unknown> {
  const list = { type: 'array', minItems: 1, items: self };
  const map = { type: 'object', additionalProperties: self, default: {} };
  return {
    $ref: { type: 'string', format: 'uri-reference' },
    $comment: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    default: true,
    examples: { type: 'array' },
    multipleOf: { type: 'number', exclusiveMinimum: 0 },
    maximum: { type: 'number' },
    exclusiveMaximum: { type: 'number' },
    minimum: { type: 'number' },
    exclusiveMinimum: { type: 'number' },
    maxLength: count,
    minLength: count,
    pattern: { type: 'string' },
    maxItems: count,
    minItems: count,
    uniqueItems: { type: 'boolean' },
    contains: self,
    maxProperties: count,
    minProperties: count,
    required: names,
    additionalProperties: self,
    definitions: map,
    properties: map,
    patternProperties: map,
    dependencies: { type: 'object', additionalProperties: { anyOf: [self, names] } },
    propertyNames: self,
    const: true,
    enum: { type: 'array' },
    type: { anyOf: [simpleTypes, { type: 'array', items: simpleTypes, minItems: 1, uniqueItems: true }] },
    format: { type: 'string' },
    contentMediaType: { type: 'string' },
    contentEncoding: { type: 'string' },
    ...Object.fromEntries(['if', 'then', 'else'].map((keyword) => [keyword, self])),
    allOf: list,
    anyOf: list,
    oneOf: list,
    not: self,
  };
}

const self = { $ref: '#' };

const draft07: JsonRecord = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'http://json-schema.org/draft-07/schema#',
  title: 'Core schema meta-schema',
  type: ['object', 'boolean'],
  definitions: { nonNegativeInteger: count, simpleTypes, stringArray: names },
  properties: {
    ...shared(self),
    $id: { type: 'string', format: 'uri-reference' },
    $schema: { type: 'string' },
    items: { anyOf: [self, { type: 'array', minItems: 1, items: self }] },
    additionalItems: self,
  },
};

const draft06: JsonRecord = {
  ...draft07,
  $schema: 'http://json-schema.org/draft-06/schema#',
  $id: 'http://json-schema.org/draft-06/schema#',
};

const draft04: JsonRecord = {
  ...draft07,
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'http://json-schema.org/draft-04/schema',
  properties: {
    ...(draft07.properties as JsonRecord),
    id: { type: 'string' },
    exclusiveMaximum: { type: 'boolean' },
    exclusiveMinimum: { type: 'boolean' },
  },
};

function modern(id: string, extra: JsonRecord): JsonRecord {
  const map = { type: 'object', additionalProperties: self };
  return {
    $schema: id,
    $id: id,
    type: ['object', 'boolean'],
    properties: {
      ...shared(self),
      $id: { type: 'string', pattern: '^[^#]*#?$' },
      $schema: { type: 'string' },
      $anchor: { type: 'string', pattern: '^[A-Za-z_][-A-Za-z0-9._]*$' },
      $defs: map,
      $vocabulary: { type: 'object' },
      additionalItems: self,
      unevaluatedItems: self,
      unevaluatedProperties: self,
      dependentRequired: { type: 'object', additionalProperties: names },
      dependentSchemas: map,
      minContains: count,
      maxContains: count,
      contentSchema: self,
      deprecated: { type: 'boolean' },
      readOnly: { type: 'boolean' },
      writeOnly: { type: 'boolean' },
      ...extra,
    },
  };
}

const draft2019 = modern('https://json-schema.org/draft/2019-09/schema', {
  items: { anyOf: [self, { type: 'array', minItems: 1, items: self }] },
  $recursiveAnchor: { type: 'boolean' },
  $recursiveRef: { type: 'string' },
});

const draft2020 = modern('https://json-schema.org/draft/2020-12/schema', {
  items: self,
  prefixItems: { type: 'array', minItems: 1, items: self },
  $dynamicAnchor: { type: 'string', pattern: '^[A-Za-z_][-A-Za-z0-9._]*$' },
  $dynamicRef: { type: 'string' },
});

export const metaSchemas: Readonly<Record<string, JsonRecord>> = Object.assign(Object.create(null), {
  'http://json-schema.org/draft-04/schema': draft04,
  'http://json-schema.org/draft-06/schema': draft06,
  'http://json-schema.org/draft-07/schema': draft07,
  'https://json-schema.org/draft/2019-09/schema': draft2019,
  'https://json-schema.org/draft/2020-12/schema': draft2020,
});

export const META_SCHEMA_OF = {
  'draft-04': draft04,
  'draft-06': draft06,
  'draft-07': draft07,
  '2019-09': draft2019,
  '2020-12': draft2020,
} as const;
