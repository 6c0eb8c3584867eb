import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { isAnonymousOperation } from '../rest-operation.ts';

/** Holds every operation until `ready` resolves; anonymous ones, on which that may depend, pass (TOK-12). */
export function createReadinessLink(ready: () => Promise<void>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    isAnonymousOperation(operation.query)
      ? forward(operation)
      : from(ready()).pipe(mergeMap(() => forward(operation))),
  );
}
