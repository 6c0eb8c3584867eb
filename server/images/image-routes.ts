import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';
import { ImageError } from './image-error.ts';
import type { ImageService, Rendition } from './image-service.ts';
import type { Aspect } from './image-sizes.ts';
import { aspectRatio, CONTENT_TYPES, heightFor, parseAspect, parseFormat } from './image-sizes.ts';
import { isServed } from './image-slots.ts';
import { sceneSize } from '../../drawing/engine/scene.ts';

const PlainAddress = Type.Object({ hash: Type.String(), aspect: Type.String(), file: Type.String() });
const SizedAddress = Type.Object({
  hash: Type.String(),
  aspect: Type.String(),
  size: Type.String(),
  file: Type.String(),
});
const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves pictures at `/assets/i/{hash}/{aspect}/{width}.{ext}` and, the same bytes, with `{width}x{height}` before a
 * file name (IMG-02, IMG-03, A45). Sizes, aspects and formats that are not ours are 400, unknown pictures 404.
 */
export function registerImageRoutes(app: FastifyInstance, images: ImageService): void {
  app.get<{ Params: Static<typeof PlainAddress> }>(
    '/assets/i/:hash/:aspect/:file',
    { schema: { params: PlainAddress } },
    (request, reply) => answer(reply, async () => serve(images, readPlain(request.params), request, reply)),
  );
  app.get<{ Params: Static<typeof SizedAddress> }>(
    '/assets/i/:hash/:aspect/:size/:file',
    { schema: { params: SizedAddress } },
    (request, reply) =>
      answer(reply, async () => serve(images, await readSized(images, request.params), request, reply)),
  );
}

async function answer(reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .send({ text_code: error.textCode, message: error.message });
  }
}

function readPlain({ hash, aspect, file }: Static<typeof PlainAddress>): Rendition {
  const [, width = '', extension = ''] = /^(\w+)\.(\w+)$/.exec(file) ?? [];
  return { hash: knownHash(hash), ...readCut(aspect, width, extension) };
}

async function readSized(
  images: ImageService,
  { hash, aspect, size, file }: Static<typeof SizedAddress>,
): Promise<Rendition> {
  const [, width = '', height = ''] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const wanted = { hash: knownHash(hash), ...readCut(aspect, width, extension) };
  if (Number(height) !== (await heightOf(images, wanted))) throw badSize();
  return wanted;
}

function readCut(aspectText: string, widthText: string, extension: string): Omit<Rendition, 'hash'> {
  const aspect: Aspect | undefined = parseAspect(aspectText);
  const width = /^[1-9]\d{1,3}$/.test(widthText) ? Number(widthText) : 0;
  const format = parseFormat(extension);
  if (!aspect || !isServed(aspect, width) || !format) throw badSize();
  return { aspect, width, format };
}

async function heightOf(images: ImageService, { hash, aspect, width }: Rendition): Promise<number> {
  const found = await images.find(hash);
  if (!found) throw notFound();
  return heightFor(width, aspectRatio(aspect, 'objects' in found ? sceneSize(found) : found));
}

async function serve(
  images: ImageService,
  wanted: Rendition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (!(await images.find(wanted.hash))) throw notFound();
  const tag = `"${wanted.hash.slice(0, 20)}-${wanted.aspect}-${wanted.width}-${wanted.format}"`;
  reply.headers({ 'cache-control': ONE_YEAR, etag: tag, 'x-content-type-options': 'nosniff' });
  const known = request.headers['if-none-match'];
  if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*'))
    return reply.code(304).send();
  const path = await images.rendition(wanted);
  const { size } = await stat(path);
  return reply
    .headers({ 'content-type': CONTENT_TYPES[wanted.format], 'content-length': String(size) })
    .send(createReadStream(path));
}

function knownHash(hash: string): string {
  if (!/^[0-9a-f]{32}$/.test(hash)) throw notFound();
  return hash;
}

function badSize(): ImageError {
  return new ImageError(
    400,
    'image_size_not_allowed',
    'This picture is not made in that size, shape or format.',
  );
}

function notFound(): ImageError {
  return new ImageError(404, 'image_not_found', 'There is no such picture.');
}
