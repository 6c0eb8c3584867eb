import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { acceptedValues, contractLists, contractRules, limitsOf } from './contract-rules.ts';
import { inputSchema } from './input-schemas.ts';

const directives = `
  directive @list(name: String!, values: [String!]!) repeatable on SCHEMA
  directive @rule(name: String!, maxLength: Int, minimum: Int) repeatable on SCHEMA
  directive @values(of: String!, unknown: String) on ARGUMENT_DEFINITION
  directive @constraint(rule: String, maxLength: Int, minimum: Int, maxItems: Int) on ARGUMENT_DEFINITION
  directive @listOfOne on ARGUMENT_DEFINITION
`;

/** A contract with one call, `find`, that accepts these arguments. */
function contractWith(args: string, rules = '') {
  const lists = '@list(name: "Sort", values: ["newest", "price-desc"])';
  const schema = buildSchema(
    `${directives} schema ${lists} ${rules} { query: Query } type Query { find(${args}): Int }`,
  );
  return { schema, args: schema.getQueryType()?.getFields()['find']?.args ?? [] };
}

const schemaOf = (args: string, rules?: string) => {
  const contract = contractWith(args, rules);
  return inputSchema(contract.schema, contract.args);
};

it('a list and a rule are read by their names', () => {
  const { schema } = contractWith('sort: String', '@rule(name: "Email", maxLength: 254)');
  expect(contractLists(schema)).toEqual(new Map([['Sort', ['newest', 'price-desc']]]));
  expect(contractRules(schema)).toEqual(new Map([['Email', { maxLength: 254 }]]));
});

it('an argument of a list accepts its values only, and null when it is optional', () => {
  expect(schemaOf('sort: String @values(of: "Sort")')).toMatchObject({
    required: [],
    properties: { sort: { type: ['string', 'null'], enum: ['newest', 'price-desc', null] } },
  });
});

it('an argument with a substitute for unknown values accepts any value', () => {
  const open = schemaOf('sort: String! @values(of: "Sort", unknown: "newest")');
  expect(open).toMatchObject({ required: ['sort'], properties: { sort: { type: 'string' } } });
  expect(JSON.stringify(open)).not.toContain('enum');
});

it('an argument has the limits of its rule and its own, which take precedence', () => {
  const rule = '@rule(name: "Amount", minimum: 0, maxLength: 9)';
  expect(schemaOf('amount: Int! @constraint(rule: "Amount", minimum: 5)', rule)).toMatchObject({
    properties: { amount: { type: 'integer', minimum: 5, maxLength: 9 } },
  });
});

it('for a list, the number of entries limits the list, and every other limit applies to each entry', () => {
  expect(schemaOf('names: [String!]! @constraint(maxItems: 3, maxLength: 20)')).toMatchObject({
    properties: { names: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 20 } } },
  });
});

it('a list that may be given as a single value is named, if there is one', () => {
  expect(schemaOf('values: [String!]! @listOfOne, ids: [Int!]')).toMatchObject({ listsOfOne: ['values'] });
  expect(schemaOf('ids: [Int!]')).not.toHaveProperty('listsOfOne');
});

it('an unknown rule, list or substitute, or a duplicate rule, stops the generator', () => {
  const limits = (args: string) => {
    const { schema, args: known } = contractWith(args);
    return known.map((argument) => [limitsOf(schema, argument), acceptedValues(schema, argument)]);
  };
  expect(() => limits('a: Int @constraint(rule: "Nowhere")')).toThrow('a: there is no rule Nowhere');
  expect(() => limits('a: String @values(of: "Nowhere")')).toThrow('a: there is no list Nowhere');
  expect(() => limits('a: String @values(of: "Sort", unknown: "oldest")')).toThrow(
    'oldest is not in its list',
  );
  expect(() => contractRules(contractWith('a: Int', '@rule(name: "A") @rule(name: "A")').schema)).toThrow(
    'twice',
  );
});
