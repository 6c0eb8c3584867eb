import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CartAccess, ShownCart } from '../domain/carts/cart-reader.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { isOwnRequest } from '../http/own-request.ts';
import { setSessionCookies } from '../http/xsrf.ts';
import { html } from '../lib/html.ts';
import { success } from '../lib/outcome.ts';
import type { Outcome, Refusal } from '../lib/outcome.ts';
import { fieldsInEnglish, inEnglish } from '../lib/refusal-text.ts';
import { anonymous } from '../lib/viewer.ts';
import type { Services } from '../services.ts';
import { readCartForm } from './cart-form.ts';
import type { CartRequest } from './cart-form.ts';

/** More than every text of a product, none of which is long. */
const MAX_FORM_BYTES = 64 * 1024;

/** The guest's cart that a browser's cookie opens; who is logged in only a script can say. */
export const cookieCart = (request: FastifyRequest): CartAccess => ({
  viewer: anonymous,
  session: request.cookies['cart'] ?? null,
});

type Added = Extract<CartRequest, { action: 'add' }>;

async function add(services: Services, access: CartAccess, wanted: Added): Promise<Outcome<ShownCart>> {
  const found = await services.products.searchSku(wanted);
  if (!found.ok) return found;
  return services.carts.add(access, { sku: found.value.sku, qty: wanted.qty, addons: wanted.addons });
}

function answer(services: Services, access: CartAccess, wanted: CartRequest): Promise<Outcome<ShownCart>> {
  if (wanted.action === 'add') return add(services, access, wanted);
  if (wanted.action === 'update' && wanted.qty !== 0)
    return services.carts.update(access, wanted.line, wanted.qty);
  return services.carts.remove(access, wanted.line).then(success);
}

/** Says what was refused, and everything that was typed: a browser may have forgotten it on the way back. */
function sendRefused(reply: FastifyReply, refusal: Refusal, wanted: CartRequest): FastifyReply {
  const reasons = Object.values(fieldsInEnglish(refusal.fields ?? {}));
  const typed = wanted.action === 'add' ? wanted.addons.flatMap(({ value }) => value) : [];
  const list = (lines: string[]) =>
    lines.length > 0 && html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
  return sendErrorPage(reply, refusal.status, {
    title: 'Your cart is as it was',
    message: reasons.length > 0 ? 'Please go back and change this:' : inEnglish(refusal),
    details: html`${list(reasons)}${typed.length > 0 && html`<p>This is what you wrote:</p>`}${list(typed)}
      <p><a href="/cart">To your cart</a></p>`,
  });
}

/**
 * Takes the native posts of the shop's forms, where a page has no script or its script has not come: adding on a
 * product's page, changing and removing in the cart. Answers 303 to the cart; 403 to what no page of ours has sent.
 */
export function registerCartForms(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    // In place of the header of our scripts, which a form cannot send.
    scope.post('/cart', { config: { xsrf: false } }, async (request, reply) => {
      if (!isOwnRequest(services.environment, request)) return sendErrorPage(reply, 403);
      const wanted = readCartForm(request.body);
      if (!wanted) return sendErrorPage(reply, 400);
      const refusal = await services.rateLimits.limit('cartAdd', { request, reply });
      if (refusal) return sendRefused(reply, refusal.refusal, wanted);
      const outcome = await answer(services, cookieCart(request), wanted);
      if (!outcome.ok) return sendRefused(reply, outcome.refusal, wanted);
      const { sessionKey } = outcome.value;
      if (sessionKey) setSessionCookies(reply, { cart: sessionKey });
      return reply.header('cache-control', 'no-store').redirect('/cart', 303);
    });
  });
}
