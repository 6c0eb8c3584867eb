import { fromPromise } from 'xstate';
import { AuthUserDocument } from '../../features/account/AuthUser.generated.ts';
import { LoginDocument } from '../../features/account/Login.generated.ts';
import { LoginRecoveryCodeDocument } from '../../features/account/LoginRecoveryCode.generated.ts';
import { RefreshTokenDocument } from '../../features/account/RefreshToken.generated.ts';
import { callUrl } from '../../graphql/call-url.ts';
import type { StartInTurn } from '../../graphql/links/start-queue.ts';
import type { TokenPair, User } from '../../graphql/generated/types.ts';
import { withLock } from '../../lib/web-lock.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Credentials, StoredSession } from '../../machines/session/session.types.ts';
import { tokenRefreshMachine } from '../../machines/tokenRefresh/tokenRefresh.machine.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';

interface SessionSurroundings {
  host: HostCalls;
  baseUrl: () => string;
  /** The line in which the client's requests wait. */
  startInTurn: StartInTurn;
}

type LoginInput = { credentials: Credentials; auth_fingerprint: string };

async function logIn(host: HostCalls, { credentials, auth_fingerprint: fingerprint }: LoginInput) {
  if (credentials.method === 'password') {
    const { username, password } = credentials;
    const variables = { username, password, fingerprint };
    return (await host.mutate(LoginDocument, variables)).userLogin;
  }
  if (credentials.method === 'oauth') throw new Error('OAuth is not offered');
  const { email, code } = credentials;
  const answer = await host.mutate(LoginRecoveryCodeDocument, { email, code, fingerprint });
  return answer.userLoginRecoveryCode;
}

/**
 * Tells the host which token is out of use. Not through the client: the session has forgotten the token by
 * now, and nothing is done about the answer (TOK-13). In its turn all the same: what waits was asked with that token.
 */
async function revoke({ baseUrl, startInTurn }: SessionSurroundings, token: string | null): Promise<void> {
  if (token === null) return;
  const headers = { authorization: `Bearer ${token}` };
  await startInTurn(() => fetch(callUrl(baseUrl(), 'userLogout'), { headers }));
}

/** The session with its real work. */
export function provideSession(surroundings: SessionSurroundings): typeof sessionMachine {
  const { host } = surroundings;
  return sessionMachine.provide({
    actors: {
      logIn: fromPromise<TokenPair | null, LoginInput>(({ input }) => logIn(host, input)),
      fetchUser: fromPromise<User, void>(async () => {
        const { userAuthUser } = await host.query(AuthUserDocument, {});
        return userAuthUser;
      }),
      revokeTokens: fromPromise<unknown, { access_token: string | null }>(({ input }) =>
        revoke(surroundings, input.access_token),
      ),
    },
  });
}

/**
 * The refresh with its real work: one tab at a time; a tab that waited takes what the other one got (A60).
 * `stored` reads the newest session of this browser.
 */
export function provideTokenRefresh(
  host: HostCalls,
  stored: () => StoredSession,
): typeof tokenRefreshMachine {
  const refreshTokens = ({ input }: { input: TokenPair }) =>
    withLock('token-refresh', async (): Promise<TokenPair | null> => {
      const { access_token, refresh_token, auth_fingerprint: fingerprint } = stored();
      if (refresh_token !== input.refresh_token) {
        return access_token && refresh_token ? { access_token, refresh_token } : null;
      }
      const variables = { refresh_token, fingerprint };
      const answer = await host.mutate(RefreshTokenDocument, variables);
      return answer.userRefreshToken;
    });
  return tokenRefreshMachine.provide({ actors: { refreshTokens: fromPromise(refreshTokens) } });
}
