import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { cartModel } from './cart.paths.ts';

test('[CRT-07, CRT-10, A03] on every edge one call at most is under way and the last good cart stays', () => {
  coverEdges(cartModel, ({ event, source, target, emitted, started }) => {
    const [context, before] = [target.context, source.context];
    const calls = Object.keys(target.children);
    expect(calls).toHaveLength(target.hasTag('busy') ? 1 : 0);
    expect(context.queue.length > 0).toBe(target.hasTag('busy'));
    if (started.length > 0) expect(started).toHaveLength(1);

    const takesCart = event.type.startsWith('xstate.done') || event.type === 'cart.receive';
    const startsAnew = event.type === 'session.logout';
    expect(emitted).toEqual(takesCart || startsAnew ? [{ type: 'cart.change', cart: context.cart }] : []);
    if (event.type.startsWith('xstate.error')) {
      expect(context.cart.cartitems).toEqual(before.cart.cartitems);
      expect(context.failure).not.toBeNull();
    }
    if (startsAnew) {
      expect(context.cart.sessionKey).toBeNull();
      expect(started).toMatchObject([{ actor: 'loadCart', input: { session: null, promotion_code: null } }]);
    }
    expect(target.hasTag('retryable')).toBe(target.matches('unreachable'));
  });
});
