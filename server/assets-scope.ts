import { join, sep } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { COMPRESSION } from './http/compression.ts';
import { withoutDocumentHeaders } from './http/security-headers.ts';
import { registerVideoRoutes } from './http/video-routes.ts';
import { WORKER_SCRIPT } from '../src/rules/offline-pages.ts';
import { PICTURE_POLICY, registerImageRoutes } from './images/image-routes.ts';
import { registerSearchEngineFiles } from './rendering/search-engine-routes.ts';
import type { Services } from './services.ts';

/** Suffix of the compressed copy that is sent instead of a file. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Registers pictures, videos, files for search engines and the storefront's own files: the same for everyone,
 * without tokens and cookies.
 * @param storefrontRoot folder of the built storefront, or its sources in development; null for none of its
 *   files
 */
export async function registerAssets(
  scope: FastifyInstance,
  services: Services,
  storefrontRoot: string | null,
): Promise<void> {
  await scope.register(compress, COMPRESSION);
  registerImageRoutes(scope, services.renditions);
  registerVideoRoutes(scope, services.videos, services.environment.dataDir);
  registerSearchEngineFiles(scope, services);
  if (storefrontRoot === null) return;
  const isDevelopment = services.environment.mode === 'development';
  await scope.register(staticFiles, {
    root: join(storefrontRoot, isDevelopment ? 'public' : join('dist', 'client')),
    wildcard: false,
    index: false,
    preCompressed: !isDevelopment,
    cacheControl: false,
    setHeaders: (reply, sent) => {
      const path = sent.replace(COMPRESSED, '');
      const hashed = path.includes(`${sep}static${sep}`);
      if (hashed) withoutDocumentHeaders(reply.raw);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      if (path.endsWith(WORKER_SCRIPT)) reply.header('cache-control', 'no-cache');
      if (path.endsWith('.svg')) reply.header('content-security-policy', PICTURE_POLICY);
    },
  });
}
