import { expect, test } from 'vitest';
import { isRefusedFor, RefusedError } from '../../lib/failure.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { isRepeatable, withoutSuperseded } from './cart-queue.ts';
import { blankCart } from './cart-state.ts';
import { restoreCart, storeCart } from './cart-storage.ts';
import { cartModel } from './cart.paths.ts';
import { RELOAD } from './cart.setup.ts';
import { linesInOriginalOrder } from './line-changes.ts';

test('[CRT-07, CRT-10, A03] on every edge at most one call is under way and the last valid cart is kept', () => {
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
      if (isRefusedFor(context.failure, 'RATE_LIMITED')) expect(context.cart).toEqual(before.cart);
    }
    if (startsAnew) {
      const session = before.mergePending ? before.cart.sessionKey : null;
      expect(context.cart).toEqual({ ...blankCart, sessionKey: session });
      expect(started).toMatchObject([{ actor: 'loadCart', input: { session, promotion_code: null } }]);
    }
    const lines = linesInOriginalOrder(context.cart.cartitems, context.removed).map(({ line }) => line.id);
    expect(new Set(lines).size).toBe(lines.length);
    expect(target.hasTag('retryable')).toBe(target.matches('unreachable'));
  });
});

test('[CRT-09] on every edge a pending merge ends only by the host’s response, a logout or another tab’s state', () => {
  coverEdges(cartModel, ({ event, source, target }) => {
    const { queue, stalled, mergePending } = target.context;
    if ([...queue, ...stalled].some(({ kind }) => kind === 'merge')) expect(mergePending).toBe(true);
    expect(restoreCart(storeCart(target.context)).mergePending).toBe(mergePending);
    if (event.type === 'session.login') expect(mergePending).toBe(true);
    if (!source.context.mergePending || mergePending) return;
    const isMergeDone = source.context.queue[0]?.kind === 'merge' && event.type.startsWith('xstate.');
    expect(isMergeDone || ['session.logout', 'cart.sync'].includes(event.type)).toBe(true);
    if (event.type === 'xstate.error.actor.mergeCart') expect(event['error']).toBeInstanceOf(RefusedError);
  });
});

test('on every edge where the shop is reachable again each waiting command is sent or noted as dropped, and then the host’s cart is loaded', () => {
  coverEdges(cartModel, ({ event, source, target: { context } }) => {
    if (event.type !== 'connection.restore' || !source.matches('unreachable')) return;
    expect([...context.queue, ...context.dropped]).toEqual(
      expect.arrayContaining(withoutSuperseded(source.context.stalled)),
    );
    expect(context.dropped.filter(isRepeatable)).toEqual([]);
    if (context.dropped.length > 0) expect(context.queue.at(-1)).toEqual(RELOAD);
  });
});
