import { createGraphQLError } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import { GraphQLError, parse } from 'graphql';
import type { ValidationContext } from 'graphql';
import { NoRelatedsOfRelateds } from './relateds-rule.ts';

/** Maximum size of a query's text; the storefront's longest uses two thirds of either limit. */
const MAX_BYTES = 10_000;
const MAX_TOKENS = 1_000;

/** Creates the error 400 of a refused query, from a message or from what was thrown while checking it. */
export function refuseQuery(why: unknown): GraphQLError {
  const message = why instanceof Error ? why.message : String(why);
  return createGraphQLError(message, {
    extensions: { ...(why instanceof GraphQLError ? why.extensions : {}), http: { status: 400 } },
  });
}

/**
 * Makes a limit report a query as invalid, a client error 400, instead of throwing as if the host had failed.
 */
export const asInvalid = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Refuses a document that is too long before it is parsed, as the parser recurses as deep as its braces. */
export function maxLength(): Plugin {
  return {
    onParse({ params: { source }, setParseFn }) {
      const text = typeof source === 'string' ? source : source.body;
      if (Buffer.byteLength(text) > MAX_BYTES) throw refuseQuery(`Limit of ${MAX_BYTES} bytes exceeded`);
      setParseFn((given, options) => {
        try {
          return parse(given, { ...options, maxTokens: MAX_TOKENS });
        } catch (error) {
          throw refuseQuery(error);
        }
      });
    },
  };
}

/** Refuses related products of related products. */
export function noRelatedsOfRelateds(): Plugin {
  return {
    onValidate: ({ addValidationRule }) => addValidationRule(NoRelatedsOfRelateds),
  };
}

/**
 * Responds with 400 if the request's own JSON is invalid; in the variables of a GET that would otherwise be a
 * server error.
 */
export function refuseBrokenJson(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (!requestParser) return;
      setRequestParser(async (request) => {
        try {
          return await requestParser(request);
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          throw refuseQuery('The variables or extensions are not valid JSON');
        }
      });
    },
  };
}
