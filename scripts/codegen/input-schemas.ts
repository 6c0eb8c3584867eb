import { isEnumType, isListType, isNonNullType, isScalarType } from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLInputType, GraphQLSchema } from 'graphql';
import { acceptedValues, limitsOf, takesListOfOne } from './contract-rules.ts';
import type { Limits } from './contract-rules.ts';

/** A JSON Schema to be written to a file. */
type JsonSchema = Record<string, unknown>;

const scalarTypes: Partial<Record<string, string>> = {
  Int: 'integer',
  Float: 'number',
  Money: 'number',
  String: 'string',
  ID: 'string',
  DateTime: 'string',
  Boolean: 'boolean',
};

/** Keywords that apply to a list itself rather than its items. */
const isOfList = (keyword: string) => keyword === 'maxItems';

const pick = (limits: Limits, wanted: (keyword: string) => boolean): JsonSchema =>
  Object.fromEntries(Object.entries(limits).filter(([keyword]) => keyword !== 'maxBytes' && wanted(keyword)));

const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema['type'] !== 'string'
    ? Object.keys(schema).length === 0
      ? schema
      : { anyOf: [schema, { type: 'null' }] }
    : {
        ...schema,
        type: [schema['type'], 'null'],
        ...(Array.isArray(schema['enum']) ? { enum: [...(schema['enum'] as unknown[]), null] } : {}),
      };

function present(type: GraphQLInputType, limits: Limits, values: string[] | null): JsonSchema {
  if (isListType(type)) {
    const items = typed(
      type.ofType as GraphQLInputType,
      pick(limits, (key) => !isOfList(key)),
      values,
    );
    return { type: 'array', items, ...pick(limits, isOfList) };
  }
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isScalarType(type)) return { $ref: `${String(type)}#` };
  if (type.name === 'AddressRef') return { anyOf: [{ type: 'integer' }, { $ref: 'AddressInput#' }] };
  const json = scalarTypes[type.name];
  const kind = json === undefined ? {} : { type: json };
  return { ...kind, ...pick(limits, () => true), ...(values ? { enum: values } : {}) };
}

const typed = (type: GraphQLInputType, limits: Limits, values: string[] | null): JsonSchema =>
  isNonNullType(type)
    ? present(type.ofType as GraphQLInputType, limits, values)
    : orNull(present(type, limits, values));

/**
 * The input accepted by the host for arguments or an input type's fields, as JSON Schema: their types, and
 * their `@constraint`, `@values` and `@listOfOne`. Other properties are dropped.
 */
export function inputSchema(
  schema: GraphQLSchema,
  inputs: readonly (GraphQLArgument | GraphQLInputField)[],
): JsonSchema {
  const listsOfOne = inputs.filter(takesListOfOne).map(({ name }) => name);
  return {
    type: 'object',
    additionalProperties: false,
    ...(listsOfOne.length === 0 ? {} : { listsOfOne }),
    required: inputs.filter(({ type }) => isNonNullType(type)).map(({ name }) => name),
    properties: Object.fromEntries(
      inputs.map((input) => [
        input.name,
        typed(input.type, limitsOf(schema, input), acceptedValues(schema, input)),
      ]),
    ),
  };
}
