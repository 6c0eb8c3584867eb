import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { restCalls } from './rest-contract.ts';

/**
 * Writes what the REST link must know at run time: field → method, path, arguments and answer type; and
 * type → its fields that hold objects, so that plain JSON can be given its `__typename`s.
 */
export const plugin: PluginFunction = (schema) => {
  const calls = restCalls(schema);
  const types = new Map<string, Record<string, string>>();
  const visit = (type: GraphQLObjectType) => {
    if (types.has(type.name)) return;
    const objects: Record<string, string> = {};
    types.set(type.name, objects);
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      if (!isObjectType(named)) continue;
      objects[field.name] = named.name;
      visit(named);
    }
  };
  const table = Object.fromEntries(
    calls.map((call) => {
      const answer = getNamedType(call.field.type);
      if (isObjectType(answer)) visit(answer);
      return [
        call.name,
        {
          method: call.method,
          path: call.path,
          anonymous: call.anonymous,
          arguments: call.otherArguments.map((argument) => argument.name),
          answer: isObjectType(answer) ? answer.name : null,
        },
      ];
    }),
  );
  return [
    '/** What the REST link knows of one call. */',
    "export interface RestCall { method: 'GET' | 'POST'; path: string; anonymous: boolean; arguments: readonly string[]; answer: string | null }",
    `export const restTable: Readonly<Record<string, RestCall>> = ${JSON.stringify(table)};`,
    `export const objectFields: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(types))};`,
  ].join('\n');
};
