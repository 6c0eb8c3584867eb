import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8'));

test('[APC-20] every list of objects in the contract declares its expected size', () => {
  const lists = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
    .filter(({ type }) => isListType(getNullableType(type)) && isObjectType(getNamedType(type)));
  const unsaid = lists.filter(
    ({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === 'listSize'),
  );
  expect(lists.length).toBeGreaterThan(25);
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});
