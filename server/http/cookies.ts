import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The shop's own URL is https, so cookies are Secure. */
    secureCookies: boolean;
  }
}

/** Cookies of all scopes: calls set them, and so do the forms of pages without script (A58). */
export async function installCookies(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(cookie);
  app.decorate('secureCookies', publicUrl.startsWith('https:'));
}
