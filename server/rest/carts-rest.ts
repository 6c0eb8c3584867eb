import { requireUser } from '../domain/accounts/require-user.ts';
import type { CartAccess } from '../domain/carts/cart-reader.ts';
import { success } from '../domain/outcome.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Cart } from '../generated/wire.ts';
import type { Services } from '../services.ts';
import type { RestContext, RestDomain, RestHandlers, RestLimits } from './rest-routes.ts';
import { setSessionCookies } from './xsrf.ts';

const session = { maxLength: 100 };
const promotion_code = { maxLength: 100 };
const addons = { maxItems: 50 };

const limits: RestLimits = {
  cartGet: { session, promotion_code },
  cartAdd: { session, addons },
  cartUpdate: { session },
  cartRemove: { session },
  cartMerge: { session },
  cartShippingQuote: {
    session,
    promotion_code,
    suburb: { maxLength: 100 },
    postcode: { maxLength: 20 },
    country: { maxLength: 60 },
  },
  cartRequestShippingQuote: { session },
};

/** The session key comes with the call; a browser that has lost it still has the cookie (A58). */
function accessOf(given: string | null | undefined, { viewer, request }: RestContext): CartAccess {
  return { viewer, session: given || request.cookies['cart'] || null };
}

/** Every answer that shows a cart lengthens the life of its cookies (CRT-13). */
function answer(cart: Cart, { reply }: RestContext): Cart {
  reply.header('cache-control', 'no-store');
  if (cart.sessionKey) setSessionCookies(reply, { cart: cart.sessionKey });
  return cart;
}

const answerOutcome = (outcome: Outcome<Cart>, context: RestContext): Outcome<Cart> =>
  outcome.ok ? success(answer(outcome.value, context)) : outcome;

function cartHandlers({ carts, cartReader, rateLimits }: Services): RestHandlers {
  return {
    async cartGet(input, context) {
      const cart = await cartReader.show(accessOf(input.session, context), {
        promotionCode: input.promotion_code,
        shippingTypeId: input.shipping_type,
        shippingAddress: input.shipping_address,
        priority: input.priority,
      });
      return answer(cart, context);
    },
    async cartAdd({ sku, qty, addons: choices, session: key }, context) {
      const refusal = await rateLimits.limit('cartAdd', context);
      if (refusal) return refusal;
      return answerOutcome(await carts.add(accessOf(key, context), { sku, qty, addons: choices }), context);
    },
    async cartUpdate({ id, qty, session: key }, context) {
      return answerOutcome(await carts.update(accessOf(key, context), id, qty), context);
    },
    async cartRemove({ id, session: key }, context) {
      return answer(await carts.remove(accessOf(key, context), id), context);
    },
    async cartMerge({ session: key }, context) {
      const user = requireUser(context.viewer);
      if (!user.ok) return user;
      const { session: merged } = accessOf(key, context);
      return answer(await carts.merge(user.value, merged ?? ''), context);
    },
  };
}

function shippingHandlers({ shippingQuotes, rateLimits }: Services): RestHandlers {
  return {
    cartShippingQuote({ session: key, promotion_code: code, ...destination }, context) {
      return shippingQuotes.quote(accessOf(key, context), destination, code ?? null);
    },
    async cartRequestShippingQuote({ session: key, address }, context) {
      const refusal = await rateLimits.limit('requestShippingQuote', context);
      if (refusal) return refusal;
      const outcome = await shippingQuotes.request(accessOf(key, context), address);
      if (!outcome.ok) return outcome;
      return { success: true, message: 'Thank you. We will send you a quote by e-mail.' };
    },
  };
}

/** Carts and what it costs to send them (specification section 7, Commerce). */
export function cartsRest(services: Services): RestDomain {
  return { limits, handlers: { ...cartHandlers(services), ...shippingHandlers(services) } };
}
