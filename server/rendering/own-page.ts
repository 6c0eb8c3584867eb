import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CartAccess } from '../lib/viewer.ts';
import type { Cart } from '../generated/wire.ts';
import { anonymous } from '../lib/viewer.ts';
import type { Services } from '../services.ts';
import { cartWire } from '../wire/cart.ts';
import { sendPage } from './compressed-page.ts';
import type { NotFoundResult, PageCache, RenderResult } from './page-cache.ts';

/** The response depends on the visitor's cart. */
export const CART_PATH = '/cart';

/** Returns access to the guest cart of a browser's cookie; only a script can send the login. */
export const cookieCart = (request: FastifyRequest): CartAccess => ({
  viewer: anonymous,
  session: request.cookies['cart'] ?? null,
});

/** Returns the cart of this browser's cookie; null if it is empty. */
export async function ownCart(
  { cartReader, images }: Services,
  request: FastifyRequest,
): Promise<Cart | null> {
  const access = cookieCart(request);
  if (access.session === null) return null;
  const cart = await cartReader.show(access);
  return cart.lines.length > 0 ? cartWire(cart, images) : null;
}

/**
 * Sends a page with personal content, which must not be cached.
 * @param status overrides the page's own
 */
export function sendOwnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: RenderResult | NotFoundResult,
  status?: number,
): unknown {
  if (!('content' in rendered) || rendered.content.kind !== 'page') return reply.callNotFound();
  const { content } = rendered;
  reply.header('cache-control', 'private, no-store');
  return sendPage(request, reply, { ...content, status: status ?? content.status });
}

/**
 * Sends the page a secret in the URL opens, which must not be cached; the not-found page is shared by all.
 */
export async function sendPersonalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    rendered,
    cache,
    version,
  }: { rendered: RenderResult | NotFoundResult; cache: PageCache; version: string },
): Promise<unknown> {
  if ('content' in rendered) return sendOwnPage(request, reply, rendered);
  const notFound = { key: rendered.sharedKey, isOpenEnded: true };
  const content = await cache.get(version, notFound, rendered.render);
  return sendOwnPage(request, reply, { content, validUntil: 0 });
}
