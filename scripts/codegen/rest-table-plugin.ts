import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { getNamedType, isObjectType, Kind } from 'graphql';
import type { DocumentNode, GraphQLObjectType } from 'graphql';
import { restCalls } from './rest-contract.ts';

/** The root fields that a storefront's documents request. */
function askedFields(documents: readonly (DocumentNode | undefined)[]): Set<string> {
  const operations = documents.flatMap((document) => document?.definitions ?? []);
  return new Set(
    operations.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? node.selectionSet.selections.flatMap((field) =>
            field.kind === Kind.FIELD ? [field.name.value] : [],
          )
        : [],
    ),
  );
}

/**
 * Generates the data that the REST link needs at run time: field → method, path, arguments and response type;
 * and type → its fields that contain objects, to add `__typename`s to plain JSON. Limited to the calls in
 * documents or `alsoCalled`, since every page loads it.
 */
export const plugin: PluginFunction<{ alsoCalled: string[] }> = (schema, documents, { alsoCalled }) => {
  const asked = askedFields(documents.map(({ document }) => document)).union(new Set(alsoCalled));
  const calls = restCalls(schema).filter(({ name }) => asked.has(name));
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
      const response = getNamedType(call.field.type);
      if (isObjectType(response)) visit(response);
      return [
        call.name,
        {
          method: call.method,
          path: call.path,
          ...(call.anonymous ? { anonymous: true } : {}),
          ...(call.personal ? { personal: call.personal } : {}),
          arguments: call.otherArguments.map((argument) => argument.name),
          response: isObjectType(response) ? response.name : null,
        },
      ];
    }),
  );
  const withObjects = [...types].filter(([, fields]) => Object.keys(fields).length > 0);
  return [
    '/** What the REST link knows of one call. */',
    "export interface RestCall { method: 'GET' | 'POST'; path: string; anonymous?: true; personal?: 'login' | 'key'; arguments: readonly string[]; response: string | null }",
    `export const restTable: Readonly<Record<string, RestCall>> = ${JSON.stringify(table)};`,
    `export const objectFields: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(withObjects))};`,
  ].join('\n');
};
