import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText } from '../testkit/pdf-text.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('[APC-05, SEC-05] a document is downloaded with its name and type and never displayed inline', async () => {
  const response = await world.app.inject('/api/v1/cognito/default/file/care-card');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''care-card.pdf",
    'x-content-type-options': 'nosniff',
  });
  const { title, text } = await pdfText(response.rawPayload);
  expect(title).toBe('How to look after it');
  expect(text).toContain('Cork Wipe with a damp cloth');
});

it('[APC-05] a name with special characters or quotes stays one name', async () => {
  await world.services.database
    .insertInto('documents')
    .values({
      id: 'odd',
      name: 'Preisliste "größe" (1)\r\nX: y.txt',
      content_type: 'text/plain',
      content_base64: Buffer.from('ok').toString('base64'),
      created_at: '2026-11-01T00:00:00.000Z',
    })
    .execute();
  const { headers, body } = await world.app.inject('/api/v1/cognito/default/file/odd');
  expect(headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''Preisliste%20%22gr%C3%B6%C3%9Fe%22%20%281%29%0D%0AX%3A%20y.txt",
  );
  expect(body).toBe('ok');
});

it.each(['nothing', '1', '..%2F..%2Fshop.sqlite', '%00'])('[APC-05] the file %s is not found', async (id) => {
  expect((await world.app.inject(`/api/v1/cognito/default/file/${id}`)).statusCode).toBe(404);
});

it('[APC-04] a picture by its hash is a record in the requested size', async () => {
  const hash = world.services.images.hashOf('places/bench');
  const { body } = await world.rest('imageByHash', { hash, aspect: '4x3', width: 400 });
  expect(body).toMatchObject({
    aspect: '4x3',
    width: 400,
    height: 300,
    url: `/assets/i/${hash}/4x3/400.jpg`,
  });
});

it.each(['f'.repeat(32), '../../../etc/passwd', ''])('[APC-04] no picture has the hash %j', async (hash) => {
  expect((await world.rest('imageByHash', { hash })).status).toBe(404);
});

it('[APC-04] a size that is not offered is refused', async () => {
  const hash = world.services.images.hashOf('places/bench');
  expect((await world.rest('imageByHash', { hash, aspect: '4x3', width: 401 })).status).toBe(422);
});
