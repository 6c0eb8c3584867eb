import { isEnumType, valueFromASTUntyped } from 'graphql';
import type { ConstDirectiveNode, GraphQLSchema } from 'graphql';

/** JSON Schema keywords of a limit, and `maxBytes` for files. */
export type Limits = Partial<Record<LimitKeyword, number | string>>;

const KEYWORDS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'maxItems',
  'maxProperties',
  'maxBytes',
] as const;
type LimitKeyword = (typeof KEYWORDS)[number];

/** An argument or input field of the contract. */
interface InputNode {
  name: string;
  astNode?: { directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
}

const given = (directive: ConstDirectiveNode): Record<string, unknown> =>
  Object.fromEntries(
    (directive.arguments ?? []).map((node) => [node.name.value, valueFromASTUntyped(node.value)]),
  );

function onSchema(schema: GraphQLSchema, name: string): Record<string, unknown>[] {
  const nodes = [schema.astNode, ...schema.extensionASTNodes];
  return nodes
    .flatMap((node) => node?.directives ?? [])
    .filter((directive) => directive.name.value === name)
    .map(given);
}

const onInput = (input: InputNode, name: string): Record<string, unknown> | null => {
  const directive = input.astNode?.directives?.find((node) => node.name.value === name);
  return directive ? given(directive) : null;
};

const limitsIn = (values: Record<string, unknown>): Limits =>
  Object.fromEntries(KEYWORDS.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));

function named<Value>(entries: [string, Value][], what: string): Map<string, Value> {
  const known = new Map<string, Value>();
  for (const [name, value] of entries) {
    if (known.has(name)) throw new Error(`the ${what} ${name} is declared twice in the contract`);
    known.set(name, value);
  }
  return known;
}

/** The values of every `@list` by name. Throws on duplicate names. */
export function contractLists(schema: GraphQLSchema): Map<string, string[]> {
  return named(
    onSchema(schema, 'list').map(({ name, values }) => [String(name), values as string[]]),
    'list',
  );
}

/** The values of every enum by name, except that of our directives. */
export function contractEnums(schema: GraphQLSchema): Map<string, string[]> {
  const enums = Object.values(schema.getTypeMap()).filter(
    (type) => isEnumType(type) && !type.name.startsWith('__') && type.name !== 'RestMethod',
  );
  return new Map(
    enums.map((type) => [type.name, isEnumType(type) ? type.getValues().map((v) => v.name) : []]),
  );
}

/** The limits of every `@rule` by name. Throws on duplicate names. */
export function contractRules(schema: GraphQLSchema): Map<string, Limits> {
  return named(
    onSchema(schema, 'rule').map((values) => [String(values['name']), limitsIn(values)]),
    'rule',
  );
}

/** The limits of an input's `@constraint`, including its rule's. Throws when there is no such rule. */
export function limitsOf(schema: GraphQLSchema, input: InputNode): Limits {
  const constraint = onInput(input, 'constraint');
  if (!constraint) return {};
  const rule = constraint['rule'];
  const shared = typeof rule === 'string' ? contractRules(schema).get(rule) : {};
  if (!shared) throw new Error(`${input.name}: there is no rule ${String(rule)}`);
  return { ...shared, ...limitsIn(constraint) };
}

/** Whether a single value counts as a list of one, by `@listOfOne`. */
export const takesListOfOne = (input: InputNode): boolean => onInput(input, 'listOfOne') !== null;

/**
 * The name of the list with an input's accepted values, by its `@values`; `null` when any value is accepted,
 * because it has none or defines a fallback for unknown values. Throws when there is no such list.
 */
export function acceptedList(schema: GraphQLSchema, input: InputNode): string | null {
  const directive = onInput(input, 'values');
  if (!directive) return null;
  const name = String(directive['of']);
  const list = contractLists(schema).get(name);
  if (!list) throw new Error(`${input.name}: there is no list ${name}`);
  const unknown = directive['unknown'];
  if (typeof unknown === 'string' && unknown !== '' && !list.includes(unknown))
    throw new Error(`${input.name}: ${unknown} is not in its list`);
  return unknown === undefined ? name : null;
}

/** The values of an input's `acceptedList`. */
export function acceptedValues(schema: GraphQLSchema, input: InputNode): string[] | null {
  const name = acceptedList(schema, input);
  return name === null ? null : (contractLists(schema).get(name) ?? null);
}
