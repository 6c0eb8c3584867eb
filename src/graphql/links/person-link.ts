import { ApolloLink } from '@apollo/client';
import { mergeMap, of, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { NetworkError } from '../network-error.ts';
import { operationKind } from '../operation-kind.ts';

export interface PersonLinkOptions {
  /** The logged-in user, `null` when logged out. */
  getPerson: () => string | null;
}

/**
 * Keeps one user's data from the next. If another user is logged in when a response arrives, it is dropped
 * and requested again; after a logout the operation fails as unreachable. Queries that need a login are then
 * not sent: a screen that loses its data on logout sends them once more before it closes. Results of mutations are
 * personal too, e.g. a cart; as they must not be repeated, they fail. A guest who logs in meanwhile counts as
 * the same user.
 */
export function createPersonLink({ getPerson }: PersonLinkOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { isAnonymous, isChange, isPersonal, needsLogin } = operationKind(operation.query);
    if (isChange && !isAnonymous) return onlyFor(getPerson(), forward(operation), getPerson);
    if (!isPersonal) return forward(operation);
    const send = (): Observable<ApolloLink.Result> => {
      const sender = getPerson();
      if (sender === null && needsLogin)
        return throwError(() => new NetworkError('No user is logged in', { cause: null }));
      return forward(operation).pipe(
        mergeMap((result) => {
          const person = getPerson();
          if (person === sender) return of(result);
          return person === null ? throwError(tooLate) : send();
        }),
      );
    };
    return send();
  });
}

const tooLate = () => new NetworkError('The response was for another user', { cause: null });

function onlyFor(
  sender: string | null,
  results: Observable<ApolloLink.Result>,
  getPerson: PersonLinkOptions['getPerson'],
): Observable<ApolloLink.Result> {
  const isTooLate = () => sender !== null && getPerson() !== sender;
  return results.pipe(mergeMap((result) => (isTooLate() ? throwError(tooLate) : of(result))));
}
