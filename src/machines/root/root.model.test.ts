import { expect, test } from 'vitest';
import { storedLogin } from '../session/session.paths.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { rootModel } from './root.paths.ts';

/** Every event of the session also passes its tokens to the refresh machine. */
const FOLLOWS = 'tokenRefresh ← tokens.change';

const LINK = 'session ← link.change';

/** The recipients of an event, and the name it is forwarded under. */
const ROUTES: Record<string, string[]> = {
  'xstate.init': ['cart ← cart.reload', LINK, FOLLOWS, FOLLOWS],
  'session.login': ['cart ← session.login'],
  'session.logout': ['cart ← session.logout'],
  'refresh.succeed': ['session ← tokens.refresh', FOLLOWS],
  'refresh.refuse': ['session ← tokens.refuse', FOLLOWS],
  'connection.restore': [
    ...['session', 'tokenRefresh', 'cart'].map((actor) => `${actor} ← connection.restore`),
    FOLLOWS,
  ],
  'session.sync': ['session ← session.sync', 'connectivity ← link.sync', FOLLOWS, LINK, FOLLOWS],
  'cart.sync': ['cart ← cart.sync'],
  'page.leave': ['cart ← page.leave'],
  'browser.online': ['connectivity ← browser.online', LINK, FOLLOWS],
  'code.fail': ['connectivity ← request.fail', LINK, FOLLOWS],
  'xstate.snapshot.session': [FOLLOWS],
};
const LIVING = ['relay', 'tabStorage', 'browser', 'connectivity', 'tokenRefresh', 'session', 'cart'];

test('[TOK-04, TOK-06, TOK-12, A78] on every edge each actor of the tab receives its events, and none is stopped', () => {
  coverEdges(rootModel, ({ input, event, target, started, sent }) => {
    expect(sent.map(({ to, event: { type } }) => `${to} ← ${type}`)).toEqual(ROUTES[event.type] ?? []);
    const gate = target.hasTag('ready') ? [] : ['readinessGate'];
    expect(Object.keys(target.children)).toEqual([...LIVING, ...gate]);

    if (event.type === 'xstate.init') {
      expect(started.map(({ actor }) => actor).sort()).toEqual([...LIVING, 'readinessGate'].sort());
      expect(started.find(({ actor }) => actor === 'cart')?.input).toEqual(input.cart);
      expect(started.find(({ actor }) => actor === 'session')?.input).toEqual({ stored: input.session });
    } else expect(started).toEqual([]);

    const { access_token, refresh_token } = storedLogin;
    if (event.type === 'xstate.snapshot.session')
      expect(sent[0]?.event['tokens']).toEqual(
        event['snapshot'].context === storedLogin ? { access_token, refresh_token } : null,
      );
    if (['session.sync', 'cart.sync'].includes(event.type)) expect(sent[0]?.event).toEqual(event);
  });
});
