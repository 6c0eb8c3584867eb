import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';
import { html } from '../lib/html.ts';

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>Back office</title>
    </head>
    <body>
      <main>
        <h1>Back office</h1>
        <p>The back office of this shop is not here yet.</p>
        <p><a href="/">Back to the shop</a></p>
      </main>
    </body>
  </html>`.html;

/** `/cms`: the back office of the host that keeps the content (RT-24, A41); a plain page until this one has its own. */
export function registerBackOffice(app: FastifyInstance, { apiBase }: Environment): void {
  for (const path of ['/cms', '/cms/*']) {
    app.get(path, async (_request, reply) => {
      if (apiBase !== null) return reply.redirect(new URL('/cms', apiBase).href, 302);
      return reply
        .headers({
          'content-security-policy': POLICY,
          'x-robots-tag': 'noindex',
          'cache-control': 'no-cache',
        })
        .type('text/html; charset=utf-8')
        .send(page);
    });
  }
}
