import { mapOutcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { orderAgainNoteWire } from '../wire/order.ts';
import { answerCart, cartAccessOf } from './cart-session.ts';
import type { RestDomain } from './rest-routes.ts';

/** A user's operations on their own orders: paying, archiving, and ordering the same products again. */
export function ownOrdersRest(services: Services): RestDomain {
  const { ownOrders, orderAgain } = services;
  return {
    handlers: {
      async orderPay({ id }, { viewer, reply }) {
        reply.header('cache-control', 'no-store');
        return mapOutcome(await ownOrders.paymentUrl(viewer, id), (payment) => ({ payment }));
      },
      async orderArchive({ id }, { viewer }) {
        return mapOutcome(await ownOrders.archive(viewer, id), () => ({ success: true }));
      },
      async orderAgain({ id, session, idempotency_key }, context) {
        const order = await ownOrders.open(context.viewer, id);
        if (!order.ok) return order;
        const access = { ...cartAccessOf(session, context), viewer: context.viewer };
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
