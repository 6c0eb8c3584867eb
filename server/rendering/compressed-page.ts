import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isCurrent } from '../lib/entity-tag.ts';
import { toBrotli } from '../lib/brotli.ts';

/** The encodings of a page. */
export type PageEncoding = 'br' | 'gzip' | 'identity';

/** A complete response; headers are alternating names and values. */
export interface ReadyResponse {
  head: string[];
  /** The headers of a 304. */
  unchanged: string[];
  etag: string;
  body: Buffer;
  /** How often it was sent; infinity if that does not matter. */
  hits: number;
}

/** A rendered page, compressed once. */
export interface CompressedPage {
  kind: 'page';
  status: number;
  /** Weak, as it stands for the page in every encoding. */
  etag: string;
  brotli: Buffer;
  /** Created for the first client that accepts nothing better. */
  gzip: Promise<Buffer> | null;
  /** Earlier responses by encoding; only for public pages. */
  ready: Map<PageEncoding, ReadyResponse>;
}

const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const BROTLI_QUALITY = 6;
/** A tenth smaller, for 100 ms of processor time instead of 2. */
const SMALLEST = 11;

/** Compresses a page once, so that later responses only copy bytes. */
export async function compressPage(status: number, html: string): Promise<CompressedPage> {
  const plain = Buffer.from(html);
  const brotli = await toBrotli(plain, BROTLI_QUALITY);
  return { kind: 'page', status, etag: entityTag(plain), brotli, gzip: null, ready: new Map() };
}

/** Returns the smallest encoding the client accepts. */
export function encodingFor(request: FastifyRequest): PageEncoding {
  if (request.encodings('br')) return 'br';
  return request.encodings('gzip') ? 'gzip' : 'identity';
}

/** Returns a page's bytes in an encoding. */
export function bytesOf(page: CompressedPage, encoding: PageEncoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return page.brotli;
  // Requested too rarely to be worth caching.
  if (encoding === 'identity') return brotliDecompressSync(page.brotli);
  page.gzip ??= toGzip(brotliDecompressSync(page.brotli));
  return page.gzip;
}

/** Compresses a frequently requested page as far as possible, for all later responses. */
export async function recompressPage(page: CompressedPage): Promise<void> {
  page.brotli = await toBrotli(await fromBrotli(page.brotli), SMALLEST);
  const ready = page.ready.get('br');
  if (!ready) return;
  ready.body = page.brotli;
  ready.head = withLength(ready.head, page.brotli.length);
}

/** Replaces the last header's value, which is the body's length. */
const withLength = (head: readonly string[], length: number) => [...head.slice(0, -1), String(length)];

/** Headers of a page in every encoding, except those about caching. */
export const pageHeaders = ({ etag }: CompressedPage) => ({
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding',
  etag,
});

/** Sends a page in the smallest encoding the client accepts, or 304; caching headers are the caller's. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
): Promise<FastifyReply> {
  reply.headers(pageHeaders(page));
  if (page.status === 200 && isCurrent(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await bytesOf(page, encoding));
}
