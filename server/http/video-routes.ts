import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';
import { addScope } from '../lib/add-scope.ts';
import type { VideoManager } from '../domain/videos/video-manager.ts';
import { notFound } from '../lib/outcome.ts';
import { sendRefusal } from './refusal.ts';
import { inProject } from '../lib/project-folder.ts';

const VideoParams = Type.Object({ file: Type.String({ maxLength: 100 }) });
/** A video keeps its URL when its owner replaces it, so caches revalidate by ETag after a day. */
const ONE_DAY = 'public, max-age=86400';
/** Clips that ship with the shop. */
const OWN_CLIPS = inProject('server', 'assets', 'videos');

/**
 * Serves videos at `/v/{id}.{ext}`, in byte ranges (IMG-04): 206 with `Content-Range`, 416 beyond the end,
 * 304 by ETag. The id is that of the record or the name of its file; without a record it is 404.
 * @param dataDir the owner's own clips are in its folder `videos`
 */
export function registerVideoRoutes(app: FastifyInstance, videos: VideoManager, dataDir: string): void {
  void addScope(app, 'videos', async (scope) => {
    await scope.register(staticFiles, { root: OWN_CLIPS, serve: false, cacheControl: false });
    scope.addHook('onError', async (_request, reply, error) => {
      const { headers = {} } = error as { headers?: Record<string, string> };
      reply.headers({ ...headers, 'cache-control': 'no-store' });
    });
    scope.get<{ Params: Static<typeof VideoParams> }>(
      '/v/:file',
      { schema: { params: VideoParams } },
      async (request, reply) => {
        const file = await videos.fileOf(request.params.file);
        const folder = [join(dataDir, 'videos'), OWN_CLIPS].find((path) =>
          existsSync(join(path, file ?? '')),
        );
        if (file === null || folder === undefined)
          return sendRefusal(reply, notFound('VIDEO_NOT_FOUND').refusal);
        // A storefront of another origin shows it too.
        reply.headers({ 'cache-control': ONE_DAY, 'cross-origin-resource-policy': 'cross-origin' });
        return reply.sendFile(file, folder);
      },
    );
  });
}
