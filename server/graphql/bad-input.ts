import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { refusalAsWire } from '../http/refusal.ts';
import { refusalText } from '../lib/refusal-text.ts';
import type { FieldRefusals } from '../lib/refusal-text.ts';

/** Creates the error of an invalid request: `extensions` is the contract's `RefusalResponse`. */
export function badInput(fields: FieldRefusals): GraphQLError {
  const refusal = refusalAsWire({ ...refusalText('VALIDATION_FAILED'), fields });
  const problems = Object.entries(refusal.fields as Record<string, string>).map((field) => field.join(': '));
  const extensions = { code: 'BAD_USER_INPUT', ...refusal };
  return createGraphQLError(problems.join(', '), { extensions });
}
