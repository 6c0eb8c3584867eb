import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isCurrent } from '../http/entity-tag.ts';

/** A rendered page, compressed once. */
export interface PackedPage {
  kind: 'page';
  status: number;
  /** Weak: it stands for the page in every encoding. */
  etag: string;
  brotli: Buffer;
  gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI_QUALITY = 6;

/** Compresses a page once, so that every later answer only copies bytes. */
export async function packPage(status: number, html: string): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const [brotli, zipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(plain),
  ]);
  return { kind: 'page', status, etag: entityTag(plain), brotli, gzip: zipped };
}

/** Sends a page in the smallest encoding that the visitor accepts, or 304; headers about caching are the caller's. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding', etag: page.etag });
  if (page.status === 200 && isCurrent(request, page.etag)) return reply.code(304).send();
  reply.code(page.status);
  if (request.encodings('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (request.encodings('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  // So few ask for it that it is not worth keeping.
  return reply.send(gunzipSync(page.gzip));
}
