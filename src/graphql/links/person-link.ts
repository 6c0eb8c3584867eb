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
 * Keeps one user's answers from the next. If another user is logged in when an answer arrives, it is dropped
 * and requested again; after a logout the operation fails as unreachable. Queries that need a login are then
 * not sent: a screen that loses its data on logout asks once more before it closes. Answers to mutations are
 * personal too, e.g. a cart; as they must not be repeated, they fail. A guest who logs in meanwhile counts as
 * the same user.
 */
export function createPersonLink({ getPerson }: PersonLinkOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { isAnonymous, isChange, isPersonal, needsLogin } = operationKind(operation.query);
    if (isChange && !isAnonymous) return keptFor(getPerson(), forward(operation), getPerson);
    if (!isPersonal) return forward(operation);
    const ask = (): Observable<ApolloLink.Result> => {
      const asker = getPerson();
      if (asker === null && needsLogin)
        return throwError(() => new NetworkError('Nobody is logged in', { cause: null }));
      return forward(operation).pipe(
        mergeMap((result) => {
          const person = getPerson();
          if (person === asker) return of(result);
          return person === null ? throwError(tooLate) : ask();
        }),
      );
    };
    return ask();
  });
}

const tooLate = () => new NetworkError('The answer was for somebody else', { cause: null });

function keptFor(
  asker: string | null,
  results: Observable<ApolloLink.Result>,
  getPerson: PersonLinkOptions['getPerson'],
): Observable<ApolloLink.Result> {
  const isTooLate = () => asker !== null && getPerson() !== asker;
  return results.pipe(mergeMap((result) => (isTooLate() ? throwError(tooLate) : of(result))));
}
