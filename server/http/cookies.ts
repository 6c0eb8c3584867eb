import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether cookies are `Secure`: the shop's own URL is https. */
    secureCookies: boolean;
  }
}

/** Installs cookies for all scopes: calls set them, as do forms of pages without script (A58). */
export async function installCookies(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(cookie);
  app.decorate('secureCookies', publicUrl.startsWith('https:'));
}
