import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { defaultFieldResolver } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import { graphqlArguments } from '../generated/graphql-arguments.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { validationProblems } from '../http/validation-problems.ts';
import { badInput } from './bad-input.ts';

type Resolve = GraphQLFieldResolver<unknown, unknown>;

/** `compile` makes the check when it is needed for the first time. */
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
 * The resolvers, and those that GraphQL takes by itself, each behind what `schema.graphql` says of its arguments by
 * `@constraint` and `@values`: what breaks it is an error with a message for each argument in `extensions.fields`.
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
