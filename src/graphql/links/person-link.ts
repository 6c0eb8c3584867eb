import { ApolloLink } from '@apollo/client';
import { mergeMap, of, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { NetworkError } from '../network-error.ts';
import { operationKind } from '../operation-kind.ts';

export interface PersonLinkOptions {
  /** Who is logged in, null for nobody. */
  getPerson: () => string | null;
}

/**
 * Keeps an answer about one person from the next: when somebody else is logged in by the time it comes, it is
 * dropped and asked for again; when nobody is, the operation fails as unreachable. What needs a login is
 * not sent then: a screen that has just lost its data at a logout asks once more before it goes. What comes back of a
 * change is one person's as well, a cart for example, and nothing is changed twice: that fails too. A guest who logs in
 * meanwhile is the same person.
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
