import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isCurrent } from '../lib/entity-tag.ts';
import { toBrotli } from '../lib/brotli.ts';

/** How a page can be sent. */
export type PageEncoding = 'br' | 'gzip' | 'identity';

/** An answer with all its headers, names and values in turn. */
export interface ReadyAnswer {
  head: string[];
  /** The headers of a 304. */
  unchanged: string[];
  etag: string;
  body: Buffer;
  /** How often it was given; endlessly often where that does not matter. */
  asked: number;
}

/** A rendered page, compressed once. */
export interface PackedPage {
  kind: 'page';
  status: number;
  /** Weak: it stands for the page in every encoding. */
  etag: string;
  brotli: Buffer;
  /** Made for the first who accepts nothing better. */
  gzip: Promise<Buffer> | null;
  /** Answers that were given before, by encoding; only of pages that are everybody's. */
  ready: Map<PageEncoding, ReadyAnswer>;
}

const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const BROTLI_QUALITY = 6;
/** A tenth smaller, in 100 ms of a thread's time instead of 2. */
const SMALLEST = 11;

/** Compresses a page once, so that every later answer only copies bytes. */
export async function packPage(status: number, html: string): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const brotli = await toBrotli(plain, BROTLI_QUALITY);
  return { kind: 'page', status, etag: entityTag(plain), brotli, gzip: null, ready: new Map() };
}

/** The smallest encoding that a visitor accepts. */
export function encodingFor(request: FastifyRequest): PageEncoding {
  if (request.encodings('br')) return 'br';
  return request.encodings('gzip') ? 'gzip' : 'identity';
}

/** The bytes of a page in an encoding. */
export function bytesOf(page: PackedPage, encoding: PageEncoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return page.brotli;
  // So few ask for it that it is not worth keeping.
  if (encoding === 'identity') return brotliDecompressSync(page.brotli);
  page.gzip ??= toGzip(brotliDecompressSync(page.brotli));
  return page.gzip;
}

/** Compresses a page that is often asked for as far as can be; its answers are smaller from then on. */
export async function shrinkPage(page: PackedPage): Promise<void> {
  page.brotli = await toBrotli(await fromBrotli(page.brotli), SMALLEST);
  const ready = page.ready.get('br');
  if (!ready) return;
  ready.body = page.brotli;
  ready.head = withLength(ready.head, page.brotli.length);
}

/** These headers, the last of which says the length of the body. */
const withLength = (head: readonly string[], length: number) => [...head.slice(0, -1), String(length)];

/** What is said of a page in every encoding, beside how it may be kept. */
export const pageHeaders = ({ etag }: PackedPage) => ({
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding',
  etag,
});

/** Sends a page in the smallest encoding that the visitor accepts, or 304; headers about caching are the caller's. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<FastifyReply> {
  reply.headers(pageHeaders(page));
  if (page.status === 200 && isCurrent(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await bytesOf(page, encoding));
}
