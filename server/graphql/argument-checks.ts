import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import type { GraphQLFieldResolver } from 'graphql';
import { graphqlArguments } from '../generated/graphql-arguments.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { validationProblems } from '../http/validation-problems.ts';
import { badInput } from './bad-input.ts';

type Resolve = GraphQLFieldResolver<unknown, unknown>;

function checked(validate: ValidateFunction, resolve: Resolve): Resolve {
  return (root, input, context, info) => {
    if (!validate(input)) {
      const fields = validationProblems(validate.errors ?? []);
      const [message = 'This is not valid'] = Object.entries(fields).map((field) => field.join(': '));
      throw badInput(message, fields);
    }
    return resolve(root, input, context, info);
  };
}

/**
 * The resolvers, each behind what `schema.graphql` says of its arguments by `@constraint` and `@values`: what breaks
 * it is an error with a message for each argument in `extensions.fields`.
 */
export function withArgumentChecks(resolvers: Resolvers): Resolvers {
  const ajv = new Ajv({ allErrors: true, strict: false });
  const byType = Object.entries(resolvers).map(([type, fields]) => {
    const entries = Object.entries(fields as Record<string, unknown>).map(([name, resolve]) => {
      const schema = graphqlArguments[`${type}.${name}`];
      return [
        name,
        schema && typeof resolve === 'function' ? checked(ajv.compile(schema), resolve as Resolve) : resolve,
      ];
    });
    return [type, Object.fromEntries(entries)];
  });
  return Object.fromEntries(byType) as Resolvers;
}
