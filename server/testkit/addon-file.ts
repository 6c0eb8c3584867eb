import { writeContent } from '../db/content-version.ts';
import type { AddonFile } from '../generated/wire.ts';
import type { TestProduct } from './products.ts';
import type { World } from './world.ts';

interface Sending {
  name?: string;
  token?: string;
  /** Session key of a guest's cart. */
  session?: string;
}

/** Adds a file add-on to a product. @returns the id of the add-on */
export async function takeFiles(world: World, product: TestProduct, type = 'file'): Promise<number> {
  const { database } = world.services;
  const code = `${type}-${product.code}`;
  const { id } = await database
    .insertInto('addons')
    .values({ code, name: 'Your logo', type, required: 0, price_cents: 0, max_length: null, hint: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeContent(database, (transaction) =>
    transaction
      .insertInto('product_addons')
      .values({ product_id: product.productId, addon_id: id, min_qty: 0, max_qty: 3, sort_order: 1 })
      .execute(),
  );
  return id;
}

/** Uploads a file like a browser; the status tells whether the file was stored. */
export async function sendFile(
  world: World,
  bytes: Buffer | string,
  { name = 'logo.png', token, session }: Sending = {},
): Promise<{ status: number; body: AddonFile & { text_code?: string; message?: string } }> {
  const form = new FormData();
  if (session !== undefined) form.set('session', session);
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  const request = new Request('http://shop.test/', { method: 'POST', body: form });
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/v1/sell/cart/addonFile',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}
