import { ApolloLink } from '@apollo/client';
import type { Observable } from 'rxjs';
import { catchError, from, map, mergeMap, of, throwError } from 'rxjs';
import { NetworkError } from '../network-error.ts';
import { RestError } from '../rest-error.ts';
import { operationKind } from '../operation-kind.ts';
import { classifyTokenError } from './classify-token-error.ts';
import type { TokenErrorKind } from './classify-token-error.ts';
import type { PersonLinkOptions } from './person-link.ts';

export interface RefreshLinkOptions extends PersonLinkOptions {
  /** The access token currently in use. */
  getToken: () => string | null;
  /** Whether there is a refresh token. */
  canRefresh: () => boolean;
  /**
   * Renews the expired token. Resolves once `getToken` returns the new one, with `null` when the host
   * refused; rejects without a response, when the tokens may still be good (A03).
   */
  refresh: (expired: string) => Promise<object | null>;
  /** Clears the session and goes to `/`. */
  onSignedOut: () => void;
}

type Result = ApolloLink.Result;
type Settled = { result: Result } | { error: unknown };
type RetryDecision = 'retry' | 'giveUp' | 'unreachable';

/**
 * Repairs operations whose token has expired: one refresh for all that fail together, then one retry each
 * (TOK-05, TOK-09, APC-18). An invalid or non-renewable token signs out (ERR-02). A refresh without a response
 * fails the operation as unreachable and keeps the session (TOK-06). Mutations are not repeated for another
 * user; `createPersonLink` checks whose response it is.
 */
export function createRefreshLink(options: RefreshLinkOptions): ApolloLink {
  const decide = createRetryDecider(options);
  return new ApolloLink((operation, forward) => {
    const { isAnonymous, isChange } = operationKind(operation.query);
    if (isAnonymous) return forward(operation);
    const attempt = (isRetry: boolean): Observable<Result> => {
      const token = options.getToken();
      const sender = options.getPerson();
      return settle(forward(operation)).pipe(
        mergeMap((settled) => {
          const tokenError = tokenErrorOf(settled, operation);
          if (tokenError === null) return toObservable(settled);
          return from(decide(tokenError, token, isRetry)).pipe(
            mergeMap((decision) => {
              if (decision === 'unreachable')
                return toObservable(unreachable(settled, 'The session could not be renewed'));
              if (decision === 'giveUp') return toObservable(settled);
              if (isChange && options.getPerson() !== sender)
                return toObservable(unreachable(settled, 'This change was for another user'));
              return attempt(true);
            }),
          );
        }),
      );
    };
    return attempt(false);
  });
}

function createRetryDecider({ getToken, canRefresh, refresh, onSignedOut }: RefreshLinkOptions) {
  const renew = async (expired: string): Promise<RetryDecision> => {
    try {
      if (canRefresh() && (await refresh(expired))) return 'retry';
    } catch {
      return 'unreachable';
    }
    onSignedOut();
    return 'giveUp';
  };
  let renewal: Promise<RetryDecision> | null = null;

  return async (
    tokenError: TokenErrorKind,
    token: string | null,
    isRetry: boolean,
  ): Promise<RetryDecision> => {
    // The error concerns a token no longer in use: nothing to repair, but worth a second try.
    if (getToken() !== token) return isRetry ? 'giveUp' : 'retry';
    if (token === null) return 'giveUp';
    if (tokenError === 'invalid') onSignedOut();
    if (tokenError === 'invalid' || isRetry) return 'giveUp';
    renewal ??= renew(token).finally(() => (renewal = null));
    return renewal;
  };
}

function settle(results: Observable<Result>): Observable<Settled> {
  return results.pipe(
    map((result): Settled => ({ result })),
    catchError((error: unknown) => of<Settled>({ error })),
  );
}

function toObservable(settled: Settled): Observable<Result> {
  return 'result' in settled ? of(settled.result) : throwError(() => settled.error);
}

function tokenErrorOf(settled: Settled, operation: ApolloLink.Operation): TokenErrorKind | null {
  if ('error' in settled)
    return settled.error instanceof RestError ? classifyTokenError(settled.error) : null;
  const response: unknown = operation.getContext()['response'];
  const status = response instanceof Response ? response.status : 200;
  for (const { message, extensions } of settled.result.errors ?? []) {
    const code = extensions?.['text_code'];
    const tokenError = classifyTokenError({
      status,
      message,
      text_code: typeof code === 'string' ? code : null,
    });
    if (tokenError) return tokenError;
  }
  return null;
}

/** The 401 itself would read as a refusal by the host and end the session that should be kept. */
function unreachable(settled: Settled, message: string): Settled {
  return { error: new NetworkError(message, { cause: 'error' in settled ? settled.error : null }) };
}
