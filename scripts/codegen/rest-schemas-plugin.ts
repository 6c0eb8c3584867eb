import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { GraphQLArgument, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { acceptedList } from './contract-rules.ts';
import { inputSchema } from './input-schemas.ts';
import { restCalls } from './rest-contract.ts';
import type { RestCall } from './rest-contract.ts';

type AnyType = GraphQLInputType | GraphQLOutputType;

const scalarSchemas: Record<string, string> = {
  Int: 'Type.Integer()',
  Float: 'Type.Number()',
  String: 'Type.String()',
  ID: 'Type.String()',
  Boolean: 'Type.Boolean()',
  Money: 'Type.Number()',
  DateTime: 'Type.String()',
  JSON: 'Type.Unknown()',
};

function present(type: AnyType): string {
  if (isListType(type)) return `Type.Array(${nullable(type.ofType as AnyType)})`;
  if (isScalarType(type)) return scalarSchemas[type.name] ?? 'Type.Unknown()';
  if (isEnumType(type)) {
    return `Type.Union([${type
      .getValues()
      .map((value) => `Type.Literal(${JSON.stringify(value.name)})`)
      .join(', ')}])`;
  }
  return `Type.Ref('${getNamedType(type).name}#')`;
}

function nullable(type: AnyType): string {
  return isNonNullType(type)
    ? present(type.ofType as AnyType)
    : `Type.Union([${present(type)}, Type.Null()])`;
}

function property(name: string, type: AnyType): string {
  return isNonNullType(type) ? `${name}: ${nullable(type)}` : `${name}: Type.Optional(${nullable(type)})`;
}

function object(fields: { name: string; type: AnyType }[], options: string): string {
  return `Type.Object({ ${fields.map((field) => property(field.name, field.type)).join(', ')} }, ${options})`;
}

function namedTypes(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const isRoot = [schema.getQueryType(), schema.getMutationType()].some((root) => root === type);
    if (isRoot || type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) {
      const fields = inputSchema(schema, Object.values(type.getFields()));
      return [written({ $id: type.name, ...fields })];
    }
    if (!isObjectType(type)) return [];
    return [object(Object.values(type.getFields()), `{ $id: '${type.name}', additionalProperties: false }`)];
  });
}

const written = (json: object) => `Type.Unsafe(${JSON.stringify(json)})`;

function callSchema(schema: GraphQLSchema, call: RestCall): string {
  const response = nullable(call.field.type);
  return `${call.name}: {
    method: '${call.method}', alternateMethod: ${call.alternateMethod ? `'${call.alternateMethod}'` : 'null'}, url: '${call.path.replace(/\{(\w+)\}/g, ':$1')}',
    params: ${written(inputSchema(schema, call.pathArguments))}, input: ${written(inputSchema(schema, call.otherArguments))},
    response: ${call.orFalse ? `Type.Union([${response}, Type.Literal(false)])` : response},
  }`;
}

function tsType(type: AnyType): string {
  if (isNonNullType(type)) return required(type.ofType as AnyType);
  return `${required(type)} | null`;
}

function required(type: AnyType): string {
  if (isListType(type)) return `Array<${tsType(type.ofType as AnyType)}>`;
  if (isScalarType(type)) return `Wire.Scalars['${type.name}']['output']`;
  return `Wire.${getNamedType(type).name}`;
}

/** An argument whose values are those of a list. */
function listedArgument({ name, type }: GraphQLArgument, list: string): string {
  const isRequired = isNonNullType(type);
  const single = isListType(isRequired ? type.ofType : type) ? `Array<Rules.${list}>` : `Rules.${list}`;
  return isRequired ? `${name}: ${single}` : `${name}?: ${single} | null | undefined`;
}

/** The type of a call's input: GraphQL's, with the types of the contract's lists. */
function inputType(schema: GraphQLSchema, { kind, field }: RestCall): string {
  if (field.args.length === 0) return 'Record<string, never>';
  const owner = kind === 'query' ? 'Query' : 'Mutation';
  const all = `Wire.${owner}${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Args`;
  const listed = field.args.flatMap((argument) => {
    const list = acceptedList(schema, argument);
    return list === null ? [] : [{ name: argument.name, type: listedArgument(argument, list) }];
  });
  if (listed.length === 0) return all;
  const names = listed.map(({ name }) => `'${name}'`).join(' | ');
  return `Omit<${all}, ${names}> & { ${listed.map(({ type }) => type).join('; ')} }`;
}

/** Generates TypeBox schemas for all REST calls, and the type that connects a handler with its call. */
export const plugin: PluginFunction = (schema) => {
  const calls = restCalls(schema);
  const signatures = calls.map((call) => {
    return `${call.name}: { input: ${inputType(schema, call)}; response: ${tsType(call.field.type)}${call.orFalse ? ' | false' : ''} };`;
  });
  return {
    prepend: [
      "import { Type } from 'typebox';",
      "import type * as Rules from './contract-rules.ts';",
      "import type * as Wire from './wire.ts';",
    ],
    content: [
      `export const namedSchemas = [${namedTypes(schema).join(',\n')}];`,
      `export const restSchemas = {${calls.map((call) => callSchema(schema, call)).join(',\n')}} as const;`,
      `export interface RestCalls { ${signatures.join('\n')} }`,
    ].join('\n\n'),
  };
};
