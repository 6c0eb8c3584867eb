import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addScope } from '../lib/add-scope.ts';
import type { CartAccess } from '../lib/viewer.ts';
import type { ShownCart } from '../domain/carts/cart-reader.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { isOwnRequest } from '../http/own-request.ts';
import { setSessionCookies } from '../http/xsrf.ts';
import { success } from '../lib/outcome.ts';
import type { Outcome, Refusal } from '../lib/outcome.ts';
import { acceptForms, formOf } from '../lib/posted-form.ts';
import { refusalMessage, refusalText } from '../lib/refusal-text.ts';
import type { Services } from '../services.ts';
import { readCartForm } from './cart-form.ts';
import type { CartRequest } from './cart-form.ts';
import { cookieCart } from './own-page.ts';
import { TooManyRenders } from './render-queue.ts';
import { RefusedFormPages } from './refused-form-pages.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Storefront } from './storefront.ts';

/** Maximum size of a form, larger than all texts of a product together. */
const MAX_FORM_BYTES = 64 * 1024;

const foreign: Refusal = { status: 403, ...refusalText('XSRF') };
const unreadable: Refusal = { status: 400, ...refusalText('REQUEST_INVALID') };

type SendRefused = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  wanted: CartRequest | null,
) => unknown;

/** A page with only the refusal's text. */
const sendRefusalPage = (reply: FastifyReply, refusal: Refusal) =>
  sendErrorPage(reply, refusal.status, (i18n) => ({
    title: i18n._({
      id: 'page.cart.unchanged',
      message: 'Your cart is as it was',
      comment: 'Heading: what was pressed in the cart has changed nothing',
    }),
    message: refusalMessage(i18n, refusal),
  }));

type Added = Extract<CartRequest, { action: 'add' }>;

async function add(services: Services, access: CartAccess, wanted: Added): Promise<Outcome<ShownCart>> {
  const found = await services.products.searchSku(wanted);
  if (!found.ok) return found;
  return services.carts.add(access, { sku: found.value.sku, qty: wanted.qty, addons: wanted.addons });
}

function change(services: Services, access: CartAccess, wanted: CartRequest): Promise<Outcome<ShownCart>> {
  if (wanted.action === 'add') return add(services, access, wanted);
  if (wanted.action === 'update' && wanted.qty !== 0)
    return services.carts.update(access, wanted.line, wanted.qty);
  return services.carts.remove(access, wanted.line).then(success);
}

/**
 * Accepts the native posts of the shop's forms, for pages whose script is missing or not loaded yet: adding on a
 * product's page, changing and removing in the cart. Redirects to the cart with 303; a refusal is shown on the
 * form's own page, and a request from no page of ours gets 403.
 * @param pages null if none are rendered: a refusal's text is then shown alone, as when too many renders wait
 */
export function registerCartForms(
  app: FastifyInstance,
  services: Services,
  pages: { storefront: Storefront; renderer: PageRenderer } | null,
): void {
  const refusedPages = pages && new RefusedFormPages(services, pages);
  const sendRefused: SendRefused = async (request, reply, refusal, wanted) => {
    if (refusedPages === null) return sendRefusalPage(reply, refusal);
    try {
      return await refusedPages.send(request, reply, refusal, wanted);
    } catch (error) {
      if (!(error instanceof TooManyRenders)) throw error;
      return sendRefusalPage(reply, refusal);
    }
  };
  void addScope(app, 'cart forms', async (scope) => {
    acceptForms(scope, { maxBytes: MAX_FORM_BYTES });
    // `isOwnRequest` replaces the XSRF header, which a form cannot send.
    scope.post('/cart', { config: { xsrf: false } }, async (request, reply) => {
      // Renders no page for foreign or too frequent requests.
      if (!isOwnRequest(services.environment, request)) return sendRefusalPage(reply, foreign);
      const limited = await services.rateLimits.limit('cartAdd', { request, reply });
      if (limited) return sendRefusalPage(reply, limited.refusal);
      const wanted = readCartForm(formOf(request));
      if (!wanted) return sendRefused(request, reply, unreadable, null);
      const outcome = await change(services, cookieCart(request), wanted);
      if (!outcome.ok) return sendRefused(request, reply, outcome.refusal, wanted);
      const { sessionKey } = outcome.value;
      if (sessionKey) setSessionCookies(reply, { cart: sessionKey });
      return reply.header('cache-control', 'no-store').redirect('/cart', 303);
    });
  });
}
