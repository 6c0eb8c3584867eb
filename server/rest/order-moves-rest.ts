import { mapOutcome } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { backOfficeOrderWire } from '../wire/back-office.ts';
import { typedText } from '../wire/typed-text.ts';
import type { RestContext, RestDomain } from './rest-routes.ts';

/** Administrators' operations on orders (A88). */
export function orderMovesRest({ backOffice, orderMoves }: Services): RestDomain {
  /** Returns the order after the operation. */
  async function moved(id: string, move: Promise<Outcome<null>>, { reply }: RestContext) {
    reply.header('cache-control', 'no-store');
    const outcome = await move;
    return outcome.ok ? mapOutcome(await backOffice.order(id), backOfficeOrderWire) : outcome;
  }
  return {
    handlers: {
      backOfficeOrderMake: ({ id }, context) => moved(id, orderMoves.make(id), context),
      backOfficeOrderDispatch({ id, tracking_number, tracking_url }, context) {
        const tracking = { number: typedText(tracking_number), url: typedText(tracking_url) };
        return moved(id, orderMoves.dispatch(id, tracking), context);
      },
      backOfficeOrderCancel: ({ id }, context) => moved(id, orderMoves.cancel(id), context),
      backOfficeOrderRefund: ({ id }, context) => moved(id, orderMoves.refund(id), context),
    },
  };
}
