import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isObjectType } from 'graphql';
import { acceptedValues, limitsOf } from './contract-rules.ts';
import { inputSchema } from './input-schemas.ts';

/**
 * Generates JSON Schemas for the arguments of all GraphQL fields that have limits or a list: `Type.field` →
 * schema.
 */
export const plugin: PluginFunction = (schema) => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).map((field) => ({
          key: `${type.name}.${field.name}`,
          args: field.args,
        }))
      : [],
  );
  const checked = fields.flatMap(({ key, args }) => {
    const limited = args.filter(
      (argument) =>
        Object.keys(limitsOf(schema, argument)).length > 0 || acceptedValues(schema, argument) !== null,
    );
    if (limited.length === 0) return [];
    return [[key, { ...inputSchema(schema, limited), additionalProperties: true }]];
  });
  return `export const graphqlArguments: Readonly<Record<string, object>> = ${JSON.stringify(Object.fromEntries(checked))};`;
};
