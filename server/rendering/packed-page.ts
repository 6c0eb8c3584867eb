import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

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
const ETAG_CHARACTERS = 22;

/** Compresses a page once, so that every later answer only copies bytes. */
export async function packPage(status: number, html: string): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const [brotli, zipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(plain),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, ETAG_CHARACTERS);
  return { kind: 'page', status, etag: `W/"${hash}"`, brotli, gzip: zipped };
}

/** Whether the visitor has this page already, by `If-None-Match`; tags are compared weakly. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const given = request.headers['if-none-match'];
  if (given === undefined) return false;
  const tags = given.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag === etag || `W/${tag}` === etag);
}

/** Sends a page in the smallest encoding that the visitor accepts, or 304; headers about caching are the caller's. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding', etag: page.etag });
  if (page.status === 200 && isKnown(request, page.etag)) return reply.code(304).send();
  reply.code(page.status);
  if (request.encodings('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (request.encodings('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  // So few ask for it that it is not worth keeping.
  return reply.send(gunzipSync(page.gzip));
}
