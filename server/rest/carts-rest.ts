import { toCents } from '../../src/rules/money.ts';
import { mapOutcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { addressChoiceFromWire } from '../wire/address.ts';
import { cartOptionsFromWire, shippingQuoteWire } from '../wire/cart.ts';
import { typedText } from '../wire/typed-text.ts';
import { answerCart, cartAccessOf } from './cart-session.ts';
import { tooManyCodes } from './promotion-guesses.ts';
import type { RestContext, RestDomain, RestHandlers } from './rest-routes.ts';

/**
 * Merges the cart of the cookie: a form without script sends no login, so what a logged-in user posts lands
 * in a guest cart known only by its cookie. The cart named by the page itself waits for its own merge.
 */
async function takeCookieCart(
  { carts }: Services,
  named: string | null | undefined,
  { viewer, request }: RestContext,
): Promise<void> {
  const { cart: session } = request.cookies;
  if (viewer.kind !== 'user' || !session || session === named) return;
  await carts.takeOver(viewer, session);
}

function cartHandlers(services: Services): RestHandlers {
  const { carts, cartReader } = services;
  return {
    async cartGet(input, context) {
      const refusal = await tooManyCodes(services, input.promotion_code, context);
      if (refusal) return refusal;
      await takeCookieCart(services, input.session, context);
      const access = cartAccessOf(input.session, context);
      const outcome = await cartReader.open(access, cartOptionsFromWire(input));
      return mapOutcome(outcome, (cart) => answerCart(cart, services, context));
    },
    async cartMerge({ session: key }, context) {
      const { session: merged } = cartAccessOf(key, context);
      return answerCart(await carts.merge(context.viewer, merged ?? ''), services, context);
    },
  };
}

function lineHandlers(services: Services): RestHandlers {
  const { carts } = services;
  return {
    async cartAdd({ sku, qty, addons: choices, session: key, idempotency_key }, context) {
      const wanted = { sku, qty, addons: choices };
      const outcome = await carts.add(cartAccessOf(key, context), wanted, idempotency_key || null);
      return mapOutcome(outcome, (cart) => answerCart(cart, services, context));
    },
    async cartEdit({ id, sku, qty, addons: choices, session: key, idempotency_key }, context) {
      const wanted = { sku, qty, addons: choices };
      const outcome = await carts.edit(cartAccessOf(key, context), id, wanted, idempotency_key || null);
      return mapOutcome(outcome, (cart) => answerCart(cart, services, context));
    },
    async cartUpdate({ id, qty, session: key }, context) {
      const outcome = await carts.update(cartAccessOf(key, context), id, qty);
      return mapOutcome(outcome, (cart) => answerCart(cart, services, context));
    },
    async cartRemove({ id, session: key }, context) {
      return answerCart(await carts.remove(cartAccessOf(key, context), id), services, context);
    },
    async cartRestore({ id, session: key }, context) {
      const outcome = await carts.restore(cartAccessOf(key, context), id);
      return mapOutcome(outcome, (cart) => answerCart(cart, services, context));
    },
  };
}

function shippingHandlers(services: Services): RestHandlers {
  const { shippingQuotes, shippingEstimates } = services;
  return {
    async shippingEstimate({ postcode, suburb, items_total }) {
      const estimate = await shippingEstimates.of({ postcode, suburb: suburb ?? '' }, toCents(items_total));
      return mapOutcome(estimate, ({ suburbs, quotes }) => ({
        suburbs,
        quotes: quotes.map(shippingQuoteWire),
      }));
    },
    async cartShippingQuote({ session: key, promotion_code: code, ...destination }, context) {
      const refusal = await tooManyCodes(services, code, context);
      if (refusal) return refusal;
      const quotes = await shippingQuotes.quote(cartAccessOf(key, context), destination, typedText(code));
      return mapOutcome(quotes, (offered) => offered.map(shippingQuoteWire));
    },
    async cartRequestShippingQuote({ session: key, address }, context) {
      const choice = addressChoiceFromWire(address);
      const outcome = await shippingQuotes.request(cartAccessOf(key, context), choice);
      if (!outcome.ok) return outcome;
      return { success: true, message: 'Thank you. We will send you a quote by e-mail.' };
    },
  };
}

/** Carts and their shipping costs (specification section 7, Commerce). */
export function cartsRest(services: Services): RestDomain {
  return {
    handlers: { ...cartHandlers(services), ...lineHandlers(services), ...shippingHandlers(services) },
  };
}
