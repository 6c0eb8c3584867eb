import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BRAND_ADDRESSES, registerBrandRoutes } from './brand-routes.ts';

const app = Fastify();
registerBrandRoutes(app);

describe('the shop’s marks', () => {
  it.each(BRAND_ADDRESSES)('[IMG-03] %s is served and can be drawn without a font', async (address) => {
    const answer = await app.inject(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).not.toContain('<text');
    const { channels } = await sharp(answer.rawPayload).flatten({ background: '#888888' }).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    const again = await app.inject({
      url: address,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('[IMG-03] the favicon follows light and dark', async () => {
    const { body } = await app.inject('/assets/brand/favicon.svg');
    expect(body).toContain('prefers-color-scheme:dark');
  });
});
