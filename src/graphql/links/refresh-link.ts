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
   * refused; rejects without an answer, when the tokens may still be good (A03).
   */
  refresh: (expired: string) => Promise<object | null>;
  /** Clears the session and goes to `/`. */
  onSignedOut: () => void;
}

type Result = ApolloLink.Result;
type Answer = { result: Result } | { error: unknown };
type RetryDecision = 'retry' | 'giveUp' | 'unreachable';

/**
 * Repairs operations whose token has expired: one refresh for all that fail together, then one retry each
 * (TOK-05, TOK-09, APC-18). An invalid or non-renewable token signs out (ERR-02). A refresh without an answer
 * fails the operation as unreachable and keeps the session (TOK-06). Mutations are not repeated for another
 * user; `createPersonLink` checks whose answer it is.
 */
export function createRefreshLink(options: RefreshLinkOptions): ApolloLink {
  const decide = createRetryDecider(options);
  return new ApolloLink((operation, forward) => {
    const { isAnonymous, isChange } = operationKind(operation.query);
    if (isAnonymous) return forward(operation);
    const attempt = (isRetry: boolean): Observable<Result> => {
      const token = options.getToken();
      const asker = options.getPerson();
      return answerOf(forward(operation)).pipe(
        mergeMap((answer) => {
          const tokenError = tokenErrorOf(answer, operation);
          if (tokenError === null) return give(answer);
          return from(decide(tokenError, token, isRetry)).pipe(
            mergeMap((decision) => {
              if (decision === 'unreachable')
                return give(unreachable(answer, 'The session could not be renewed'));
              if (decision === 'giveUp') return give(answer);
              if (isChange && options.getPerson() !== asker)
                return give(unreachable(answer, 'This was for somebody else to change'));
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

/** The 401 itself would read as a refusal by the host and end the session that should be kept. */
function unreachable(answer: Answer, message: string): Answer {
  return { error: new NetworkError(message, { cause: 'error' in answer ? answer.error : null }) };
}
