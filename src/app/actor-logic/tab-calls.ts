import { AuthUserDocument } from '../../features/account/AuthUser.generated.ts';
import { LoginDocument } from '../../features/account/Login.generated.ts';
import { LoginRecoveryCodeDocument } from '../../features/account/LoginRecoveryCode.generated.ts';
import { RefreshTokenDocument } from '../../features/account/RefreshToken.generated.ts';
import type { RefreshTokenMutationVariables } from '../../features/account/RefreshToken.generated.ts';
import { CartGetDocument } from '../../features/cart/CartGet.generated.ts';
import type { CartGetQueryVariables } from '../../features/cart/CartGet.generated.ts';
import { CartMergeDocument } from '../../features/cart/CartMerge.generated.ts';
import type { CartMergeMutationVariables } from '../../features/cart/CartMerge.generated.ts';
import { CartRemoveDocument } from '../../features/cart/CartRemove.generated.ts';
import type { CartRemoveMutationVariables } from '../../features/cart/CartRemove.generated.ts';
import { CartRestoreDocument } from '../../features/cart/CartRestore.generated.ts';
import type { CartRestoreMutationVariables } from '../../features/cart/CartRestore.generated.ts';
import { CartUpdateDocument } from '../../features/cart/CartUpdate.generated.ts';
import type { CartUpdateMutationVariables } from '../../features/cart/CartUpdate.generated.ts';
import { callUrl } from '../../graphql/call-url.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import { saysUnreachable } from '../../graphql/links/spaced-fetch.ts';
import type { StartInTurn } from '../../graphql/links/start-queue.ts';
import { RefusedError } from '../../lib/failure.ts';
import type { LoginInput } from '../../machines/session/session.types.ts';

/** Longest wait (ms) for a response to a ping; whoever tries again meanwhile is not kept waiting. */
const PING_TIMEOUT_MS = 10_000;

export interface SessionSurroundings {
  host: HostCalls;
  baseUrl: () => string;
  /** Queue shared with the client's requests. */
  startInTurn: StartInTurn;
}

export async function logIn(host: HostCalls, { credentials, auth_fingerprint: fingerprint }: LoginInput) {
  if (credentials.method === 'password') {
    const { username, password } = credentials;
    const variables = { username, password, fingerprint };
    return (await host.mutate(LoginDocument, variables)).userLogin;
  }
  if (credentials.method === 'oauth') {
    const { exchangeOAuthCode } = await import('../../features/account/exchange-oauth-code.ts');
    const { code, state, iss } = credentials;
    return exchangeOAuthCode(host, { code, state, iss, fingerprint });
  }
  if (credentials.method === 'passkey') {
    const { logInByPasskey } = await import('../../features/account/log-in-by-passkey.ts');
    return logInByPasskey(host, { ...credentials.assertion, fingerprint });
  }
  const { email, code } = credentials;
  const response = await host.mutate(LoginRecoveryCodeDocument, { email, code, fingerprint });
  return response.userLoginRecoveryCode;
}

/**
 * Revokes a token. Bypasses the client: the session has already dropped the token, and the response is ignored
 * (TOK-13). Queued last: waiting requests were made with that token.
 */
export async function revokeToken(
  { baseUrl, startInTurn }: SessionSurroundings,
  token: string | null,
): Promise<void> {
  if (token === null) return;
  const headers = { authorization: `Bearer ${token}` };
  // A user logging out on a shared machine closes the tab next.
  const send = () => fetch(callUrl(baseUrl(), 'userLogout'), { headers, keepalive: true });
  await startInTurn(send, { priority: 'low', keepalive: true });
}

export const fetchUser = async (host: HostCalls) => (await host.query(AuthUserDocument, {})).userAuthUser;

export const refreshTokens = async (host: HostCalls, variables: RefreshTokenMutationVariables) =>
  (await host.mutate(RefreshTokenDocument, variables)).userRefreshToken;

/** Sends a minimal request; rejects unless its response means that the host is reachable. */
export async function ping(baseUrl: string): Promise<void> {
  const signal = AbortSignal.timeout(PING_TIMEOUT_MS);
  const { status } = await fetch(callUrl(baseUrl, 'domainCurrent'), { method: 'HEAD', signal });
  if (saysUnreachable(status)) throw new Error(`the shop is unreachable: ${status}`);
}

/**
 * Loads the cart. Drops a remembered shipping method that the shop no longer has, passing on the host's
 * message, so that it never blocks the cart.
 */
export async function loadCart(host: HostCalls, input: CartGetQueryVariables) {
  try {
    return (await host.query(CartGetDocument, input)).cartGet;
  } catch (error) {
    if (!(error instanceof RefusedError) || error.textCode !== 'SHIPPING_UNKNOWN') throw error;
    const { cartGet } = await host.query(CartGetDocument, { ...input, shipping_type: null });
    return { ...cartGet, shipping_message: error.message };
  }
}

export const updateLine = async (host: HostCalls, { session, id, qty }: CartUpdateMutationVariables) =>
  (await host.mutate(CartUpdateDocument, { session, id, qty })).cartUpdate;

export const removeLine = async (host: HostCalls, { session, id }: CartRemoveMutationVariables) =>
  (await host.mutate(CartRemoveDocument, { session, id })).cartRemove;

export const restoreLine = async (host: HostCalls, { session, id }: CartRestoreMutationVariables) =>
  (await host.mutate(CartRestoreDocument, { session, id })).cartRestore;

export const mergeCart = async (host: HostCalls, input: CartMergeMutationVariables) =>
  (await host.mutate(CartMergeDocument, input)).cartMerge;
