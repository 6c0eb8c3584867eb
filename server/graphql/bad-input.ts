import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** A request that asks for something that cannot be; its message, and one for each argument, reach the client. */
export function badInput(message: string, fields: Record<string, string> = {}): GraphQLError {
  const extensions = { code: 'BAD_USER_INPUT', text_code: 'VALIDATION_FAILED', fields };
  return createGraphQLError(message, { extensions });
}
