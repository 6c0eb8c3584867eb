import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';

/**
 * If another host keeps the content, redirects `/cms` there (RT-24, A41). Otherwise it is a screen of the
 * storefront, for administrators.
 */
export function registerBackOffice(app: FastifyInstance, { apiBase }: Environment): void {
  if (apiBase === null) return;
  for (const path of ['/cms', '/cms/*'])
    app.get(path, async (_request, reply) => reply.redirect(new URL('/cms', apiBase).href, 302));
}
