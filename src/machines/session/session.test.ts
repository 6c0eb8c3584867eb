import { createActor, type AnyEventObject } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import type { TokenPair, User } from '../../graphql/generated/types.ts';
import { RefusedError } from '../../lib/failure.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { sessionMachine } from './session.machine.ts';
import { blankSession, storedLogin } from './session.paths.ts';
import { foreignTargets } from '../../rules/testing/foreign-targets.ts';
import { restoreSession, storeSession } from './session-storage.ts';
import { accessToken, isLoggedIn } from './session.selectors.ts';
import type { Credentials, LoginInput, StoredSession } from './session.types.ts';

afterEach(() => void vi.useRealTimers());

const tokens: TokenPair = { access_token: 'new-access', refresh_token: 'new-refresh' };

function startSession(stored: StoredSession = blankSession) {
  const logIn = pendingActor<TokenPair | null, LoginInput>();
  const fetchUser = pendingActor<User, void>();
  const revokeTokens = pendingActor<unknown, { access_token: string | null }>();
  const session = createActor(
    sessionMachine.provide({
      actors: { logIn: logIn.logic, fetchUser: fetchUser.logic, revokeTokens: revokeTokens.logic },
    }),
    { input: { stored } },
  );
  const emitted: AnyEventObject[] = [];
  session.on('*', (event) => emitted.push(event));
  session.start();
  return { session, emitted, logIn, fetchUser, revokeTokens };
}

test('[GRD-02, GRD-03] a login goes to the remembered full path once, then to the home page', async () => {
  const { session, emitted, logIn } = startSession();
  session.send({ type: 'redirect.remember', path: '/checkout?step=x' });
  session.send({ type: 'login.submit', credentials: { method: 'code', email: 'a@b.au', code: '123456' } });
  await logIn.last().resolve(tokens);
  expect(emitted).toEqual([
    { type: 'session.login' },
    { type: 'navigation.request', path: '/checkout?step=x' },
  ]);
  expect(session.getSnapshot().context.redirect_after_login).toBeNull();

  session.send({ type: 'session.logout' });
  session.send({ type: 'tokens.receive', tokens, baseURL: null });
  expect(emitted.at(-1)).toEqual({ type: 'navigation.request', path: '/' });
});

test.each(foreignTargets)('[GRD-04] %j is not remembered, neither from an event nor from storage', (path) => {
  const { session } = startSession();
  session.send({ type: 'redirect.remember', path });
  expect(session.getSnapshot().context.redirect_after_login).toBeNull();
  const stored = storeSession({ ...blankSession, redirect_after_login: path });
  expect(restoreSession(stored, () => '').redirect_after_login).toBeNull();
});

test('[TOK-03, TOK-02] the exchange is bound to the fingerprint, and a second submit meanwhile is ignored', async () => {
  const { session, logIn, fetchUser } = startSession();
  const credentials: Credentials = { method: 'password', username: 'a@b.au', password: 'secret' };
  session.send({ type: 'login.submit', credentials });
  session.send({ type: 'login.submit', credentials });
  expect(logIn.calls.map(({ input }) => input)).toEqual([
    { credentials, auth_fingerprint: blankSession.auth_fingerprint },
  ]);
  await logIn.last().resolve(tokens);
  await fetchUser.last().resolve({ id: 7, first_name: 'Ada' });
  expect([isLoggedIn(session.getSnapshot()), accessToken(session.getSnapshot())]).toEqual([
    true,
    'new-access',
  ]);
  expect(session.getSnapshot().context.user?.first_name).toBe('Ada');
  expect(JSON.stringify(session.getSnapshot().context)).not.toContain('secret');
});

test('other credentials that are submitted during a login replace it, and its answer is ignored', async () => {
  const { session, logIn } = startSession();
  const first: Credentials = { method: 'password', username: 'a@b.au', password: 'secret' };
  const second: Credentials = { method: 'code', email: 'b@c.au', code: '123456' };
  session.send({ type: 'login.submit', credentials: first });
  session.send({ type: 'login.submit', credentials: second });
  await logIn.calls[0]?.resolve(null);
  expect([session.getSnapshot().hasTag('busy'), session.getSnapshot().context.failure]).toEqual([true, null]);
  expect(logIn.calls.map(({ input }) => input.credentials)).toEqual([first, second]);
  await logIn.last().resolve(tokens);
  expect(accessToken(session.getSnapshot())).toBe('new-access');
});

test.each([
  ['[ERR-06] wrong credentials', null, { reason: 'refused', message: '', textCode: 'LOGIN_FAILED' }],
  ['[ERR-03] no answer', new TypeError('fetch'), { reason: 'unreachable' }],
  [
    '[ERR-06] a rate limit',
    new RefusedError({ status: 429, message: 'Wait a minute', textCode: 'TOO_MANY' }),
    { reason: 'refused', message: 'Wait a minute', textCode: 'TOO_MANY' },
  ],
])('%s leaves the visitor anonymous and reports the reason', async (_, end, failure) => {
  const { session, logIn } = startSession();
  session.send({ type: 'login.submit', credentials: { method: 'code', email: 'a@b.au', code: '1' } });
  await (end === null ? logIn.last().resolve(null) : logIn.last().reject(end));
  expect(isLoggedIn(session.getSnapshot())).toBe(false);
  expect(session.getSnapshot().context.failure).toEqual(failure);
});

test('[TOK-14, ERR-04] a foreign OAuth state stores no tokens and sends no request', () => {
  const { session, logIn } = startSession();
  session.send({ type: 'oauth.start', state: 'ours' });
  session.send({
    type: 'login.submit',
    credentials: { method: 'oauth', code: 'c', state: 'theirs', iss: null },
  });
  expect(logIn.calls).toHaveLength(0);
  expect(session.getSnapshot().context.failure).toMatchObject({ textCode: 'BAD_OAUTH_STATE' });

  session.send({
    type: 'login.submit',
    credentials: { method: 'oauth', code: 'c', state: 'ours', iss: null },
  });
  expect(logIn.calls).toHaveLength(0);
});

test('[TOK-13] logout clears both tokens and the user at once, whatever the host responds', async () => {
  const { session, emitted, fetchUser, revokeTokens } = startSession(storedLogin);
  await fetchUser.last().resolve({ id: 7 });
  session.send({ type: 'session.logout' });
  expect(revokeTokens.last().input).toEqual({ access_token: 'stored-access' });
  await revokeTokens.last().reject(new Error('no network'));
  expect(session.getSnapshot().context).toMatchObject({ ...blankSession, user: null, tokenToRevoke: null });
  expect(emitted).toEqual([{ type: 'session.logout' }, { type: 'navigation.request', path: '/' }]);
});

test('[USR-09, ERR-07] a network failure keeps tokens and user and retries; a response without id resets', async () => {
  vi.useFakeTimers();
  const { session, fetchUser } = startSession(storedLogin);
  await fetchUser.last().resolve({ id: 7 });
  session.send({ type: 'session.sync', stored: { ...storedLogin, access_token: 'another' } });
  await fetchUser.last().reject(new TypeError('fetch'));
  expect(session.getSnapshot().context.user?.id).toBe(7);

  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchUser.calls).toHaveLength(3);
  await fetchUser.last().resolve({ id: null });
  expect(session.getSnapshot().context).toMatchObject({ ...blankSession, has_ended: true });
});

test('[TOK-06, TOK-07, TOK-08, ERR-02] a refused token logs out and goes home', () => {
  const { session, emitted, revokeTokens } = startSession(storedLogin);
  session.send({ type: 'tokens.refuse' });
  expect(session.getSnapshot().context).toMatchObject({ ...blankSession, has_ended: true, user: null });
  expect(emitted).toEqual([{ type: 'session.logout' }, { type: 'navigation.request', path: '/' }]);
  expect(revokeTokens.calls).toHaveLength(0);
});

test('the end of a login by the host is known until it was shown or a user logs in', () => {
  const { session } = startSession(storedLogin);
  const hasEnded = () => session.getSnapshot().context.has_ended;
  session.send({ type: 'tokens.refuse' });
  expect(hasEnded()).toBe(true);
  session.send({ type: 'notice.dismiss' });
  expect(hasEnded()).toBe(false);
  session.send({ type: 'session.sync', stored: { ...blankSession, has_ended: true } });
  expect(hasEnded()).toBe(true);
  session.send({ type: 'tokens.receive', tokens, baseURL: null });
  expect(hasEnded()).toBe(false);
});

test('[TOK-11] logout in another tab logs out here without leaving the page', () => {
  const { session, emitted } = startSession(storedLogin);
  session.send({ type: 'session.sync', stored: blankSession });
  expect(isLoggedIn(session.getSnapshot())).toBe(false);
  expect(emitted).toEqual([{ type: 'session.logout' }]);
});

test('[GRD-03, TOK-01] a path that another tab remembered is taken over without fetching the user again', async () => {
  const { session, fetchUser } = startSession(storedLogin);
  await fetchUser.last().resolve({ id: 7 });
  session.send({ type: 'session.sync', stored: { ...storedLogin, redirect_after_login: '/cart' } });
  expect(session.getSnapshot().context.redirect_after_login).toBe('/cart');
  expect(fetchUser.calls).toHaveLength(1);
});

test('[TOK-10] tokens that another tab refreshed are taken over', async () => {
  const { session, fetchUser } = startSession(storedLogin);
  await fetchUser.last().resolve({ id: 7 });
  session.send({ type: 'session.sync', stored: { ...storedLogin, ...tokens } });
  expect(accessToken(session.getSnapshot())).toBe('new-access');
});

test('[TOK-01, TOK-02] a stored session is restored, and another version or broken text gives a blank one', () => {
  const createFingerprint = vi.fn(() => 'made-at-first-use-21c');
  const elsewhere = { redirect_after_login: '/cart', baseURL: 'https://shop.example' };
  const session = { ...storedLogin, ...elsewhere, has_ended: true };
  expect(restoreSession(storeSession(session), createFingerprint)).toEqual(session);
  expect(createFingerprint).not.toHaveBeenCalled();
  for (const text of [null, 'not json', '{"schemaVersion":0,"data":{}}', '{"schemaVersion":1,"data":7}'])
    expect(restoreSession(text, createFingerprint)).toEqual({
      ...blankSession,
      auth_fingerprint: 'made-at-first-use-21c',
    });
});
