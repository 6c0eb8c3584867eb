import { ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { BaseBatchHttpLink } from '@apollo/client/link/batch-http';
import { catchError, throwError } from 'rxjs';
import { batchRule } from '../generated/contract-rules.ts';
import { restErrorFrom } from '../rest-error.ts';

interface GraphqlLinkOptions {
  baseUrl: () => string;
  fetch: typeof fetch;
}

/** Apollo reads 0 as "not given" and would wait 10 ms. */
const NEXT_TICK_MS = 1;

/** Sends the operations of one tick to `/graphql` as one request; an error answer becomes a `RestError`. */
export function createGraphqlLink({ baseUrl, fetch }: GraphqlLinkOptions): ApolloLink {
  const batch = new BaseBatchHttpLink({
    uri: () => `${baseUrl()}/graphql`,
    fetch,
    batchMax: batchRule.maxItems,
    batchInterval: NEXT_TICK_MS,
  });
  return new ApolloLink((operation, forward) =>
    batch
      .request(operation, forward)
      .pipe(catchError((error: unknown) => throwError(() => sameErrors(error)))),
  );
}

function sameErrors(error: unknown): unknown {
  const isAnswer = ServerError.is(error) || ServerParseError.is(error);
  return isAnswer ? restErrorFrom(error.statusCode, error.bodyText) : error;
}
