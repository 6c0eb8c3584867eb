import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { appIconSvg, faviconSvg, logoSvg } from '../../drawing/brand.ts';

interface BrandFile {
  type: string;
  content: () => Promise<Buffer>;
}

const ONE_DAY = 'public, max-age=86400';
/** A picture is not a page: nothing in it may run or load. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const FILES: Record<string, BrandFile> = {
  'logo.svg': svg(() => logoSvg('light')),
  'logo-dark.svg': svg(() => logoSvg('dark')),
  'favicon.svg': svg(faviconSvg),
  'icon-180.png': png(180),
  'icon-192.png': png(192),
  'icon-512.png': png(512),
};

/** The addresses of the shop's marks: logo for light and dark grounds, favicon, icons for home screens. */
export const BRAND_ADDRESSES: readonly string[] = Object.keys(FILES).map((name) => `/assets/brand/${name}`);

/** Serves the shop's marks at `/assets/brand/{name}`. */
export function registerBrandRoutes(app: FastifyInstance): void {
  for (const [name, { type, content }] of Object.entries(FILES)) {
    let made: Promise<{ bytes: Buffer; tag: string }> | undefined;
    app.get(`/assets/brand/${name}`, async (request, reply) => {
      made ??= content().then((bytes) => ({ bytes, tag: tagOf(bytes) }));
      return send(request, reply, type, await made);
    });
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { bytes, tag }: { bytes: Buffer; tag: string },
): FastifyReply {
  reply.headers({
    'cache-control': ONE_DAY,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    etag: tag,
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('content-type', type).send(bytes);
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}"`;
}

function svg(draw: () => string): BrandFile {
  return { type: 'image/svg+xml', content: () => Promise.resolve(Buffer.from(draw())) };
}

function png(size: number): BrandFile {
  return {
    type: 'image/png',
    content: () =>
      sharp(Buffer.from(appIconSvg(size)))
        .png()
        .toBuffer(),
  };
}
