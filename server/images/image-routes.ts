import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Static } from 'typebox';
import { isCurrent } from '../lib/entity-tag.ts';
import { ipKey } from '../lib/ip-address.ts';
import type { PictureFile } from './checked-files.ts';
import { ImageDamaged, ImageError } from './image-error.ts';
import type { Aspect } from './image-sizes.ts';
import { CONTENT_TYPES, heightFor, parseAspect, parseFormat } from './image-sizes.ts';
import { isServed } from './image-slots.ts';
import { HASH_PATTERN } from './original.ts';
import type { Rendition } from './rendition.ts';
import type { RenditionService } from './rendition-service.ts';

const PlainUrl = Type.Object({ hash: Type.String(), aspect: Type.String(), file: Type.String() });
const SizedUrl = Type.Object({
  hash: Type.String(),
  aspect: Type.String(),
  size: Type.String(),
  file: Type.String(),
});
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Policy for pictures that may be SVGs: opened as a document, they must not run or load anything. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Serves pictures at `/assets/i/{hash}/{aspect}/{width}.{ext}` and, with the same bytes, with
 * `{width}x{height}` before a file name (IMG-02, IMG-03, A45). Unsupported sizes, aspects and formats are
 * 400, unknown pictures 404; for a missing or damaged one its placeholder is sent, uncached. Rendering is
 * skipped once the client has disconnected.
 */
export function registerImageRoutes(app: FastifyInstance, renditions: RenditionService): void {
  app.get<{ Params: Static<typeof PlainUrl> }>(
    '/assets/i/:hash/:aspect/:file',
    { schema: { params: PlainUrl } },
    (request, reply) =>
      withPlaceholder(reply, () => serve(renditions, () => readPlain(request.params), request, reply)),
  );
  app.get<{ Params: Static<typeof SizedUrl> }>(
    '/assets/i/:hash/:aspect/:size/:file',
    { schema: { params: SizedUrl } },
    (request, reply) =>
      withPlaceholder(reply, () =>
        serve(renditions, () => readSized(renditions, request.params), request, reply),
      ),
  );
}

async function withPlaceholder(reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    for (const header of ['etag', 'cache-control']) reply.removeHeader(header);
    reply.header('cache-control', 'no-store');
    if (error instanceof ImageDamaged) return sendPlaceholder(reply, error.placeholder);
    if (!(error instanceof ImageError)) throw error;
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    return reply.code(error.status).send({ text_code: error.textCode, message: error.message });
  }
}

/** @param placeholder a data URI */
async function sendPlaceholder(reply: FastifyReply, placeholder: string): Promise<unknown> {
  const picture = await fetch(placeholder);
  return reply
    .headers({
      'content-type': picture.headers.get('content-type') ?? 'image/svg+xml',
      'content-security-policy': PICTURE_POLICY,
      'x-robots-tag': 'noindex',
    })
    .send(Buffer.from(await picture.arrayBuffer()));
}

function readPlain({ hash, aspect, file }: Static<typeof PlainUrl>): Rendition {
  const [, width = '', extension = ''] = /^(\w+)\.(\w+)$/.exec(file) ?? [];
  return { hash: knownHash(hash), ...readCut(aspect, width, extension) };
}

function readSized(
  renditions: RenditionService,
  { hash, aspect, size, file }: Static<typeof SizedUrl>,
): Rendition {
  const [, width = '', height = ''] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const wanted = { hash: knownHash(hash), ...readCut(aspect, width, extension) };
  const original = renditions.find(wanted.hash);
  if (!original) throw notFound();
  if (Number(height) !== heightFor(wanted.width, wanted.aspect, original)) throw badSize();
  return wanted;
}

function readCut(aspectText: string, widthText: string, extension: string): Omit<Rendition, 'hash'> {
  const aspect: Aspect | undefined = parseAspect(aspectText);
  const width = /^[1-9]\d{1,3}$/.test(widthText) ? Number(widthText) : 0;
  const format = parseFormat(extension);
  if (!aspect || !isServed(aspect, width) || !format) throw badSize();
  return { aspect, width, format };
}

async function serve(
  renditions: RenditionService,
  read: () => Rendition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const wanted = read();
  if (!renditions.find(wanted.hash)) throw notFound();
  const tag = `"${wanted.hash.slice(0, 20)}-${wanted.aspect}-${wanted.width}-${wanted.format}"`;
  reply.headers({
    'cache-control': ONE_YEAR,
    etag: tag,
    'x-content-type-options': 'nosniff',
    // Mails are read on pages of other origins, and show these pictures.
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (isCurrent(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const requester = { client: ipKey(request.ip), signal: goneSignal(reply) };
  const { file, size } = await opened(() => renditions.rendition(wanted, requester));
  return reply
    .headers({ 'content-type': CONTENT_TYPES[wanted.format], 'content-length': String(size) })
    .send(file.createReadStream());
}

/** Opens the file of a picture; finds it once more if it was deleted in the meantime. */
async function opened(find: () => Promise<PictureFile>): Promise<{ file: FileHandle; size: number }> {
  const { path, size } = await find();
  const file = await open(path).catch(() => null);
  if (file) return { file, size };
  const again = await find();
  return { file: await open(again.path), size: again.size };
}

/** Returns a signal aborted when the client disconnects before the response is sent. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new ImageError(503, 'BUSY', 'Nobody waits for it.'));
  });
  return gone.signal;
}

function knownHash(hash: string): string {
  if (!HASH_PATTERN.test(hash)) throw notFound();
  return hash;
}

function badSize(): ImageError {
  return new ImageError(400, 'BAD_REQUEST', 'This picture is not made in that size, shape or format.');
}

function notFound(): ImageError {
  return new ImageError(404, 'NOT_FOUND', 'There is no such picture.');
}
