import { ApolloLink } from '@apollo/client';
import type { Observable } from 'rxjs';
import { catchError, from, map, mergeMap, of, throwError } from 'rxjs';
import { NetworkError } from '../network-error.ts';
import { RestError } from '../rest-error.ts';
import { operationKind } from '../operation-kind.ts';
import { classifyTokenError } from './classify-token-error.ts';
import type { TokenErrorKind } from './classify-token-error.ts';

export interface RefreshLinkOptions {
  /** The access token that calls are sent with now. */
  getToken: () => string | null;
  /** Whether there is a refresh token. */
  canRefresh: () => boolean;
  /**
   * Renews the token that expired. Resolves when `getToken` gives the new one, with null when the host refused;
   * rejects when no answer came, so that the tokens may still be good (A03).
   */
  refresh: (expired: string) => Promise<object | null>;
  /** Clears the session and goes to `/`. */
  onSignedOut: () => void;
}

type Result = ApolloLink.Result;
type Answer = { result: Result } | { error: unknown };
type RetryDecision = 'retry' | 'giveUp' | 'unreachable';

/**
 * Repairs an operation whose token expired: one refresh for all that fail together, then one retry each (TOK-05,
 * TOK-09, APC-18). A token that is invalid, or that cannot be renewed, signs out (ERR-02). A refresh that gets no
 * answer fails the operation as unreachable and keeps the session (TOK-06).
 */
export function createRefreshLink(options: RefreshLinkOptions): ApolloLink {
  const decide = createRetryDecider(options);
  return new ApolloLink((operation, forward) => {
    if (operationKind(operation.query).isAnonymous) return forward(operation);
    const attempt = (isRetry: boolean): Observable<Result> => {
      const token = options.getToken();
      return answerOf(forward(operation)).pipe(
        mergeMap((answer) => {
          const tokenError = tokenErrorOf(answer, operation);
          if (tokenError === null) return give(answer);
          return from(decide(tokenError, token, isRetry)).pipe(
            mergeMap((decision) => {
              if (decision === 'retry') return attempt(true);
              return give(decision === 'unreachable' ? { error: notRenewed(answer) } : answer);
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
    // The error is about a token that is no longer in use: nothing to repair, but worth a second try.
    if (getToken() !== token) return isRetry ? 'giveUp' : 'retry';
    if (token === null) return 'giveUp';
    if (tokenError === 'invalid') onSignedOut();
    if (tokenError === 'invalid' || isRetry) return 'giveUp';
    renewal ??= renew(token).finally(() => (renewal = null));
    return renewal;
  };
}

function answerOf(results: Observable<Result>): Observable<Answer> {
  return results.pipe(
    map((result): Answer => ({ result })),
    catchError((error: unknown) => of<Answer>({ error })),
  );
}

function give(answer: Answer): Observable<Result> {
  return 'result' in answer ? of(answer.result) : throwError(() => answer.error);
}

function tokenErrorOf(answer: Answer, operation: ApolloLink.Operation): TokenErrorKind | null {
  if ('error' in answer) return answer.error instanceof RestError ? classifyTokenError(answer.error) : null;
  const response: unknown = operation.getContext()['response'];
  const status = response instanceof Response ? response.status : 200;
  for (const { message, extensions } of answer.result.errors ?? []) {
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

/** The 401 itself would read as a refusal by the host, and end the session that was to be kept. */
function notRenewed(answer: Answer): NetworkError {
  return new NetworkError('The session could not be renewed', {
    cause: 'error' in answer ? answer.error : null,
  });
}
