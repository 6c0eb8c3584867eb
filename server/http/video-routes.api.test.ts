import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const CLIP_URL = '/v/engraving-a-coaster.webm';

it('[IMG-04] a video of the shop is served completely, with its type and a tag, by its file or by its id', async () => {
  const { statusCode, headers, rawPayload } = await world.app.inject(CLIP_URL);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    'content-length': String(rawPayload.length),
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(rawPayload.length).toBeLessThan(300_000);
  const { id } = await world.services.database
    .selectFrom('videos')
    .select('id')
    .where('file', '=', 'engraving-a-coaster.webm')
    .executeTakeFirstOrThrow();
  expect((await world.app.inject(`/v/${id}.webm`)).rawPayload.equals(rawPayload)).toBe(true);
  const known = await world.app.inject({ url: CLIP_URL, headers: { 'if-none-match': String(headers.etag) } });
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
});

it.each([
  ['bytes=0-99', 0, 99],
  ['bytes=1000-1999', 1000, 1999],
  ['bytes=-50', -50, -1],
])('[IMG-04] the range %s is answered with its bytes', async (range, from, to) => {
  const whole = (await world.app.inject(CLIP_URL)).rawPayload;
  const first = from < 0 ? whole.length + from : from;
  const last = to < 0 ? whole.length + to : to;
  const { statusCode, headers, rawPayload } = await world.app.inject({ url: CLIP_URL, headers: { range } });
  expect(statusCode).toBe(206);
  expect(headers['content-range']).toBe(`bytes ${first}-${last}/${whole.length}`);
  expect(rawPayload.equals(whole.subarray(first, last + 1))).toBe(true);
});

it('[IMG-04] a range beyond the end gets 416 with the length', async () => {
  const { length } = (await world.app.inject(CLIP_URL)).rawPayload;
  const { statusCode, headers } = await world.app.inject({
    url: CLIP_URL,
    headers: { range: 'bytes=9999999-' },
  });
  expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${length}`]);
});

it('[IMG-04] HEAD returns the length and no body', async () => {
  const { length } = (await world.app.inject(CLIP_URL)).rawPayload;
  const { statusCode, headers, rawPayload } = await world.app.inject({ method: 'HEAD', url: CLIP_URL });
  expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, String(length), 0]);
});

it.each([
  '/v/nothing.webm',
  '/v/999999.webm',
  '/v/engraving-a-coaster.mp4',
  '/v/engraving-a-coaster',
  '/v/..%2F..%2Fapp.ts',
  '/v/%00.webm',
])('[IMG-04] %s is not found', async (url) => {
  expect((await world.app.inject(url)).statusCode).toBe(404);
});
