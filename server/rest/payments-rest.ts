import { toCents } from '../../src/rules/money.ts';
import { invalidAt } from '../lib/outcome.ts';
import { readReturnUrl } from '../payments/return-url.ts';
import type { Services } from '../services.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { paymentCheckWire, surchargeWire } from '../wire/payment.ts';
import type { RestDomain } from './rest-routes.ts';

/** The state of payments, and their surcharges (APS-14, APS-15). */
export function paymentsRest({ payments, environment }: Services): RestDomain {
  return {
    handlers: {
      async paymentCheckPaid({ url, payum_token }, { request, reply }) {
        reply.header('cache-control', 'no-store');
        if (readReturnUrl(url, ownOrigins(environment, request)) === null) {
          return invalidAt('url', refusalText('URL_INVALID'));
        }
        return paymentCheckWire(await payments.check(payum_token));
      },
      paymentCreditCardSurchargeOf: async ({ amount }) =>
        surchargeWire(await payments.cardSurchargeOf(toCents(amount))),
      paymentSurchargesOf: async ({ amount, credit }) =>
        (await payments.surchargesOf(toCents(amount), toCents(credit ?? 0))).map(surchargeWire),
    },
  };
}
