import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '../lib/random-token.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { sendRefusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False if plain forms of browsers or other servers post here, without our header. */
    xsrf?: boolean;
  }
}

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'x-xsrf-token';
const CART_SECONDS = 14 * 86_400;
const VISIT_SECONDS = 30 * 60;
const TOKEN_BITS = 192;
const tokenShape = /^[\w-]{32}$/;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function cookieOptions(reply: FastifyReply, maxAge: number, httpOnly: boolean): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: reply.server.secureCookies, maxAge, httpOnly };
}

/** Keeps and renews a well-formed token; otherwise sets a new one. */
function setXsrfCookie(reply: FastifyReply): void {
  const current = reply.request.cookies[XSRF_COOKIE];
  const token = current !== undefined && tokenShape.test(current) ? current : randomToken(TOKEN_BITS);
  reply.setCookie(XSRF_COOKIE, token, cookieOptions(reply, CART_SECONDS, false));
}

/**
 * Sets or renews the cookies of a shopper's session (CRT-13, A58): `cart` with the cart's session key for 2
 * weeks, `visit` for 30 minutes, and the related XSRF token.
 */
export function setSessionCookies(reply: FastifyReply, { cart }: { cart: string }): void {
  const visit = reply.request.cookies['visit'];
  const visitId = visit !== undefined && tokenShape.test(visit) ? visit : randomToken(TOKEN_BITS);
  reply.setCookie('cart', cart, cookieOptions(reply, CART_SECONDS, true));
  reply.setCookie('visit', visitId, cookieOptions(reply, VISIT_SECONDS, true));
  setXsrfCookie(reply);
}

function isForged(request: FastifyRequest): boolean {
  if (safeMethods.has(request.method) || request.routeOptions.config.xsrf === false) return false;
  if (request.cookies['cart'] === undefined) return false;
  const cookie = request.cookies[XSRF_COOKIE];
  return cookie === undefined || cookie === '' || request.headers[XSRF_HEADER] !== cookie;
}

/**
 * Requires requests that change something and carry our `cart` cookie to repeat the XSRF cookie in their header,
 * which only our own pages can (HTP-04, A63). Refusal: 403 XSRF, with a cookie for the next try. Install it after
 * the cookies.
 */
export function installXsrf(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isForged(request)) return;
    setXsrfCookie(reply);
    return sendRefusal(reply, { status: 403, ...refusalText('XSRF') });
  });
}
