import { ApolloLink } from '@apollo/client';
import type { Observable } from 'rxjs';
import { catchError, from, map, mergeMap, of, throwError } from 'rxjs';
import { NetworkError } from '../network-error.ts';
import { RestError } from '../rest-error.ts';
import { isAnonymousOperation } from '../rest-operation.ts';
import { tokenVerdict } from './token-verdict.ts';
import type { TokenVerdict } from './token-verdict.ts';

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
type Remedy = 'retry' | 'giveUp' | 'unreachable';

/**
 * Repairs an operation whose token expired: one refresh for all that fail together, then one retry each (TOK-05,
 * TOK-09, APC-18). A token that is invalid, or that cannot be renewed, signs out (ERR-02). A refresh that gets no
 * answer fails the operation as unreachable and keeps the session (TOK-06).
 */
export function createRefreshLink(options: RefreshLinkOptions): ApolloLink {
  const remedyFor = createRemedies(options);
  return new ApolloLink((operation, forward) => {
    if (isAnonymousOperation(operation.query)) return forward(operation);
    const attempt = (isRetry: boolean): Observable<Result> => {
      const token = options.getToken();
      return answerOf(forward(operation)).pipe(
        mergeMap((answer) => {
          const verdict = verdictOf(answer, operation);
          if (verdict === null) return give(answer);
          return from(remedyFor(verdict, token, isRetry)).pipe(
            mergeMap((remedy) => {
              if (remedy === 'retry') return attempt(true);
              return give(remedy === 'unreachable' ? { error: notRenewed(answer) } : answer);
            }),
          );
        }),
      );
    };
    return attempt(false);
  });
}

function createRemedies({ getToken, canRefresh, refresh, onSignedOut }: RefreshLinkOptions) {
  const renew = async (expired: string): Promise<Remedy> => {
    try {
      if (canRefresh() && (await refresh(expired))) return 'retry';
    } catch {
      return 'unreachable';
    }
    onSignedOut();
    return 'giveUp';
  };
  let renewal: Promise<Remedy> | null = null;

  return async (verdict: TokenVerdict, token: string | null, isRetry: boolean): Promise<Remedy> => {
    // The verdict is on a token that is no longer in use: nothing to repair, but worth a second try.
    if (getToken() !== token) return isRetry ? 'giveUp' : 'retry';
    if (token === null) return 'giveUp';
    if (verdict === 'invalid') onSignedOut();
    if (verdict === 'invalid' || isRetry) return 'giveUp';
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

function verdictOf(answer: Answer, operation: ApolloLink.Operation): TokenVerdict | null {
  if ('error' in answer) return answer.error instanceof RestError ? tokenVerdict(answer.error) : null;
  const response: unknown = operation.getContext()['response'];
  const status = response instanceof Response ? response.status : 200;
  for (const { message, extensions } of answer.result.errors ?? []) {
    const code = extensions?.['text_code'];
    const verdict = tokenVerdict({ status, message, text_code: typeof code === 'string' ? code : null });
    if (verdict) return verdict;
  }
  return null;
}

/** The 401 itself would read as a refusal by the host, and end the session that was to be kept. */
function notRenewed(answer: Answer): NetworkError {
  return new NetworkError('The session could not be renewed', {
    cause: 'error' in answer ? answer.error : null,
  });
}
