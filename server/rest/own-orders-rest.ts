import { requireUser } from '../domain/accounts/require-user.ts';
import { mapOutcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { orderAgainNoteWire } from '../wire/order.ts';
import { answerCart, cartAccessOf } from './cart-session.ts';
import type { RestDomain } from './rest-routes.ts';

/** A user's operations on their own orders: paying, archiving, and ordering the same products again. */
export function ownOrdersRest(services: Services): RestDomain {
  const { ownOrders, orderAgain, rateLimits } = services;
  return {
    allows: { orderPay: requireUser, orderPutAway: requireUser, orderAgain: requireUser },
    handlers: {
      async orderPay({ id }, { viewer, reply }) {
        const user = requireUser(viewer);
        if (!user.ok) return user;
        reply.header('cache-control', 'no-store');
        return mapOutcome(await ownOrders.paymentUrl(user.value, id), (payment) => ({ payment }));
      },
      async orderPutAway({ id }, { viewer }) {
        const user = requireUser(viewer);
        if (!user.ok) return user;
        return mapOutcome(await ownOrders.putAway(user.value, id), () => ({ success: true }));
      },
      async orderAgain({ id, session, idempotency_key }, context) {
        const user = requireUser(context.viewer);
        if (!user.ok) return user;
        const refusal = await rateLimits.limit('orderAgain', context);
        if (refusal) return refusal;
        const order = await ownOrders.open(user.value, id);
        if (!order.ok) return order;
        const access = { ...cartAccessOf(session, context), viewer: user.value };
        const { cart, added, notes } = await orderAgain.take(order.value, access, idempotency_key || null);
        return {
          cart: answerCart(cart, services, context),
          added,
          notes: notes.map(orderAgainNoteWire),
        };
      },
    },
  };
}
