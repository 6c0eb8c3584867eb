import { expect, test } from 'vitest';
import { Refusal } from '../../lib/failure.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { isLoggedIn } from './session.selectors.ts';
import { blankSession, sessionModel } from './session.paths.ts';

const GOING_HOME = ['session.logout', 'tokens.refuse'];

test('[TOK-03, TOK-06, TOK-13, GRD-03, USR-09] every edge of the session keeps what must always hold', () => {
  coverEdges(sessionModel, ({ event, source, target, emitted }) => {
    const { context } = target;
    expect(target.hasTag('authenticated')).toBe(isLoggedIn(target));
    expect(target.hasTag('anonymous')).toBe(!isLoggedIn(target));
    expect(context.auth_fingerprint).toBe(blankSession.auth_fingerprint);
    if (!isLoggedIn(target)) expect([context.refresh_token, context.user]).toEqual([null, null]);
    expect(context.tokenToRevoke !== null).toBe(target.matches({ loggedOut: 'revoking' }));
    expect(target.hasTag('busy')).toBe('logIn' in target.children || 'fetchUser' in target.children);
    if ('logIn' in target.children) expect(context.failure).toBeNull();

    const told = emitted.map(({ type }) => type);
    const loggedOutNow = isLoggedIn(source) && !isLoggedIn(target);
    expect(told.includes('session.logout')).toBe(loggedOutNow);
    if (told.includes('session.login')) expect(context.redirect_after_login).toBeNull();
    if (loggedOutNow && GOING_HOME.includes(event.type))
      expect(emitted).toContainEqual({ type: 'navigation.request', path: '/' });

    const isUnanswered = event.type.startsWith('xstate.error') && !(event['error'] instanceof Refusal);
    if (isUnanswered && isLoggedIn(source)) expect(context).toEqual(source.context);
  });
});
