import { createGraphQLError } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import { parse } from 'graphql';
import type { GraphQLError, ValidationContext } from 'graphql';

/** More than twice what the longest document of the storefront has. */
const MAX_TOKENS = 2_000;

const badRequest = (message: string) =>
  createGraphQLError(message, { extensions: { http: { status: 400 } } });

/** Has a limit say that a query is invalid, which is a 400 of the client's; it would throw as if the host had failed. */
export const asInvalid = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Refuses a document that is too long before it is read: reading goes as deep as its braces do. */
export function maxTokens(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        try {
          return parse(source, { ...options, maxTokens: MAX_TOKENS });
        } catch (error) {
          throw badRequest(error instanceof Error ? error.message : String(error));
        }
      });
    },
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
          throw badRequest('The variables or extensions are not valid JSON');
        }
      });
    },
  };
}
