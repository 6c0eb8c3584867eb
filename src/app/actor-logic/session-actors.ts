import { fromPromise } from 'xstate';
import type { TokenPair, User } from '../../graphql/generated/types.ts';
import { withLock } from '../../lib/web-lock.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { PersistedValue } from '../../lib/storage/persisted-value.ts';
import type { LoginInput, SessionContext, StoredSession } from '../../machines/session/session.types.ts';
import { tokenRefreshMachine } from '../../machines/tokenRefresh/tokenRefresh.machine.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import type { SessionSurroundings } from './tab-calls.ts';
import { deferredCalls } from './deferred-calls.ts';

/** The session machine with its actors' implementations. */
export function provideSession(surroundings: SessionSurroundings): typeof sessionMachine {
  const { host } = surroundings;
  return sessionMachine.provide({
    actors: {
      logIn: fromPromise<TokenPair | null, LoginInput>(async ({ input }) =>
        (await deferredCalls()).logIn(host, input),
      ),
      fetchUser: fromPromise<User, void>(async () => (await deferredCalls()).fetchUser(host)),
      revokeTokens: fromPromise<unknown, { access_token: string | null }>(async ({ input }) =>
        (await deferredCalls()).revokeToken(surroundings, input.access_token),
      ),
    },
  });
}

const tokensOf = ({ access_token, refresh_token }: StoredSession): TokenPair | null =>
  access_token && refresh_token ? { access_token, refresh_token } : null;

/**
 * The refresh machine with its implementation: one tab refreshes at a time; others take its tokens (A60).
 * @param stored this browser's session, always the newest of all tabs
 */
export function provideTokenRefresh(
  host: HostCalls,
  stored: PersistedValue<StoredSession, SessionContext | StoredSession>,
): typeof tokenRefreshMachine {
  const refreshTokens = ({ input }: { input: TokenPair }) =>
    withLock('token-refresh', async (): Promise<TokenPair | null> => {
      const isReplaced = () => stored.read().refresh_token !== input.refresh_token;
      if (isReplaced()) return tokensOf(stored.read());
      const { refresh_token } = input;
      const { auth_fingerprint: fingerprint } = stored.read();
      const tokens = await (await deferredCalls()).refreshTokens(host, { refresh_token, fingerprint });
      // A user who logged out during the call must not be logged in again.
      if (isReplaced()) return tokensOf(stored.read());
      // Written before a waiting tab gets the lock; this tab's session machine is updated only later.
      stored.write({ ...stored.read(), ...tokens });
      return tokens;
    });
  return tokenRefreshMachine.provide({ actors: { refreshTokens: fromPromise(refreshTokens) } });
}
