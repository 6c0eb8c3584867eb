import type { FastifyInstance } from 'fastify';
import { isHostPath } from '../lib/reserved-paths.ts';
import type { Storefront, StorefrontModule } from './storefront.ts';

/** Serves the storefront from its sources through Vite, with hot reloading (`npm run dev`). */
export async function openDevelopmentStorefront(app: FastifyInstance, root: string): Promise<Storefront> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
    optimizeDeps: {
      // A dependency discovered while serving a page would reload every open page.
      entries: ['src/entry.client.tsx', 'src/inspector/{client,gallery,live}/main.{ts,tsx}'],
      // Imported only by code that plugins insert, not by any source.
      include: ['react/jsx-runtime'],
    },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (isHostPath(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  return {
    load: async () => (await vite.ssrLoadModule('/src/entry.server.tsx')) as StorefrontModule,
    assets: () =>
      Promise.resolve({
        head: '<link rel="stylesheet" href="/src/styles/main.css">',
        body: '<script type="module" src="/src/entry.client.tsx"></script>',
      }),
    finish: (url, html) => vite.transformIndexHtml(url, html),
  };
}
