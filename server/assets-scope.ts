import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { COMPRESSION } from './http/compression.ts';
import { withoutDocumentHeaders } from './http/security-headers.ts';
import { registerVideoRoutes } from './http/video-routes.ts';
import { WORKER_SCRIPT } from '../src/rules/offline-pages.ts';
import { PICTURE_POLICY, registerImageRoutes } from './images/image-routes.ts';
import { registerSearchEngineFiles } from './rendering/search-engine-routes.ts';
import type { Services } from './services.ts';

/** Suffix of the compressed copy that is sent instead of a file. */
const COMPRESSED = /\.(?:br|gz)$/;
/** Folders with many files. A route for each file instead of each folder took a tenth of the start. */
const FOLDERS = ['assets', 'static'];

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
  const root = join(storefrontRoot, isDevelopment ? 'public' : join('dist', 'client'));
  const options = { index: false as const, preCompressed: !isDevelopment, cacheControl: false, setHeaders };
  const globIgnore = FOLDERS.map((folder) => `${folder}/**`);
  await scope.register(staticFiles, { ...options, root, wildcard: false, globIgnore });
  for (const folder of FOLDERS.filter((name) => existsSync(join(root, name))))
    await scope.register(staticFiles, {
      ...options,
      root: join(root, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
    });
}

/** @param sent path of the file or of its compressed copy */
function setHeaders(reply: FastifyReply, sent: string): void {
  const path = sent.replace(COMPRESSED, '');
  const hashed = path.includes(`${sep}static${sep}`);
  if (hashed) withoutDocumentHeaders(reply.raw);
  reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  if (path.endsWith(WORKER_SCRIPT)) reply.header('cache-control', 'no-cache');
  if (path.endsWith('.svg')) reply.header('content-security-policy', PICTURE_POLICY);
}
