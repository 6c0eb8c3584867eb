import { describe, expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { isLoggedIn } from './session.selectors.ts';
import { blankSession, sessionModel } from './session.paths.ts';

const REFRESHED_BY_LOGOUT = ['session.logout', 'tokens.refuse'];

describe('every edge of the session', () => {
  test('[TOK-03] [TOK-13] [GRD-03] [USR-09] keeps what must always hold', () => {
    coverEdges(sessionModel, ({ event, source, target, emitted }) => {
      const { context } = target;
      expect(target.hasTag('authenticated')).toBe(isLoggedIn(target));
      expect(target.hasTag('anonymous')).toBe(!isLoggedIn(target));
      expect(context.auth_fingerprint).toBe(blankSession.auth_fingerprint);
      if (!isLoggedIn(target)) expect([context.refresh_token, context.user]).toEqual([null, null]);
      expect(context.tokenToRevoke !== null).toBe(target.matches({ loggedOut: 'revoking' }));

      const asks = 'logIn' in target.children || 'fetchUser' in target.children;
      expect(target.hasTag('busy')).toBe(asks);
      if ('logIn' in target.children) expect(context.failure).toBeNull();

      const told = emitted.map(({ type }) => type);
      const loggedOutNow = isLoggedIn(source) && !isLoggedIn(target);
      expect(told.includes('session.logout')).toBe(loggedOutNow);
      if (told.includes('session.login')) expect(context.redirect_after_login).toBeNull();
      if (loggedOutNow && REFRESHED_BY_LOGOUT.includes(event.type))
        expect(emitted).toContainEqual({ type: 'navigation.request', path: '/' });
    });
  });

  test('[TOK-06] [USR-09] loses the session by an answer only, never by a missing one', () => {
    coverEdges(sessionModel, ({ event, source, target }) => {
      const unanswered =
        event.type.startsWith('xstate.error') &&
        !(event['error'] instanceof Error && 'status' in event['error']);
      if (unanswered && isLoggedIn(source)) expect(target.context).toEqual(source.context);
    });
  });
});
