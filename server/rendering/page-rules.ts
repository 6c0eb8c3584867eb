import type { FastifyInstance } from 'fastify';
import { redirectPath, withQuery } from '../domain/redirects/redirect-rules.ts';
import type { Services } from '../services.ts';

/** What is no page: calls, pictures, built files. */
const NO_PAGE = /^\/(api|graphql|assets|static|v|raw|dev|sandbox-payment|authtoken)(\/|$)/;

/** What stands behind two slashes is another host to a browser, and never a page of ours. */
const DOUBLE_SLASH = /^[/\\]{2,}/;

/** Any letter may stand in an address that an owner writes, but not in a header. */
function asHeader(target: string): string {
  const { pathname, search, hash } = new URL(target, 'http://shop');
  return pathname + search + hash;
}

/**
 * What is decided about addresses before a page is rendered: one with too many slashes in front answers 301, and so
 * does a path that the owner redirects, with its query kept (RT-27); a page that is not listed tells search engines to
 * leave it out (RT-21).
 */
export function installPageRules(app: FastifyInstance, services: Services): void {
  const { contentVersion, redirects, pages } = services;
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query] = request.url.split(/\?(.*)/s, 2);
    if (!['GET', 'HEAD'].includes(request.method) || NO_PAGE.test(path)) return;
    if (DOUBLE_SLASH.test(path)) return reply.redirect(request.url.replace(DOUBLE_SLASH, '/'), 301);
    const version = await contentVersion();
    const target = await redirects.targetOf(path, version);
    if (target !== null) return reply.redirect(asHeader(withQuery(target, query ? `?${query}` : '')), 301);
    if ((await pages.unlisted(version)).has(redirectPath(path))) reply.header('x-robots-tag', 'noindex');
  });
}
