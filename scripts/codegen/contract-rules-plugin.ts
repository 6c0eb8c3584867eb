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

/** The limits of every call and input type that has some: name of the call or type → name of the input → limits. */
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
  /** The part that belongs to single calls and input types; the other part is what every page needs some of. */
  inputs?: boolean;
  /** Lists that only inputs need. */
  inputLists?: string[];
}

/**
 * Writes what the contract's directives say as constants, each on its own, so that a bundle holds only those that
 * something imports: `listingSortValues` and `ListingSort`, `emailRule`, or, as the other part, `orderSubmitLimits`. A
 * module is in one chunk as a whole, so what few pages need is a file of its own.
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
