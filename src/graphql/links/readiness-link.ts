import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { operationKind } from '../operation-kind.ts';

/** Holds operations until `ready` resolves; anonymous ones, on which that may depend, pass (TOK-12). */
export function createReadinessLink(ready: () => Promise<void>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    operationKind(operation.query).isAnonymous
      ? forward(operation)
      : from(ready()).pipe(mergeMap(() => forward(operation))),
  );
}
