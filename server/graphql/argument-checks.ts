import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { defaultFieldResolver } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import { graphqlArguments } from '../generated/graphql-arguments.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { validationProblems } from '../http/validation-problems.ts';
import { badInput } from './bad-input.ts';

type Resolve = GraphQLFieldResolver<unknown, unknown>;

/** `compile` creates the check on first use. */
function checked(compile: () => ValidateFunction, resolve: Resolve): Resolve {
  let validate: ValidateFunction | null = null;
  return (root, input, context, info) => {
    validate ??= compile();
    if (!validate(input)) {
      throw badInput(validationProblems(validate.errors ?? []));
    }
    return resolve(root, input, context, info);
  };
}

type Fields = Record<string, Resolve>;

/**
 * Wraps the resolvers, including GraphQL's default ones, with the checks `schema.graphql` declares on
 * arguments by `@constraint` and `@values`: a violation is an error with a message per argument in
 * `extensions.fields`.
 */
export function withArgumentChecks(resolvers: Resolvers): Resolvers {
  const ajv = new Ajv({ allErrors: true, strict: false });
  const all: Record<string, Fields> = {};
  for (const [type, fields] of Object.entries(resolvers)) all[type] = { ...(fields as Fields) };
  for (const [place, schema] of Object.entries(graphqlArguments)) {
    const [type = '', field = ''] = place.split('.');
    const resolve = all[type]?.[field] ?? defaultFieldResolver;
    all[type] = { ...all[type], [field]: checked(() => ajv.compile(schema), resolve) };
  }
  return all as Resolvers;
}
