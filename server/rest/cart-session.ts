import type { CartAccess } from '../lib/viewer.ts';
import type { ShownCart } from '../domain/carts/cart-reader.ts';
import type { Cart } from '../generated/wire.ts';
import type { RestContext } from './rest-routes.ts';
import { setSessionCookies } from '../http/xsrf.ts';
import type { Services } from '../services.ts';
import { cartWire } from '../wire/cart.ts';

/** The session key is sent with the call; a browser that has lost it still has the cookie (A58). */
export function cartAccessOf(given: string | null | undefined, { viewer, request }: RestContext): CartAccess {
  return { viewer, session: given || request.cookies['cart'] || null };
}

/** Every response that shows a cart renews its cookies (CRT-13). */
export function answerCart(
  cart: ShownCart,
  { images }: Pick<Services, 'images'>,
  { reply }: RestContext,
): Cart {
  reply.header('cache-control', 'no-store');
  if (cart.sessionKey) setSessionCookies(reply, { cart: cart.sessionKey });
  return cartWire(cart, images);
}
