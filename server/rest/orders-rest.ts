import type { Services } from '../services.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { localeOf } from '../http/request-locale.ts';
import { mapOutcome } from '../lib/outcome.ts';
import { readersTranslations } from '../wire/translated.ts';
import { orderRequestFromWire, orderSubmissionWire, orderWire } from '../wire/order.ts';
import { tooManyCodes } from './promotion-guesses.ts';
import type { RestDomain } from './rest-routes.ts';

/** Submitting and viewing an order (APS-12). */
export function ordersRest(services: Services): RestDomain {
  const { orders, orderSubmissions, images, environment } = services;
  return {
    handlers: {
      async orderSubmit(input, context) {
        const refusal = await tooManyCodes(services, input.promotion_code, context);
        if (refusal) return refusal;
        const outcome = await orderSubmissions.submit(context.viewer, orderRequestFromWire(input), {
          origins: ownOrigins(environment, context.request),
          locale: localeOf(context.request),
          translations: readersTranslations(),
        });
        return orderSubmissionWire(outcome);
      },
      async orderView({ id }, { reply, viewer }) {
        reply.header('cache-control', 'no-store');
        return mapOutcome(await orders.view(id, viewer), (order) => orderWire(order, images));
      },
    },
  };
}
