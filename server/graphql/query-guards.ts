import { createGraphQLError } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import { GraphQLError, parse } from 'graphql';
import type { ValidationContext } from 'graphql';
import { NoRelatedsOfRelateds } from './relateds-rule.ts';

/** Of the text of one query; the longest of the storefront has two thirds of either. */
const MAX_BYTES = 10_000;
const MAX_TOKENS = 1_000;

/** A query that is not answered, 400: with these words, or for what was thrown while it was looked at. */
export function refuseQuery(why: unknown): GraphQLError {
  const message = why instanceof Error ? why.message : String(why);
  return createGraphQLError(message, {
    extensions: { ...(why instanceof GraphQLError ? why.extensions : {}), http: { status: 400 } },
  });
}

/** Has a limit say that a query is invalid, which is a 400 of the client's; it would throw as if the host had failed. */
export const asInvalid = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Refuses a document that is too long before it is read: reading goes as deep as its braces do. */
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

/** Refuses products that are related to related ones. */
export function noRelatedsOfRelateds(): Plugin {
  return {
    onValidate: ({ addValidationRule }) => addValidationRule(NoRelatedsOfRelateds),
  };
}

/** Answers 400 where the request's own JSON cannot be read; as variables of a GET that would be an error of ours. */
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
