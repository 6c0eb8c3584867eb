import { expect, test } from 'vitest';
import { RefusedError } from '../../lib/failure.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { isLoggedIn } from './session.selectors.ts';
import { blankSession, sessionModel, storedLogin } from './session.paths.ts';

/** What shoppers do to end their login themselves. */
const LEAVING = ['session.logout', 'account.delete'];
const GOING_HOME = ['session.logout', 'tokens.refuse'];

test('[TOK-03, TOK-06, TOK-07, TOK-08, TOK-11, TOK-13, GRD-03, ERR-02, USR-09] every edge of the session keeps its invariants', () => {
  coverEdges(sessionModel, ({ event, source, target, emitted }) => {
    const { context } = target;
    expect(target.hasTag('authenticated')).toBe(isLoggedIn(target));
    expect(target.hasTag('anonymous')).toBe(!isLoggedIn(target));
    expect(context.auth_fingerprint).toBe(blankSession.auth_fingerprint);
    if (!isLoggedIn(target)) expect([context.refresh_token, context.user]).toEqual([null, null]);
    expect(context.tokenToRevoke !== null).toBe(target.matches({ loggedOut: 'revoking' }));
    expect(target.hasTag('busy')).toBe('logIn' in target.children || 'fetchUser' in target.children);
    if ('logIn' in target.children) expect(context.failure).toBeNull();
    // What is being checked is always what was submitted last.
    const isForeign =
      event['credentials']?.method === 'oauth' && event['credentials'].state !== source.context.oauth2_state;
    if (event.type === 'login.submit' && !isLoggedIn(source) && !isForeign)
      expect(context.credentials).toEqual(event['credentials']);
    expect(context.credentials !== null).toBe('logIn' in target.children);

    const told = emitted.map(({ type }) => type);
    const loggedOutNow = isLoggedIn(source) && !isLoggedIn(target);
    expect(told.includes('session.logout')).toBe(loggedOutNow);
    if (told.includes('session.login')) expect(context.redirect_after_login).toBeNull();
    if (loggedOutNow && GOING_HOME.includes(event.type))
      expect(emitted).toContainEqual({ type: 'navigation.request', path: '/' });

    const lastLogin = event.type === 'session.sync' && event['stored'].access_token === null;
    if (event.type === 'tokens.refuse' || lastLogin) expect(isLoggedIn(target)).toBe(false);

    if (context.has_ended) expect(isLoggedIn(target)).toBe(false);
    if (loggedOutNow && event.type !== 'session.sync')
      expect(context.has_ended).toBe(!LEAVING.includes(event.type));

    if (context.openedLoggedIn) expect(source.context.openedLoggedIn).toBe(true);
    if (target.matches({ loggedIn: 'known' })) expect(context.openedLoggedIn).toBe(false);

    const isUnreachable = event.type.startsWith('xstate.error') && !(event['error'] instanceof RefusedError);
    if (isUnreachable && isLoggedIn(source)) expect(context).toEqual(source.context);
  });
});

test('[GRD-01, GRD-02, GRD-05] on every edge a login goes to the remembered path, else home, and clears it', () => {
  const paths = ['/profile', '/checkout?step=x'];
  const remembering = paths.map((path) => ({ stored: { ...blankSession, redirect_after_login: path } }));
  const goneTo: unknown[] = [];
  coverEdges(
    { ...sessionModel, inputs: [...remembering, { stored: storedLogin }] },
    ({ event, source, target, emitted }) => {
      const logsIn =
        ['xstate.done.actor.logIn', 'tokens.receive'].includes(event.type) && !isLoggedIn(source);
      if (!logsIn || !isLoggedIn(target)) return;
      const path = source.context.redirect_after_login ?? '/';
      expect(emitted).toContainEqual({ type: 'navigation.request', path });
      expect(target.context.redirect_after_login).toBeNull();
      goneTo.push(path);
    },
  );
  expect(new Set(goneTo)).toEqual(new Set([...paths, '/']));
});
