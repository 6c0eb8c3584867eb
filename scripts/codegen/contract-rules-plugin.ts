import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isInputObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { contractEnums, contractLists, contractRules, limitsOf } from './contract-rules.ts';
import type { Limits } from './contract-rules.ts';

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const list = ([name, values]: [string, string[]]) =>
  `export const ${lowerFirst(name)}Values = ${JSON.stringify(values)} as const;
export type ${name} = (typeof ${lowerFirst(name)}Values)[number];`;

const limits = (name: string, of: Limits | Record<string, Limits>) =>
  `export const ${lowerFirst(name)} = ${JSON.stringify(of)} as const;`;

/** The limits of all calls and input types with any: name of call or type → name of input → limits. */
function inputLimits(schema: GraphQLSchema): [string, Record<string, Limits>][] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const calls = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  const inputTypes = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type));
  const owners = [
    ...calls.map(({ name, args }) => ({ name, inputs: args })),
    ...inputTypes.map((type) => ({ name: type.name, inputs: Object.values(type.getFields()) })),
  ];
  return owners.flatMap(({ name, inputs }) => {
    const limited = inputs
      .map((input): [string, Limits] => [input.name, limitsOf(schema, input)])
      .filter(([, of]) => Object.keys(of).length > 0);
    return limited.length === 0 ? [] : [[name, Object.fromEntries(limited)]];
  });
}

interface Part {
  /** Generates the part for single calls and input types; the other part is needed on every page. */
  inputs?: boolean;
  /** Lists that only inputs need. */
  inputLists?: string[];
}

/**
 * Generates a separate constant for each of the contract's directives, so that a bundle only contains those
 * it imports: `listingSortValues` and `ListingSort`, `emailRule` or, in the other part, `orderSubmitLimits`.
 * A module is never split between chunks, so what few pages need is a separate file.
 */
export const plugin: PluginFunction<Part> = (schema, _documents, { inputs = false, inputLists = [] }) => {
  const lists = [...contractLists(schema)].filter(([name]) => inputLists.includes(name) === inputs);
  const rules = () => [
    ...[...contractEnums(schema)].map(list),
    ...[...contractRules(schema)].map(([name, of]) => limits(`${name}Rule`, of)),
  ];
  const ofInputs = () => inputLimits(schema).map(([name, of]) => limits(`${name}Limits`, of));
  return [...lists.map(list), ...(inputs ? ofInputs() : rules())].join('\n');
};
