import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isEnumType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/** The names of an ICU message's parameters, in order of first appearance. */
export function messageParams(message: string): string[] {
  const named = [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name);
  // The branches of a plural or select have braces too, but are not parameters: `one {1 value}`.
  return [...new Set(named)].filter((name) =>
    new RegExp(`\\{\\s*${name}\\s*(,\\s*(plural|select)|\\})`).test(message),
  );
}

function textsOf(schema: GraphQLSchema): [string, string][] {
  const codes = schema.getType('TextCode');
  if (!isEnumType(codes)) throw new Error('the contract has no enum TextCode');
  return codes.getValues().map(({ name, description }) => {
    if (!description) throw new Error(`${name} has no English: write it as its description`);
    return [name, description];
  });
}

/** Generates the English text of each code, and the type of its parameters. */
export const plugin: PluginFunction = (schema) => {
  const texts = textsOf(schema);
  const params = texts.map(([code, message]) => {
    const fields = messageParams(message).map((name) => `${name}: string | number | readonly string[]`);
    return `${code}: ${fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`};`;
  });
  return [
    `export const englishTexts = ${JSON.stringify(Object.fromEntries(texts))} as const;`,
    `export interface TextParams { ${params.join('\n')} }`,
  ].join('\n');
};
