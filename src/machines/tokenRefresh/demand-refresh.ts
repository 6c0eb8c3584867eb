import type { ActorRefFrom } from 'xstate';
import type { TokenPair } from '../../graphql/generated/types.ts';
import type { tokenRefreshMachine } from './tokenRefresh.machine.ts';

/**
 * Returns the tokens for the retry link to repeat a request with, after the given access token was answered
 * TOKEN_EXPIRED; `null` when the refresh was refused (the session is over). Rejects when the host is
 * unreachable. Concurrent callers share one refresh (TOK-05, TOK-09).
 */
export function demandRefresh(
  refresher: ActorRefFrom<typeof tokenRefreshMachine>,
  access_token: string | null,
): Promise<TokenPair | null> {
  const { promise, resolve, reject } = Promise.withResolvers<TokenPair | null>();
  const subscriptions = [
    refresher.on('refresh.succeed', ({ tokens }) => resolve(tokens)),
    refresher.on('refresh.refuse', () => resolve(null)),
    refresher.on('refresh.fail', () => reject(new Error('the refresh got no answer'))),
  ];
  refresher.send({ type: 'refresh.demand', access_token });
  return promise.finally(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));
}
